#include "app/window/legion/builder/offers/card_pages.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/legion/cards/card_parts.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/card_panel.h"
#include "app/window/shell/widgets/icon_label.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct CardPagesText {
    Q_DECLARE_TR_FUNCTIONS(CardPages)
};

struct Page {
    QWidget* widget = new QWidget;
    QVBoxLayout* column = new QVBoxLayout(widget);
    Page() {
        column->setContentsMargins(12, 12, 12, 16);
        column->setSpacing(6);
    }
    QWidget* done() {
        column->addStretch(1);
        return widget;
    }
};

QLabel* words(const QString& text, const char* tone = nullptr) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    if (tone) label->setProperty(tone, true);
    return label;
}

void addHead(QVBoxLayout& column, const QString& icon, const QString& name, const QString& title,
             const QString& kind, const QString& points) {
    auto* head = new CardPanel(theme::raised(), theme::accent());
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(10, 8, 10, 8);
    row->setSpacing(10);
    if (!icon.isEmpty()) row->addWidget(iconLabel(icon, 34), 0, Qt::AlignTop);
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    QLabel* shown = words(name);
    QFont font = shown->font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    font.setBold(true);
    shown->setFont(font);
    names->addWidget(shown);
    if (!title.isEmpty()) names->addWidget(words(title));
    if (!kind.isEmpty()) names->addWidget(words(kind, "muted"));
    row->addLayout(names, 1);
    if (!points.isEmpty()) {
        QLabel* value = statValue(points);
        value->setToolTip(CardPagesText::tr("Points"));
        row->addWidget(value, 0, Qt::AlignTop);
    }
    column.addWidget(head);
}

// Marks the cell of a stat if the value of the stat is disputed or inferred.
StatCell* marked(StatCell* cell, const engine::CardFacts& facts, const std::string& at) {
    for (const engine::Mark& mark : facts.marks) {
        if (mark.at.empty() || !mark.at.starts_with(at) || mark.kind == engine::Mark::Kind::note)
            continue;
        cell->markDoubtful(BuilderWords::mark(mark));
        break;
    }
    return cell;
}

void addStats(QVBoxLayout& column, const engine::UnitCard& card, const engine::CardFacts& facts) {
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    const auto number = [&](std::optional<int> value, const QString& caption, const char* at) {
        const QString words = value ? QString::number(*value) : QStringLiteral("\u2013");
        row->addWidget(marked(StatCell::number(words, caption), facts, at), 2);
    };
    number(card.wounds, CardPagesText::tr("Wounds"), "/wounds");
    if (engine::isVehicle(card.type))
        number(card.resilience, CardPagesText::tr("Resilience"), "/resilience");
    else
        number(card.courage, CardPagesText::tr("Courage"), "/courage");
    number(card.speed, CardPagesText::tr("Speed"), "/speed");
    row->addWidget(
        marked(StatCell::icons({{iconName(card.defenseDie), {}, 26}}, CardPagesText::tr("Defense")),
               facts, "/defense_die"),
        2);
    row->addWidget(marked(surgeCell(card), facts, "/surge"), 4);
    column.addLayout(row);
}

void addKeywords(QVBoxLayout& column, const QString& name,
                 const std::vector<engine::KeywordText>& keywords) {
    if (keywords.empty()) return;
    column.addWidget(heading(name));
    column.addWidget(keywordRow(keywords));
}

void addWeapons(QVBoxLayout& column, const std::vector<engine::Weapon>& weapons) {
    if (weapons.empty()) return;
    column.addWidget(heading(CardPagesText::tr("Weapons")));
    for (const engine::Weapon& weapon : weapons) column.addWidget(weaponBlock(weapon));
}

void addChips(QVBoxLayout& column, const QString& name, const std::vector<QString>& chips) {
    if (chips.empty()) return;
    column.addWidget(heading(name));
    std::vector<Chip> row;
    row.reserve(chips.size());
    for (const QString& one : chips) row.push_back({.icon = {}, .text = one});
    column.addWidget(new ChipRow(std::move(row)));
}

void addEffect(QVBoxLayout& column, const std::optional<engine::CardText>& effect) {
    if (!effect || effect->text.empty()) return;
    column.addWidget(heading(CardPagesText::tr("Effect, in our own words")));
    column.addWidget(words(MessageWords::cardText(effect->text)));
    if (!effect->timing.empty())
        column.addWidget(words(
            CardPagesText::tr("When: %1").arg(MessageWords::cardText(effect->timing)), "muted"));
}

