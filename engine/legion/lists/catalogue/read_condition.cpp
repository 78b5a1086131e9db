#include "engine/legion/lists/catalogue/read_condition.h"

#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/lists/catalogue/point_names.h"
#include "engine/legion/lists/catalogue/read_parts.h"
#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace {

constexpr Name<Action> actionWords[] = {{"move", Action::move},       {"climb", Action::climb},
                                        {"pivot", Action::pivot},     {"reverse", Action::reverse},
                                        {"strafe", Action::strafe},   {"aim", Action::aim},
                                        {"dodge", Action::dodge},     {"attack", Action::attack},
                                        {"standby", Action::standby}, {"recover", Action::recover}};
constexpr Name<AttackKind> attackWords[] = {{"ranged", AttackKind::ranged},
                                            {"melee", AttackKind::melee}};

template <class Value, std::size_t count>
Value readWord(const JsonAt& at, const Name<Value> (&names)[count], const MessageTemplate<>& what) {
    std::vector<std::string> words;
    for (const auto& one : names) words.emplace_back(one.text);
    return names[readName(at, words, what)].value;
}

template <class Value, std::size_t count>
std::vector<Value> readWords(const JsonAt& condition, std::string_view key,
                             const Name<Value> (&names)[count], const MessageTemplate<>& what) {
    std::vector<Value> values;
    const auto list = condition.find(key);
    if (!list) return values;
    for (const JsonAt& item : list->list(1, count)) values.push_back(readWord(item, names, what));
    return values;
}

std::vector<std::string> readKeywordNames(const JsonAt& condition, std::string_view key) {
    std::vector<std::string> names;
    const auto list = condition.find(key);
    if (!list) return names;
    for (const JsonAt& item : list->list(1, 20)) names.push_back(item.text());
    return names;
}

std::optional<int> readRange(const JsonAt& unit, std::string_view key) {
    const auto range = unit.find(key);
    return range ? std::optional(range->integer(1, 5)) : std::nullopt;
}

// A card that no unit has measures no range. Only a keyword has a parameter and an X.
void refuseWhatItLacks(const JsonAt& unit, RemindedOf what) {
    for (const char* key : {"range", "beyond", "another"}) {
        if (unit.find(key) && what == RemindedOf::playersCard)
            unit.at(key).refuse(say::noUnitHasTheCard());
    }
    if (unit.find("listed") && what != RemindedOf::keyword)
        unit.at("listed").refuse(say::onlyKeywordsList());
}

UnitCondition readUnitCondition(const JsonAt& at, RemindedOf what) {
    at.allow({"who", "listed", "another", "range", "beyond", "tokens", "wounds", "engaged",
              "undeployed", "defeated", "ordered", "moved"});
    refuseWhatItLacks(at, what);
    UnitCondition unit;
    if (const auto who = at.find("who")) unit.who = readFilter(*who);
    unit.listed = readFlag(at, "listed");
    unit.another = readFlag(at, "another");
    unit.range = readRange(at, "range");
    unit.beyond = readRange(at, "beyond");
    unit.tokens = readWords(at, "tokens", tokenNames, say::aToken);
    if (const auto wounds = at.find("wounds")) {
        unit.woundsOfX = wounds->isText() && wounds->text() == "X";
        if (unit.woundsOfX && what != RemindedOf::keyword) wounds->refuse(say::onlyKeywordsHaveX());
        if (!unit.woundsOfX) unit.wounds = wounds->integer(1, 99);
    }
    unit.engaged = readFlag(at, "engaged");
    unit.undeployed = readFlag(at, "undeployed");
    unit.defeated = readFlag(at, "defeated");
    unit.ordered = readFlag(at, "ordered");
    if (at.find("moved")) unit.moved = readFlag(at, "moved");
    return unit;
}

/// The members that have a meaning at a timing point.
bool isKnownAt(PointId point, std::string_view member) {
    const auto& [name, subject] = timingPointNames[static_cast<std::size_t>(point)];
    if (member == "self" || member == "ally" || member == "enemy") return true;
    if (member == "acting") return subject == Subject::unit;
    if (member == "token") return name == "GainToken" || name == "TokensSpent";
    if (member == "action") return name == "ActionMade";
    if (member == "attacker" || member == "attack") return subject == Subject::attack;
    return subject == Subject::attack && name != "DeclareDefender";
}

}  // namespace

std::shared_ptr<const MomentCondition> readCondition(const JsonAt& at, PointId point,
                                                     RemindedOf what) {
    at.allow({"whose", "self", "acting", "attacker", "defender", "ally", "enemy", "attack", "pool",
              "whole_pool", "dice", "defense_dice", "wounds", "spent", "token", "action"});
    bool given = false;
    for (const auto& [member, value] : at.members()) {
        if (member == "whose") continue;
        given = true;
        if (!isKnownAt(point, member))
            value.refuse(say::saysNothingThere(
                std::string(timingPointNames[static_cast<std::size_t>(point)].name)));
        if ((member == "self" || member == "spent") && what == RemindedOf::playersCard)
            value.refuse(say::noUnitHasTheCard());
    }
    if (!given) return nullptr;
    MomentCondition when;
    const auto unit = [&](std::string_view key, std::optional<UnitCondition>& member) {
        if (const auto found = at.find(key)) member = readUnitCondition(*found, what);
    };
    unit("self", when.self);
    unit("acting", when.acting);
    unit("attacker", when.attacker);
    unit("defender", when.defender);
    unit("ally", when.ally);
    unit("enemy", when.enemy);
    if (const auto attack = at.find("attack"))
        when.attack = readWord(*attack, attackWords, say::aKindOfAttack);
    when.pool = readKeywordNames(at, "pool");
    when.wholePool = readKeywordNames(at, "whole_pool");
    when.dice = readWords(at, "dice", faceNames, say::aFaceOfADie);
    when.defenseDice = readWords(at, "defense_dice", faceNames, say::aFaceOfADie);
    if (const auto wounds = at.find("wounds")) when.wounds = wounds->integer(1, 99);
    when.spent = readWords(at, "spent", tokenNames, say::aToken);
    when.token = readWords(at, "token", tokenNames, say::aToken);
    when.action = readWords(at, "action", actionWords, say::anAction);
    return std::make_shared<const MomentCondition>(std::move(when));
}

}  // namespace sightline::engine
