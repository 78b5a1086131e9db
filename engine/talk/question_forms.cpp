#include "engine/talk/question_forms.h"

#include "engine/talk/words/refusals.h"

namespace sightline::engine::talk {

Refusal wrongForm(AnswerForm form, const Citation& citation) {
    const auto& words = say::answerForms[static_cast<std::size_t>(form)];
    return refuse(say::mustBe(words()), citation);
}

}  // namespace sightline::engine::talk
