#include "app/window/legion/mission/mission_panel.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/cards/card_parts.h"
#include "app/window/legion/mission/mission_map.h"
#include "app/window/legion/mission/terrain_list.h"
#include "app/window/legion/scene/scene_mission.h"
#include "app/window/legion/words/battle_words.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/kept_column.h"
#include "app/window/shell/widgets/key_button.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/cards/table_tokens.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::bothPlayers;
using engine::Player;
constexpr int changesInAll = 4;  // number of changes that the players may make to the mission
                                 // together; Core Rulebook p. 18, Building a Mission

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

/// A box that shows a battle card. If the name is empty, the card is not revealed yet.
QWidget* cardBox(const QString& heading, std::optional<Player> of, const QString& name,
                 const QStringList& lines) {
    auto* box = new QFrame;
    box->setObjectName(QStringLiteral("battleCard"));
    box->setStyleSheet(
        QStringLiteral("#battleCard { background: %1; border: 1px solid %2; border-radius: 8px; }")
            .arg(theme::raised().name(), (of ? theme::sunk(*of) : theme::edge()).name()));
    auto* inside = new QVBoxLayout(box);
    inside->setContentsMargins(11, 8, 11, 9);
    inside->setSpacing(2);
    inside->addWidget(coloured(heading, of ? theme::of(*of) : theme::accent()));
    if (name.isEmpty()) {
        inside->addWidget(wrapped(MissionPanel::tr("not revealed yet"), "faint"));
        return box;
    }
    auto* title = new QLabel(name);
    QFont strong = title->font();
    strong.setBold(true);
    strong.setPointSizeF(strong.pointSizeF() * 1.1);
    title->setFont(strong);
    inside->addWidget(title);
    for (const QString& line : lines) inside->addWidget(wrapped(line));
    return box;
}

}  // namespace

MissionPanel::MissionPanel(GameSession& session, QWidget* parent)
    : QWidget(parent), session_(session) {
    setObjectName(QStringLiteral("mission"));
    auto* scroll = new PageScroll(this);
    column_ = new KeptColumn({12, 12, 12, 14}, 8);
    scroll->setWidget(column_);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(scroll);
    connect(&session, &GameSession::changed, this, &MissionPanel::refresh);
    refresh();
}

bool MissionPanel::answers(const engine::Question& question) {
    return question.ask == Ask::confirmTerrain || question.ask == Ask::adjustTerrain ||
           question.ask == Ask::chooseFirstBattleCard || question.ask == Ask::modifyMission ||
           question.ask == Ask::chooseSide;
}

// Updates the panel. Unchanged parts are kept, because building them again would take longer than a
// frame.
void MissionPanel::refresh() {
    buttons_.clear();
    map_ = nullptr;
    const bool now = session_.running() && session_.view().phase == engine::Phase::setup;
    column_->begin();
    if (session_.running()) fill();
    column_->end();
    if (wanted_ == now) return;
    wanted_ = now;
    emit wantedChanged(now);
}

void MissionPanel::fill() {
    const engine::Question* question = session_.question();
    if (question && (question->ask == Ask::confirmTerrain || question->ask == Ask::adjustTerrain)) {
        addControls(*question);
        addTerrain();
        return;
    }
    if (question && answers(*question)) addControls(*question);
    addMission();
}

void MissionPanel::addLine(const QString& text, const QColor& colour, bool strong) {
    const QString key = QStringLiteral("line %1 %2 %3").arg(colour.name()).arg(strong).arg(text);
    column_->part(key, [&] { return coloured(text, colour, strong); });
}

void MissionPanel::addTerrain() {
    addAgreement();
    for (const TerrainEntry& entry : terrainEntries(session_)) {
        QString key = QStringLiteral("terrain %1|%2|%3").arg(entry.name, entry.facts, entry.parts);
        for (const std::string& piece : entry.pieces)
            key += QLatin1Char('|') + QString::fromStdString(piece);
        column_->part(key, [&] {
            auto* row = new TerrainRow(entry);
            connect(row, &TerrainRow::pointed, this, &MissionPanel::piecesPointed);
            return row;
        });
    }
}

// Shows which players have agreed on the terrain.
void MissionPanel::addAgreement() {
    const auto& record = session_.record();
    for (const Player player : bothPlayers) {
        const bool agreed =
            std::any_of(record.begin(), record.end(), [&](const engine::Ruling& ruling) {
                return ruling.happening == engine::Happening::terrainConfirmed &&
                       ruling.player == player;
            });
        const QString name = theme::nameOf(player);
        addLine(agreed ? tr("%1 has agreed").arg(name) : tr("%1 has not agreed yet").arg(name),
                agreed ? theme::of(player) : theme::muted(), agreed);
    }
}

