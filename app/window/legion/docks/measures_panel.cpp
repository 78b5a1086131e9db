#include "app/window/legion/docks/measures_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/widgets/text_line.h"

namespace sightline::app {

MeasuresPanel::MeasuresPanel(PinnedMeasures& pins, QWidget* parent) : QFrame(parent), pins_(pins) {
    setObjectName(QStringLiteral("measures"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 6, 10);
    column->addWidget(textLine(tr("Pinned measurements"), theme::accent(), true));
    scroll_ = new PageScroll;
    column->addWidget(scroll_, 1);
    auto* buttons = new QHBoxLayout;
    column->addLayout(buttons);
    const auto add = [&](const QString& words, const char* name) {
        auto* button = new QPushButton(words);
        button->setObjectName(QLatin1String(name));
        buttons->addWidget(button);
        return button;
    };
    copy_ = add(tr("Copy"), "copyMeasures");
    picture_ = add(tr("Picture…"), "saveMeasures");
    clear_ = add(tr("Remove all"), "clearMeasures");
    copy_->setToolTip(tr("Copies all measurements as text"));
    picture_->setToolTip(tr("Saves a picture of the table with the measurements"));
    connect(copy_, &QPushButton::clicked, this, &MeasuresPanel::copyWanted);
    connect(picture_, &QPushButton::clicked, this, &MeasuresPanel::pictureWanted);
    connect(clear_, &QPushButton::clicked, &pins_, &PinnedMeasures::clear);
    connect(&pins_, &PinnedMeasures::changed, this, &MeasuresPanel::fill);
    fill();
}

void MeasuresPanel::fill() {
    const bool some = !pins_.pins().empty();
    for (QPushButton* button : {copy_, picture_, clear_}) button->setEnabled(some);
    if (naming_) return;
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(10);
    for (std::size_t i = 0; i < pins_.pins().size(); ++i) column->addWidget(row(i));
    if (!some)
        column->addWidget(textLine(
            tr("Measure with M, and press Ctrl+M to keep the measurement here and on the table."),
            theme::muted()));
    column->addStretch(1);
    scroll_->setClearPage(page);
}

QWidget* MeasuresPanel::row(std::size_t pin) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    auto* head = new QHBoxLayout;
    column->addLayout(head);
    auto* name = new QLineEdit(pins_.pins()[pin].name);
    name->setObjectName(QStringLiteral("measureName"));
    name->setPlaceholderText(tr("Measurement %1").arg(pin + 1));
    name->setAccessibleName(tr("Name of measurement %1").arg(pin + 1));
    name->setMaxLength(60);
    connect(name, &QLineEdit::textEdited, this, [this, pin](const QString& text) {
        naming_ = true;
        pins_.rename(pin, text.trimmed());
        naming_ = false;
    });
    head->addWidget(name, 1);
    auto* remove = new QToolButton;
    remove->setObjectName(QStringLiteral("removeMeasure"));
    remove->setText(QStringLiteral("✕"));
    remove->setToolTip(tr("Remove this measurement"));
    remove->setAccessibleName(tr("Remove measurement %1").arg(pin + 1));
    // The click ends before the list, with this button, is made again.
    connect(
        remove, &QToolButton::clicked, this, [this, pin] { pins_.remove(pin); },
        Qt::QueuedConnection);
    head->addWidget(remove);
    column->addWidget(
        textLine(pins_.line(pin), pins_.pins()[pin].gone ? theme::muted() : theme::text()));
    return box;
}

}  // namespace sightline::app
