#include "app/window/legion/adjust/adjust_game_menu.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/adjust/adjust_rows.h"
#include "app/window/legion/adjust/dispute_rows.h"
#include "app/window/legion/cards/card_parts.h"
#include "app/window/legion/scene/scene_mission.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/terrain_by_hand.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/widgets/window_room.h"
#include "app/window/shell/words/dice_words.h"
#include "app/window/shell/words/terrain_names.h"
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/tokens.h"

namespace sightline::app {
namespace {

using engine::bothPlayers;
using engine::Player;
constexpr int dieSize = 26;

/// Changes the face of a die to the next face of this kind of die.
engine::RolledDie turned(engine::RolledDie die) {
    std::vector<engine::Face> faces = engine::facesOf(die.die);
    std::sort(faces.begin(), faces.end());
    faces.erase(std::unique(faces.begin(), faces.end()), faces.end());
    const auto now = std::find(faces.begin(), faces.end(), die.face);
    die.face = now == faces.end() || now + 1 == faces.end() ? faces.front() : *(now + 1);
    return die;
}

QToolButton* dieButton(const QString& icon, const QString& name,
                       const std::function<void()>& press) {
    auto* button = new QToolButton;
    button->setIcon(app::icon(icon));
    button->setIconSize({dieSize, dieSize});
    button->setObjectName(name);
    button->setAccessibleName(name);
    button->setToolTip(name);
    QObject::connect(button, &QToolButton::clicked, button, press);
    return button;
}

}  // namespace

AdjustGameMenu::AdjustGameMenu(GameSession& session, QWidget* parent)
    : QDialog(parent), session_(session) {
    setWindowTitle(tr("Adjust the game"));
    setObjectName(QStringLiteral("adjustGame"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 18, 12, 14);
    scroll_ = adjustPage(*this, *column);
    connect(&session, &GameSession::changed, this, &AdjustGameMenu::rebuild);
    rebuild();
    openWithin(*this);
}

engine::Adjust AdjustGameMenu::made(const decltype(engine::Adjust::what)& what) const {
    return {session_.adjuster(), what};
}

void AdjustGameMenu::adjust(const decltype(engine::Adjust::what)& what) {
    session_.answer(made(what));
}

void AdjustGameMenu::place(const decltype(engine::Adjust::what)& what) {
    emit placeWanted(made(what));
    accept();
}

void AdjustGameMenu::addPlayers(QVBoxLayout& column) {
    const engine::View& view = session_.view();
    column.addWidget(heading(tr("Victory points")));
    for (const Player player : bothPlayers)
        addCountRow(column, {}, tr("Victory points of %1").arg(theme::nameOf(player)),
                    view.mission.victoryPoints[static_cast<std::size_t>(player)],
                    [this, player](int by) {
                        adjust(engine::AdjustPoints{player, by});
                    });
    if (!view.usesCommandCards || !view.edition->passPool) return;
    column.addWidget(heading(tr("Pass pools")));
    for (const Player player : bothPlayers)
        addCountRow(column, {}, tr("Advantage tokens of %1").arg(theme::nameOf(player)),
                    view.command[static_cast<std::size_t>(player)].passPool,
                    [this, player](int by) {
                        adjust(engine::AdjustPassPool{player, by});
                    });
}

void AdjustGameMenu::showAttack() { scrollToRow(*scroll_, QStringLiteral("attackDice")); }

void AdjustGameMenu::addAttackDice(QVBoxLayout& column) {
    const auto& attack = session_.view().attack;
    if (!attack && session_.view().waitingRoll)
        addWaitingRoll(column, *session_.view().waitingRoll);
    if (!attack) return;
    addWeapons(column, attack->moreWeapons);
    addPoolWeapons(column);
    if (attack->current < 0) return;
    QLabel* title = heading(tr("Dice of the attack"));
    title->setObjectName(QStringLiteral("attackDice"));
    column.addWidget(title);
    auto* words = new QLabel(
        tr("A click turns a die to its next face; a click on its last face removes it."));
    words->setProperty("muted", true);
    words->setWordWrap(true);
    column.addWidget(words);
    addDice(column, false, attack->attackDice);
    addDice(column, true, attack->defenseDice);
    const auto& pool = attack->pools[static_cast<std::size_t>(attack->current)];
    addPool(column, false, pool.dice);
    addPool(column, true, attack->defensePool);
    addCover(column, attack->cover);
    if (attack->coverPool) addCoverPool(column, *attack->coverPool);
}

// Adds the buttons that change the dice of the attack. Each click shows the next face of a die.
// After the last face, a click removes the die.
void AdjustGameMenu::addDice(QVBoxLayout& column, bool defense,
                             const std::vector<engine::RolledDie>& dice) {
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    const auto change = [this, defense](std::vector<engine::RolledDie> lie) {
        adjust(engine::AdjustDice{defense, std::move(lie)});
    };
    for (std::size_t i = 0; i < dice.size(); ++i) {
        row->addWidget(
            dieButton(iconName(dice[i]), DiceWords::face(dice[i].face), [change, dice, i] {
                auto lie = dice;
                const auto next = turned(lie[i]);
                if (next.face < lie[i].face || next.face == lie[i].face)
                    lie.erase(lie.begin() + static_cast<std::ptrdiff_t>(i));
                else
                    lie[i] = next;
                change(lie);
            }));
    }
    row->addStretch(1);
    row->addWidget(new QLabel(tr("Add")));
    using engine::Die;
    const std::vector<Die> kinds =
        defense ? std::vector{Die::redDefense, Die::whiteDefense}
                : std::vector{Die::redAttack, Die::blackAttack, Die::whiteAttack};
    for (const Die die : kinds)
        row->addWidget(
            dieButton(iconName(die), tr("Add %1").arg(DiceWords::die(die)), [change, dice, die] {
                auto lie = dice;
                lie.push_back({die, engine::Face::blank});
                change(lie);
            }));
    column.addLayout(row);
}

void AdjustGameMenu::addRoll(QVBoxLayout& column) {
    column.addWidget(heading(tr("Roll a die for a card")));
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    using engine::Die;
    for (const Die die :
         {Die::redAttack, Die::blackAttack, Die::whiteAttack, Die::redDefense, Die::whiteDefense})
        row->addWidget(
            dieButton(iconName(die), tr("Roll %1").arg(DiceWords::die(die)),
                      [this, die] { adjust(engine::HandRoll{{rolledByHand(session_, die)}}); }));
    row->addStretch(1);
    column.addLayout(row);
    auto* said = new QLabel(tr("The record shows the result; you apply its effect."));
    said->setProperty("muted", true);
    said->setWordWrap(true);
    column.addWidget(said);
}

// Adds the rows that move command cards of `player`. A hand that is secret now has no rows.
void AdjustGameMenu::addCommandCards(QVBoxLayout& column, Player player) {
    const engine::View& view = session_.view();
    const engine::CommandView& side = view.command[static_cast<std::size_t>(player)];
    const bool takesBack = side.faceup && side.played;
    const bool none = side.hand.empty() && side.discarded.empty() && side.permanent.empty() &&
                      side.setAside.empty();
    if (none && !takesBack) return;
    column.addWidget(heading(tr("Command cards of %1").arg(theme::nameOf(player))));
    using Destination = engine::AdjustHand::Destination;
    const auto list = [&](const std::vector<const engine::CommandCard*>& cards, int now) {
        for (const engine::CommandCard* card : cards)
            addStateRow(column, QString::fromStdString(card->name),
                        {tr("in the hand"), tr("discarded"), tr("in play"), tr("set aside")}, now,
                        [this, player, id = card->id](int to) {
                            adjust(engine::AdjustHand{player, id, static_cast<Destination>(to)});
                        });
    };
    list(side.hand, 0);
    list(side.discarded, 1);
    list(side.permanent, 2);
    list(side.setAside, 3);
    if (takesBack)
        column.addWidget(adjustButton(
            tr("%1 goes back to the hand").arg(QString::fromStdString(side.played->name)),
            QStringLiteral("takeBack"), [this, player, id = side.played->id] {
                adjust(engine::AdjustHand{player, id, Destination::hand});
            }));
}

void AdjustGameMenu::addTokens(QVBoxLayout& column) {
    const engine::View& view = session_.view();
    column.addWidget(heading(tr("Tokens on the table")));
    for (const auto& shown : view.mission.tokens) {
        const engine::ObjectiveToken& token = shown.token;
        const QString name = objectiveName(view, token.id);
        auto* row = new QHBoxLayout;
        row->setSpacing(6);
        row->addWidget(new QLabel(token.removed ? tr("%1 (gone)").arg(name) : name), 1);
        const engine::AdjustObjective same{token.id, token.kind, {}, {}, {}};
        row->addWidget(adjustButton(tr("Move\u2026"), tr("Move %1").arg(name), [this, same] {
            auto moved = same;
            moved.at = geometry::Vec2{};
            place(moved);
        }));
        if (const auto unit = session_.choice().selected(); unit && !view.unit(*unit).defeated)
            row->addWidget(adjustButton(tr("To the selected unit"), tr("Give %1").arg(name),
                                        [this, same, unit = *unit] {
                                            auto given = same;
                                            given.holder = unit;
                                            adjust(given);
                                        }));
        auto* gone =
            adjustButton(tr("Remove"), tr("Remove %1").arg(name), [this, same] { adjust(same); });
        gone->setEnabled(!token.removed);
        row->addWidget(gone);
        column.addLayout(row);
    }
    addNewToken(column);
}

void AdjustGameMenu::addNewToken(QVBoxLayout& column) {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    auto* kind = new QComboBox;
    kind->setObjectName(QStringLiteral("newTokenKind"));
    kind->addItems({tr("POI"), tr("Asset"), tr("Marker"), tr("Smoke token")});
    auto* name = new QLineEdit;
    name->setObjectName(QStringLiteral("newTokenName"));
    name->setPlaceholderText(tr("Name, such as Supply Cache"));
    name->setAccessibleName(name->placeholderText());
    row->addWidget(kind);
    row->addWidget(name, 1);
    row->addWidget(
        adjustButton(tr("Place\u2026"), QStringLiteral("placeToken"), [this, kind, name] {
            place(engine::AdjustObjective{{},
                                          static_cast<engine::ObjectiveKind>(kind->currentIndex()),
                                          name->text().trimmed().toStdString(),
                                          geometry::Vec2{},
                                          {}});
        }));
    column.addLayout(row);
}

void AdjustGameMenu::addTerrain(QVBoxLayout& column) {
    column.addWidget(heading(tr("Terrain")));
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    auto* kind = new QComboBox;
    kind->setObjectName(QStringLiteral("newTerrainKind"));
    for (const PieceKind& one : pieceKinds()) kind->addItem(one.name);
    row->addWidget(kind, 1);
    row->addWidget(adjustButton(tr("Place\u2026"), QStringLiteral("placeTerrain"), [this, kind] {
        engine::AdjustTerrain what;
        what.made = pieceKinds()[static_cast<std::size_t>(kind->currentIndex())].made;
        place(what);
    }));
    column.addLayout(row);
    if (!session_.layout().pieces.empty()) addPieces(column);
}

void AdjustGameMenu::addPieces(QVBoxLayout& column) {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    auto* piece = new QComboBox;
    piece->setObjectName(QStringLiteral("terrainPiece"));
    const auto& pieces = session_.layout().pieces;
    for (const geometry::PieceSpec& one : pieces)
        piece->addItem(terrainName(one.name.empty() ? one.id : one.name),
                       QString::fromStdString(one.id));
    // Selects the last piece of the list, because a card may just have placed it.
    piece->setCurrentIndex(piece->count() - 1);
    row->addWidget(piece, 1);
    const auto chosen = [this, piece] {
        engine::AdjustTerrain what;
        const auto at = static_cast<std::size_t>(piece->currentIndex());
        what.piece = session_.layout().pieces[at].id;
        what.facing = session_.layout().pieces[at].rotation;
        return what;
    };
    row->addWidget(adjustButton(tr("Move\u2026"), QStringLiteral("moveTerrain"),
                                [this, chosen] { place(chosen()); }));
    row->addWidget(adjustButton(tr("Remove"), QStringLiteral("removeTerrain"),
                                [this, chosen] { adjust(chosen()); }));
    column.addLayout(row);
}

void AdjustGameMenu::rebuild() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 10, 0);
    column->setSpacing(7);
    auto* words =
        new QLabel(tr("Both players overrule the game. Every change is kept in the record."));
    words->setProperty("muted", true);
    words->setWordWrap(true);
    column->addWidget(words);
    if (session_.running() && session_.question()) {
        addAdjuster(*column, session_, [this] { rebuild(); });
        addPlayers(*column);
        addAttackDice(*column);
        addTokens(*column);
        addTerrain(*column);
        addRoll(*column);
        DisputeRows::add(*column, session_);
        if (session_.view().usesCommandCards) {
            for (const Player player : bothPlayers) addCommandCards(*column, player);
        }
    }
    column->addStretch(1);
    showAdjustPage(*scroll_, page);
}

}  // namespace sightline::app
