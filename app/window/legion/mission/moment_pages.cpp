#include "app/window/legion/mission/moment_pages.h"

#include <QGridLayout>
#include <QLabel>
#include <algorithm>
#include <cmath>

#include "app/window/legion/cards/card_parts.h"
#include "app/window/legion/cards/command_card_face.h"
#include "app/window/legion/mission/end_tally.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/icon_label.h"
#include "engine/legion/rules/state/record_values.h"

namespace sightline::app {
namespace {

using engine::bothPlayers;
using engine::Player;

QLabel* said(const QString& text, const QColor& colour = theme::text(), double size = 1.0) {
    auto* label = new QLabel(text);
    label->setStyleSheet(QStringLiteral("color: %1;").arg(colour.name()));
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setBold(size > 1.0);
    label->setFont(font);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

QLabel* caption(const QString& text) {
    auto* label = new QLabel(text);
    label->setProperty("muted", true);
    return label;
}

int whole(const engine::Ruling& ruling, engine::NumberId id) {
    return static_cast<int>(std::lround(valueOf(ruling, id).value_or(0.0)));
}

/// A score such as "2 : 1". Each number has the colour of its player.
QWidget* score(int blue, int red, double size) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(14);
    row->addStretch(1);
    row->addWidget(said(QString::number(blue), theme::blue(), size));
    row->addWidget(said(QStringLiteral(":"), theme::muted(), size));
    row->addWidget(said(QString::number(red), theme::red(), size));
    row->addStretch(1);
    return box;
}

QWidget* tokens(const std::map<engine::Token, int>& counts) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addStretch(1);
    for (const auto& [token, count] : counts) {
        row->addWidget(iconLabel(iconName(token), 18, UnitWords::token(token)));
        row->addWidget(said(QString::number(count)));
    }
    if (counts.empty()) row->addWidget(said(QStringLiteral("–"), theme::faint()));
    row->addStretch(1);
    return box;
}

/// A grid with one column for captions and one column for each player.
QGridLayout* gridOfPlayers() {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(26);
    grid->setVerticalSpacing(9);
    for (const Player player : bothPlayers) {
        const int column = 1 + static_cast<int>(player);
        grid->setColumnMinimumWidth(column, 110);
        grid->addWidget(said(theme::nameOf(player), theme::of(player), 1.1), 0, column);
    }
    return grid;
}

QVBoxLayout* columnOf(QWidget* page) {
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    return column;
}

}  // namespace

Sheet::Page MomentPages::of(const Moment& moment, const ShownGame& game) {
    const engine::View& view = game.view();
    const engine::Ruling& last = game.game().record()[moment.entries.back()];
    const QColor colour = last.player ? theme::of(*last.player) : theme::accent();
    switch (moment.kind) {
        case Moment::Kind::bluePlayer:
            return {tr("Who is the blue player?"), theme::blue(), blueRoll(moment, game),
                    tr("Continue")};
        case Moment::Kind::commandCards:
            return {tr("Both command cards turn faceup"), colour, revealedCards(moment, game),
                    tr("Continue")};
        case Moment::Kind::roundEnd:
            return {tr("Round %1 is over").arg(last.round), theme::accent(),
                    endOfRound(moment, game),
                    last.round < view.lastRound ? tr("On to round %1").arg(last.round + 1)
                                                : tr("Continue")};
        case Moment::Kind::gameOver:
            return {last.player ? tr("%1 wins the battle").arg(theme::nameOf(*last.player))
                                : tr("The battle is a draw"),
                    colour, endOfGame(moment, game), tr("Look at the table")};
    }
    return {};
}

// The page about the roll that decides which player is blue. The record names the players of this
// roll by the colours that they had before the roll.
QWidget* MomentPages::blueRoll(const Moment& moment, const ShownGame& game) {
    auto* page = new QWidget;
    auto* column = columnOf(page);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(8);
    const auto& names = game.game().scenario().armyNames;
    const auto& record = game.game().record();
    for (const std::size_t index : moment.entries) {
        const engine::Ruling& roll = record[index];
        if (roll.dice.empty() || !roll.player) continue;
        const int row = grid->rowCount();
        const QString name = QString::fromStdString(names[static_cast<std::size_t>(*roll.player)]);
        grid->addWidget(said(name, theme::text(), 1.15), row, 0, Qt::AlignLeft);
        auto* dice = new DiceWidget(38);
        dice->setDice(roll.dice);
        dice->setMinimumSize(dice->sizeHint());
        grid->addWidget(dice, row, 1);
    }
    column->addLayout(grid);
    column->addWidget(
        said(tr("%1 plays blue").arg(QString::fromStdString(game.view().armyNames[0])),
             theme::blue(), 1.5));
    auto* rule = caption(
        tr("The most crits, then the most hits, then the most surges; ties roll again (p. %1)")
            .arg(record[moment.entries.back()].citation.page));
    column->addWidget(rule, 0, Qt::AlignHCenter);
    return page;
}

