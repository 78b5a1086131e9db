/// The parts of events that every rule set has.
#pragma once
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "engine/talk/citation.h"
#include "engine/talk/player.h"
#include "engine/talk/question.h"

namespace sightline::app {

const char* formName(engine::talk::AnswerForm form);  ///< "pick_several"
const char* jsonName(engine::Player player);          ///< "blue"

/// {"event": "refused", "number", "why", "page"?, "section"?, "document"?}
nlohmann::json refusedEvent(const engine::Refusal& refusal, std::size_t number);
/// {"event": "end", "answers", "digest"}
nlohmann::json endEvent(std::size_t answers, std::uint64_t digest);
/// Adds "page", "document" and the heading under that name, where the citation has them.
void addPlace(nlohmann::json& event, const engine::Citation& citation, const char* heading);

/// {"event": "question", "number", "player", "form", "page"?, "heading"?, "document"?, "least"?,
/// "most"?, "secret"?}: the question without the words of its rule set.
template <class Question>
nlohmann::json questionPart(const Question& question, std::size_t number) {
    using engine::talk::AnswerForm;
    nlohmann::json event = {{"event", "question"},
                            {"number", number},
                            {"player", jsonName(question.player)},
                            {"form", formName(question.form)}};
    addPlace(event, question.citation, "heading");
    // The other forms have bounds of their own.
    if (question.form == AnswerForm::pick || question.form == AnswerForm::pickSeveral ||
        question.form == AnswerForm::count) {
        event["least"] = question.least;
        event["most"] = question.most;
    }
    if (!question.names.empty()) event["names"] = question.names;
    if (question.secret) event["secret"] = true;
    return event;
}

}  // namespace sightline::app
