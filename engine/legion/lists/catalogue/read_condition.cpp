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

// Refuses conditions that the card cannot have: a range without a unit to measure from; a parameter
// or a value X without a keyword.
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
              "undeployed", "defeated", "hurt", "ordered", "facedown", "moved"});
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
    unit.hurt = readFlag(at, "hurt");
    unit.ordered = readFlag(at, "ordered");
    if (at.find("facedown")) unit.facedown = readFlag(at, "facedown");
    if (at.find("moved")) unit.moved = readFlag(at, "moved");
    return unit;
}

/// True if this member of a condition has a meaning at the timing point.
bool isKnownAt(PointId point, std::string_view member) {
    const auto& [name, subject] = timingPointNames[static_cast<std::size_t>(point)];
    if (member == "self" || member == "ally" || member == "enemy") return true;
    if (member == "acting") return subject == Subject::unit;
    if (member == "token") return name == "GainToken" || name == "TokensSpent";
    if (member == "action") return name == "ActionMade";
    if (member == "by_card" || member == "by_itself") return name == "OrderIssued";
    if (member == "attacker" || member == "attack") return subject == Subject::attack;
    return subject == Subject::attack && name != "DeclareDefender";
}

const std::vector<std::string>& whoseNames() {
    static const std::vector<std::string> names{
        "own",      "ally",     "enemy",           "everyone",
        "attacker", "defender", "attacker's side", "defender's side"};
    return names;
}

// True if the timing point has the owner `whose`. For example, only points of an attack have an
// attacker.
bool fits(Whose whose, Subject subject) {
    if (whose == Whose::everyone) return true;
    switch (subject) {
        case Subject::nobody:
            return false;
        case Subject::player:
            return whose == Whose::ally || whose == Whose::enemy;
        case Subject::unit:
            return whose == Whose::own || whose == Whose::ally || whose == Whose::enemy;
        case Subject::attack:
            return whose >= Whose::attacker;
    }
    return false;
}

PointId pointOf(const JsonAt& at, const std::string& name) {
    if (const auto point = timingPointNamed(name)) return *point;
    std::vector<std::string> names;
    names.reserve(std::size(timingPointNames));
    for (const PointName& one : timingPointNames) names.emplace_back(one.name);
    at.refuse(withNearest(say::isNot(name, say::aTimingPoint()), name, names));
}

const PointName& nameOf(PointId point) { return timingPointNames[static_cast<std::size_t>(point)]; }

// Reads a moment: the word for its owner ("whose"), or an object with additional conditions.
Moment readMoment(const JsonAt& at, PointId point, RemindedOf what) {
    const JsonAt name = at.isObject() ? at.at("whose") : at;
    const auto whose = static_cast<Whose>(readName(name, whoseNames(), say::whoseCardItIs));
    if (!fits(whose, nameOf(point).subject))
        name.refuse(say::wordSaysNothing(name.text(), std::string(nameOf(point).name)));
    return {point, whose, at.isObject() ? readCondition(at, point, what) : nullptr};
}

}  // namespace

std::shared_ptr<const MomentCondition> readCondition(const JsonAt& at, PointId point,
                                                     RemindedOf what) {
    at.allow({"whose", "self", "acting", "attacker", "defender", "ally", "enemy", "attack", "pool",
              "whole_pool", "dice", "defense_dice", "wounds", "spent", "token", "action", "by_card",
              "by_itself"});
    bool given = false;
    for (const auto& [member, value] : at.members()) {
        if (member == "whose") continue;
        given = true;
        if (!isKnownAt(point, member))
            value.refuse(say::saysNothingThere(
                std::string(timingPointNames[static_cast<std::size_t>(point)].name)));
        if (member == "self" && what == RemindedOf::playersCard)
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
    when.byCard = readFlag(at, "by_card");
    when.byItself = readFlag(at, "by_itself");
    return std::make_shared<const MomentCondition>(std::move(when));
}

std::vector<Moment> readMoments(const JsonAt& at, RemindedOf what) {
    std::vector<Moment> moments;
    for (const auto& [name, list] : at.members()) {
        const PointId point = pointOf(list, name);
        for (const JsonAt& item : list.list(1, 20))
            moments.push_back(readMoment(item, point, what));
    }
    return moments;
}

std::vector<Action> readActions(const JsonAt& at) {
    std::vector<Action> actions;
    for (const JsonAt& item : at.list(1, std::size(actionWords)))
        actions.push_back(readWord(item, actionWords, say::anAction));
    return actions;
}

}  // namespace sightline::engine
