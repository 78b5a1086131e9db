#include "app/window/legion/cards/unit_card_panel.h"

#include <QGraphicsOpacityEffect>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

#include "app/window/legion/cards/card_parts.h"
#include "app/window/legion/cards/upgrade_block.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/card_panel.h"
#include "app/window/shell/widgets/icon_label.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/words/keyword_words.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/advice/choices/meaning.h"
#include "engine/legion/rules/rulings/current_states.h"

namespace sightline::app {

UnitCardPanel::UnitCardPanel(const ShownGame& game, const UnitChoice& choice, QWidget* parent)
    : QWidget(parent), game_(game), choice_(choice) {
    setObjectName(QStringLiteral("unitCard"));
    scroll_ = new PageScroll(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll_);
    rebuildTimer_.setSingleShot(true);
    rebuildTimer_.setInterval(0);
    connect(&rebuildTimer_, &QTimer::timeout, this, &UnitCardPanel::rebuild);
    connect(&game, &ShownGame::changed, this, &UnitCardPanel::rebuildSoon);
    connect(&choice, &UnitChoice::selectionChanged, this, &UnitCardPanel::rebuildSoon);
    rebuild();
}

void UnitCardPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (stale_) rebuild();
}

void UnitCardPanel::rebuildSoon() {
    stale_ = true;
    if (isVisible()) rebuildTimer_.start();
}

std::optional<engine::UnitId> UnitCardPanel::shown() const {
    if (!game_.running()) return std::nullopt;
    return choice_.selected() ? choice_.selected() : game_.view().activating;
}

void UnitCardPanel::rebuild() {
    stale_ = false;
    rebuildTimer_.stop();
    const int place = scroll_->verticalScrollBar()->value();
    const auto unit = shown();
    if (!unit) {
        auto* empty =
            new QLabel(tr("Click a unit on the table or in the roster to read its card."));
        empty->setWordWrap(true);
        empty->setMargin(20);
        empty->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
        empty->setProperty("muted", true);
        scroll_->setWidget(empty);
        return;
    }
    scroll_->setWidget(card(game_.view().unit(*unit)));
    scroll_->verticalScrollBar()->setValue(place);
}

engine::ContestedKeywords UnitCardPanel::ofMission(const engine::UnitView& unit) const {
    return engine::contestedKeywords(engine::ViewState(game_.view()), unit.id);
}

QWidget* UnitCardPanel::card(const engine::UnitView& unit) const {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(12, 12, 12, 16);
    column->setSpacing(6);
    addHead(*column, unit);
    addStats(*column, unit);
    addTokens(*column, unit);
    column->addWidget(heading(tr("Miniatures")));
    column->addWidget(miniatureChips(game_.view(), unit));
    if (!unit.cards.empty()) column->addWidget(heading(tr("Upgrades")));
    for (const engine::EquippedCard& one : unit.cards)
        column->addWidget(upgradeBlock(game_.view(), unit, one));
    column->addWidget(heading(tr("Weapons")));
    for (const auto& weapon : unit.card->weapons) {
        QWidget* block = weaponBlock(weapon);
        if (!unit.undeployed && !engine::isReady(unit.cards, weapon)) dim(*block);
        column->addWidget(block);
    }
    bool byHand = false;
    for (const auto& weapon : unit.card->weapons)
        for (const auto& keyword : weapon.keywords) byHand = byHand || !keyword.automated;
    std::vector<engine::KeywordText> keywords = unit.card->keywords;
    for (const auto& keyword : ofMission(unit).keywords) keywords.push_back(keyword);
    if (!keywords.empty()) {
        column->addWidget(heading(tr("Keywords")));
        column->addWidget(keywordRow(keywords));
        for (const auto& keyword : keywords) byHand = byHand || !keyword.automated;
    }
    if (byHand) {
        auto* legend = new QLabel(tr("\u25CB not yet automated: the players apply it"));
        legend->setProperty("faint", true);
        legend->setWordWrap(true);
        column->addWidget(legend);
    }
    column->addStretch(1);
    return page;
}

void UnitCardPanel::dim(QWidget& weapon) {
    auto* effect = new QGraphicsOpacityEffect(&weapon);
    effect->setOpacity(0.4);
    weapon.setGraphicsEffect(effect);
    weapon.setToolTip(tr("Its card is turned: the weapon cannot be used now"));
}

