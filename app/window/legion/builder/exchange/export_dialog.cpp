#include "app/window/legion/builder/exchange/export_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/shell/session/save_path.h"
#include "app/window/shell/widgets/written_picture.h"
#include "engine/legion/lists/exchange/export_army.h"
#include "engine/legion/lists/files/army_file.h"

namespace sightline::app {
namespace {

QString dumped(const nlohmann::json& json) {
    return QString::fromStdString(
        json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace

ExportDialog::ExportDialog(SharedCards cards, engine::ArmyList list, QWidget* parent)
    : QDialog(parent), cards_(std::move(cards)), list_(std::move(list)) {
    setWindowTitle(tr("Export the list"));
    setObjectName(QStringLiteral("export"));
    build();
    resize(680, 520);
    refresh();
}

void ExportDialog::build() {
    auto* column = new QVBoxLayout(this);
    format_ = new QComboBox;
    format_->setObjectName(QStringLiteral("exportFormat"));
    format_->addItems({tr("Share link"), tr("Text list"), tr("Short text list"),
                       tr("Text list for tournaments"), tr("Tabletop Simulator JSON"),
                       tr("Army file of ours")});
    text_ = new QPlainTextEdit;
    text_->setObjectName(QStringLiteral("exported"));
    text_->setReadOnly(true);
    format_->setAccessibleName(tr("Form of the list"));
    text_->setAccessibleName(windowTitle());
    note_ = new QLabel;
    note_->setWordWrap(true);
    note_->setProperty("muted", true);
    auto* buttons = new QDialogButtonBox;
    QPushButton* copied = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copied->setObjectName(QStringLiteral("copy"));
    copied->setProperty("primary", true);
    QPushButton* saved =
        buttons->addButton(tr("Save to a file\u2026"), QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Close);
    connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    connect(copied, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(saved, &QPushButton::clicked, this, &ExportDialog::saveFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(format_);
    column->addWidget(text_, 1);
    column->addWidget(note_);
    column->addWidget(buttons);
}

void ExportDialog::choose(Format format) { format_->setCurrentIndex(format); }

QString ExportDialog::text() const { return text_->toPlainText(); }

void ExportDialog::refresh() {
    const auto format = static_cast<Format>(format_->currentIndex());
    const engine::Catalogue& catalogue = cards_->catalogue;
    const engine::ExchangeTable& exchange = cards_->exchange;
    QStringList leftOut;
    QString text;
    if (format == link) {
        const engine::ExportedLink exported = engine::exportLink(list_, catalogue, exchange);
        text = QString::fromStdString(exported.link);
        for (const std::string& one : exported.leftOut) leftOut << QString::fromStdString(one);
    } else if (format == tts) {
        text = dumped(engine::exportTtsJson(list_, catalogue, exchange));
    } else if (format == own) {
        text = dumped(engine::toJson(list_));
    } else {
        const auto style = format == minimal      ? engine::TextStyle::minimal
                           : format == tournament ? engine::TextStyle::tournament
                                                  : engine::TextStyle::standard;
        text = QString::fromStdString(engine::exportText(list_, *cards_->names, style));
    }
    text_->setPlainText(text);
    note_->setText(leftOut.isEmpty() ? tr("Nothing had to be left out.")
                                     : tr("Left out, because the format has no place for it: %1")
                                           .arg(leftOut.join(QStringLiteral(", "))));
}

void ExportDialog::copy() {
    QGuiApplication::clipboard()->setText(text());
    note_->setText(tr("Copied."));
}

void ExportDialog::saveFile() {
    const auto format = static_cast<Format>(format_->currentIndex());
    const bool json = format == tts || format == own;
    const QString path =
        choosePathToSave(this, {tr("Save to a file"),
                                {},
                                json ? tr("JSON (*.json)") : tr("Text (*.txt)"),
                                json ? QStringLiteral(".json") : QStringLiteral(".txt"),
                                QString::fromStdString(list_.name)});
    if (path.isEmpty()) return;
    const auto problem = writeBytes(path, text().toUtf8() + '\n');
    note_->setText(problem ? *problem : tr("Saved as %1").arg(path));
}

}  // namespace sightline::app
