#include "app/cli/protocol/talk_events.h"

#include <array>

#include "geometry/base/digest.h"

namespace sightline::app {
namespace {

using engine::talk::AnswerForm;
using nlohmann::json;

constexpr std::array formNames{"pick",   "pick_several", "count", "move",
                               "places", "dice",         "draw",  "spot"};
static_assert(static_cast<std::size_t>(AnswerForm::spot) + 1 == formNames.size());

}  // namespace

const char* formName(AnswerForm form) { return formNames[static_cast<std::size_t>(form)]; }
const char* jsonName(engine::Player player) {
    return player == engine::Player::blue ? "blue" : "red";
}

json refusedEvent(const engine::Refusal& refusal, std::size_t number) {
    json event = {{"event", "refused"}, {"number", number}, {"why", refusal.text}};
    addPlace(event, refusal.citation, "section");
    return event;
}

json endEvent(std::size_t answers, std::uint64_t digest) {
    return {{"event", "end"}, {"answers", answers}, {"digest", engine::hexadecimal(digest)}};
}

void addPlace(json& event, const engine::Citation& citation, const char* heading) {
    if (citation.page > 0) event["page"] = citation.page;
    if (!citation.section.empty()) event[heading] = citation.section;
    if (!citation.document.empty()) event["document"] = citation.document;
}

}  // namespace sightline::app
