/// Placing the other miniatures of a unit after its leader moved: the engine's proposal stands
/// there at once, each ghost can be dragged, and confirming answers. A refused place is shown with
/// its reason and the nearest legal one, which a key or a click takes.
#pragma once
#include "app/window/session/legal_alternative.h"
#include "app/window/tools/table_tool.h"
#include "app/window/tools/watch_lines.h"
#include "engine/asking/bounds.h"

namespace sightline::app {

class DragPlaces : public TableTool {
    Q_OBJECT

  public:
    explicit DragPlaces(GameSession& session, QObject* parent = nullptr);

    /// The open question asks for places.
    bool active() const;
    const std::vector<geometry::FormationPlace>& places() const { return places_; }
    /// Takes up the proposal of a new question.
    void follow();
    bool confirm();

    /// After a refusal: the places that are not legal as wished, moved to the nearest legal ones.
    const std::vector<geometry::FormationPlace>& nearest() const { return nearest_; }
    /// Puts those miniatures there; false when there is none.
    bool takeNearest();
    /// Why the latest place was refused; empty once another one is tried.
    QString refusal() const;

    /// Who would see the miniature where the hand holds it.
    const WatchLines& watch() const { return watch_; }

    bool press(const TablePointer& pointer) override;
    void drag(const TablePointer& pointer) override;
    void release(const TablePointer& pointer) override;
    bool tap(const TablePointer& pointer) override;
    bool cancel() override;
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    const engine::PlaceBounds& bounds() const { return *session().question()->place; }
    const geometry::Mini& leader() const;
    std::vector<geometry::PlacedMini> othersOf(std::size_t which) const;
    std::optional<geometry::Vec2> intoContact(geometry::Vec2 wished) const;
    engine::Places answer() const;
    void judge();
    void refuse(const QString& why);
    void forgetRefusal();
    void showNearest();
    bool atNearest(const TablePointer& pointer) const;
    QString nearestWords() const;
    void drawRefusal(SceneDraft& draft) const;
    void drawTerritory(SceneDraft& draft) const;

    WatchLines watch_;
    LegalAlternative instead_;
    std::vector<geometry::FormationPlace> places_;
    std::vector<geometry::FormationPlace> refused_;  ///< all places as they were refused
    std::vector<geometry::FormationPlace> nearest_;
    QString refusal_;  ///< as far as known before the game has spoken
    std::optional<std::size_t> held_;
    geometry::Mini heldFrom_, lastLegal_;
    geometry::Vec2 grip_{};
    QPointF pointer_;
    QString reason_;  ///< why the held miniature may not stand here; empty when it may
    std::size_t answersThen_ = 0;
};

}  // namespace sightline::app