void addDoubts(QVBoxLayout& column, const engine::CardFacts& facts) {
    if (!facts.released)
        column.addWidget(words(facts.expected.empty()
                                   ? CardPagesText::tr("Not released yet")
                                   : CardPagesText::tr("Not released yet, expected %1")
                                         .arg(MessageWords::cardText(facts.expected)),
                               "muted"));
    if (!facts.pack.empty())
        column.addWidget(
            words(CardPagesText::tr("From the pack %1").arg(QString::fromStdString(facts.pack)),
                  "muted"));
    if (facts.marks.empty()) return;
    column.addWidget(heading(CardPagesText::tr("Doubts")));
    for (const engine::Mark& mark : facts.marks)
        column.addWidget(words(BuilderWords::mark(mark), "muted"));
}

bool anyByHand(const std::vector<engine::KeywordText>& keywords) {
    return std::any_of(keywords.begin(), keywords.end(),
                       [](const auto& keyword) { return !keyword.automated; });
}

// Adds the text about an effect that players apply by hand. If `keywords` is true, also explains
// the circle beside keywords that players apply by hand.
void addByHand(QVBoxLayout& column, const QString& effect, bool keywords) {
    if (!effect.isEmpty()) column.addWidget(words(QStringLiteral("\u25CB ") + effect, "muted"));
    if (keywords)
        column.addWidget(
            words(CardPagesText::tr("\u25CB not yet automated: the players apply it"), "faint"));
}

// The text about those parts of a card's effect that players apply by hand. Empty if the game
// applies the whole effect.
template <class Card>
QString leftToPlayers(const Card& card) {
    const std::vector<std::string> clauses = engine::byHandAmong(card.clauses);
    if (clauses.empty()) return card.program ? QString() : BuilderWords::byHand(card.saidBy);
    QStringList parts;
    for (const std::string& one : clauses) parts << MessageWords::cardText(one);
    return CardPagesText::tr("Automated in part: the players apply %1")
        .arg(parts.join(QStringLiteral(", ")));
}

QString signedNumber(int value) {
    return value > 0 ? QStringLiteral("+%1").arg(value) : QString::number(value);
}

QString joined(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) list << QString::fromStdString(name);
    return list.join(QStringLiteral(", "));
}

}  // namespace

QWidget* unitPage(const engine::UnitEntry& entry, const engine::UnitCard& card, int miniatures) {
    Page page;
    QString kind =
        CardPagesText::tr("%1, %2").arg(UnitWords::rank(card.rank), UnitWords::type(card.type));
    if (card.unique) kind = CardPagesText::tr("%1, unique").arg(kind);
    addHead(*page.column, iconName(card.rank), QString::fromStdString(entry.facts.shownName()),
            BuilderWords::titleOf(entry), kind, QString::number(card.points));
    addStats(*page.column, card, entry.facts);
    std::vector<QString> facts{BuilderWords::miniatures(miniatures),
                               CardPagesText::tr("Base: %1").arg(UnitWords::base(card.base))};
    if (!card.affiliation.empty()) facts.push_back(QString::fromStdString(card.affiliation));
    if (!entry.mercenaryFor.empty()) {
        QStringList hired;
        for (const std::string& faction : entry.mercenaryFor)
            hired << BuilderWords::faction(faction);
        facts.push_back(CardPagesText::tr("Hired by %1").arg(hired.join(QStringLiteral(", "))));
    }
    addChips(*page.column, CardPagesText::tr("Unit"), facts);
    addWeapons(*page.column, card.weapons);
    addKeywords(*page.column, CardPagesText::tr("Keywords"), card.keywords);
    std::vector<QString> bar;
    bar.reserve(entry.card.upgradeBar.size());
    for (const std::string& slot : entry.card.upgradeBar) bar.push_back(BuilderWords::slot(slot));
    addChips(*page.column, CardPagesText::tr("Upgrade bar"), bar);
    bool byHand = anyByHand(card.keywords);
    for (const engine::Weapon& weapon : card.weapons) byHand = byHand || anyByHand(weapon.keywords);
    addByHand(*page.column, {}, byHand);
    addDoubts(*page.column, entry.facts);
    return page.done();
}

