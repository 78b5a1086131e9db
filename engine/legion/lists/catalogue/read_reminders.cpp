// Reader of the reminders: the moments at which the game reminds players of effects that they apply
// by hand.
#include "engine/legion/lists/catalogue/point_names.h"
#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/catalogue/read_condition.h"
#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace {

const std::vector<std::string>& whoseNames() {
    static const std::vector<std::string> names{
        "own",      "ally",     "enemy",           "everyone",
        "attacker", "defender", "attacker's side", "defender's side"};
    return names;
}

// Some points have no attacker or no unit that they are about.
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

// A moment is either the word for "whose", or an object with further conditions.
Moment readMoment(const JsonAt& at, PointId point, RemindedOf what) {
    const JsonAt name = at.isObject() ? at.at("whose") : at;
    const auto whose = static_cast<Whose>(readName(name, whoseNames(), say::whoseCardItIs));
    if (!fits(whose, nameOf(point).subject))
        name.refuse(say::wordSaysNothing(name.text(), std::string(nameOf(point).name)));
    return {point, whose, at.isObject() ? readCondition(at, point, what) : nullptr};
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

// Moments of the parts of a keyword that code does not apply.
std::map<std::string, std::vector<Moment>> readMomentsOfParts(const JsonAt& keyword,
                                                              const JsonAt& parts) {
    keyword.allow({"parts"});
    std::map<std::string, std::vector<Moment>> moments;
    for (const auto& [name, at] : parts.members())
        moments[name] = readMoments(at, RemindedOf::keyword);
    return moments;
}

// Lines of a battle card or battle force belong to no unit, so their moments name players.
void refuseUnits(const JsonAt& at, const std::vector<Moment>& moments) {
    for (const Moment& one : moments) {
        if (one.whose == Whose::own || one.whose == Whose::attacker || one.whose == Whose::defender)
            at.refuse(say::noUnitHasIt(std::string(nameOf(one.point).name)));
    }
}

std::vector<ByHand> readLines(const JsonAt& at) {
    std::vector<ByHand> lines;
    for (const JsonAt& item : at.list(0, 20)) {
        item.allow({"at", "rounds"});
        ByHand line;
        line.help.moments = readMoments(item.at("at"), RemindedOf::playersCard);
        refuseUnits(item, line.help.moments);
        if (const auto rounds = item.find("rounds")) {
            const auto both = rounds->list(2, 2);
            line.fromRound = both[0].integer(1, 99);
            line.toRound = both[1].integer(line.fromRound, 99);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace

Reminders readReminders(const JsonAt& document) {
    document.allow({"format", "version", "about", "keywords", "upgrades", "commands", "hand",
                    "battle", "battle_forces"});
    expectFormat(document, "sightline-reminders", 1);
    const auto read = [&](std::string_view key, RemindedOf what) {
        std::map<std::string, std::vector<Moment>> moments;
        if (const auto list = document.find(key)) {
            for (const auto& [name, at] : list->members()) {
                if (what != RemindedOf::keyword || !at.find("parts"))
                    moments[name] = readMoments(at, what);
            }
        }
        return moments;
    };
    std::map<std::string, std::map<std::string, std::vector<Moment>>> parts;
    if (const auto list = document.find("keywords")) {
        for (const auto& [name, at] : list->members()) {
            if (const auto byPart = at.find("parts")) parts[name] = readMomentsOfParts(at, *byPart);
        }
    }
    const auto readByLine = [&](std::string_view key) {
        std::map<std::string, std::vector<ByHand>> lines;
        if (const auto list = document.find(key)) {
            for (const auto& [id, at] : list->members()) lines[id] = readLines(at);
        }
        return lines;
    };
    return {read("keywords", RemindedOf::keyword),
            read("upgrades", RemindedOf::upgrade),
            read("commands", RemindedOf::playersCard),
            read("hand", RemindedOf::playersCard),
            std::move(parts),
            readByLine("battle"),
            readByLine("battle_forces")};
}

}  // namespace sightline::engine
