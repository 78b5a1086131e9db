/// Definitions of the members of question_forms.h, for the one source file of a rule set that
/// instantiates them.
#pragma once
#include <algorithm>
#include <utility>
#include <variant>

#include "engine/talk/question_forms.h"
#include "engine/talk/words/refusals.h"

namespace sightline::engine::talk {

template <class Words>
std::optional<Refusal> Choice<Words>::refusalOf(const Answer& answer) const {
    const auto* pick = std::get_if<Pick<Option>>(&answer);
    if (!pick) return wrongForm(question.form, question.citation);
    const auto& options = question.options;
    if (pick->chosen) {
        if (std::find(options.begin(), options.end(), *pick->chosen) != options.end()) {
            return std::nullopt;
        }
        std::optional<Refusal> why = whyNot ? whyNot(*pick->chosen) : std::nullopt;
        return why ? why : refuse(say::notOffered(), question.citation);
    }
    const int count = static_cast<int>(options.size());
    if (pick->option >= 0 && pick->option < count) return std::nullopt;
    return refuse(say::optionOutside(0, count - 1, pick->option), question.citation);
}

template <class Words>
typename Words::Option Choice<Words>::read(const Answer& answer) const {
    const auto& pick = std::get<Pick<Option>>(answer);
    return pick.chosen ? *pick.chosen : question.options[static_cast<std::size_t>(pick.option)];
}

template <class Words>
std::optional<typename Words::Option> Choice<Words>::said(const Answer& answer) {
    const auto* pick = std::get_if<Pick<Option>>(&answer);
    return pick ? pick->chosen : std::nullopt;
}

template <class Words>
typename Words::Answer Choice<Words>::inFull(const Answer& answer) const {
    auto full = std::get<Pick<Option>>(answer);
    full.chosen = read(answer);
    return full;
}

template <class Words>
std::optional<std::vector<int>> Selection<Words>::numbersOf(const PickSeveral<Option>& pick) const {
    std::vector<int> numbers = pick.options;
    if (!pick.chosen.empty()) {
        numbers.clear();
        for (const Option& one : pick.chosen) {
            const auto& options = question.options;
            const auto found = std::find(options.begin(), options.end(), one);
            if (found == options.end()) return std::nullopt;
            numbers.push_back(static_cast<int>(found - options.begin()));
        }
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

template <class Words>
std::optional<Refusal> Selection<Words>::refusalOf(const Answer& answer) const {
    const auto* pick = std::get_if<PickSeveral<Option>>(&answer);
    if (!pick) return wrongForm(question.form, question.citation);
    const int count = static_cast<int>(question.options.size());
    const auto numbers = numbersOf(*pick);
    if (!numbers) return refuse(say::notOffered(), question.citation);
    const std::vector<int>& sorted = *numbers;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (sorted[i] < 0 || sorted[i] >= count) {
            return refuse(say::optionOutside(0, count - 1, sorted[i]), question.citation);
        }
        if (i > 0 && sorted[i] == sorted[i - 1]) {
            return refuse(say::optionTwice(sorted[i]), question.citation);
        }
    }
    const int chosen = static_cast<int>(sorted.size());
    if (chosen < question.least || chosen > question.most) {
        return refuse(say::optionsOutside(question.least, question.most, chosen),
                      question.citation);
    }
    return also ? also(read(answer)) : std::nullopt;
}

template <class Words>
std::vector<typename Words::Option> Selection<Words>::read(const Answer& answer) const {
    std::vector<Option> chosen;
    const auto numbers = numbersOf(std::get<PickSeveral<Option>>(answer));
    for (int i : *numbers) {
        chosen.push_back(question.options[static_cast<std::size_t>(i)]);
    }
    return chosen;
}

// The chosen options of an answer. Returns no value if the answer does not contain the options,
// only their indices.
template <class Words>
std::optional<std::vector<typename Words::Option>> Selection<Words>::said(const Answer& answer) {
    const auto* pick = std::get_if<PickSeveral<Option>>(&answer);
    if (!pick || pick->chosen.empty()) return std::nullopt;
    return pick->chosen;
}

template <class Words>
typename Words::Answer Selection<Words>::inFull(const Answer& answer) const {
    auto full = std::get<PickSeveral<Option>>(answer);
    full.chosen = read(answer);
    return full;
}

template <class Words>
std::optional<Refusal> HowMany<Words>::refusalOf(const Answer& answer) const {
    const Count* count = std::get_if<Count>(&answer);
    if (!count) return wrongForm(question.form, question.citation);
    if (count->count >= question.least && count->count <= question.most) return std::nullopt;
    return refuse(say::countOutside(what, question.least, question.most, count->count),
                  question.citation);
}

template <class Words>
int HowMany<Words>::read(const Answer& answer) {
    return std::get<Count>(answer).count;
}

template <class Words>
std::optional<Refusal> DiceRoll<Words>::refusalOf(const Answer& answer) const {
    const auto* rolled = std::get_if<DiceAnswer<typename Words::Face>>(&answer);
    if (!rolled) return wrongForm(question.form, question.citation);
    if (rolled->faces.size() != question.dice.size()) {
        return refuse(say::diceOutside(static_cast<int>(question.dice.size()),
                                       static_cast<int>(rolled->faces.size())),
                      question.citation);
    }
    for (std::size_t i = 0; i < rolled->faces.size(); ++i) {
        const auto& faces = Words::facesOf(question.dice[i]);
        if (std::find(faces.begin(), faces.end(), rolled->faces[i]) == faces.end()) {
            return refuse(say::noSuchFace(static_cast<int>(i) + 1), Words::diceRule());
        }
    }
    return std::nullopt;
}

template <class Words>
std::vector<typename Words::RolledDie> DiceRoll<Words>::read(const Answer& answer) const {
    const auto& faces = std::get<DiceAnswer<typename Words::Face>>(answer).faces;
    Reply rolled;
    for (std::size_t i = 0; i < faces.size(); ++i) rolled.push_back({question.dice[i], faces[i]});
    return rolled;
}

template <class Words>
std::optional<Refusal> RandomDraw<Words>::refusalOf(const Answer& answer) const {
    const Draw* draw = std::get_if<Draw>(&answer);
    if (!draw) return wrongForm(question.form, question.citation);
    const int count = static_cast<int>(question.options.size());
    if (draw->option >= 0 && draw->option < count) return std::nullopt;
    return refuse(say::drawOutside(0, count - 1, draw->option), question.citation);
}

template <class Words>
typename Words::Option RandomDraw<Words>::read(const Answer& answer) const {
    return question.options[static_cast<std::size_t>(std::get<Draw>(answer).option)];
}

}  // namespace sightline::engine::talk
