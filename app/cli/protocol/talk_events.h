/// JSON events of `sightline-cli play` that are equal in every rule set.
#pragma once
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "engine/talk/citation.h"
#include "engine/talk/player.h"
#include "engine/talk/question.h"

namespace sightline::app {

const char* formName(engine::talk::AnswerForm form);  ///< name, such as "pick_several"
const char* jsonName(engine::Player player);          ///< name, such as "blue"

/// The event for a refused answer: {"event": "refused", "number", "why", "page"?, "section"?,
/// "document"?}.
nlohmann::json refusedEvent(const engine::Refusal& refusal, std::size_t number);
/// The event at the end of a game: {"event": "end", "answers", "digest"}.
nlohmann::json endEvent(std::size_t answers, std::uint64_t digest);
/// Adds "page" and "document" of the citation if it has them. The section title is added under the
/// member name in `heading`.
void addPlace(nlohmann::json& event, const engine::Citation& citation, const char* heading);

/// The members of a question event that are equal in every rule set: {"event": "question",
/// "number", "player", "form", "page"?, "heading"?, "document"?, "least"?, "most"?, "secret"?}.
template <class Question>
nlohmann::json questionPart(const Question& question, std::size_t number) {
    using engine::talk::AnswerForm;
    nlohmann::json event = {{"event", "question"},
                            {"number", number},
                            {"player", jsonName(question.player)},
                            {"form", formName(question.form)}};
    addPlace(event, question.citation, "heading");
    // Only the forms pick, pick several and count have "least" and "most". The rule set adds the
    // bounds of the other forms.
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
