// Converts the entries of the game record to JSON objects.
#include <array>
#include <cmath>
#include <cstdint>

#include "app/cli/play/record_line.h"
#include "app/cli/play/table_names.h"
#include "engine/legion/lists/catalogue/answer_names.h"

namespace sightline::app {
namespace {

using nlohmann::json;

double rounded(double value) {
    const double result = std::round(value * 1e4) / 1e4;
    return result == 0.0 ? 0.0 : result;
}

// Rounds a number. A whole number becomes a JSON integer: 2, not 2.0.
json numberOf(double value) {
    const double written = rounded(value);
    constexpr double mostWhole = 1e15;
    if (written != std::floor(written) || std::abs(written) > mostWhole) return written;
    return static_cast<std::int64_t>(written);
}

json pointOf(geometry::Vec3 point) {
    return {rounded(point.x), rounded(point.y), rounded(point.z)};
}

void addWho(json& entry, const engine::Ruling& ruling, const engine::View& view) {
    if (ruling.player) entry["player"] = engine::nameOf(engine::playerNames, *ruling.player);
    const auto add = [&](const char* member, int id, std::string name) {
        if (id >= 0) entry[member] = {{"id", id}, {"name", std::move(name)}};
    };
    add("unit", ruling.unit.value, unitName(view, ruling.unit));
    add("other", ruling.other.value, unitName(view, ruling.other));
    add("mini", ruling.mini.value, miniName(view, ruling.mini));
}

// Writes the numbers of a record entry. Actions are written by name, because their numbers may
// change in later versions.
void addNumbers(json& entry, const engine::Ruling& ruling) {
    for (const engine::Number& one : ruling.numbers) {
        if (one.name.kind() == engine::NumberKind::action)
            entry["action"] =
                actionName(static_cast<engine::Action>(static_cast<int>(std::lround(one.value))));
        else
            entry["numbers"][one.name.english()] = numberOf(one.value);
    }
}

// Writes the reasons for the numbers of a record entry, such as each cause that adds a red die.
void addReasonsOf(json& entry, const engine::Ruling& ruling) {
    static constexpr std::array names{"attack_surges", "defense_surges", "range",
                                      "red_dice",      "black_dice",     "white_dice"};
    for (const engine::Reckoning& number : ruling.reckonings) {
        for (const engine::Reason& one : number.reasons) {
            json reason = {{"number", names[static_cast<std::size_t>(number.of)]},
                           {"source", one.source.name()},
                           {"amount", one.amount}};
            if (!number.weapon.empty()) reason["weapon"] = number.weapon;
            if (one.times > 0) reason["miniatures"] = one.times;
            if (one.citation.page > 0) reason["page"] = one.citation.page;
            if (!one.citation.section.empty()) reason["section"] = one.citation.section;
            entry["reasons"].push_back(std::move(reason));
        }
    }
}

}  // namespace

json recordEntry(const engine::Ruling& ruling, const engine::View& view) {
    json entry = {{"happening", happeningName(ruling.happening)},
                  {"verdict", ruling.verdict},
                  {"line", recordLine(ruling, view)},
                  {"round", ruling.round},
                  {"answers_before", ruling.answersBefore}};
    if (ruling.citation.page > 0) entry["page"] = ruling.citation.page;
    if (!ruling.citation.section.empty()) entry["section"] = ruling.citation.section;
    if (!ruling.citation.document.empty()) entry["document"] = ruling.citation.document;
    addWho(entry, ruling, view);
    addNumbers(entry, ruling);
    addReasonsOf(entry, ruling);
    for (const engine::RolledDie& one : ruling.dice)
        entry["dice"].push_back({{"die", engine::nameOf(engine::dieNames, one.die)},
                                 {"face", engine::nameOf(engine::faceNames, one.face)}});
    if (ruling.witness)
        entry["witness"] = {pointOf(ruling.witness->from), pointOf(ruling.witness->to)};
    if (!ruling.pieces.empty()) entry["pieces"] = ruling.pieces;
    return entry;
}

}  // namespace sightline::app
