#include "app/window/shell/handover/handover_screen.h"

#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QPainter>

#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/key_button.h"

namespace sightline::app {
namespace {
constexpr int plateHeight = 250;
constexpr int buttonDrop = 64;  // distance from the middle of the window down to the button, pixels
}  // namespace

HandoverScreen::HandoverScreen(const ShownGame& game, Handover& handover, Prompt prompt,
                               QWidget* window)
    : Overlay(window), game_(game), handover_(handover), prompt_(prompt) {
    setObjectName(QStringLiteral("handoverScreen"));
    button_ = new KeyButton({}, {}, tr("Space"), this);
    button_->makePrimary();
    connect(button_, &KeyButton::clicked, this, [this] {
        handover_.takeOver();
        emit left();
    });
    connect(&game, &ShownGame::changed, this, &HandoverScreen::follow);
}

void HandoverScreen::setHeld(bool held) {
    held_ = held;
    follow();
}

void HandoverScreen::follow() {
    if (!game_.running() || game_.looksBack() || !handover_.waits() || held_) return hide();
    to_ = game_.question()->player;
    button_->setText(tr("I am %1, alone at the screen").arg(theme::nameOf(to_)));
    setAccessibleName(tr("Hand the PC to %1").arg(theme::nameOf(to_)));
    cover();
}

void HandoverScreen::settle() {
    const auto* window = qobject_cast<const QMainWindow*>(parentWidget());
    const int top =
        window && window->menuWidget() ? window->menuWidget()->geometry().bottom() + 1 : 0;
    setGeometry(0, top, parentWidget()->width(), parentWidget()->height() - top);
    button_->resize(button_->sizeHint() + QSize(36, 10));
    button_->move((width() - button_->width()) / 2, height() / 2 + theme::scaled(buttonDrop));
}

// Only Space presses the button. A player who presses Enter twice to play a card must not show the
// other player's secret question.
void HandoverScreen::keyPressEvent(QKeyEvent* event) {
    if (!event->isAutoRepeat() && event->key() == Qt::Key_Space) button_->click();
}

void HandoverScreen::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme::ground());
    const QRect plate(0, (height() - theme::scaled(plateHeight)) / 2, width(),
                      theme::scaled(plateHeight));
    const QColor colour = theme::of(to_);
    painter.fillRect(plate, theme::sunk(to_));
    painter.fillRect(plate.left(), plate.top(), plate.width(), 4, colour);
    painter.fillRect(plate.left(), plate.bottom() - 3, plate.width(), 4, colour);
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 2.9);
    large.setBold(true);
    painter.setFont(large);
    painter.setPen(colour);
    painter.drawText(
        QRect(plate.left(), plate.top() + theme::scaled(26), plate.width(), theme::scaled(60)),
        Qt::AlignCenter, tr("Hand the PC to %1").arg(theme::nameOf(to_)));
    QFont middle = font();
    middle.setPointSizeF(font().pointSizeF() * 1.5);
    painter.setFont(middle);
    painter.setPen(theme::text());
    painter.drawText(
        QRect(plate.left(), plate.top() + theme::scaled(90), plate.width(), theme::scaled(34)),
        Qt::AlignCenter, tr("%1 looks away").arg(theme::nameOf(engine::opponent(to_))));
    painter.setFont(font());
    painter.setPen(theme::muted());
    if (game_.running() && game_.question())
        painter.drawText(
            QRect(plate.left(), plate.top() + theme::scaled(128), plate.width(), theme::scaled(28)),
            Qt::AlignCenter, prompt_(*game_.question(), game_.view()));
}

}  // namespace sightline::app
