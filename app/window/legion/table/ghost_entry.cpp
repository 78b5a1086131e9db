#include "app/window/legion/table/ghost_entry.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <cmath>

#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {
constexpr double mostInches = 120.0, fullCircle = 360.0;
constexpr int rim = 12;  // distance from the lower edge of the clear part of the table, pixels
}  // namespace

GhostEntry::GhostEntry(GhostKeys& ghost, QWidget* table) : QFrame(table), ghost_(ghost) {
    setObjectName(QStringLiteral("ghostEntry"));
    setStyleSheet(
        QStringLiteral("#ghostEntry { background: %1; border: 1px solid %2; border-radius: 6px; }")
            .arg(theme::panel().name(), theme::accent().name()));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    title_ = new QLabel;
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    row->addWidget(title_);
    distance_ = addNumber(tr("Distance"), QStringLiteral("ghostDistance"), tr(" in"), mostInches);
    direction_ = addNumber(tr("Direction"), QStringLiteral("ghostDirection"), QStringLiteral("°"),
                           fullCircle);
    distance_->setSingleStep(0.1);
    direction_->setSingleStep(5.0);
    direction_->setToolTip(tr("0° is away from you, 90° is to the right"));
    hide();
}

QDoubleSpinBox* GhostEntry::addNumber(const QString& title, const QString& name,
                                      const QString& unit, double most) {
    auto* words = new QLabel(title);
    words->setProperty("muted", true);
    if (!distanceTitle_) distanceTitle_ = words;
    auto* number = new QDoubleSpinBox;
    number->setObjectName(name);
    number->setAccessibleName(title);
    number->setDecimals(2);
    number->setRange(0.0, most);
    number->setSuffix(unit);
    words->setBuddy(number);
    layout()->addWidget(words);
    layout()->addWidget(number);
    connect(number, &QDoubleSpinBox::valueChanged, this, &GhostEntry::put);
    return number;
}

void GhostEntry::open() {
    const auto thing = ghost_.hold();
    if (!thing) return;
    before_ = ghost_.step();
    held_ = ghost_.holding();
    const QSignalBlocker first(distance_), second(direction_);
    const double turned = std::fmod(before_.direction + fullCircle, fullCircle);
    distance_->setValue(before_.distance);
    direction_->setValue(turned);
    title_->setText(thing->name);
    const bool turns = thing->turnsFrom.has_value();
    distance_->setVisible(!turns);
    distanceTitle_->setVisible(!turns);
    adjustSize();
    const QRect clear = parentWidget()->contentsRect();
    move(clear.center().x() - width() / 2, clear.bottom() - height() - rim);
    show();
    raise();
    QDoubleSpinBox* firstNumber = turns ? direction_ : distance_;
    firstNumber->setFocus();
    firstNumber->selectAll();
}

void GhostEntry::put() {
    if (isVisible()) ghost_.put({distance_->value(), direction_->value()});
}

void GhostEntry::close() {
    hide();
    parentWidget()->setFocus();
}

// The field keeps all other keys to itself, so that a letter does not move the camera.
void GhostEntry::keyPressEvent(QKeyEvent* event) {
    event->accept();
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enters && event->key() != Qt::Key_Escape) return;
    if (!enters) {
        ghost_.put(before_);
        if (!held_) ghost_.letGo();
    }
    close();
}

}  // namespace sightline::app
