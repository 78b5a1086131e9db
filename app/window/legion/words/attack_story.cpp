#include "app/window/legion/words/attack_story.h"

#include <algorithm>

#include "app/window/legion/words/reckoning_words.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/dice_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/rules/state/record_values.h"

namespace sightline::app {
namespace {

using engine::AttackStep;
using engine::Happening;
using engine::NumberId;

// True if the dice of a record entry are a result of this step.
bool showsDiceOf(AttackStep step, const engine::Ruling& ruling) {
    const bool rolled = !ruling.dice.empty();
    const bool attacks = rolled && engine::isAttack(ruling.dice.front().die);
    switch (step) {
        case AttackStep::rollAttackDice:
        case AttackStep::modifyAttackDice:
            return attacks || ruling.happening == Happening::attackDiceModified;
        case AttackStep::rollDefenseDice:
        case AttackStep::modifyDefenseDice:
            return (rolled && !attacks) || ruling.happening == Happening::defenseDiceModified;
        default:
            return false;
    }
}

double numberOf(const engine::Ruling& ruling, NumberId id) {
    return valueOf(ruling, id).value_or(0.0);
}

// True if the entry is about a keyword that acted on the dice before they were rolled, or on their
// surges, such as Danger Sense or Deflect.
bool actsOnTheRoll(AttackStep step, const engine::Ruling& ruling) {
    const bool rolls = step == AttackStep::rollAttackDice || step == AttackStep::rollDefenseDice;
    return rolls && ruling.happening == Happening::keywordActed;
}

bool isReason(AttackStep step, const engine::Ruling& ruling) {
    const Happening happening = ruling.happening;
    const bool modifiesDice =
        happening == Happening::attackDiceModified || happening == Happening::defenseDiceModified;
    return happening == Happening::rerollModified || happening == Happening::coverModified ||
           (modifiesDice && showsDiceOf(step, ruling)) || actsOnTheRoll(step, ruling);
}

/// Adds reasons to a text, such as "light cover (Cover 1, Sharpshooter 1)".
QString withReasons(const QString& words, const QStringList& reasons) {
    if (reasons.isEmpty()) return words;
    return QStringLiteral("%1 (%2)").arg(words, reasons.join(QStringLiteral(", ")));
}

// Adds to `crossed` the dice of `before` that are missing in `now`. If the number of dice is the
// same, no die was removed, only faces have changed.
void cross(std::vector<engine::RolledDie> before, const std::vector<engine::RolledDie>& now,
           std::vector<engine::RolledDie>& crossed) {
    if (now.size() >= before.size()) return;
    for (const engine::RolledDie& die : now) {
        if (const auto here = std::find(before.begin(), before.end(), die); here != before.end())
            before.erase(here);
    }
    crossed.insert(crossed.end(), before.begin(), before.end());
}

bool actsAnew(Happening happening) {
    return happening == Happening::actionMade || happening == Happening::unitActivated ||
           happening == Happening::moved;
}

}  // namespace

std::optional<AttackStory> AttackStory::latest(const engine::Record& record) {
    std::size_t begin = record.size();
    for (std::size_t i = record.size(); i > 0 && begin == record.size(); --i)
        if (record[i - 1].happening == Happening::attackDeclared) begin = i - 1;
    if (begin == record.size()) return std::nullopt;
    // An attack with several pools has several declarations in the record. The search goes back to
    // the first.
    for (std::size_t i = begin; i > 0 && record[i - 1].happening != Happening::attackEnded; --i)
        if (record[i - 1].happening == Happening::attackDeclared &&
            record[i - 1].unit == record[begin].unit)
            begin = i - 1;
    AttackStory story;
    story.begin = begin;
    story.attacker = record[begin].unit;
    AttackStep step = AttackStep::declareDefender;
    for (std::size_t i = begin; i < record.size(); ++i) {
        const engine::Ruling& ruling = record[i];
        if (story.ended) {
            story.overtaken = story.overtaken || actsAnew(ruling.happening);
            continue;
        }
        if (ruling.step) step = *ruling.step;
        if (ruling.happening == Happening::attackDeclared) story.defender = ruling.other;
        story.entries[static_cast<std::size_t>(step)].push_back(static_cast<int>(i));
        story.ended = ruling.happening == Happening::attackEnded;
    }
    return story;
}

QString AttackStory::diceWords(const engine::Ruling& formed) {
    const double dice = numberOf(formed, NumberId::red) + numberOf(formed, NumberId::black) +
                        numberOf(formed, NumberId::white);
    return dice == 1.0 ? tr("1 die") : tr("%1 dice").arg(dice);
}

QString AttackStory::summary(AttackStep step, const engine::Record& record,
                             const engine::View& view) const {
    const auto& mine = entries[static_cast<std::size_t>(step)];
    const engine::Ruling* lastDice = nullptr;
    QStringList words, reasons;
    int canceledHits = 0;
    double wounds = -1.0;
    for (const int entry : mine) {
        const engine::Ruling& ruling = record[static_cast<std::size_t>(entry)];
        if (showsDiceOf(step, ruling)) lastDice = &ruling;
        if (isReason(step, ruling)) reasons << RecordWords::verdict(ruling);
        const QStringList changes = ReckoningWords::changes(ruling.reckonings);
        switch (ruling.happening) {
            case Happening::rangeMeasured:
                words << withReasons(bandWords(numberOf(ruling, NumberId::band)), changes);
                break;
            case Happening::poolFormed:
                words << withReasons(diceWords(ruling), changes);
                break;
            case Happening::surgesConverted:
                if (lastDice == &ruling) reasons << changes;
                break;
            case Happening::coverDetermined:
                if (numberOf(ruling, NumberId::suppressed) > 0.0) reasons << tr("suppressed");
                words << withReasons(RecordWords::verdict(ruling), reasons);
                break;
            case Happening::keywordActed:
                if (step == AttackStep::applyDodgeAndCover) words << RecordWords::verdict(ruling);
                break;
            case Happening::hitsCanceled:
                canceledHits += static_cast<int>(numberOf(ruling, NumberId::canceled));
                break;
            case Happening::resultsCompared:
            case Happening::woundsCapped:
                wounds = numberOf(ruling, NumberId::wounds);
                break;
            case Happening::suppressionGained:
                if (step == AttackStep::assignSuppression)
                    words << UnitWords::label(view, ruling.unit);
                break;
            default:
                break;
        }
    }
    if (step == AttackStep::applyDodgeAndCover) {
        if (canceledHits > 0) words << tr("%1 canceled").arg(canceledHits);
    } else if (lastDice) {
        const QString dice =
            lastDice->dice.empty() ? tr("no results") : DiceWords::count(lastDice->dice);
        words << withReasons(dice, reasons);
    }
    if (wounds >= 0.0)
        words << (wounds == 1.0 ? tr("1 wound") : tr("%1 wounds").arg(static_cast<int>(wounds)));
    words.removeDuplicates();
    return words.join(QStringLiteral(", "));
}

bool AttackStory::hasWounds(AttackStep step, const engine::Record& record) const {
    const auto& mine = entries[static_cast<std::size_t>(step)];
    return std::any_of(mine.begin(), mine.end(), [&](int entry) {
        return record[static_cast<std::size_t>(entry)].happening == Happening::woundAssigned;
    });
}

std::vector<engine::RolledDie> AttackStory::canceled(const engine::Record& record) const {
    std::vector<engine::RolledDie> crossed, lying;
    for (const AttackStep step : {AttackStep::rollAttackDice, AttackStep::applyDodgeAndCover,
                                  AttackStep::modifyAttackDice}) {
        for (const int entry : entries[static_cast<std::size_t>(step)]) {
            const engine::Ruling& ruling = record[static_cast<std::size_t>(entry)];
            const bool cancels = ruling.happening == Happening::hitsCanceled ||
                                 ruling.happening == Happening::attackDiceModified;
            if (cancels) cross(lying, ruling.dice, crossed);
            if (cancels || (step == AttackStep::rollAttackDice && !ruling.dice.empty()))
                lying = ruling.dice;
        }
    }
    return crossed;
}

}  // namespace sightline::app
