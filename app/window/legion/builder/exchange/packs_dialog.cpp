#include "app/window/legion/builder/exchange/packs_dialog.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/user_packs.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

PacksDialog::PacksDialog(CardStock& stock, QWidget* parent)
    : QDialog(parent), stock_(stock), list_(new QListWidget), about_(new QLabel) {
    setWindowTitle(tr("Card packs"));
    setObjectName(QStringLiteral("packs"));
    resize(620, 420);
    auto* column = new QVBoxLayout(this);
    about_->setWordWrap(true);
    about_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(about_);
    list_->setAccessibleName(windowTitle());
    list_->setWordWrap(true);
    column->addWidget(list_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* folder = buttons->addButton(tr("Show the folder"), QDialogButtonBox::ActionRole);
    QPushButton* again = buttons->addButton(tr("Look again"), QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    connect(folder, &QPushButton::clicked, this, [] {
        QDir().mkpath(packsFolder());
        QDesktopServices::openUrl(QUrl::fromLocalFile(packsFolder()));
    });
    connect(again, &QPushButton::clicked, &stock_, &CardStock::load);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&stock, &CardStock::ready, this, &PacksDialog::refresh);
    connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        if (filling_) return;
        const auto packs = userPacks();
        const auto row = static_cast<std::size_t>(list_->row(item));
        if (row < packs.size()) switchPack(packs[row], item->checkState() == Qt::Checked);
        stock_.load();
    });
    refresh();
}

QString PacksDialog::faultOf(const std::filesystem::path& folder) const {
    if (!stock_.cards()) return {};
    for (const PackFault& fault : stock_.cards()->faults)
        if (fault.folder == folder) return MessageWords::said(fault.why);
    return {};
}

void PacksDialog::refresh() {
    filling_ = true;
    list_->clear();
    for (const UserPack& pack : userPacks()) {
        const QString fault = !pack.fault.isEmpty() ? pack.fault
                              : pack.on             ? faultOf(pack.folder)
                                                    : QString();
        auto* item = new QListWidgetItem(
            fault.isEmpty() ? pack.name : tr("%1\nNot used: %2").arg(pack.name, fault), list_);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(pack.on ? Qt::Checked : Qt::Unchecked);
        if (!fault.isEmpty()) item->setForeground(theme::bad());
    }
    filling_ = false;
    const QString where = QDir::toNativeSeparators(packsFolder());
    about_->setText(
        list_->count() == 0
            ? tr("No pack yet. A pack is a folder with a pack.json inside %1; it adds "
                 "units, upgrades and cards of your own.")
                  .arg(where)
            : tr("Packs in %1. Active packs are checked like the catalogue and added to it.")
                  .arg(where));
}

}  // namespace sightline::app
