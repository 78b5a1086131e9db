#include "engine/legion/advice/lessons/condition.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/cohesion/cohesion.h"

namespace sightline::engine::lessons {
namespace {

bool isKnown(const View& view, UnitId unit) {
    return unit.value >= 0 && unit.value < static_cast<int>(view.units.size());
}

bool holdsRecorded(const Recorded& wanted, const Situation& now) {
    if (now.firstEntry >= now.record.size()) return false;
    const auto first = now.record.begin() + static_cast<std::ptrdiff_t>(now.firstEntry);
    return std::count_if(first, now.record.end(), [&](const Ruling& entry) {
               return matches(wanted, entry);
           }) >= wanted.times;
}

bool holdsQuestion(const AskedQuestion& wanted, const Question* question) {
    return question && (!wanted.ask || *wanted.ask == question->ask) &&
           (!wanted.unit || *wanted.unit == question->unit) &&
           (!wanted.player || *wanted.player == question->player);
}

bool inCohesion(const View& view, const UnitView& unit) {
    if (unit.minis.empty()) return false;
    const geometry::Mini& leader = view.mini(unit.minis.front()).mini;
    return std::all_of(unit.minis.begin() + 1, unit.minis.end(), [&](MiniId mini) {
        return geometry::cohesion(view.battlefield, leader, view.mini(mini).mini).inCohesion;
    });
}

int woundsOn(const View& view, UnitId unit) {
    int wounds = 0;
    for (const MiniView& mini : view.minis)
        if (mini.unit == unit) wounds += mini.defeated ? mini.threshold : mini.wounds;
    return wounds;
}

bool holdsTokens(const UnitIs& wanted, const UnitView& unit) {
    for (const auto& row : tokenNames) {
        const auto least = wanted.tokens.find(row.text);
        if (least != wanted.tokens.end() && unit.tokens[row.value] < least->second) return false;
        const auto most = wanted.tokensAtMost.find(row.text);
        if (most != wanted.tokensAtMost.end() && unit.tokens[row.value] > most->second)
            return false;
    }
    return true;
}

bool holdsUnit(const UnitIs& wanted, const View& view) {
    const UnitView& unit = view.unit(wanted.unit);
    const auto is = [](const std::optional<bool>& wish, bool value) {
        return !wish || *wish == value;
    };
    if (!is(wanted.activated, unit.activated) || !is(wanted.activating, unit.activating) ||
        !is(wanted.suppressed, unit.isSuppressed) || !is(wanted.panicked, unit.isPanicked) ||
        !is(wanted.inMelee, unit.inMelee) || !is(wanted.defeated, unit.defeated))
        return false;
    if (wanted.cohesion && inCohesion(view, unit) != *wanted.cohesion) return false;
    if (wanted.wounds && woundsOn(view, wanted.unit) < *wanted.wounds) return false;
    if (wanted.miniatures && static_cast<int>(unit.minis.size()) > *wanted.miniatures) return false;
    if (wanted.actionsLeft && (!unit.activating || unit.actionsLeft > *wanted.actionsLeft))
        return false;
    return holdsTokens(wanted, unit);
}

bool holdsLeader(const LeaderAt& wanted, const View& view) {
    const UnitView& unit = view.unit(wanted.unit);
    if (unit.minis.empty() || unit.undeployed) return false;
    const geometry::Mini& leader = view.mini(unit.minis.front()).mini;
    const geometry::Vec3 place = leader.position;
    if (wanted.facing &&
        std::abs(geometry::turn(leader.facing, *wanted.facing).value) > facingTolerance.value)
        return false;
    if (wanted.at && glm::distance(geometry::plan(place), *wanted.at) > wanted.within) return false;
    return !wanted.height || place.z >= *wanted.height;
}

/// The result of `judge` for the two units. False if one of them is not on the battlefield.
bool between(const View& view, UnitId from, UnitId to, const auto& judge) {
    const Tabletop table = tabletopOf(view);
    const UnitOnTable* one = table.find(from);
    const UnitOnTable* other = table.find(to);
    return one && other && judge(table, *one, *other);
}

bool holdsRange(const RangeIs& wanted, const View& view) {
    return between(view, wanted.from, wanted.to,
                   [&](const Tabletop& table, const UnitOnTable& from, const UnitOnTable& to) {
                       const double band = rangeTo(from, to, table.field.dimensions()).band;
                       return (!wanted.least || band >= *wanted.least) &&
                              (!wanted.most || band <= *wanted.most);
                   });
}

bool holdsSight(const SightIs& wanted, const View& view) {
    return between(view, wanted.from, wanted.to,
                   [&](const Tabletop& table, const UnitOnTable& from, const UnitOnTable& to) {
                       return anySees(table, from, to) == wanted.visible;
                   });
}

bool holdsCover(const CoverIs& wanted, const View& view) {
    return between(view, wanted.from, wanted.to,
                   [&](const Tabletop& table, const UnitOnTable& from, const UnitOnTable& to) {
                       return coverFrom(table, from, to.id).cover == wanted.cover;
                   });
}

/// The number in an answer to a question about a number, otherwise the number of picked options.
int numberIn(const Question& question, const Answer& answer) {
    if (const Count* count = std::get_if<Count>(&answer)) return count->count;
    return static_cast<int>(pickedOptions(question, answer).size());
}

bool holdsAnswered(const Answered& wanted, const Situation& now) {
    if (!now.answer || !now.asked || wanted.refused != now.refused) return false;
    if (wanted.ask && *wanted.ask != now.asked->ask) return false;
    if (wanted.count && *wanted.count != numberIn(*now.asked, *now.answer)) return false;
    if (wanted.chosen.empty()) return true;
    const auto picked = pickedOptions(*now.asked, *now.answer);
    return std::any_of(wanted.chosen.begin(), wanted.chosen.end(), [&](const Option& one) {
        return std::find(picked.begin(), picked.end(), one) != picked.end();
    });
}

/// True if the game has all units that the condition names. If a unit does not exist, the condition
/// is false.
bool unitsKnown(const Condition& condition, const View& view) {
    for (const UnitId unit : unitsIn(condition))
        if (!isKnown(view, unit)) return false;
    return true;
}

}  // namespace

std::vector<UnitId> unitsIn(const Condition& condition) {
    std::vector<UnitId> units;
    const auto add = [&](const auto& one) {
        if (one) units.push_back(*one);
    };
    if (condition.recorded) {
        add(condition.recorded->unit);
        add(condition.recorded->other);
    }
    if (condition.question) add(condition.question->unit);
    if (condition.look) {
        add(condition.look->inspected);
        const auto& ruler = condition.look->measured;
        units.insert(units.end(), ruler.begin(), ruler.end());
    }
    if (condition.unit) units.push_back(condition.unit->unit);
    if (condition.leader) units.push_back(condition.leader->unit);
    const auto addBoth = [&](const auto& pair) {
        if (pair) units.insert(units.end(), {pair->from, pair->to});
    };
    addBoth(condition.range);
    addBoth(condition.sight);
    addBoth(condition.cover);
    return units;
}

bool matches(const Recorded& wanted, const Ruling& entry) {
    if (entry.happening != wanted.happening) return false;
    if (wanted.unit && entry.unit != *wanted.unit) return false;
    if (wanted.other && entry.other != *wanted.other) return false;
    const auto has = [&](const auto& suits) {
        return std::any_of(entry.numbers.begin(), entry.numbers.end(), suits);
    };
    if (wanted.action && !has([&](const Number& one) {
            return one.name.kind() == NumberKind::action &&
                   std::lround(one.value) == static_cast<long>(*wanted.action);
        }))
        return false;
    if (wanted.token && !has([&](const Number& one) {
            return one.name.token() && *one.name.token() == *wanted.token;
        }))
        return false;
    return std::all_of(wanted.numbers.begin(), wanted.numbers.end(), [&](const auto& wish) {
        return has([&](const Number& one) {
            return one.name.id() && one.name.english() == wish.first &&
                   std::lround(one.value) == wish.second;
        });
    });
}

bool matches(const Look& wanted, const Look& look) {
    return look.turned >= wanted.turned && look.closer >= wanted.closer &&
           (!wanted.inspected || look.inspected == wanted.inspected) &&
           (wanted.measured.empty() ||
            (look.measured.size() == wanted.measured.size() &&
             std::is_permutation(wanted.measured.begin(), wanted.measured.end(),
                                 look.measured.begin())));
}

std::vector<Option> pickedOptions(const Question& question, const Answer& answer) {
    std::vector<Option> picked;
    const auto add = [&](int index) {
        if (index >= 0 && index < static_cast<int>(question.options.size()))
            picked.push_back(question.options[static_cast<std::size_t>(index)]);
    };
    if (const auto* pick = std::get_if<Pick>(&answer)) {
        if (pick->chosen)
            picked.push_back(*pick->chosen);
        else
            add(pick->option);
    }
    if (const auto* several = std::get_if<PickSeveral>(&answer)) {
        picked = several->chosen;
        if (picked.empty())
            for (const int index : several->options) add(index);
    }
    return picked;
}

bool holds(const Condition& condition, const Situation& now) {
    const auto one = [&](const Condition& inner) { return holds(inner, now); };
    if (!condition.all.empty()) return std::all_of(condition.all.begin(), condition.all.end(), one);
    if (!condition.any.empty()) return std::any_of(condition.any.begin(), condition.any.end(), one);
    if (!condition.none.empty())
        return std::none_of(condition.none.begin(), condition.none.end(), one);
    if (!unitsKnown(condition, now.view)) return false;
    if (condition.recorded) return holdsRecorded(*condition.recorded, now);
    if (condition.question) return holdsQuestion(*condition.question, now.question);
    if (condition.unit) return holdsUnit(*condition.unit, now.view);
    if (condition.leader) return holdsLeader(*condition.leader, now.view);
    if (condition.range) return holdsRange(*condition.range, now.view);
    if (condition.sight) return holdsSight(*condition.sight, now.view);
    if (condition.cover) return holdsCover(*condition.cover, now.view);
    if (condition.round) return now.view.round >= *condition.round;
    if (condition.points)
        return now.view.mission.victoryPoints[static_cast<std::size_t>(condition.points->player)] >=
               condition.points->least;
    if (condition.look) return matches(*condition.look, now.look);
    if (condition.army) return now.army != nullptr && holds(*condition.army, *now.army);
    return condition.answered && holdsAnswered(*condition.answered, now);
}

}  // namespace sightline::engine::lessons
