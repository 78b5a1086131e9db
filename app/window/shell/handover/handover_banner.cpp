#include "app/window/shell/handover/handover_banner.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>
#include <QVariantAnimation>
#include <utility>

#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/contents_rect.h"

namespace sightline::app {
namespace {
constexpr int shownFor = 2500;  // time until the banner begins to fade, milliseconds
constexpr int fadeTime = 450;
constexpr int bannerHeight = 128;
}  // namespace

HandoverBanner::HandoverBanner(QWidget* table) : QWidget(table) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("handover"));
    fading_ = new QVariantAnimation(this);
    fading_->setDuration(fadeTime);
    fading_->setStartValue(1.0);
    fading_->setEndValue(0.0);
    connect(fading_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        strength_ = value.toDouble();
        update();
    });
    connect(fading_, &QVariantAnimation::finished, this, &HandoverBanner::dismiss);
    waiting_ = new QTimer(this);
    waiting_->setSingleShot(true);
    connect(waiting_, &QTimer::timeout, this, &HandoverBanner::fade);
    table->installEventFilter(this);
    hide();
}

void HandoverBanner::announce(engine::Player to) {
    appear(to, tr("Hand over to %1").arg(theme::nameOf(to)), tr("Click or press Space"));
}

void HandoverBanner::announceReaction(engine::Player of, const QString& words) {
    appear(of, tr("%1 may react").arg(theme::nameOf(of)), words);
}

void HandoverBanner::appear(engine::Player to, const QString& title, const QString& words) {
    if (!on_) return;
    to_ = to;
    title_ = title;
    words_ = words;
    strength_ = 1.0;
    fading_->stop();
    waitsToAppear_ = held_;
    if (!held_) comeForward();
}

void HandoverBanner::setHeld(bool held) {
    held_ = held;
    if (held && isVisible()) {
        // A banner that was already fading does not appear again.
        waitsToAppear_ = fading_->state() != QVariantAnimation::Running;
        dismiss();
    }
    if (!held && std::exchange(waitsToAppear_, false)) comeForward();
}

void HandoverBanner::comeForward() {
    settle();
    show();
    raise();
    qApp->installEventFilter(this);
    waiting_->start(shownFor);
}

void HandoverBanner::dismiss() {
    waiting_->stop();
    fading_->stop();
    qApp->removeEventFilter(this);
    hide();
}

void HandoverBanner::settle() {
    const QRect room = parentWidget()->contentsRect();
    setGeometry(0, room.top() + (room.height() - theme::scaled(bannerHeight)) / 2,
                parentWidget()->width(), theme::scaled(bannerHeight));
}

void HandoverBanner::fade() {
    waiting_->stop();
    if (!theme::moves()) return dismiss();
    if (fading_->state() != QVariantAnimation::Running) fading_->start();
}

bool HandoverBanner::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && changesContentsRect(*event)) settle();
    if (!isVisible()) return false;
    if (event->type() == QEvent::MouseButtonPress) fade();
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool puts = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
        const bool fresh = fading_->state() != QVariantAnimation::Running;
        if (puts && fresh) {
            fade();
            return true;
        }
    }
    return false;
}

void HandoverBanner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(strength_);
    QColor ground = theme::ground();
    ground.setAlphaF(0.88F);
    painter.fillRect(rect(), ground);
    const QColor colour = theme::of(to_);
    painter.fillRect(0, 0, width(), 3, colour);
    painter.fillRect(0, height() - 3, width(), 3, colour);
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 2.6);
    large.setBold(true);
    painter.setFont(large);
    painter.setPen(colour);
    painter.drawText(rect().adjusted(0, theme::scaled(18), 0, -theme::scaled(44)), Qt::AlignCenter,
                     title_);
    painter.setFont(font());
    painter.setPen(theme::muted());
    painter.drawText(rect().adjusted(12, height() - theme::scaled(46), -12, -theme::scaled(14)),
                     Qt::AlignCenter, words_);
}

}  // namespace sightline::app
