#include "app/window/shell/widgets/page_scroll.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <algorithm>

namespace sightline::app {
namespace {
constexpr int leastHeight = 90;  // minimum height of the visible page in pixels: one or two rows
}

PageScroll::PageScroll(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setAccessibleName(tr("Page"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void PageScroll::setClearPage(QWidget* page) {
    setStyleSheet(QStringLiteral("QScrollArea { background: transparent; }"));
    viewport()->setAutoFillBackground(false);
    setWidget(page);
    page->setAutoFillBackground(false);
}

int PageScroll::besideThePage() const {
    return verticalScrollBar()->sizeHint().width() + 2 * frameWidth();
}

QSize PageScroll::sizeHint() const {
    if (!widget()) return QScrollArea::sizeHint();
    QSize page = widget()->sizeHint().expandedTo(widget()->minimumSizeHint());
    const QLayout* laid = widget()->layout();
    if (laid && laid->hasHeightForWidth()) page.setHeight(laid->totalHeightForWidth(page.width()));
    return {page.width() + besideThePage(), page.height() + 2 * frameWidth()};
}

QSize PageScroll::minimumSizeHint() const {
    if (!widget()) return QScrollArea::minimumSizeHint();
    const QSize page = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    return {page.width() + besideThePage(), std::min(page.height(), leastHeight)};
}

bool PageScroll::eventFilter(QObject* watched, QEvent* event) {
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        emit pageChanged();
    }
    return done;
}

}  // namespace sightline::app