void MissionPanel::addMission() {
    const engine::MissionView& mission = session_.view().mission;
    const bool any =
        mission.objective || mission.secondary || mission.advantages[0] || mission.advantages[1];
    if (!any && !wanted_ && session_.view().phase != engine::Phase::setup) {
        column_->part(QStringLiteral("none"), [] {
            return wrapped(tr("This battle is played without a mission: defeat the enemy."));
        });
        return;
    }
    addMap();
    addObjectives();
    addCard(mission.objective, engine::BattleCardKind::objective);
    addCard(mission.secondary, engine::BattleCardKind::secondary);
    for (const Player player : bothPlayers)
        addCard(mission.advantages[static_cast<std::size_t>(player)],
                engine::BattleCardKind::advantage, player);
}

// Adds the map of the mission. Its height follows the shape of the table.
void MissionPanel::addMap() {
    const geometry::TableSize& table = session_.layout().table;
    const QString key = QStringLiteral("map %1 %2").arg(table.width).arg(table.depth);
    map_ = column_->part(key, [this] { return new MissionMap(session_); });
    map_->point(std::nullopt);
}

void MissionPanel::addCard(const engine::BattleCard* card, engine::BattleCardKind kind,
                           std::optional<Player> of) {
    const QString heading = of ? tr("%1, %2").arg(BattleWords::kind(kind), theme::nameOf(*of))
                               : BattleWords::kind(kind);
    const QString name = card ? QString::fromStdString(card->name) : QString();
    QStringList lines = card ? BattleWords::lines(*card) : QStringList();
    if (card) {
        for (const auto& box : engine::markedBoxes(*card, session_.record()))
            lines << BattleWords::box(box);
    }
    const QString key =
        QStringLiteral("card %1|%2|%3").arg(heading, name, lines.join(QLatin1Char('|')));
    column_->part(key, [&] { return cardBox(heading, of, name, lines); });
}

void MissionPanel::addObjectives() {
    const engine::View& view = session_.view();
    for (const auto& shown : view.mission.tokens) {
        QString state = tr("nobody's");
        QColor colour = theme::muted();
        const bool pictured = engine::sortOf(view, shown.token) != engine::TokenSort::other;
        if (pictured && shown.token.removed) continue;
        if (pictured && shown.token.owner) {
            state = tr("placed by %1").arg(theme::nameOf(*shown.token.owner));
            colour = theme::of(*shown.token.owner);
        } else if (!shown.token.holder.none()) {
            state = tr("held by %1").arg(UnitWords::label(view, shown.token.holder));
            colour = theme::of(view.unit(shown.token.holder).player);
        } else if (shown.securedBy) {
            state = tr("secured by %1").arg(theme::nameOf(*shown.securedBy));
            colour = theme::of(*shown.securedBy);
        } else if (!shown.contesting.empty()) {
            state = tr("contested equally");
        }
        addLine(QStringLiteral("%1: %2").arg(objectiveName(view, shown.token.id), state), colour,
                false);
    }
}

// The progress of mission building, such as "Change 2 of 4". A player who passes uses up a change,
// too.
QString MissionPanel::progress() const {
    const auto& record = session_.record();
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

void MissionPanel::addControls(const engine::Question& question) {
    const QString decides = theme::nameOf(question.player);
    const QString head = question.ask == Ask::modifyMission ? tr("%1: %2").arg(decides, progress())
                                                            : tr("%1 decides").arg(decides);
    QString key = QStringLiteral("controls %1 %2").arg(int(question.ask)).arg(head);
    for (const engine::Option& option : question.options)
        key += QLatin1Char('|') + QuestionWords::option(option, question, session_.view()) +
               QLatin1Char('|') + explain(option, question);
    const QWidget* controls = column_->part(key, [&] { return controlsFor(question, head); });
    for (KeyButton* button : controls->findChildren<KeyButton*>()) buttons_.push_back(button);
}

QWidget* MissionPanel::controlsFor(const engine::Question& question, const QString& head) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(coloured(head, theme::of(question.player)));
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
        column->addWidget(button);
        const QString words = explain(option, question);
        if (words.isEmpty()) continue;
        auto* line = wrapped(words);
        line->setContentsMargins(10, 0, 6, 4);
        column->addWidget(line);
    }
    return box;
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
