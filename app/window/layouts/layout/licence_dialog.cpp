#include "app/window/layouts/layout/licence_dialog.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace sightline::app {

LicenceDialog::LicenceDialog(const std::vector<LicenceText>& texts, QWidget* parent)
    : QDialog(parent), text_(new QPlainTextEdit) {
    setObjectName(QStringLiteral("tableLicences"));
    setWindowTitle(tr("Licences of this table"));
    resize(640, 480);
    text_->setReadOnly(true);
    text_->setAccessibleName(windowTitle());
    QStringList shown;
    for (const LicenceText& one : texts)
        shown << QString::fromStdString(one.name + "\n\n" + one.text);
    text_->setPlainText(texts.empty() ? tr("This table says nothing about licences.")
                                      : shown.join(QLatin1Char('\n')));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text_);
    column->addWidget(buttons);
}

QString LicenceDialog::words() const { return text_->toPlainText(); }

}  // namespace sightline::app
