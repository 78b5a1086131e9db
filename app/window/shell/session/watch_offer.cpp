#include "app/window/shell/session/watch_offer.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "app/window/shell/words/journal_words.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct WatchOfferText {
    Q_DECLARE_TR_FUNCTIONS(WatchOffer)
};

}  // namespace

bool askToWatch(QWidget* parent, const QString& file, const OpenedJournal& journal) {
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("watchOffer"));
    box.setWindowTitle(WatchOfferText::tr("Sightline"));
    box.setTextFormat(Qt::PlainText);
    box.setText(JournalWords::howFar(file, journal) + QLatin1Char('.'));
    const QString reason = JournalWords::reason(*journal.stop);
    box.setInformativeText(WatchOfferText::tr("%1\n\nYou watch a copy: the file does not change.")
                               .arg(reason.left(1).toUpper() + reason.mid(1)));
    QPushButton* yes =
        box.addButton(WatchOfferText::tr("Watch it up to that answer"), QMessageBox::AcceptRole);
    box.addButton(WatchOfferText::tr("Leave it"), QMessageBox::RejectRole);
    yes->setProperty("primary", true);
    box.setDefaultButton(yes);
    box.exec();
    return box.clickedButton() == yes;
}

}  // namespace sightline::app
