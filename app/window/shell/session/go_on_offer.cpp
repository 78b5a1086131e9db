#include "app/window/shell/session/go_on_offer.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "app/files/models/reader_process.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct GoOnOfferText {
    Q_DECLARE_TR_FUNCTIONS(GoOnOffer)
};

}  // namespace

bool askToGoOn(QWidget* parent, const Problem& problem) {
    if (!endedTooSoon(problem)) return false;
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("goOnOffer"));
    box.setWindowTitle(GoOnOfferText::tr("Sightline"));
    box.setTextFormat(Qt::PlainText);
    box.setText(MessageWords::said(problem));
    box.setInformativeText(
        GoOnOfferText::tr("The model may be damaged. Go on with up to %1 s of processor time and "
                          "%2 GB of memory? You can stop it at any time.")
            .arg(longerShare.work.count())
            .arg(longerShare.memory >> 30U));
    QPushButton* yes = box.addButton(GoOnOfferText::tr("Go on"), QMessageBox::AcceptRole);
    QPushButton* no = box.addButton(GoOnOfferText::tr("Stop"), QMessageBox::RejectRole);
    box.setDefaultButton(no);
    box.setEscapeButton(no);
    box.exec();
    return box.clickedButton() == yes;
}

}  // namespace sightline::app