QWidget* MomentPages::revealedCards(const Moment& moment, const ShownGame& game) {
    const engine::View& view = game.view();
    const engine::Ruling& last = game.game().record()[moment.entries.back()];
    auto* page = new QWidget;
    auto* column = columnOf(page);
    auto* row = new QHBoxLayout;
    row->setSpacing(34);
    bool both = true;
    for (const Player player : bothPlayers) {
        const auto& side = view.command[static_cast<std::size_t>(player)];
        auto* stack = new QVBoxLayout;
        stack->setSpacing(6);
        stack->addWidget(said(theme::nameOf(player), theme::of(player), 1.25));
        if (side.played) {
            auto* face = new CommandCardFace(*side.played, player);
            face->setFixedSize(226, 300);
            face->setAttribute(Qt::WA_TransparentForMouseEvents);
            face->setFocusPolicy(Qt::NoFocus);
            face->setChosen(last.player == player);
            stack->addWidget(face);
        } else {
            both = false;
            QLabel* none = said(tr("No command card"), theme::muted());
            none->setFixedSize(226, 300);
            stack->addWidget(none);
        }
        row->addLayout(stack);
    }
    column->addLayout(row);
    const QString name = last.player ? theme::nameOf(*last.player) : QString();
    const int blue = whole(last, engine::NumberId::blue), red = whole(last, engine::NumberId::red);
    const QString why = !both         ? tr("the red die, or the only player with a card, decides")
                        : blue != red ? pipsWords(std::min(blue, red), std::max(blue, red))
                                      : tr("equal pips: the red die decides");
    column->addWidget(said(tr("%1 has priority").arg(name),
                           last.player ? theme::of(*last.player) : theme::text(), 1.5));
    column->addWidget(caption(tr("%1 (p. %2)").arg(why).arg(last.citation.page)), 0,
                      Qt::AlignHCenter);
    return page;
}

QString MomentPages::pipsWords(int fewer, int more) {
    return fewer == 1 ? tr("1 pip against %1").arg(more)
                      : tr("%1 pips against %2").arg(fewer).arg(more);
}

void MomentPages::addScore(QVBoxLayout& column, const engine::View& view, double size) {
    if (!view.mission.objective) return;
    const auto& points = view.mission.victoryPoints;
    column.addWidget(score(points[0], points[1], size));
    column.addWidget(said(tr("victory points"), theme::muted()));
}

QWidget* MomentPages::endOfRound(const Moment& moment, const ShownGame& game) {
    const engine::View& view = game.view();
    const EndTally tally = EndTally::of(moment, game.game().record(), view);
    auto* page = new QWidget;
    auto* column = columnOf(page);
    addScore(*column, view, 2.6);
    QGridLayout* grid = gridOfPlayers();
    for (const EndTally::ScoredPoints& scored : tally.scored) {
        const int row = grid->rowCount();
        grid->addWidget(caption(scored.card), row, 0);
        for (const Player player : bothPlayers) {
            const int points = scored.points[static_cast<std::size_t>(player)];
            grid->addWidget(
                said(points > 0 ? QStringLiteral("+%1").arg(points) : QStringLiteral("–"),
                     points > 0 ? theme::text() : theme::faint(), points > 0 ? 1.1 : 1.0),
                row, 1 + static_cast<int>(player));
        }
    }
    const int removed = grid->rowCount();
    grid->addWidget(caption(tr("Tokens removed")), removed, 0);
    for (const Player player : bothPlayers)
        grid->addWidget(tokens(tally.tokensRemoved[static_cast<std::size_t>(player)]), removed,
                        1 + static_cast<int>(player));
    for (const engine::UnitId unit : tally.promoted) {
        const int row = grid->rowCount();
        grid->addWidget(caption(tr("Promoted to commander")), row, 0);
        grid->addWidget(said(UnitWords::label(view, unit)), row,
                        1 + static_cast<int>(view.unit(unit).player));
    }
    for (const Player player : tally.withoutTroopers) {
        const int row = grid->rowCount();
        grid->addWidget(caption(tr("Promoted to commander")), row, 0);
        grid->addWidget(said(tr("no Trooper unit")), row, 1 + static_cast<int>(player));
    }
    column->addLayout(grid);
    column->addWidget(caption(tr("End Phase (p. %1)").arg(38)), 0, Qt::AlignHCenter);
    return page;
}

QString MomentPages::whyWon(engine::GameEnding::Reason reason) {
    using Reason = engine::GameEnding::Reason;
    switch (reason) {
        case Reason::onlyOneLeft:
            return tr("No other player has undefeated units");
        case Reason::enoughPoints:
            return tr("12 victory points or more, and more than the opponent");
        case Reason::mostPoints:
            return tr("The most victory points after the last round");
        case Reason::fewestLost:
            return tr("Equal victory points; fewer points of own units were defeated");
        case Reason::equal:
            return tr("Equal victory points and equal points of defeated units");
    }
    return {};
}

QWidget* MomentPages::endOfGame(const Moment& moment, const ShownGame& game) {
    const engine::View& view = game.view();
    const engine::Ruling& last = game.game().record()[moment.entries.back()];
    auto* page = new QWidget;
    auto* column = columnOf(page);
    if (view.ending) column->addWidget(said(whyWon(view.ending->reason), theme::text(), 1.1));
    addScore(*column, view, 3.2);
    QGridLayout* grid = gridOfPlayers();
    const auto line = [&](const QString& name, const std::array<QString, 2>& values) {
        const int row = grid->rowCount();
        grid->addWidget(caption(name), row, 0);
        for (const Player player : bothPlayers)
            grid->addWidget(said(values[static_cast<std::size_t>(player)]), row,
                            1 + static_cast<int>(player));
    };
    std::array<int, 2> standing{};
    for (const engine::UnitView& unit : view.units)
        standing[static_cast<std::size_t>(unit.player)] += unit.defeated ? 0 : 1;
    line(tr("Army"),
         {QString::fromStdString(view.armyNames[0]), QString::fromStdString(view.armyNames[1])});
    line(tr("Points of enemy units defeated"),
         {QString::number(view.bluePoints), QString::number(view.redPoints)});
    line(tr("Units left"), {QString::number(standing[0]), QString::number(standing[1])});
    column->addLayout(grid);
    column->addWidget(caption(tr("Round %1 of %2, Winning the Game (p. %3)")
                                  .arg(last.round)
                                  .arg(view.lastRound)
                                  .arg(last.citation.page)),
                      0, Qt::AlignHCenter);
    return page;
}

}  // namespace sightline::app
