#include "app/window/legion/adjust/dispute_rows.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "app/window/legion/adjust/adjust_rows.h"
#include "app/window/legion/cards/card_parts.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/game_session.h"

namespace sightline::app {
namespace {

QLineEdit* readingOf(const QString& name) {
    auto* line = new QLineEdit;
    line->setObjectName(name);
    line->setMaxLength(200);
    return line;
}

}  // namespace

void DisputeRows::add(QBoxLayout& column, GameSession& session) {
    const engine::View& view = session.view();
    const auto holder = view.edition->counterHolder(view.round);
    if (!view.edition->disputeRoll || !holder) return;
    column.addWidget(heading(tr("Settle a dispute with a die")));
    auto* rule = new QLabel(
        tr("%1 holds the round counter and rolls a red defense die. At a block the reading of "
           "%1 is right, else the reading of %2 (Rules Reference 1.1.0, p. 4).")
            .arg(theme::nameOf(*holder), theme::nameOf(engine::opponent(*holder))));
    rule->setProperty("muted", true);
    rule->setWordWrap(true);
    column.addWidget(rule);
    auto* holders = readingOf(QStringLiteral("holdersReading"));
    holders->setPlaceholderText(tr("%1 says, such as: in range").arg(theme::nameOf(*holder)));
    auto* others = readingOf(QStringLiteral("opponentsReading"));
    others->setPlaceholderText(
        tr("%1 says, such as: out of range").arg(theme::nameOf(engine::opponent(*holder))));
    column.addWidget(holders);
    column.addWidget(others);
    const auto decide = [&session, holders, others](engine::Face face) {
        session.answer(engine::Adjust{
            session.adjuster(), engine::DisputeRoll{holders->text().trimmed().toStdString(),
                                                    others->text().trimmed().toStdString(), face}});
    };
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    const std::vector<QPushButton*> buttons{
        adjustButton(
            tr("Roll for us"), QStringLiteral("rollDispute"),
            [decide, &session] { decide(rolledByHand(session, engine::Die::redDefense).face); }),
        adjustButton(tr("We rolled a block"), QStringLiteral("disputeBlock"),
                     [decide] { decide(engine::Face::block); }),
        adjustButton(tr("We rolled no block"), QStringLiteral("disputeNoBlock"),
                     [decide] { decide(engine::Face::blank); })};
    for (QPushButton* button : buttons) row->addWidget(button);
    row->addStretch(1);
    column.addLayout(row);
    const auto follow = [holders, others, buttons] {
        const bool both =
            !holders->text().trimmed().isEmpty() && !others->text().trimmed().isEmpty();
        for (QPushButton* button : buttons) button->setEnabled(both);
    };
    QObject::connect(holders, &QLineEdit::textChanged, buttons.front(), follow);
    QObject::connect(others, &QLineEdit::textChanged, buttons.front(), follow);
    follow();
}

}  // namespace sightline::app
