/// The mouse tool that places the other miniatures of a unit after its leader has moved. It starts
/// with the places that the engine proposes. Players can drag each miniature, and then confirm. A
/// refused place shows its reason and the nearest legal place, which a key or a click accepts.
#pragma once
#include "app/window/legion/tools/table_tool.h"
#include "app/window/legion/tools/watch_lines.h"
#include "app/window/shell/session/legal_alternative.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::app {

class DragPlaces : public TableTool {
    Q_OBJECT

  public:
    explicit DragPlaces(GameSession& session, QObject* parent = nullptr);

    /// True if the open question asks for the places of miniatures.
    bool active() const;
    const std::vector<geometry::FormationPlace>& places() const { return places_; }
    /// Called after the game changed. If a new question is open, its proposed places are shown.
    void follow();
    bool confirm();

    /// After a refusal: the nearest legal places for the miniatures whose places were illegal.
    /// Otherwise empty.
    const std::vector<geometry::FormationPlace>& nearest() const { return nearest_; }
    /// Accepts the places in `nearest`. Returns false if there are none.
    bool takeNearest();
    /// The reason why the last place was refused. Empty again after the next drag.
    QString refusal() const;

    /// The enemy miniatures that would see the dragged miniature.
    const WatchLines& watch() const { return watch_; }

    bool press(const TablePointer& pointer) override;
    void drag(const TablePointer& pointer) override;
    void release(const TablePointer& pointer) override;
    bool tap(const TablePointer& pointer) override;
    bool cancel() override;
    std::vector<TableHold> holds() const override;
    bool refused() const override { return instead_.asked(); }
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    static bool samePlace(const geometry::Mini& one, const geometry::Mini& other);
    const engine::PlaceBounds& bounds() const { return *session().question()->place; }
    const geometry::Mini& leader() const;
    std::vector<geometry::PlacedMini> othersOf(std::size_t which) const;
    std::optional<geometry::Vec2> intoContact(geometry::Vec2 wished) const;
    engine::Places answer() const;
    void judge();
    void putOn(const geometry::Vec3& floor);
    void putUnderRoof(const TablePointer& pointer);
    void refuse(const QString& why);
    void forgetRefusal();
    bool backToProposal();
    void showNearest();
    bool atNearest(const TablePointer& pointer) const;
    QString nearestWords() const;
    std::vector<geometry::Mini> about() const;
    void drawHeld(SceneDraft& draft, const geometry::Mini& mini) const;
    void drawRefusal(SceneDraft& draft) const;
    void drawTerritory(SceneDraft& draft) const;

    WatchLines watch_;
    LegalAlternative instead_;
    std::vector<geometry::FormationPlace> places_;
    /// Places of all miniatures when a place was refused.
    std::vector<geometry::FormationPlace> refused_;
    std::vector<geometry::FormationPlace> nearest_;
    QString refusal_;  ///< reason from this tool, shown until the game has computed its own reason
    std::optional<std::size_t> held_;
    geometry::Mini heldFrom_, lastLegal_;
    geometry::Vec2 grip_{};
    QPointF pointer_;
    QString reason_;  ///< why the dragged miniature cannot stand where it is; may be empty
    std::size_t answersThen_ = 0;
};

}  // namespace sightline::app
