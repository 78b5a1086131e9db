/// The preview of an attack on the unit under the mouse pointer: lines of sight, obscured
/// miniatures, and a card with range, cover, dice and expected wounds.
#pragma once
#include <map>

#include "app/window/legion/tools/table_tool.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "geometry/sight/best_try.h"

namespace sightline::app {

class AttackHover : public TableTool {
    Q_OBJECT

  public:
    explicit AttackHover(GameSession& session, QObject* parent = nullptr);

    /// Updates the preview. Must be called after a change of the unit under the mouse pointer, of
    /// the selection or of the game.
    void follow();
    const std::optional<engine::AttackPreview>& preview() const { return preview_; }

    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    struct Pair {
        engine::UnitId attacker, defender;
        bool operator==(const Pair&) const = default;
    };
    std::optional<Pair> pairNow() const;
    std::optional<engine::UnitId> attackerNow() const;
    /// The unit of the preview that is not on the table: the attacker or the defender. Empty if
    /// both are on the table.
    std::optional<engine::UnitId> absent() const;
    std::optional<TableNote> noteOfAbsent(engine::UnitId unit) const;
    QString sightLine() const;
    QString blockersLine() const;
    QString coverLine() const;

    LatestJob job_;
    std::optional<Pair> pair_;
    std::size_t answersThen_ = 0;
    std::optional<engine::AttackPreview> preview_;
    /// The best tries to the miniatures that the attacking leader does not see.
    std::map<engine::MiniId, geometry::BestTry> tries_;
};

}  // namespace sightline::app
