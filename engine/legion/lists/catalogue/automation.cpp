#include "engine/legion/lists/catalogue/automation.h"

#include <algorithm>
#include <array>

namespace sightline::engine {
namespace {

constexpr std::array playsNames{"whole", "part", "by hand", "unknown"};

/// Adds to `card` the effects that the players apply in one part of the card, for example in one
/// keyword. `called` is the name of the part. The function adds this name if the players apply the
/// complete part and `part` lists no effects.
void add(AutomationState& card, const AutomationState& part, const std::string& called) {
    if (part.state == Plays::whole) return;
    if (card.state == Plays::whole) card.state = Plays::part;
    if (part.state == Plays::byHand && part.byHand.empty()) card.byHand.push_back(called);
    for (const std::string& one : part.byHand) {
        std::string line = part.state == Plays::part ? called + ": " + one : one;
        const auto known = std::find(card.byHand.begin(), card.byHand.end(), line);
        if (known == card.byHand.end()) card.byHand.push_back(std::move(line));
    }
}

void addKeywords(AutomationState& card, const std::vector<KeywordText>& keywords) {
    for (const KeywordText& one : keywords) add(card, automationOf(one), one.label());
}

void addWeapons(AutomationState& card, const std::vector<Weapon>& weapons) {
    for (const Weapon& one : weapons) addKeywords(card, one.keywords);
}

/// How far the game applies a card. `lines` are the parts of the card that the players apply by
/// hand. `played` is true if the game applies other parts of the card.
AutomationState ofLines(const std::vector<ByHand>& lines, bool played) {
    AutomationState card;
    for (const ByHand& line : lines)
        if (!line.help.moments.empty()) card.byHand.push_back(line.help.text);
    if (!card.byHand.empty()) card.state = played ? Plays::part : Plays::byHand;
    return card;
}

/// Adds to `card` an effect that the players apply. `played` is true if the game applies other
/// parts of the card.
void addEffect(AutomationState& card, const std::string& text, bool played) {
    card.state = played ? Plays::part : Plays::byHand;
    card.byHand.push_back(text);
}

// Adds the parts of a card program that the players apply: the clauses in `byHand`, and keywords
// that the program gives but the game does not apply.
void addProgram(AutomationState& card, const std::shared_ptr<const CardProgram>& program,
                const std::vector<std::string>& byHand) {
    if (!byHand.empty()) card.state = Plays::part;
    card.byHand.insert(card.byHand.end(), byHand.begin(), byHand.end());
    if (program) addKeywords(card, keywordsGivenBy(*program));
}

bool changesAnything(const UpgradeCard& card) {
    const StatChanges none;
    return card.miniatures > 0 || !card.keywords.empty() || !card.cardKeywords.empty() ||
           !card.weapons.empty() || !card.addsSlots.empty() || !card.freeTokens.empty() ||
           !(card.changes == none);
}

}  // namespace

const char* nameOf(Plays plays) { return playsNames[static_cast<std::size_t>(plays)]; }

AutomationState automationOf(const KeywordEntry& keyword) {
    AutomationState own;
    if (keyword.automated) return own;
    own.state = keyword.byHand.empty() ? Plays::byHand : Plays::part;
    for (const KeywordEntry::Part& part : keyword.byHand) own.byHand.push_back(part.name);
    return own;
}

AutomationState automationOf(const KeywordText& keyword) {
    AutomationState own;
    if (keyword.automated) return own;
    own.state = Plays::byHand;
    if (keyword.leftByHand || !keyword.help || keyword.help->byHand.empty()) return own;
    return {.state = Plays::part, .byHand = keyword.help->byHand};
}

AutomationState automationOf(const UnitCard& unit) {
    AutomationState card;
    addKeywords(card, unit.keywords);
    addWeapons(card, unit.weapons);
    return card;
}

AutomationState automationOf(const CounterpartCard& counterpart) {
    AutomationState card;
    addKeywords(card, counterpart.keywords);
    addWeapons(card, counterpart.weapons);
    return card;
}

AutomationState automationOf(const UpgradeCard& upgrade) {
    AutomationState card;
    if (upgrade.saidBy == EffectSource::nobody) return {.state = Plays::unknown};
    card.presumed = upgrade.saidBy == EffectSource::dataAsKnown;
    if (upgrade.saidBy == EffectSource::code && !upgrade.program)
        addEffect(card, upgrade.help ? upgrade.help->text : "", changesAnything(upgrade));
    addProgram(card, upgrade.program, byHandAmong(upgrade.clauses));
    addKeywords(card, upgrade.keywords);
    addKeywords(card, upgrade.cardKeywords);
    addWeapons(card, upgrade.weapons);
    return card;
}

AutomationState automationOf(const EquippedCard& equipped) {
    AutomationState card;
    if (equipped.leavesNoEntry) return {.state = Plays::unknown};
    if (!equipped.program && equipped.help && !equipped.help->moments.empty())
        addEffect(card, equipped.help->text, false);
    if (equipped.program) addProgram(card, equipped.program, equipped.byHand);
    addKeywords(card, equipped.keywords);
    return card;
}

AutomationState automationOf(const CommandCard& command) {
    AutomationState card;
    if (command.leavesNoEntry) return {.state = Plays::unknown};
    if (command.program && (command.automated || !command.byHand.empty())) {
        addProgram(card, command.program, command.byHand);
        if (command.weapon) addKeywords(card, command.weapon->keywords);
        return card;
    }
    if (command.automated) return card;
    addEffect(card, command.effect.empty() ? command.name : command.effect,
              !command.orders.empty());
    if (command.weapon) addKeywords(card, command.weapon->keywords);
    return card;
}

AutomationState automationOf(const CommandEntry& card) { return automationOf(playedAs(card)); }

AutomationState automationOf(const BattleCard& card) {
    AutomationState state = ofLines(
        card.byHand, card.map || !card.scoring.empty() || card.grantsClaim || !card.gains.empty());
    if (card.program) addKeywords(state, keywordsGivenBy(*card.program));
    return state;
}

AutomationState automationOf(const BattleEntry& card) { return automationOf(playedAs(card)); }

// The automation of a battle force. Its state is never `byHand`, because `judgeArmy` applies the
// rules of army building. If no source has a rule of the battle force, the state is `unknown`.
AutomationState automationOf(const BattleForce& force) {
    if (force.rules.empty() && force.choices.empty()) return {.state = Plays::unknown};
    AutomationState state = ofLines(force.byHand, true);
    if (force.program) addKeywords(state, keywordsGivenBy(*force.program));
    return state;
}

}  // namespace sightline::engine
