#include "app/cli/play/option_ids.h"

#include <algorithm>
#include <array>

#include "engine/legion/rules/asking/option_json.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

using engine::Option;
using engine::Question;
using nlohmann::json;

constexpr std::array placeMembers{"card_action", "effect", "command_card", "battle_card"};

/// The JSON member of an option whose value is an index into the question's list of ids. Null if
/// the option has no such member.
const char* placeMember(const Option& option) {
    if (std::holds_alternative<engine::CardAction>(option)) return placeMembers[0];
    if (std::holds_alternative<engine::EffectName>(option)) return placeMembers[1];
    if (std::holds_alternative<engine::CardInHand>(option)) return placeMembers[2];
    if (std::holds_alternative<engine::BattleCardInDeck>(option)) return placeMembers[3];
    return nullptr;
}

/// The id at an index of the question's list of ids. Empty if the index has no id.
std::string idAt(const Question& question, int place) {
    const auto& ids = question.ids;
    if (place < 0 || place >= static_cast<int>(ids.size())) return {};
    const std::string& id = ids[static_cast<std::size_t>(place)];
    if (id.empty()) return {};
    const auto same = std::count(ids.begin(), ids.begin() + place, id);
    return same == 0 ? id : id + "#" + std::to_string(same + 1);
}

/// Replaces the id in a chosen option by its index in the question's list of ids. An option without
/// an id stays unchanged.
Result<json> placed(json chosen, const Question& question) {
    if (!chosen.is_object()) return chosen;
    for (const char* member : placeMembers) {
        const auto said = chosen.find(member);
        if (said == chosen.end() || !said->is_string()) continue;
        const std::string id = *said;
        std::vector<std::string> offered;
        for (const Option& option : question.options) {
            if (placeMember(option) != std::string_view(member)) continue;
            const json place = engine::saidInFull(option)[member];
            offered.push_back(idAt(question, place));
            if (offered.back() != id) continue;
            *said = place;
            return chosen;
        }
        const std::string nearest = engine::nearestName(id, offered);
        return Problem{std::string("\"") + member + "\": \"" + id + "\" is not offered" +
                       (nearest.empty() ? "" : " (did you mean \"" + nearest + "\"?)")};
    }
    return chosen;
}

// Replaces the drawn option in an answer by its index. A caller that draws tokens or cards itself
// may give the option instead of its index.
Result<json> placedDraw(json line, const Question& question) {
    const auto option = engine::optionFromJson(line["chosen"]);
    const auto found = std::find(question.options.begin(), question.options.end(), option);
    if (!option || found == question.options.end())
        return Problem{"\"chosen\" is not among the options"};
    line.erase("chosen");
    line["option"] = found - question.options.begin();
    return line;
}

}  // namespace

json optionJson(const Option& option, const Question& question) {
    json said = engine::saidInFull(option);
    const char* member = placeMember(option);
    if (!member) return said;
    if (std::string id = idAt(question, said[member]); !id.empty()) said[member] = std::move(id);
    return said;
}

Result<json> withPlaces(json line, const Question& question) {
    const auto chosen = line.find("chosen");
    if (chosen == line.end()) return line;
    if (chosen->is_array()) {
        for (json& one : *chosen) {
            auto read = placed(std::move(one), question);
            if (!read) return read.problem();
            one = std::move(read).value();
        }
        return line;
    }
    auto read = placed(std::move(*chosen), question);
    if (!read) return read.problem();
    *chosen = std::move(read).value();
    const auto answer = line.find("answer");
    const bool draws = answer != line.end() && *answer == "draw" && !line.contains("option");
    return draws ? placedDraw(std::move(line), question) : Result<json>(std::move(line));
}

json answerJson(const engine::Answer& answer, const Question& question) {
    json said = engine::toJson(answer);
    const auto optionAt = [&](int place) {
        return optionJson(question.options[static_cast<std::size_t>(place)], question);
    };
    if (const auto* pick = std::get_if<engine::Pick>(&answer)) {
        said["chosen"] = optionAt(pick->option);
    } else if (const auto* several = std::get_if<engine::PickSeveral>(&answer)) {
        said["chosen"] = json::array();
        for (const int one : several->options) said["chosen"].push_back(optionAt(one));
    }
    return said;
}

}  // namespace sightline::app
