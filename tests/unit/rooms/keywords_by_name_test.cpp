// The rule of a keyword is in its own file in engine/legion/rules/keywords. Other source files use
// timing points and must not name a keyword. The list below has the exceptions, each with its
// reason.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "unit/rooms/include_graph.h"
#include "unit/rooms/keyword_names.h"

namespace sightline::house {
namespace {

using KeywordNames = std::set<std::string>;

/// Files that may name keywords, with their common reason. Each file has the list of the keywords
/// that it may name.
struct NamedFor {
    std::string reason;
    std::map<std::string, KeywordNames> files;
};

const std::vector<NamedFor>& namedByReason() {
    static const std::vector<NamedFor> all{
        {"army building: a list of cards is judged without a game",
         {{"engine/legion/lists/army/equip.cpp", {"counterpart"}},
          {"engine/legion/lists/army/fitting.cpp", {"leader"}},
          {"engine/legion/lists/army/judge_ranks.cpp",
           {"associate", "detachment", "entourage", "fieldCommander"}},
          {"engine/legion/lists/army/judge_units.cpp",
           {"alliesOfConvenience", "detachment", "specialIssue"}},
          {"engine/legion/lists/army/judge_upgrades.cpp",
           {"counterpart", "equip", "flexibleResponse", "heavyWeaponTeam", "leader", "programmed"}},
          {"engine/legion/lists/army/resolved_army.cpp", {"fieldCommander"}},
          {"engine/legion/lists/exchange/choose_units.cpp", {"fieldCommander"}}}},
        {"a unit card as it is put together from its cards",
         {{"engine/legion/lists/catalogue/catalogue.cpp", {"leader"}},
          {"engine/legion/lists/catalogue/read_parts.cpp", {"myMoodIsBasedOnProfit"}},
          {"engine/legion/lists/catalogue/unit_now.cpp", {"cache", "scout"}},
          {"engine/legion/rules/state/unit_cards.cpp", {"counterpart", "shielded"}}}},
        {"cards whose text names a keyword: they give it to units, or exclude units that have it",
         {{"engine/legion/rules/cards/advantages/black_ops.cpp", {"infiltrate"}},
          {"engine/legion/rules/cards/advantages/command_override.cpp", {"ai"}},
          {"engine/legion/rules/cards/advantages/ordnance.cpp", {"armor"}},
          {"engine/legion/rules/cards/charges.cpp", {"arm", "detonate"}},
          {"engine/legion/rules/cards/forces/bright_tree_village.cpp", {"alliesOfConvenience"}},
          {"engine/legion/rules/cards/forces/experimental_droids.cpp", {"ai"}},
          {"engine/legion/rules/cards/forces/shadow_collective.cpp", {"transport"}},
          {"engine/legion/rules/cards/graffiti_cards.cpp", {"steady"}},
          {"engine/legion/rules/cards/missions/failed_negotiations.cpp", {"incognito"}}}},
        {"the state remembers the use of a card only for the keyword that reads it",
         {{"engine/legion/rules/state/battle.cpp", {"cycle"}}}},
        {"a question of a quiz states the keywords of an attack as a request of the command `odds`",
         {{"engine/legion/advice/quiz/stated_attack.cpp",
           {"armor", "blast", "critical", "highVelocity", "immunePierce", "impact", "impervious",
            "lowProfile", "pierce", "precise", "sharpshooter"}}}},
        {"rules that are part of a unit's card while a condition holds",
         {{"engine/legion/rules/rulings/conditional_rules.cpp",
           {"charge", "divineInfluence", "enrage", "eyesOnThePrize", "guardian"}}}},
        {"Hover changes the unit type: standby, kinds of moves, and a silhouette that blocks LOS, "
         "which a Tabletop without a state must know",
         {{"engine/legion/lists/catalogue/unit_card.cpp", {"hover"}},
          {"engine/legion/rules/movement/leader_move.cpp", {"hover", "immobilize"}},
          {"engine/legion/rules/movement/terms.cpp", {"hover"}},
          {"engine/legion/rules/rulings/who_sees.cpp", {"hover"}}}},
        {"Immune: Melee changes which attacks are melee attacks, which a Tabletop without a state "
         "must "
         "know",
         {{"engine/legion/advice/preview/attack_preview.cpp", {"immuneMelee"}},
          {"engine/legion/rules/rulings/tabletop.cpp", {"immuneMelee"}}}},
        {"rules of a token, which the glossary gives under the keyword of the same name, and AI, "
         "because p. 40 says that its vehicles do not roll for damage",
         {{"engine/legion/advice/choices/table_meaning.cpp",
           {"bounty", "immobilize", "ion", "poison", "recharge", "secretMission", "shielded"}},
          {"engine/legion/rules/activation/activate_unit.cpp",
           {"ai", "immobilize", "ion", "poison"}},
          {"engine/legion/rules/attack/roll_attack_dice.cpp", {"observe"}},
          {"engine/legion/rules/cards/bane_rules.cpp", {"hereIAm", "kablamo", "smokeAndMirrors"}},
          {"engine/legion/rules/cards/i_make_the_rules_now.cpp", {"hereIAm"}},
          {"engine/legion/rules/mission/smoke.cpp", {"smoke"}},
          {"engine/legion/rules/state/bane_tokens.cpp",
           {"hereIAm", "kablamo", "smokeAndMirrors"}}}},
        {"the pictures of tokens on the table: charges and the faces of Bane tokens",
         {{"engine/legion/rules/cards/table_tokens.cpp",
           {"arm", "hereIAm", "kablamo", "smokeAndMirrors"}}}},
        {"a keyword that the code of a command card gives to a number of units that the card data "
         "cannot state",
         {{"engine/legion/rules/cards/sneak_attack.cpp", {"scout"}}}},
        {"a kind of attack of its own, with its citation",
         {{"engine/legion/rules/attack/overrun.cpp", {"overrun"}}}},
        {"the units for which an order token may be drawn, and the Recover action that an effect "
         "offers outside an activation",
         {{"engine/legion/rules/round/orders.cpp", {"unstoppable"}},
          {"engine/legion/rules/activation/action_obstacle.cpp", {"recharge"}}}},
        {"an action whose name is that of its keyword",
         {{"engine/legion/basics/words/units.h", {"jump"}},
          {"engine/legion/rules/activation/why_not_offered.cpp", {"jump"}}}},
        {"files and games of earlier versions",
         {{"engine/legion/rules/files/scenario_begun.cpp", {"transport"}},
          {"engine/legion/rules/game/original_rules.cpp",
           {"alliesOfConvenience", "associate", "counterpart", "equip", "fieldCommander",
            "flexibleResponse", "heavyWeaponTeam", "immobilize", "mercenary", "overrun", "poison",
            "preparedPosition", "programmed", "specialIssue", "versatile"}},
          {"engine/legion/rules/round/command_phase.cpp", {"independent"}}}},
        {"numbers that a player states to a query or to the odds, also for keywords that the game "
         "leaves to the players",
         {{"engine/legion/rules/movement/stated_mover.cpp",
           {"climbingVehicle", "expertClimber", "fullPivot", "hover", "mobile", "reposition",
            "scale", "speeder", "stationary", "unhindered"}},
          {"app/cli/odds/odds_request.cpp", {"shielded"}},
          {"app/cli/odds/odds_keywords.cpp", {"precise", "shielded"}},
          {"app/window/legion/attack/adjust_attack_pools.cpp", {"pierce"}}}},
        {"the check of cohesion after each answer, which reads the cause of a placement in the "
         "record",
         {{"engine/legion/rules/game/invariant_parts.cpp", {"infiltrate"}}}},
        {"a computer's player recognises the question of the keyword",
         {{"engine/legion/advice/players/actions.cpp",
           {"aid", "compel", "dauntless", "dangerSense", "detonate", "incognito", "latentPower",
            "reconfigure", "ruthless", "sniperTeam", "spur", "uncannyLuck", "wheelMode"}},
          {"engine/legion/advice/players/sensible_1.cpp", {"compel"}}}},
    };
    return all;
}

bool isSource(const std::filesystem::path& file) {
    const auto kind = file.extension();
    return kind == ".cpp" || kind == ".h" || kind == ".inc";
}

/// The files outside of engine/legion/rules/keywords that name keywords. The key is the path of the
/// file, the value is the names of its keywords.
std::map<std::string, KeywordNames> filesThatName() {
    std::map<std::string, KeywordNames> found;
    for (const char* folder : {"engine", "geometry", "rendering", "app"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source / folder)) {
            if (!entry.is_regular_file() || !isSource(entry.path())) continue;
            const auto path = std::filesystem::relative(entry.path(), source).generic_string();
            if (path.starts_with("engine/legion/rules/keywords/")) continue;
            const KeywordNames named = keywordsNamedIn(entry.path());
            if (!named.empty()) found[path] = named;
        }
    }
    return found;
}

TEST(KeywordsByName, AreNamedOutsideTheirRoomOnlyForAReason) {
    std::map<std::string, KeywordNames> listed;
    for (const NamedFor& group : namedByReason()) {
        EXPECT_FALSE(group.reason.empty());
        for (const auto& [file, names] : group.files) {
            EXPECT_TRUE(listed.emplace(file, names).second) << file << " has two reasons";
        }
    }
    const std::map<std::string, KeywordNames> found = filesThatName();
    for (const auto& [file, names] : found) {
        for (const std::string& name : names) {
            EXPECT_TRUE(listed.contains(file) && listed[file].contains(name))
                << file << " names " << name
                << ": give the rule a point that its keyword can join (timing_points.h), or list "
                   "the file here with a reason";
        }
    }
    for (const auto& [file, names] : listed) {
        for (const std::string& name : names) {
            const auto at = found.find(file);
            EXPECT_TRUE(at != found.end() && at->second.contains(name))
                << file << " does not name " << name << " any more";
        }
    }
}

/// The timing points in `using alias = TimingPoints<...>`.
std::vector<std::string> pointsOf(const std::string& text, const std::string& alias) {
    const std::size_t begin = text.find('<', text.find("using " + alias)) + 1;
    const std::string list = text.substr(begin, text.find('>', begin) - begin);
    const std::regex word(R"(\w+)");
    return {std::sregex_token_iterator(list.begin(), list.end(), word), {}};
}

/// True if the code declares a variable of the type and gives its members: `Type point{...}`.
bool declares(const std::string& code, const std::string& type) {
    const std::regex rest(R"( \w+\{)");
    for (std::size_t at = code.find(type); at != std::string::npos; at = code.find(type, at)) {
        at += type.size();
        const auto from = code.begin() + static_cast<std::ptrdiff_t>(at);
        if (std::regex_search(from, code.end(), rest, std::regex_constants::match_continuous))
            return true;
    }
    return false;
}

// `StandingPoints` lists questions that keywords can answer, such as "how far may this weapon
// shoot?". If no rule asks one of them, a keyword for it never acts. So the rules must ask every
// one.
TEST(KeywordsByName, RulesConsultEveryStandingPoint) {
    const auto rules = source / "engine/legion/rules";
    std::string code;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(rules)) {
        const auto room = std::filesystem::relative(entry.path(), rules).begin()->string();
        if (entry.path().extension() == ".cpp" && room != "timing") code += textOf(entry.path());
    }
    const auto points = pointsOf(textOf(rules / "timing/timing_points.h"), "StandingPoints");
    ASSERT_GT(points.size(), 20U);
    for (const std::string& point : points) EXPECT_TRUE(declares(code, point)) << point;
    EXPECT_FALSE(declares(code, "PointOfNoRule"));
}

}  // namespace
}  // namespace sightline::house
