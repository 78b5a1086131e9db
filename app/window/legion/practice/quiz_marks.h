/// The marks on the table for a quiz question, and the part of the table that it is about.
#pragma once
#include <vector>

#include "app/window/legion/scene/named_places.h"
#include "engine/legion/advice/quiz/quiz_item.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// The spots with their letters, and the numbers of miniatures that the text or the explanation
/// names. If `answered` is true, the spot that is the right answer has another colour.
std::vector<NamedPlace> marksOfQuiz(const engine::QuizItem& item, const engine::View& scene,
                                    bool answered);
/// Two corners of the box around all miniatures and spots of the question.
geometry::Segment boxOfQuiz(const engine::QuizItem& item, const engine::View& scene);

}  // namespace sightline::app
