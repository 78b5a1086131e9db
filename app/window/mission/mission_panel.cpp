#include "app/window/mission/mission_panel.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/cards/card_parts.h"
#include "app/window/look/theme.h"
#include "app/window/mission/mission_map.h"
#include "app/window/mission/terrain_list.h"
#include "app/window/scene/scene_mission.h"
#include "app/window/widgets/key_button.h"
#include "app/window/words/battle_words.h"
#include "app/window/words/question_words.h"
#include "app/window/words/unit_words.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::bothPlayers;
using engine::Player;
constexpr int changesInAll = 4;  // Core Rulebook p. 18, Building a Mission

QLabel* wrapped(const QString& text, const char* look = "muted") {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setProperty(look, true);
    return label;
}

QLabel* coloured(const QString& text, const QColor& colour, bool strong = true) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setStyleSheet(
        QStringLiteral("color: %1; font-weight: %2;").arg(colour.name()).arg(strong ? 600 : 400));
    return label;
}

}  // namespace

MissionPanel::MissionPanel(GameSession& session, QWidget* parent)
    : QDockWidget(tr("Mission"), parent), session_(session) {
    setObjectName(QStringLiteral("mission"));
    setFeatures(DockWidgetMovable | DockWidgetClosable);
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(scroll_);
    connect(&session, &GameSession::changed, this, &MissionPanel::refresh);
    refresh();
}

bool MissionPanel::answers(const engine::Question& question) {
    return question.ask == Ask::confirmTerrain || question.ask == Ask::adjustTerrain ||
           question.ask == Ask::chooseFirstBattleCard || question.ask == Ask::modifyMission ||
           question.ask == Ask::chooseSide;
}

void MissionPanel::refresh() {
    buttons_.clear();
    map_ = nullptr;
    const bool now = session_.running() && session_.view().phase == engine::Phase::setup;
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(12, 12, 12, 14);
    column->setSpacing(8);
    if (session_.running()) fill(*column);
    column->addStretch(1);
    const int place = scroll_->verticalScrollBar()->value();
    if (QWidget* before = scroll_->takeWidget())
        before->deleteLater();  // one of its buttons may be at work
    scroll_->setWidget(page);
    scroll_->verticalScrollBar()->setValue(place);
    if (wanted_ == now) return;
    wanted_ = now;
    emit wantedChanged(now);
}

void MissionPanel::fill(QVBoxLayout& column) {
    const engine::Question* question = session_.question();
    if (question && (question->ask == Ask::confirmTerrain || question->ask == Ask::adjustTerrain)) {
        addControls(column, *question);
        addTerrain(column);
        return;
    }
    if (question && answers(*question)) addControls(column, *question);
    addMission(column);
}

void MissionPanel::addTerrain(QVBoxLayout& column) {
    addAgreement(column);
    for (const TerrainEntry& entry : terrainEntries(session_)) {
        auto* row = new TerrainRow(entry);
        connect(row, &TerrainRow::pointed, this, &MissionPanel::piecesPointed);
        column.addWidget(row);
    }
}

// Who has agreed already.
void MissionPanel::addAgreement(QVBoxLayout& column) {
    const auto& record = session_.game().record();
    for (const Player player : bothPlayers) {
        const bool agreed =
            std::any_of(record.begin(), record.end(), [&](const engine::Ruling& ruling) {
                return ruling.happening == engine::Happening::terrainConfirmed &&
                       ruling.player == player;
            });
        const QString name = theme::nameOf(player);
        column.addWidget(
            coloured(agreed ? tr("%1 has agreed").arg(name) : tr("%1 has not agreed yet").arg(name),
                     agreed ? theme::of(player) : theme::muted, agreed));
    }
}

void MissionPanel::addMission(QVBoxLayout& column) {
    const engine::MissionView& mission = session_.view().mission;
    const bool any =
        mission.objective || mission.secondary || mission.advantages[0] || mission.advantages[1];
    if (!any && !wanted_ && session_.view().phase != engine::Phase::setup) {
        column.addWidget(wrapped(tr("This battle is played without a mission: defeat the enemy.")));
        return;
    }
    map_ = new MissionMap(session_);
    column.addWidget(map_);
    addObjectives(column);
    addCard(column, mission.objective, engine::BattleCardKind::objective);
    addCard(column, mission.secondary, engine::BattleCardKind::secondary);
    for (const Player player : bothPlayers)
        addCard(column, mission.advantages[static_cast<std::size_t>(player)],
                engine::BattleCardKind::advantage, player);
}

