#include "app/window/legion/builder/builder_picture.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPixmap>

#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/shell/session/user_packs.h"
#include "app/window/shell/widgets/written_picture.h"

namespace sightline::app {
namespace {

constexpr int mostBuilderWait =
    30'000;  // maximum time to wait for the cards and pictures, milliseconds

/// The Qt translation context of this file's texts.
struct BuilderPictureText {
    Q_DECLARE_TR_FUNCTIONS(Screenshot)
};

}  // namespace

std::optional<QString> takeBuilderPicture(const QString& army, const QString& file, QSize size) {
    CardStock stock;
    BuilderWindow window(stock, {.asking = false, .remembering = false});
    window.resize(size);
    window.show();
    stock.load();
    QElapsedTimer clock;
    clock.start();
    while (!(window.ready() && window.offers().settled()) && clock.elapsed() < mostBuilderWait)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    if (!window.ready()) return BuilderPictureText::tr("the cards could not be read in time");
    if (auto problem = window.open(army)) return problem;
    window.model().select(0);
    while (!window.offers().settled() && clock.elapsed() < mostBuilderWait)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    QCoreApplication::processEvents();
    return writePicture(window.grab(), file);
}

}  // namespace sightline::app
