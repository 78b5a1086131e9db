#include "engine/legion/rules/cards/table_tokens.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "engine/legion/rules/mission/graffiti.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/state/bane_tokens.h"

namespace sightline::engine {
namespace {

using namespace std::string_view_literals;

constexpr int rangeOfOthers = 1;  // range of smoke, of Bane tokens and of Priority Mission tokens
constexpr std::string_view missionOfKeyword = "Priority Mission";

struct NamedArea {
    std::string_view printed;
    int range;
};
// The tokens of battle cards that act on units near them.
constexpr std::array areasOfCards{NamedArea{"Air Support"sv, 1}, NamedArea{"Comms Scrambler"sv, 1},
                                  NamedArea{"Exchange"sv, 1}, NamedArea{"Ordnance"sv, 1}};

bool armsWith(const UnitCard& card, const std::string& type) {
    return std::any_of(card.keywords.begin(), card.keywords.end(), [&](const KeywordText& one) {
        return one.is(Keyword::arm) && one.parameter == type;
    });
}

// The area weapon with this name, on a unit card or on a command card in force. Null if none.
const Weapon* areaWeapon(const View& view, const std::string& name) {
    const auto is = [&](const Weapon& one) { return one.area && one.name == name; };
    for (const UnitView& unit : view.units) {
        const auto& weapons = unit.card->weapons;
        const auto found = std::find_if(weapons.begin(), weapons.end(), is);
        if (found != weapons.end()) return &*found;
    }
    const ViewState now(view);
    for (const Player player : bothPlayers) {
        for (const CommandCard* card : now.commandCards(player))
            if (card->weapon && is(*card->weapon)) return &*card->weapon;
    }
    return nullptr;
}

bool isCharge(const View& view, const ObjectiveToken& token) {
    if (token.printed.empty()) return false;
    return areaWeapon(view, token.printed) ||
           std::any_of(view.units.begin(), view.units.end(),
                       [&](const UnitView& unit) { return armsWith(*unit.card, token.printed); });
}

// The face of a Bane token, also after the token has left the battlefield. No value for other
// tokens.
std::optional<TokenSort> faceNamed(const std::string& printed) {
    for (const auto& [face, sort] : {std::pair{Keyword::hereIAm, TokenSort::hereIAm},
                                     {Keyword::smokeAndMirrors, TokenSort::smokeAndMirrors},
                                     {Keyword::kablamo, TokenSort::kablamo}})
        if (printed == nameOf(face)) return sort;
    return std::nullopt;
}

}  // namespace

TokenSort sortOf(const View& view, const ObjectiveToken& token) {
    if (token.kind == ObjectiveKind::smoke) return TokenSort::smoke;
    if (token.kind != ObjectiveKind::marker || token.printed.empty()) return TokenSort::other;
    if (token.printed == graffitiToken) return TokenSort::graffiti;
    if (token.printed == missionOfKeyword) return TokenSort::priorityMission;
    if (token.printed == baneToken) return TokenSort::baneFacedown;
    if (const auto face = faceNamed(token.printed)) return *face;
    return isCharge(view, token) ? TokenSort::charge : TokenSort::other;
}

std::optional<int> areaOf(const View& view, const ObjectiveToken& token) {
    if (!token.onTable()) return std::nullopt;
    switch (sortOf(view, token)) {
        case TokenSort::other:
            break;
        case TokenSort::charge: {
            const Weapon* weapon = areaWeapon(view, token.printed);
            return weapon ? std::optional(weapon->maximumRange) : std::nullopt;
        }
        case TokenSort::graffiti:
            return rangeOfGraffiti;
        default:
            return rangeOfOthers;
    }
    const auto named =
        std::find_if(areasOfCards.begin(), areasOfCards.end(),
                     [&](const NamedArea& one) { return one.printed == token.printed; });
    return named == areasOfCards.end() ? std::nullopt : std::optional(named->range);
}

}  // namespace sightline::engine
