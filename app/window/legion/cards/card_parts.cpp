#include "app/window/legion/cards/card_parts.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/card_panel.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/words/keyword_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/catalogue/card_help.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct CardPartsText {
    Q_DECLARE_TR_FUNCTIONS(UnitCard)
};

QString leftToPlayers(const engine::KeywordText& keyword) {
    if (!keyword.help || keyword.help->byHand.empty() || keyword.leftByHand)
        return CardPartsText::tr("Not yet automated: the players apply it themselves");
    QStringList parts;
    for (const std::string& part : keyword.help->byHand) parts << MessageWords::cardText(part);
    return CardPartsText::tr("Automated in part: the players apply %1")
        .arg(parts.join(QStringLiteral(", ")).toHtmlEscaped());
}

// The help text of a keyword as HTML. Qt wraps long lines of a tool tip only if the tool tip is
// HTML.
QString helpOf(const engine::KeywordText& keyword) {
    QString words;
    const QString both = KeywordWords::withEnglish(keyword.label());
    if (both != UnitWords::keyword(keyword))
        words = QStringLiteral("<p><b>%1</b></p>").arg(both.toHtmlEscaped());
    if (keyword.help && !keyword.help->text.empty()) {
        QString text = MessageWords::cardText(keyword.help->text).toHtmlEscaped();
        if (keyword.help->page > 0)
            text += QLatin1Char(' ') + CardPartsText::tr("(p. %1)").arg(keyword.help->page);
        words += QStringLiteral("<p>%1</p>").arg(text);
    }
    if (!keyword.automated) words += QStringLiteral("<p>%1</p>").arg(leftToPlayers(keyword));
    return words;
}

}  // namespace

Chip keywordChip(const engine::KeywordText& keyword) {
    return {.icon = {},
            .text = UnitWords::keyword(keyword),
            .colour = keyword.automated ? theme::text() : theme::muted(),
            .help = helpOf(keyword),
            .hollow = !keyword.automated};
}

QWidget* keywordRow(const std::vector<engine::KeywordText>& keywords, int gap) {
    std::vector<Chip> chips;
    chips.reserve(keywords.size());
    for (const engine::KeywordText& keyword : keywords) chips.push_back(keywordChip(keyword));
    return new ChipRow(std::move(chips), gap);
}

QLabel* statValue(const QString& text) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    font.setBold(true);
    label->setFont(font);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

StatCell* surgeCell(const engine::UnitCard& card) {
    const bool both = card.attackSurge != engine::AttackSurge::none &&
                      card.defenseSurge != engine::DefenseSurge::none;
    // If the card converts attack and defense surges, the icons are smaller than usual, because two
    // lines share the cell.
    const int size = both ? 14 : 18;
    int row = 0;
    std::vector<StatCell::Part> parts;
    QStringList help;
    const auto turned = [&](const QString& from, const QString& to, const QString& words) {
        parts.insert(
            parts.end(),
            {{from, {}, size, row}, {{}, QStringLiteral("\u2192"), 0, row}, {to, {}, size, row}});
        ++row;
        help << words;
    };
    const auto attack = card.attackSurge;
    if (attack != engine::AttackSurge::none)
        turned(QStringLiteral("dice/attack_white_surge"),
               attack == engine::AttackSurge::hit ? QStringLiteral("dice/attack_white_hit")
                                                  : QStringLiteral("dice/attack_white_crit"),
               attack == engine::AttackSurge::hit
                   ? CardPartsText::tr("Attack surges become hits")
                   : CardPartsText::tr("Attack surges become crits"));
    if (card.defenseSurge == engine::DefenseSurge::block) {
        const QString die = iconName(card.defenseDie);
        turned(die + QStringLiteral("_surge"), die + QStringLiteral("_block"),
               CardPartsText::tr("Defense surges become blocks"));
    }
    if (parts.empty()) parts.push_back({{}, QStringLiteral("\u2013"), 0});
    StatCell* cell = StatCell::icons(std::move(parts), CardPartsText::tr("Surges"));
    cell->setToolTip(help.join(QLatin1Char('\n')));
    return cell;
}

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    label->setProperty("heading", true);
    label->setContentsMargins(0, 8, 0, 0);
    return label;
}

QWidget* weaponBlock(const engine::Weapon& weapon) {
    auto* box = new CardPanel(theme::ground());
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(9, 7, 9, 8);
    column->setSpacing(5);
    auto* upper = new QHBoxLayout;
    auto* name = new QLabel(QString::fromStdString(weapon.name));
    name->setWordWrap(true);
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    auto* range = new QLabel(UnitWords::range(weapon));
    QPalette colours = range->palette();
    colours.setColor(QPalette::WindowText, weapon.ranged ? theme::blue() : theme::accent());
    range->setPalette(colours);
    upper->addWidget(name, 1);
    upper->addWidget(range, 0, Qt::AlignTop);
    column->addLayout(upper);
    auto* dice = new DiceWidget(20);
    dice->setPool(weapon.dice);
    column->addWidget(dice);
    if (!weapon.keywords.empty()) column->addWidget(keywordRow(weapon.keywords, 4));
    return box;
}

QWidget* miniatureChips(const engine::View& view, const engine::UnitView& unit) {
    std::vector<Chip> chips;
    for (const auto& mini : view.minis) {
        if (mini.unit != unit.id) continue;
        const QString number = UnitWords::numbered(view, mini.id);
        const QString words = mini.defeated        ? CardPartsText::tr("%1 defeated").arg(number)
                              : mini.threshold > 1 ? CardPartsText::tr("%1 (%2 of %3)")
                                                         .arg(number)
                                                         .arg(mini.threshold - mini.wounds)
                                                         .arg(mini.threshold)
                                                   : number;
        chips.push_back({.icon = mini.leader ? QStringLiteral("actions/leader") : QString(),
                         .text = words,
                         .colour = mini.defeated     ? theme::faint()
                                   : mini.wounds > 0 ? theme::bad()
                                                     : theme::text(),
                         .help = mini.leader ? CardPartsText::tr("Unit leader")
                                             : CardPartsText::tr("Miniature %1").arg(number)});
    }
    return new ChipRow(std::move(chips), 4);
}

}  // namespace sightline::app
