#include "app/window/turn_strip.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/window/question_words.h"
#include "app/window/theme.h"

namespace sightline::app {
namespace {

QString colourSheet(const QColor& colour, bool bold = true) {
    return QStringLiteral("color: %1; font-weight: %2;").arg(colour.name()).arg(bold ? 600 : 400);
}

}  // namespace

TurnStrip::TurnStrip(GameSession& session, QWidget* parent) : QWidget(parent), session_(session) {
    row_ = new QHBoxLayout(this);
    row_->setContentsMargins(14, 5, 8, 5);
    row_->setSpacing(4);
    const auto pair = [this](QLabel*& upper, QLabel*& lower) {
        auto* column = new QVBoxLayout;
        column->setSpacing(0);
        upper = new QLabel;
        lower = new QLabel;
        lower->setProperty("muted", true);
        column->addWidget(upper);
        column->addWidget(lower);
        row_->addLayout(column);
    };
    pair(round_, phase_);
    row_->addSpacing(22);
    pair(turn_, decides_);
    row_->addStretch(1);
    auto* points = new QVBoxLayout;
    points->setSpacing(0);
    auto* score = new QHBoxLayout;
    score->setSpacing(6);
    bluePoints_ = new QLabel;
    redPoints_ = new QLabel;
    auto* colon = new QLabel(QStringLiteral(":"));
    score->addStretch(1);
    for (QLabel* label : {bluePoints_, colon, redPoints_}) score->addWidget(label);
    score->addStretch(1);
    auto* caption = new QLabel(tr("points destroyed"));
    caption->setProperty("muted", true);
    points->addLayout(score);
    points->addWidget(caption, 0, Qt::AlignHCenter);
    row_->addLayout(points);
    row_->addSpacing(14);
    QFont strong = round_->font();
    strong.setBold(true);
    strong.setPointSizeF(strong.pointSizeF() * 1.15);
    for (QLabel* label : {round_, turn_, bluePoints_, redPoints_}) label->setFont(strong);
    bluePoints_->setStyleSheet(colourSheet(theme::blue));
    redPoints_->setStyleSheet(colourSheet(theme::red));
    connect(&session, &GameSession::changed, this, &TurnStrip::refresh);
    refresh();
}

void TurnStrip::addCommand(QAction* action) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setProperty("flat", true);
    button->setIconSize({22, 22});
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(action->text().remove(QLatin1Char('&')));
    row_->addWidget(button);
}

void TurnStrip::refresh() {
    if (!session_.running()) {
        for (QLabel* label : {round_, phase_, turn_, decides_, bluePoints_, redPoints_}) label->clear();
        return;
    }
    const engine::View& view = session_.view();
    round_->setText(tr("Round %1 of %2").arg(view.round).arg(view.lastRound));
    phase_->setText(QuestionWords::phase(view.phase));
    bluePoints_->setText(QString::number(view.bluePoints));
    redPoints_->setText(QString::number(view.redPoints));
    if (view.over) {
        turn_->setText(view.winner ? tr("%1 wins").arg(theme::nameOf(*view.winner)) : tr("A draw"));
        turn_->setStyleSheet(colourSheet(view.winner ? theme::of(*view.winner) : theme::text));
        decides_->clear();
        return update();
    }
    turn_->setText(tr("%1's turn").arg(theme::nameOf(view.active)));
    turn_->setStyleSheet(colourSheet(theme::of(view.active)));
    const engine::Question* question = session_.question();
    decides_->setText(question ? tr("%1 decides").arg(theme::nameOf(question->player)) : QString());
    if (question)
        decides_->setStyleSheet(question->player == view.active
                                    ? QString()
                                    : colourSheet(theme::of(question->player)));
    update();
}

void TurnStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::panel);
    painter.fillRect(0, height() - 1, width(), 1, theme::edge);
    if (!session_.running()) return;
    painter.fillRect(0, 0, 4, height(), theme::of(session_.view().active));
}

}  // namespace sightline::app
