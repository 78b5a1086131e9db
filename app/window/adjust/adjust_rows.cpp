#include "app/window/adjust/adjust_rows.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "app/window/cards/card_parts.h"
#include "app/window/look/theme.h"
#include "app/window/session/game_session.h"

namespace sightline::app {
namespace {

struct AdjustRowsText {
    Q_DECLARE_TR_FUNCTIONS(AdjustRows)
};

constexpr int iconSize = 20, signWidth = 38, numberWidth = 30;

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
        press->setFixedWidth(signWidth);
        press->setEnabled(by > 0 || count > 0);
        return press;
    };
    row->addWidget(button(QStringLiteral("\u2212"), -1));
    auto* number = new QLabel(QString::number(count));
    number->setFixedWidth(numberWidth);
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

void addAdjuster(QBoxLayout& column, GameSession& session, const std::function<void()>& chosen) {
    using engine::Player;
    addStateRow(column, AdjustRowsText::tr("Who adjusts"),
                {theme::nameOf(Player::blue), theme::nameOf(Player::red)},
                static_cast<int>(session.adjuster()), [&session, chosen](int to) {
                    session.setAdjuster(static_cast<Player>(to));
                    chosen();
                });
}

}  // namespace sightline::app
