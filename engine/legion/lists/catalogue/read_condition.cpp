#include "engine/legion/lists/catalogue/read_condition.h"

#include "engine/legion/lists/catalogue/condition_fields.h"
#include "engine/legion/lists/catalogue/point_names.h"

namespace sightline::engine {
namespace {

/// True if the member `member` of a condition has a meaning at the timing point.
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

// True if `whose` has a meaning at a timing point about `subject`. For example, only a point about
// an attack has an attacker.
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

// Reads a `Moment`: one of the words for `whose`, or an object with additional conditions.
Moment readMoment(const JsonAt& at, PointId point, RemindedOf what) {
    const JsonAt name = at.isObject() ? at.at("whose") : at;
    const auto whose = static_cast<Whose>(readName(name, whoseNames(), say::whoseCardItIs));
    if (!fits(whose, nameOf(point).subject))
        name.refuse(say::wordSaysNothing(name.text(), std::string(nameOf(point).name)));
    return {point, whose, at.isObject() ? readCondition(at, point, what) : nullptr};
}

}  // namespace

void form::UnitOf::read(const JsonAt& at, UnitCondition& unit) const {
    for (const char* key : {"range", "beyond", "another"}) {
        if (at.find(key) && what == RemindedOf::playersCard)
            at.at(key).refuse(say::noUnitHasTheCard());
    }
    if (at.find("listed") && what != RemindedOf::keyword)
        at.at("listed").refuse(say::onlyKeywordsList());
    readExactly(at, unit);
    if (unit.woundsOfX && what != RemindedOf::keyword)
        at.at("wounds").refuse(say::onlyKeywordsHaveX());
}

std::shared_ptr<const MomentCondition> readCondition(const JsonAt& at, PointId point,
                                                     RemindedOf what) {
    MomentCondition when;
    const auto members = conditionMembers(what);
    at.allow(namesOf(form::Part{when, members}));
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
    readFields(at, form::Part{when, members});
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
    form::namesIn(momentActions, say::anAction).read(at, actions);
    return actions;
}

}  // namespace sightline::engine