QWidget* upgradePage(const engine::UpgradeCard& card) {
    Page page;
    QString kind = BuilderWords::slot(card.slot);
    if (card.unique)
        kind = CardPagesText::tr("%1, unique").arg(kind);
    else if (card.limit > 0)
        kind = CardPagesText::tr("%1, at most %2 in an army").arg(kind).arg(card.limit);
    addHead(*page.column, {}, QString::fromStdString(card.facts.shownName()),
            QString::fromStdString(card.facts.title), kind, QString::number(card.points));
    std::vector<QString> facts;
    if (card.requirement)
        facts.push_back(
            CardPagesText::tr("Only for %1").arg(MessageWords::said(card.requirement->said())));
    if (card.miniatures > 0)
        facts.push_back(
            CardPagesText::tr("Adds %1").arg(BuilderWords::miniatures(card.miniatures)));
    if (card.changes.courage != 0)
        facts.push_back(CardPagesText::tr("Courage %1").arg(signedNumber(card.changes.courage)));
    if (card.changes.speed != 0)
        facts.push_back(CardPagesText::tr("Speed %1").arg(signedNumber(card.changes.speed)));
    if (card.use == engine::CardUse::exhaust) facts.push_back(CardPagesText::tr("Exhausts"));
    if (card.use == engine::CardUse::expend) facts.push_back(CardPagesText::tr("Is expended"));
    for (const std::string& slot : card.addsSlots)
        facts.push_back(CardPagesText::tr("Adds a slot: %1").arg(BuilderWords::slot(slot)));
    addChips(*page.column, CardPagesText::tr("Card"), facts);
    addWeapons(*page.column, card.weapons);
    addKeywords(*page.column, CardPagesText::tr("Keywords of the unit"), card.keywords);
    addKeywords(*page.column, CardPagesText::tr("Keywords of the card"), card.cardKeywords);
    addKeywords(*page.column, CardPagesText::tr("Named under a condition"), card.mentions);
    addEffect(*page.column, card.effect);
    addByHand(*page.column, leftToPlayers(card),
              anyByHand(card.keywords) || anyByHand(card.cardKeywords));
    addDoubts(*page.column, card.facts);
    return page.done();
}

QWidget* commandPage(const engine::CommandEntry& card) {
    Page page;
    addHead(*page.column, {}, QString::fromStdString(card.facts.name), joined(card.units),
            CardPagesText::tr("Command card, %1").arg(BuilderWords::pips(card.pips)), {});
    std::vector<QString> orders;
    for (const auto& part : card.orders) {
        const QString to = MessageWords::said(part.to.said());
        orders.push_back(part.count > 0 ? QStringLiteral("%1 \u00D7 %2").arg(part.count).arg(to)
                                        : CardPagesText::tr("Every %1").arg(to));
    }
    addChips(*page.column, CardPagesText::tr("Orders"), orders);
    if (card.weapon) addWeapons(*page.column, {*card.weapon});
    addKeywords(*page.column, CardPagesText::tr("Keywords"), card.mentions);
    addEffect(*page.column, card.effect);
    addByHand(*page.column, leftToPlayers(card), false);
    addDoubts(*page.column, card.facts);
    return page.done();
}

QWidget* battlePage(const engine::BattleEntry& card) {
    Page page;
    addHead(*page.column, {}, QString::fromStdString(card.facts.name), {},
            BuilderWords::battleKind(card.kind), {});
    std::vector<QString> tokens;
    tokens.reserve(card.tokens.size());
    for (const auto& token : card.tokens)
        tokens.push_back(
            QStringLiteral("%1 \u00D7 %2")
                .arg(token.count)
                .arg(QString::fromStdString(token.name.empty() ? token.type : token.name)));
    addChips(*page.column, CardPagesText::tr("Tokens"), tokens);
    if (!card.setup.empty()) {
        page.column->addWidget(heading(CardPagesText::tr("Setup")));
        for (const std::string& line : card.setup)
            page.column->addWidget(words(MessageWords::cardText(line)));
    }
    if (!card.scoring.empty()) {
        page.column->addWidget(heading(CardPagesText::tr("Victory points")));
        for (const auto& one : card.scoring)
            page.column->addWidget(words(
                CardPagesText::tr("%1: %2 (%3)")
                    .arg(one.victoryPoints)
                    .arg(MessageWords::cardText(one.condition), MessageWords::cardText(one.when))));
    }
    for (const auto& rule : card.rules) {
        page.column->addWidget(heading(MessageWords::cardText(rule.timing)));
        page.column->addWidget(words(MessageWords::cardText(rule.effect)));
    }
    const bool leavesLines =
        std::any_of(card.byHand.begin(), card.byHand.end(),
                    [](const engine::ByHand& line) { return !line.help.moments.empty(); });
    if (leavesLines)
        addByHand(*page.column,
                  card.map ? CardPagesText::tr(
                                 "The game sets up the map and its points of interest; the rest of "
                                 "the card is by hand, with reminders.")
                           : CardPagesText::tr("This card is by hand, with reminders."),
                  false);
    addDoubts(*page.column, card.facts);
    return page.done();
}

}  // namespace sightline::app
