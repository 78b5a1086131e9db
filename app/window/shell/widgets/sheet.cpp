#include "app/window/shell/widgets/sheet.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/key_button.h"

namespace sightline::app {

Sheet::Sheet(QWidget* window) : Overlay(window) {
    setObjectName(QStringLiteral("sheet"));
    plate_ = new QWidget(this);
    column_ = new QVBoxLayout(plate_);
    column_->setContentsMargins(30, 24, 30, 22);
    column_->setSpacing(16);
    title_ = new QLabel;
    title_->setProperty("title", true);
    title_->setAlignment(Qt::AlignCenter);
    column_->addWidget(title_);
    button_ = new KeyButton({}, QStringLiteral("actions/finish"), QStringLiteral("\u21B5"));
    button_->makePrimary();
    column_->addWidget(button_, 0, Qt::AlignHCenter);
    connect(button_, &KeyButton::clicked, this, &Sheet::close);
}

void Sheet::open(const Page& page) {
    delete content_;
    content_ = page.content;
    colour_ = page.colour;
    title_->setText(page.title);
    title_->setStyleSheet(QStringLiteral("color: %1;").arg(page.colour.name()));
    setAccessibleName(page.title);
    button_->setText(page.button);
    button_->setAccessibleName(page.button);
    if (content_) column_->insertWidget(1, content_);
    cover();
}

void Sheet::close() {
    if (!isVisible()) return;
    hide();
    emit closed();
}

void Sheet::settle() {
    setGeometry(parentWidget()->rect());
    const QSize room = size() - QSize(40, 40);
    plate_->layout()->activate();
    const QSize wish = plate_->sizeHint().boundedTo(room);
    plate_->resize(std::max(wish.width(), std::min(460, room.width())), wish.height());
    plate_->move((width() - plate_->width()) / 2, (height() - plate_->height()) / 2);
    update();
}

void Sheet::keyPressEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) return;
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space ||
        key == Qt::Key_Escape)
        close();
}

void Sheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor dim = theme::ground();
    dim.setAlphaF(0.74F);
    painter.fillRect(rect(), dim);
    const QRectF plate = QRectF(plate_->geometry()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(theme::edge(), 1));
    painter.setBrush(theme::panel());
    painter.drawRoundedRect(plate, 12, 12);
    painter.setClipRect(QRectF(plate.left(), plate.top(), plate.width(), 5));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour_);
    painter.drawRoundedRect(plate, 12, 12);
}

}  // namespace sightline::app
