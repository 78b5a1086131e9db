/// Draws the attacks that a unit could make from the end of a dragged Move: a line to each target
/// with one chevron for each kind of weapon that reaches it, and the expected wounds beside the
/// badge of the target. The engine computes them on another thread.
#pragma once
#include <optional>
#include <stop_token>
#include <vector>

#include "app/window/shell/scene/scene_draft.h"
#include "app/window/shell/session/shown_game.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/advice/preview/attacks_from.h"

namespace sightline::app {

class AttackLines : public QObject {
    Q_OBJECT

  public:
    explicit AttackLines(const ShownGame& game, QObject* parent = nullptr);
    ~AttackLines() override { stop_.request_stop(); }

    /// Starts to compute the attacks of the unit if its leader stands at `leader`. The old lines
    /// stay, fainter, until the new lines are known.
    void ask(engine::UnitId unit, const geometry::Mini& leader);
    void clear();
    /// The attacks of the last computed place. Empty while none is known.
    const std::vector<engine::AttackFromPlace>& attacks() const { return attacks_; }
    /// True if the attacks for the latest place are known.
    bool settled() const { return known_ && !wanted_ && !job_.busy(); }

    void draw(SceneDraft& draft) const;
    /// Text about the best targets, such as "Wounds expected from here: Stormtroopers 2: 1.4 (A280,
    /// Z-6)". Empty until they are known.
    QString words() const;

  signals:
    void changed();

  private:
    struct Place {
        engine::UnitId unit;
        geometry::Mini leader{};
    };
    void start(const Place& place);
    void show(std::vector<engine::AttackFromPlace> attacks);

    const ShownGame& game_;
    LatestJob job_;
    std::stop_source stop_;
    std::optional<Place> wanted_;  ///< the place to compute after the current one
    std::vector<engine::AttackFromPlace> attacks_;
    bool known_ = false;  ///< true: `attacks_` was computed during the current drag
};

/// The expected wounds of an attack as players read them, with one decimal.
QString expectedWords(double wounds);

}  // namespace sightline::app