void UnitCardPanel::addHead(QVBoxLayout& column, const engine::UnitView& unit) const {
    auto* head = new CardPanel(theme::sunk(unit.player), theme::of(unit.player));
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(10, 8, 10, 8);
    row->setSpacing(10);
    row->addWidget(iconLabel(iconName(unit.card->rank), 34, UnitWords::rank(unit.card->rank)));
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    auto* name = new QLabel(QString::fromStdString(unit.label));
    QFont font = name->font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    font.setBold(true);
    name->setFont(font);
    name->setWordWrap(true);
    names->addWidget(name);
    if (!unit.card->title.empty()) {
        auto* title = new QLabel(QString::fromStdString(unit.card->title));
        title->setWordWrap(true);
        names->addWidget(title);
    }
    auto* kind = new QLabel(
        tr("%1, %2").arg(UnitWords::rank(unit.card->rank), UnitWords::type(unit.card->type)));
    kind->setProperty("muted", true);
    kind->setWordWrap(true);
    names->addWidget(kind);
    row->addLayout(names, 1);
    auto* points = statValue(QString::number(unit.card->points));
    points->setToolTip(tr("Points"));
    row->addWidget(points, 0, Qt::AlignTop);
    column.addWidget(head);
}

void UnitCardPanel::addStats(QVBoxLayout& column, const engine::UnitView& unit) const {
    const engine::UnitCard& card = *unit.card;
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(StatCell::number(QString::number(card.wounds), tr("Wounds")), 2);
    const bool vehicle = engine::isVehicle(card.type);
    const auto nerve = vehicle ? card.resilience : card.courage;
    row->addWidget(StatCell::number(nerve ? QString::number(*nerve) : QStringLiteral("\u2013"),
                                    vehicle ? tr("Resilience") : tr("Courage")),
                   2);
    row->addWidget(StatCell::number(QString::number(card.speed), tr("Speed")), 2);
    StatCell* die = StatCell::icons({{iconName(card.defenseDie), {}, 26}}, tr("Defense"));
    die->setToolTip(card.defenseDie == engine::Die::redDefense ? tr("Red defense die")
                                                               : tr("White defense die"));
    row->addWidget(die, 2);
    row->addWidget(surgeCell(card), 4);
    column.addLayout(row);
}

// The effect of a token and its page, as the tool tip of its chip.
QString UnitCardPanel::helpOf(engine::Token token) {
    const QString page = pageWords(engine::ruleOf(token).page);
    const QString words = MessageWords::said(engine::meaningOf(token)).toHtmlEscaped();
    return page.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, page.toHtmlEscaped());
}

void UnitCardPanel::addTokens(QVBoxLayout& column, const engine::UnitView& unit) const {
    std::vector<Chip> chips;
    const auto add = [&](const QString& icon, const QString& words, const QColor& colour) {
        chips.push_back({.icon = icon, .text = words, .colour = colour});
    };
    add({}, UnitWords::state(unit), unit.activating ? theme::accent() : theme::muted());
    if (const QString aboard = UnitWords::aboard(game_.view(), unit); !aboard.isEmpty())
        add({}, aboard, theme::text());
    for (const auto& token : tokensOf(unit)) {
        const QString name = UnitWords::token(token.token);
        add(iconName(token.token),
            token.count > 1 ? tr("%1 \u00D7 %2").arg(name).arg(token.count) : name, theme::text());
        chips.back().help = helpOf(token.token);
    }
    for (Chip& mark : markChips(game_.view(), unit)) chips.push_back(std::move(mark));
    if (unit.isPanicked)
        add({}, tr("Panicked"), theme::bad());
    else if (unit.isSuppressed)
        add({}, tr("Suppressed"), theme::bad());
    if (unit.inMelee) add({}, tr("In melee"), theme::accent());
    for (const auto& effect : unit.effects) {
        add({}, UnitWords::effect(effect), theme::accent());
        chips.back().help = KeywordWords::withEnglish(effect.brings.source).toHtmlEscaped();
    }
    const engine::ContestedKeywords mission = ofMission(unit);
    for (const auto& keyword : mission.keywords) {
        add({}, tr("%1, while it contests").arg(UnitWords::keyword(keyword)), theme::accent());
        chips.back().help = QString::fromStdString(mission.card->name).toHtmlEscaped();
    }
    auto* tokens = new ChipRow(std::move(chips));
    tokens->setObjectName(QStringLiteral("unitTokens"));
    column.addWidget(tokens);
}

}  // namespace sightline::app
