#include "app/window/legion/cards/upgrade_block.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "app/window/legion/cards/card_parts.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/card_panel.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/catalogue/card_help.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct UpgradeText {
    Q_DECLARE_TR_FUNCTIONS(UnitCard)
};

std::vector<Chip> stateChips(const engine::EquippedCard& card) {
    std::vector<Chip> chips;
    const auto side = static_cast<std::size_t>(card.side);
    if (side < card.sides.size())
        chips.push_back(
            {.icon = {},
             .text = UpgradeText::tr("Faceup: %1").arg(QString::fromStdString(card.sides[side])),
             .colour = theme::text()});
    if (card.state == engine::EquippedCard::State::exhausted)
        chips.push_back({.icon = {}, .text = UpgradeText::tr("Exhausted"), .colour = theme::bad()});
    if (card.state == engine::EquippedCard::State::expended)
        chips.push_back({.icon = {}, .text = UpgradeText::tr("Expended"), .colour = theme::bad()});
    return chips;
}

/// The numbers of the undefeated miniatures that the card added, such as "3, 4".
QString bearersOf(const engine::View& view, const engine::UnitView& unit,
                  const engine::EquippedCard& card) {
    QStringList numbers;
    for (const engine::MiniId mini : unit.minis)
        if (card.is(view.mini(mini).carrier))
            numbers << QString::number(UnitWords::number(view, mini));
    return numbers.join(QStringLiteral(", "));
}

QString weaponsOf(const engine::UnitView& unit, const engine::EquippedCard& card) {
    QStringList names;
    for (const engine::Weapon& weapon : unit.card->weapons) {
        const QString name = QString::fromStdString(weapon.name);
        if ((card.is(weapon.card) || card.is(weapon.carrier)) && !names.contains(name))
            names << name;
    }
    return names.join(QStringLiteral(", "));
}

void addLine(QVBoxLayout& column, const QString& words) {
    auto* label = new QLabel(words);
    label->setProperty("muted", true);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    column.addWidget(label);
}

}  // namespace

QWidget* upgradeBlock(const engine::View& view, const engine::UnitView& unit,
                      const engine::EquippedCard& card) {
    auto* box = new CardPanel(theme::ground());
    box->setObjectName(QStringLiteral("upgrade"));
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(9, 6, 9, 7);
    column->setSpacing(4);
    auto* name = new QLabel(QString::fromStdString(card.name));
    name->setTextFormat(Qt::PlainText);
    name->setWordWrap(true);
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    if (card.help && !card.help->text.empty())
        name->setToolTip(QStringLiteral("<p>%1</p>")
                             .arg(MessageWords::cardText(card.help->text).toHtmlEscaped()));
    column->addWidget(name);
    if (auto chips = stateChips(card); !chips.empty())
        column->addWidget(new ChipRow(std::move(chips), 4));
    if (const QString numbers = bearersOf(view, unit, card); !numbers.isEmpty())
        addLine(*column, UpgradeText::tr("Miniature %1").arg(numbers));
    if (const QString weapons = weaponsOf(unit, card); !weapons.isEmpty())
        addLine(*column, UpgradeText::tr("Weapons: %1").arg(weapons));
    if (!card.keywords.empty()) column->addWidget(keywordRow(card.keywords, 4));
    return box;
}

std::vector<Chip> markChips(const engine::View& view, const engine::UnitView& unit) {
    std::vector<Chip> chips;
    for (const auto& [name, count] : unit.marks) {
        if (count == 0) continue;
        const QString words = UnitWords::mark(view, name);
        chips.push_back(
            {.icon = {},
             .text = count > 1 ? UpgradeText::tr("%1 \u00D7 %2").arg(words).arg(count) : words,
             .colour = theme::text()});
    }
    return chips;
}

}  // namespace sightline::app
