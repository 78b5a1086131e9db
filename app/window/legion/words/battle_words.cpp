#include "app/window/legion/words/battle_words.h"

#include <algorithm>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

constexpr int noLimit = 99;  // limit that stands for "no limit" in a scoring rule

}  // namespace

QString BattleWords::kind(engine::BattleCardKind kind) {
    switch (kind) {
        case engine::BattleCardKind::objective:
            return tr("Objective");
        case engine::BattleCardKind::secondary:
            return tr("Secondary objective");
        case engine::BattleCardKind::advantage:
            return tr("Advantage");
    }
    return {};
}

QStringList BattleWords::lines(const engine::BattleCard& card) {
    QStringList lines;
    for (const engine::ByHand& one : card.everyLine) {
        const bool byHand = std::any_of(
            card.byHand.begin(), card.byHand.end(),
            [&](const engine::ByHand& other) { return other.help.text == one.help.text; });
        const QString text = MessageWords::cardText(one.help.text);
        lines << (byHand ? tr("By hand: %1").arg(text) : text);
    }
    if (!card.everyLine.empty()) return lines;
    for (const engine::ScoringRule& rule : card.scoring) {
        QString line;
        switch (rule.what) {
            case engine::Scores::securedPoi:
                line = tr("Victory points for each POI that you secure: %1").arg(rule.points);
                break;
            case engine::Scores::contestedPoi:
            case engine::Scores::unthreatenedPoi:
                break;  // only published cards have these scores, and published cards have their
                        // own texts
            case engine::Scores::heldAsset:
                line =
                    tr("Victory points for each asset that your units hold: %1").arg(rule.points);
                break;
            case engine::Scores::unitInEnemyTerritory:
                line = tr("Victory points for each unit whose leader is completely within enemy "
                          "territory: %1")
                           .arg(rule.points);
                break;
            case engine::Scores::defeatedThisRound:
                line = tr("Victory points for each enemy unit defeated this round: %1")
                           .arg(rule.points);
                break;
        }
        lines << (rule.most >= noLimit ? line
                                       : tr("%1, at most %2 a round").arg(line).arg(rule.most));
    }
    if (card.grantsClaim) lines << tr("Troopers may claim assets as a free action");
    for (const engine::SetupGain& gain : card.gains)
        lines << tr("Token that some of your units gain: %1; units at most: %2")
                     .arg(UnitWords::token(gain.token))
                     .arg(gain.units);
    for (const engine::ByHand& one : card.byHand)
        lines << tr("By hand: %1").arg(MessageWords::cardText(one.help.text));
    return lines;
}

QString BattleWords::box(const engine::MarkedBox& box) {
    QStringList players;
    for (const engine::Player player : engine::bothPlayers) {
        if (box.marked[static_cast<std::size_t>(player)]) players << theme::nameOf(player);
    }
    const QString event = MessageWords::said(box.box.reason);
    if (players.isEmpty())
        return tr("Box: %1, %2 VP, not marked yet").arg(event).arg(box.box.points);
    return tr("Box: %1, %2 VP, marked by %3")
        .arg(event)
        .arg(box.box.points)
        .arg(players.join(QStringLiteral(", ")));
}

QString BattleWords::change(engine::MissionChange change) {
    switch (change) {
        case engine::MissionChange::objective:
            return tr("The next objective of your deck replaces the one on the table");
        case engine::MissionChange::secondary:
            return tr("The next secondary objective of your deck replaces the one on the table");
        case engine::MissionChange::ownAdvantage:
            return tr("You reveal another advantage of your own");
        case engine::MissionChange::enemyAdvantage:
            return tr("Your opponent reveals another advantage");
        case engine::MissionChange::becomeBlue:
            return tr("You take the blue player's place, and they take yours");
        case engine::MissionChange::becomeRed:
            return tr("You are the red player");
        case engine::MissionChange::pass:
            return tr("The mission stays as it is");
    }
    return {};
}

}  // namespace sightline::app
