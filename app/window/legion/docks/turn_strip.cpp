#include "app/window/legion/docks/turn_strip.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/window/legion/words/question_words.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr int leastGap = 8;  // minimum distance between two groups of labels, pixels

// Adds a gap between two groups of labels. If the window is narrow, the gap shrinks to `leastGap`.
void addGap(QHBoxLayout& row, int wished) {
    row.addSpacing(leastGap);
    row.addItem(new QSpacerItem(wished - leastGap, 0, QSizePolicy::Maximum));
}

QString colourSheet(const QColor& colour, bool bold = true) {
    return QStringLiteral("color: %1; font-weight: %2;").arg(colour.name()).arg(bold ? 600 : 400);
}

}  // namespace

TurnStrip::TurnStrip(const ShownGame& game, QWidget* parent) : QWidget(parent), game_(game) {
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
    addGap(*row_, 22);
    pair(turn_, priority_);
    addGap(*row_, 16);
    row_->addStretch(1);
    victoryCaption_ = addScore(blueVictory_, redVictory_, tr("victory"), tr("victory points"));
    addGap(*row_, 14);
    QLabel* caption = addScore(bluePoints_, redPoints_, tr("destroyed"), tr("points destroyed"));
    destroyed_ = {bluePoints_, redPoints_, destroyedColon_, caption};
    addGap(*row_, 14);
    QFont strong = round_->font();
    strong.setBold(true);
    strong.setPointSizeF(strong.pointSizeF() * 1.15);
    for (QLabel* label : {round_, turn_, bluePoints_, redPoints_, blueVictory_, redVictory_})
        label->setFont(strong);
    connect(&game, &ShownGame::changed, this, &TurnStrip::refresh);
    refresh();
}

// Adds a score such as "2 : 1" above its caption.
QLabel* TurnStrip::addScore(QLabel*& blue, QLabel*& red, const QString& caption,
                            const QString& meaning) {
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    auto* score = new QHBoxLayout;
    score->setSpacing(6);
    blue = new QLabel;
    red = new QLabel;
    auto* colon = new QLabel(QStringLiteral(":"));
    (victoryColon_ ? destroyedColon_ : victoryColon_) = colon;
    score->addStretch(1);
    for (QLabel* label : {blue, colon, red}) score->addWidget(label);
    score->addStretch(1);
    auto* words = new QLabel(caption);
    words->setProperty("muted", true);
    for (QLabel* label : {blue, colon, red, words}) label->setToolTip(meaning);
    column->addLayout(score);
    column->addWidget(words, 0, Qt::AlignHCenter);
    row_->addLayout(column);
    blue->setStyleSheet(colourSheet(theme::blue()));
    red->setStyleSheet(colourSheet(theme::red()));
    return words;
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
    const bool mission = game_.running() && game_.view().mission.objective;
    const bool sandbox = game_.running() && game_.view().sandbox;
    for (QLabel* label : {blueVictory_, redVictory_, victoryColon_, victoryCaption_})
        label->setVisible(mission && !sandbox);
    for (QLabel* label : destroyed_) label->setVisible(game_.running() && !sandbox);
    if (!game_.running()) {
        for (QLabel* label : {round_, phase_, turn_, priority_, bluePoints_, redPoints_})
            label->clear();
        return;
    }
    const engine::View& view = game_.view();
    if (view.sandbox) {
        for (QLabel* label : {turn_, priority_}) label->clear();
        round_->setText(tr("Sandbox"));
        phase_->setText(tr("no rules, no turns"));
        return update();
    }
    round_->setText(tr("Round %1 of %2").arg(view.round).arg(view.lastRound));
    phase_->setText(QuestionWords::phase(view.phase));
    blueVictory_->setText(QString::number(view.mission.victoryPoints[0]));
    redVictory_->setText(QString::number(view.mission.victoryPoints[1]));
    bluePoints_->setText(QString::number(view.bluePoints));
    redPoints_->setText(QString::number(view.redPoints));
    refreshTurn(view);
    update();
}

// Shows whose turn it is in the Activation Phase, or the winner of a game that is over.
void TurnStrip::refreshTurn(const engine::View& view) {
    const bool hasPriority =
        !view.over && view.usesCommandCards && view.priority && view.phase != engine::Phase::setup;
    priority_->setText(hasPriority ? tr("Priority: %1").arg(theme::nameOf(*view.priority))
                                   : QString());
    if (view.over && view.winner)
        showTurn(tr("%1 wins").arg(theme::nameOf(*view.winner)), theme::of(*view.winner));
    else if (view.over)
        showTurn(tr("A draw"), theme::text());
    else if (view.phase == engine::Phase::activation)
        showTurn(tr("%1's turn").arg(theme::nameOf(view.active)), theme::of(view.active));
    else
        turn_->clear();
}

// Sets the style sheet only if it differs, because Qt recomputes the style of the label each time.
void TurnStrip::showTurn(const QString& words, const QColor& colour) {
    turn_->setText(words);
    if (const QString sheet = colourSheet(colour); turn_->styleSheet() != sheet)
        turn_->setStyleSheet(sheet);
}

void TurnStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::panel());
    painter.fillRect(0, height() - 1, width(), 1, theme::edge());
    if (!game_.running()) return;
    const engine::View& view = game_.view();
    if (view.phase == engine::Phase::activation && !view.sandbox)
        painter.fillRect(0, 0, 4, height(), theme::of(view.active));
}

}  // namespace sightline::app