void MissionPanel::addCard(QVBoxLayout& column, const engine::BattleCard* card,
                           engine::BattleCardKind kind, std::optional<Player> of) {
    auto* box = new QFrame;
    box->setObjectName(QStringLiteral("battleCard"));
    box->setStyleSheet(
        QStringLiteral("#battleCard { background: %1; border: 1px solid %2; border-radius: 8px; }")
            .arg(theme::raised.name(), (of ? theme::sunk(*of) : theme::edge).name()));
    auto* inside = new QVBoxLayout(box);
    inside->setContentsMargins(11, 8, 11, 9);
    inside->setSpacing(2);
    const QString heading = of ? tr("%1, %2").arg(BattleWords::kind(kind), theme::nameOf(*of))
                               : BattleWords::kind(kind);
    inside->addWidget(coloured(heading, of ? theme::of(*of) : theme::accent));
    if (!card) {
        inside->addWidget(wrapped(tr("not revealed yet"), "faint"));
    } else {
        auto* name = new QLabel(QString::fromStdString(card->name));
        QFont strong = name->font();
        strong.setBold(true);
        strong.setPointSizeF(strong.pointSizeF() * 1.1);
        name->setFont(strong);
        inside->addWidget(name);
        for (const QString& line : BattleWords::lines(*card)) inside->addWidget(wrapped(line));
    }
    column.addWidget(box);
}

void MissionPanel::addObjectives(QVBoxLayout& column) {
    const engine::View& view = session_.view();
    for (const auto& shown : view.mission.tokens) {
        QString state = tr("nobody's");
        QColor colour = theme::muted;
        if (!shown.token.holder.none()) {
            state = tr("held by %1").arg(UnitWords::label(view, shown.token.holder));
            colour = theme::of(view.unit(shown.token.holder).player);
        } else if (shown.securedBy) {
            state = tr("secured by %1").arg(theme::nameOf(*shown.securedBy));
            colour = theme::of(*shown.securedBy);
        } else if (!shown.contesting.empty()) {
            state = tr("contested equally");
        }
        column.addWidget(
            coloured(QStringLiteral("%1: %2").arg(objectiveName(view, shown.token.id), state),
                     colour, false));
    }
}

// "Change 2 of 4": how often the mission has been changed, or left, so far.
QString MissionPanel::progress() const {
    const auto& record = session_.game().record();
    const auto made = std::count_if(record.begin(), record.end(), [](const engine::Ruling& ruling) {
        return ruling.happening == engine::Happening::missionModified;
    });
    return tr("Change %1 of %2").arg(made + 1).arg(changesInAll);
}

QString MissionPanel::explain(const engine::Option& option,
                              const engine::Question& question) const {
    if (question.ask == Ask::confirmTerrain)
        return tr(
            "Point at a row to see the piece on the table. Both players agree to every fact before "
            "the "
            "battle begins.");
    if (question.ask == Ask::adjustTerrain)
        return QuestionWords::prompt(question, session_.view()) + QStringLiteral(". ") +
               QuestionWords::hint(question, session_.view());
    if (const auto* change = std::get_if<engine::MissionChange>(&option);
        change && question.ask == Ask::modifyMission)
        return BattleWords::change(*change);
    return {};
}

void MissionPanel::addControls(QVBoxLayout& column, const engine::Question& question) {
    column.addWidget(coloured(question.ask == Ask::modifyMission
                                  ? tr("%1: %2").arg(theme::nameOf(question.player), progress())
                                  : tr("%1 decides").arg(theme::nameOf(question.player)),
                              theme::of(question.player)));
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const engine::Option& option = question.options[i];
        const bool only = question.options.size() == 1;
        auto* button = new KeyButton(QuestionWords::option(option, question, session_.view()), {},
                                     only ? QStringLiteral("\u21B5") : QString::number(i + 1));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        if (only) button->makePrimary();
        connect(button, &KeyButton::clicked, this,
                [this, i] { session_.answer(engine::Pick{static_cast<int>(i)}); });
        if (const auto* side = std::get_if<engine::TableSide>(&option))
            connect(button, &KeyButton::pointed, this, [this, side = *side](bool inside) {
                if (map_) map_->point(inside ? std::optional(side) : std::nullopt);
            });
        column.addWidget(button);
        buttons_.push_back(button);
        const QString words = explain(option, question);
        if (words.isEmpty()) continue;
        auto* line = wrapped(words);
        line->setContentsMargins(10, 0, 6, 4);
        column.addWidget(line);
    }
}

bool MissionPanel::press(const QString& key) {
    for (KeyButton* button : buttons_) {
        if (button->key() != key || !button->isEnabled()) continue;
        button->click();
        return true;
    }
    return false;
}

}  // namespace sightline::app
