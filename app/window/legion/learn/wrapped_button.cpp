#include "app/window/legion/learn/wrapped_button.h"

#include <QHBoxLayout>
#include <QLabel>

namespace sightline::app {
namespace {
constexpr int usualWidth = 240, leastWidth = 120;  // pixels
}

WrappedButton::WrappedButton(const QString& words, QWidget* parent)
    : QPushButton(parent), label_(new QLabel(words)) {
    setAccessibleName(words);
    setCursor(Qt::PointingHandCursor);
    label_->setWordWrap(true);
    label_->setAttribute(Qt::WA_TransparentForMouseEvents);
    label_->setStyleSheet(QStringLiteral("background: transparent; border: none;"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 10, 6);
    row->addWidget(label_);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QString WrappedButton::words() const { return label_->text(); }

void WrappedButton::setTone(const QColor& colour) {
    const QString name = colour.name();
    setStyleSheet(colour.isValid()
                      ? QStringLiteral("QPushButton { border: 2px solid %1; }").arg(name)
                      : QString());
    label_->setStyleSheet(
        QStringLiteral("background: transparent; border: none;%1")
            .arg(colour.isValid() ? QStringLiteral(" color: %1;").arg(name) : QString()));
}

int WrappedButton::heightForWidth(int width) const { return layout()->heightForWidth(width); }
QSize WrappedButton::sizeHint() const { return {usualWidth, heightForWidth(usualWidth)}; }
QSize WrappedButton::minimumSizeHint() const {
    return {leastWidth, label_->fontMetrics().height()};
}

}  // namespace sightline::app
