#include "app/window/card_parts.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "app/window/dice_widget.h"
#include "app/window/flow_layout.h"
#include "app/window/icons.h"
#include "app/window/theme.h"
#include "engine/catalogue/card_help.h"

namespace sightline::app {
namespace {

/// Its static tr() is where these words are translated.
struct Said {
    Q_DECLARE_TR_FUNCTIONS(UnitCard)
};

QFrame* roundedBox(const QColor& ground, const QColor& border) {
    auto* box = new QFrame;
    box->setObjectName(QStringLiteral("chip"));
    box->setStyleSheet(QStringLiteral("#chip { background: %1; border: 1px solid %2; border-radius: 9px; }")
                           .arg(ground.name(), border.name()));
    return box;
}

// Rich text, so that long help wraps.
QString helpOf(const engine::KeywordText& keyword) {
    QString words;
    if (keyword.help && !keyword.help->text.empty()) {
        words = QString::fromStdString(keyword.help->text).toHtmlEscaped();
        if (keyword.help->page > 0)
            words += QLatin1Char(' ') + Said::tr("(p. %1)").arg(keyword.help->page);
        words = QStringLiteral("<p>%1</p>").arg(words);
    }
    if (!keyword.automated)
        words += QStringLiteral("<p>%1</p>").arg(
            Said::tr("Not yet automated: the players apply it themselves"));
    return words;
}

}  // namespace

QLabel* iconLabel(const QString& icon, int size, const QString& tip) {
    auto* label = new QLabel;
    label->setPixmap(iconPixmap(icon, size, label->devicePixelRatioF()));
    label->setFixedSize(size, size);
    label->setToolTip(tip);
    return label;
}

QWidget* chip(const QString& icon, const QString& text, const QColor& colour) {
    QFrame* box = roundedBox(theme::raised, theme::edge);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(7, 2, 8, 2);
    row->setSpacing(5);
    if (!icon.isEmpty()) row->addWidget(iconLabel(icon, 15));
    auto* words = new QLabel(text);
    words->setStyleSheet(QStringLiteral("color: %1;").arg(colour.name()));
    row->addWidget(words);
    return box;
}

QWidget* keywordChip(const engine::KeywordText& keyword) {
    QWidget* box = chip({}, UnitWords::keyword(keyword),
                        keyword.automated ? theme::text : theme::muted);
    box->setToolTip(helpOf(keyword));
    if (keyword.automated) return box;
    auto* mark = new QLabel(QStringLiteral("\u25CB"));
    mark->setProperty("faint", true);
    box->layout()->addWidget(mark);
    return box;
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

QWidget* statCell(QWidget* value, const QString& caption) {
    auto* cell = new QFrame;
    cell->setObjectName(QStringLiteral("cell"));
    cell->setStyleSheet(QStringLiteral("#cell { background: %1; border-radius: 6px; }")
                            .arg(theme::ground.name()));
    auto* column = new QVBoxLayout(cell);
    column->setContentsMargins(2, 5, 2, 4);
    column->setSpacing(1);
    auto* words = new QLabel(caption);
    QFont font = words->font();
    font.setPointSizeF(font.pointSizeF() * 0.8);
    words->setFont(font);
    words->setProperty("muted", true);
    words->setAlignment(Qt::AlignCenter);
    value->setFixedHeight(30);
    column->addWidget(value);
    column->addWidget(words);
    return cell;
}

QWidget* surgeChart(const engine::UnitCard& card) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    row->addStretch(1);
    const auto turned = [row](const QString& from, const QString& to, const QString& tip) {
        row->addWidget(iconLabel(from, 18, tip));
        auto* arrow = new QLabel(QStringLiteral("\u2192"));
        arrow->setProperty("muted", true);
        row->addWidget(arrow);
        row->addWidget(iconLabel(to, 18, tip));
    };
    const auto attack = card.attackSurge;
    if (attack != engine::AttackSurge::none)
        turned(QStringLiteral("dice/attack_white_surge"),
               attack == engine::AttackSurge::hit ? QStringLiteral("dice/attack_white_hit")
                                                  : QStringLiteral("dice/attack_white_crit"),
               attack == engine::AttackSurge::hit ? Said::tr("Attack surges become hits")
                                                  : Said::tr("Attack surges become crits"));
    if (attack != engine::AttackSurge::none && card.defenseSurge != engine::DefenseSurge::none)
        row->addSpacing(6);
    if (card.defenseSurge == engine::DefenseSurge::block) {
        const QString die = iconName(card.defenseDie);
        turned(die + QStringLiteral("_surge"), die + QStringLiteral("_block"),
               Said::tr("Defense surges become blocks"));
    }
    if (row->count() == 1) row->addWidget(statValue(QStringLiteral("\u2013")));
    row->addStretch(1);
    return box;
}

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    label->setProperty("heading", true);
    label->setContentsMargins(0, 8, 0, 0);
    return label;
}

QWidget* weaponBlock(const engine::Weapon& weapon) {
    auto* box = new QFrame;
    box->setObjectName(QStringLiteral("weapon"));
    box->setStyleSheet(QStringLiteral("#weapon { background: %1; border-radius: 6px; }")
                           .arg(theme::ground.name()));
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
    range->setStyleSheet(QStringLiteral("color: %1;")
                             .arg((weapon.ranged ? theme::blue : theme::accent).name()));
    upper->addWidget(name, 1);
    upper->addWidget(range, 0, Qt::AlignTop);
    column->addLayout(upper);
    auto* dice = new DiceWidget(20);
    dice->setPool(weapon.dice);
    column->addWidget(dice);
    if (!weapon.keywords.empty()) {
        auto* words = new QWidget;
        auto* flow = new FlowLayout(words, 4);
        for (const auto& keyword : weapon.keywords) flow->addWidget(keywordChip(keyword));
        column->addWidget(words);
    }
    return box;
}

QWidget* miniatureChips(const engine::View& view, const engine::UnitView& unit) {
    auto* box = new QWidget;
    auto* flow = new FlowLayout(box, 4);
    for (const auto& mini : view.minis) {
        if (mini.unit != unit.id) continue;
        const QString number = QString::number(UnitWords::number(view, mini.id));
        const QString words =
            mini.defeated ? Said::tr("%1 defeated").arg(number)
            : mini.threshold > 1
                ? Said::tr("%1: %2 of %3").arg(number).arg(mini.threshold - mini.wounds)
                      .arg(mini.threshold)
                : number;
        QWidget* one = chip(mini.leader ? QStringLiteral("actions/leader") : QString(), words,
                            mini.defeated ? theme::faint : mini.wounds > 0 ? theme::bad : theme::text);
        one->setToolTip(mini.leader ? Said::tr("Unit leader") : Said::tr("Miniature %1").arg(number));
        flow->addWidget(one);
    }
    return box;
}

}  // namespace sightline::app
