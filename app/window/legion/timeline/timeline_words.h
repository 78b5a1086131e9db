/// Texts of the timeline.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/rules/state/view.h"

namespace sightline::app {

class TimelineWords {
    Q_DECLARE_TR_FUNCTIONS(TimelineWords)

  public:
    /// A part of the game, such as "round 2, Red's activation of Stormtroopers" or "round 1,
    /// Command Phase".
    static QString part(const engine::View& view);
    /// "Looking back: round 2, ... (answer 123 of 280)".
    static QString lookingBack(const engine::View& view, std::size_t answers, std::size_t of);
    /// "Now: round 2, ... (answer 280)".
    static QString now(const engine::View& view, std::size_t answers);
    /// "Watching evening.sightline: round 2, ... (answer 123 of 280)".
    static QString watching(const QString& file, const engine::View& view, std::size_t answers,
                            std::size_t of);
};

}  // namespace sightline::app
