#include "app/window/legion/adjust/adjust_rows.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

#include "app/window/legion/cards/card_parts.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/widgets/icon_label.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "engine/talk/generator.h"

namespace sightline::app {
namespace {

struct AdjustRowsText {
    Q_DECLARE_TR_FUNCTIONS(AdjustRows)
};

// Dice that players roll by hand use a random stream of their own, with this number. So these rolls
// do not change the dice of the rules.
constexpr std::uint64_t streamByHand = 1'000'000;
constexpr int iconSize = 20, signWidth = 38, numberWidth = 30;

/// The style of the buttons that choose a player. Only the pressed button has a frame in the
/// player's colour.
QString playerSheet(const QColor& colour) {
    return QStringLiteral("QPushButton:checked { color: %1; border: 2px solid %1; }")
        .arg(colour.name());
}

}  // namespace

QPushButton* adjustButton(const QString& text, const QString& name,
                          const std::function<void()>& press) {
    auto* button = new QPushButton(text);
    button->setAutoDefault(false);
    button->setObjectName(name);
    button->setAccessibleName(name);
    QObject::connect(button, &QPushButton::clicked, button, press);
    return button;
}

void addCountRow(QBoxLayout& column, const QString& icon, const QString& name, int count,
                 const std::function<void(int)>& change) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    if (!icon.isEmpty()) row->addWidget(iconLabel(icon, iconSize));
    row->addWidget(new QLabel(name), 1);
    const auto button = [&](const QString& sign, int by) {
        auto* press =
            adjustButton(sign,
                         QStringLiteral("%1 %2").arg(name, by > 0 ? AdjustRowsText::tr("more")
                                                                  : AdjustRowsText::tr("less")),
                         [change, by] { change(by); });
        press->setFixedWidth(theme::scaled(signWidth));
        press->setEnabled(by > 0 || count > 0);
        return press;
    };
    row->addWidget(button(QStringLiteral("\u2212"), -1));
    auto* number = new QLabel(QString::number(count));
    number->setFixedWidth(theme::scaled(numberWidth));
    number->setAlignment(Qt::AlignCenter);
    row->addWidget(number);
    row->addWidget(button(QStringLiteral("+"), 1));
    column.addLayout(row);
}

void addStateRow(QBoxLayout& column, const QString& name, const QStringList& states, int now,
                 const std::function<void(int)>& change) {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(new QLabel(name), 1);
    for (int i = 0; i < states.size(); ++i) {
        auto* button = adjustButton(states[i], QStringLiteral("%1 %2").arg(name, states[i]),
                                    [change, i] { change(i); });
        button->setCheckable(true);
        button->setChecked(i == now);
        button->setEnabled(i != now);
        row->addWidget(button);
    }
    column.addLayout(row);
}

engine::RolledDie rolledByHand(const GameSession& session, engine::Die die) {
    const engine::Journal& journal = session.game().journal();
    engine::Generator generator(journal.seed, streamByHand + journal.answers.size());
    return {die, engine::rollOne(generator, die)};
}

void addAdjuster(QBoxLayout& column, GameSession& session, const std::function<void()>& chosen) {
    using engine::Player;
    const QString name = AdjustRowsText::tr("Who adjusts");
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(new QLabel(name), 1);
    for (const Player player : engine::bothPlayers) {
        const QString called = theme::nameOf(player);
        auto* button = adjustButton(called, QStringLiteral("%1 %2").arg(name, called),
                                    [&session, chosen, player] {
                                        session.setAdjuster(player);
                                        chosen();
                                    });
        button->setCheckable(true);
        button->setChecked(player == session.adjuster());
        button->setEnabled(player != session.adjuster());
        button->setStyleSheet(playerSheet(theme::of(player)));
        row->addWidget(button);
    }
    column.addLayout(row);
}

PageScroll* adjustPage(QDialog& dialog, QBoxLayout& column) {
    auto* scroll = new PageScroll;
    column.addWidget(scroll, 1);
    auto* close = adjustButton(AdjustRowsText::tr("Done"), QStringLiteral("done"),
                               [&dialog] { dialog.accept(); });
    close->setProperty("primary", true);
    column.addWidget(close, 0, Qt::AlignRight);
    close->setFocus();
    return scroll;
}

void showAdjustPage(PageScroll& scroll, QWidget* page) {
    const int down = scroll.verticalScrollBar()->value();
    const QWidget* focused = scroll.window()->focusWidget();
    const bool inside = focused && scroll.isAncestorOf(focused);
    const QString name = inside ? focused->objectName() : QString();
    if (QWidget* before = scroll.takeWidget())
        before->deleteLater();  // deleted later, because a signal of one of its buttons may still
                                // be running
    scroll.setClearPage(page);
    page->layout()->activate();
    page->resize(scroll.viewport()->width(),
                 page->layout()->totalHeightForWidth(scroll.viewport()->width()));
    scroll.verticalScrollBar()->setValue(down);
    auto* again = name.isEmpty() ? nullptr : page->findChild<QWidget*>(name);
    if (again && again->isEnabled()) again->setFocus();
}

void scrollToRow(PageScroll& scroll, const QString& name) {
    const auto* row = scroll.findChild<QWidget*>(name);
    if (!row) return;
    scroll.verticalScrollBar()->setValue(row->mapTo(scroll.widget(), QPoint(0, 0)).y());
}

}  // namespace sightline::app
