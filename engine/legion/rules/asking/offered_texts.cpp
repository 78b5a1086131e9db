#include "engine/legion/rules/asking/offered_texts.h"

#include <variant>

namespace sightline::engine {

void offerTexts(Question& question, const Messages& texts, bool mayDecline) {
    question.words = {say::printed(question.names[0]), {}};
    question.ids.resize(question.names.size());
    for (const Message& text : texts) {
        question.options.push_back(EffectName{static_cast<int>(question.names.size())});
        question.names.push_back(english(text));
        question.ids.push_back(english(text));
        question.words.push_back(text);
    }
    if (mayDecline) question.options.push_back(Done{});
}

int textChosen(const Option& chosen) {
    const EffectName* text = std::get_if<EffectName>(&chosen);
    return text ? text->name - namesBeforeTexts : -1;
}

}  // namespace sightline::engine
