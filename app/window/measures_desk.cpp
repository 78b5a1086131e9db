#include "app/window/measures_desk.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>

#include "app/window/legion/docks/measures_panel.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/widgets/side_panels.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/shell/widgets/written_picture.h"

namespace sightline::app {
namespace {

constexpr int rims = 16;  // pixels around the list below the picture

// The picture with lines of text on white below it.
QPixmap captioned(const QImage& picture, const QString& text, const QFont& font) {
    const QFontMetrics metrics(font);
    const QRect room(rims, 0, picture.width() - 2 * rims, 100'000);
    const QRect words = metrics.boundingRect(room, Qt::TextWordWrap, text);
    QPixmap page(picture.width(), picture.height() + words.height() + 2 * rims);
    page.fill(Qt::white);
    QPainter painter(&page);
    painter.drawImage(0, 0, picture);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(QRect(rims, picture.height() + rims, room.width(), words.height()),
                     Qt::TextWordWrap, text);
    return page;
}

}  // namespace

MeasuresDesk::MeasuresDesk(const WindowParts& parts, QMainWindow* window)
    : QObject(window), parts_(parts), window_(window) {
    PinnedMeasures& pins = parts.table->tools().pinned();
    panel_ = new MeasuresPanel(pins);
    parts.side->add(panel_, tr("Measurements"));
    QMenu* view = window->menuBar()->actions().at(2)->menu();
    auto* pin = new QAction(tr("&Pin the measurement"), view);
    pin->setObjectName(QStringLiteral("pinMeasure"));
    pin->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_M));
    connect(pin, &QAction::triggered, this, &MeasuresDesk::pin);
    QAction* list = parts.side->toggleAction(panel_);
    list->setObjectName(QStringLiteral("listMeasures"));
    view->addSeparator();
    view->addAction(pin);
    view->addAction(list);
    connect(panel_, &MeasuresPanel::copyWanted, this, &MeasuresDesk::copy);
    connect(panel_, &MeasuresPanel::pictureWanted, this, &MeasuresDesk::choosePicture);
}

void MeasuresDesk::pin() {
    const TableTools& tools = parts_.table->tools();
    const std::optional<Measurement> shown = tools.measure().shown();
    if (!shown) return parts_.toast->say(tr("There is no measurement to pin. Measure with M."));
    if (!tools.pinned().add(*shown))
        return parts_.toast->say(
            tools.pinned().pins().size() >= PinnedMeasures::most
                ? tr("No more than %1 measurements can be pinned.").arg(PinnedMeasures::most)
                : tr("This measurement is pinned already."));
    // The pin takes the place of the ruler. Measuring goes on.
    const TableMode mode = parts_.table->mode();
    parts_.table->setMode(TableMode::look);
    parts_.table->setMode(mode);
    parts_.side->open(panel_);
}

void MeasuresDesk::copy() {
    QGuiApplication::clipboard()->setText(parts_.table->tools().pinned().text());
    parts_.toast->say(tr("The measurements were copied."));
}

std::optional<QString> MeasuresDesk::savePicture(const QString& file) {
    return writePicture(captioned(parts_.table->grabTable(), parts_.table->tools().pinned().text(),
                                  window_->font()),
                        file);
}

void MeasuresDesk::choosePicture() {
    const QString file = QFileDialog::getSaveFileName(
        window_, tr("Save a picture of the measurements"),
        tr("Measurements") + QStringLiteral(".png"), tr("Pictures (*.png)"));
    if (file.isEmpty()) return;
    if (const auto problem = savePicture(file)) return parts_.toast->say(*problem, true);
    parts_.toast->say(tr("Saved as %1").arg(file));
}

}  // namespace sightline::app
