/// Keywords and cards with reminders for tests, and functions that count the reminders in a record.
#pragma once
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/moment_condition.h"
#include "engine/legion/rules/reminders/reminders.h"
#include "engine/legion/rules/timing/point_places.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {

/// A list with one reminder at the timing point with the name `point`. If the name is empty, the
/// list is empty.
inline std::vector<Moment> moments(const std::string& point, Whose whose) {
    if (point.empty()) return {};
    return {{timingPointNamed(point).value(), whose}};
}

inline KeywordText keyword(const std::string& name, const std::string& point, Whose whose) {
    KeywordText made;
    made.name = name;
    made.help =
        std::make_shared<CardHelp>(CardHelp{"does " + name + ".", 46, moments(point, whose)});
    return made;
}

/// A keyword with a reminder at the timing point `point`. The reminder comes only if the condition
/// is met.
inline KeywordText when(const std::string& name, const std::string& point, Whose whose,
                        MomentCondition condition) {
    KeywordText made = keyword(name, point, whose);
    CardHelp help = *made.help;
    help.moments[0].when = std::make_shared<const MomentCondition>(std::move(condition));
    made.help = std::make_shared<const CardHelp>(std::move(help));
    return made;
}

inline std::shared_ptr<const Effects> reminders(const Scenario& scenario) {
    auto effects = std::make_shared<Effects>();
    addReminders(*effects, scenario);
    return effects;
}

/// The number of reminders with the text `label` about one unit.
inline long told(const Record& record, int unit, const std::string& label) {
    return std::count_if(record.begin(), record.end(), [&](const Ruling& one) {
        return one.happening == Happening::reminded && one.unit == UnitId{unit} &&
               one.verdict.starts_with(label);
    });
}
inline long told(const Record& record) {
    return std::count_if(record.begin(), record.end(),
                         [](const Ruling& one) { return one.happening == Happening::reminded; });
}

/// An objective card whose points the players count by hand.
inline BattleCard cardByHand(const std::string& point, Whose whose, int from = 1, int to = 99) {
    BattleCard card = battleCard("Payload", BattleCardKind::objective);
    card.scoring.clear();
    card.byHand = {{{"count the carts", 0, moments(point, whose)}, from, to}};
    return card;
}

}  // namespace sightline::engine::test
