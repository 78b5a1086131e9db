/// The evidence for the answer to a quiz question: a line and terrain pieces that the table shows.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/advice/quiz/quiz_item.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

struct QuizEvidence {
    std::optional<geometry::Segment> line;
    std::vector<std::string> pieces;  ///< ids of the terrain pieces
};

/// The evidence in the scene of the question. It is empty if the answer has no line, such as "all
/// miniatures are in cohesion". The computation may take long, so it belongs on another thread.
QuizEvidence evidenceFor(const engine::QuizItem& item, const engine::View& scene);

}  // namespace sightline::app
