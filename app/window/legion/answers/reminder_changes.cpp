#include "app/window/legion/answers/reminder_changes.h"

#include "app/window/legion/words/unit_words.h"

namespace sightline::app {

std::vector<ReminderChange> ReminderChange::of(const engine::View& view,
                                               const engine::Reminder& one) {
    std::vector<ReminderChange> changes;
    if (one.unit.none()) return changes;
    const engine::UnitView& unit = view.unit(one.unit);
    for (std::size_t i = 0; i < unit.cards.size(); ++i) {
        const engine::EquippedCard& card = unit.cards[i];
        if (card.name != one.citation.section) continue;
        for (const engine::Token token : card.freeTokens)
            changes.push_back({tr("+1 %1").arg(UnitWords::token(token)),
                               engine::AdjustToken{one.unit, token, 1}});
        if (card.use == engine::CardUse::unlimited) continue;
        const bool expends = card.use == engine::CardUse::expend;
        changes.push_back({expends ? tr("Expend") : tr("Exhaust"),
                           engine::AdjustCard{one.unit, static_cast<int>(i),
                                              expends ? engine::EquippedCard::State::expended
                                                      : engine::EquippedCard::State::exhausted}});
    }
    return changes;
}

}  // namespace sightline::app
