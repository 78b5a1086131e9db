/// The tool to place the other miniatures of a unit after its leader moved. The engine's proposal
/// appears at once. Players can drag each ghost, and a confirmation answers the question. A refused
/// place shows its reason and the nearest legal place. A key or a click then chooses this place.
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

    /// True if the open question asks for places.
    bool active() const;
    const std::vector<geometry::FormationPlace>& places() const { return places_; }
    /// Uses the proposal of a new question.
    void follow();
    bool confirm();

    /// After a refusal: the illegal places, moved to their nearest legal places.
    const std::vector<geometry::FormationPlace>& nearest() const { return nearest_; }
    /// Moves those miniatures to these places. Returns false if there are none.
    bool takeNearest();
    /// Why the latest place was refused. Empty after another attempt.
    QString refusal() const;

    /// The enemies that would see the miniature at its dragged position.
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
    std::vector<geometry::FormationPlace> refused_;  ///< all places at the time of the refusal
    std::vector<geometry::FormationPlace> nearest_;
    QString refusal_;  ///< the part of the reason that is known before the game's answer
    std::optional<std::size_t> held_;
    geometry::Mini heldFrom_, lastLegal_;
    geometry::Vec2 grip_{};
    QPointF pointer_;
    QString reason_;  ///< why this place is illegal for the dragged miniature; empty if it is legal
    std::size_t answersThen_ = 0;
};

}  // namespace sightline::app
