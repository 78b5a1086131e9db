#include "app/window/legion/disputes/dispute_sheet_view.h"

#include <QPainter>
#include <algorithm>

#include "app/window/legion/disputes/sheet_paper.h"

namespace sightline::app {

DisputeSheetView::DisputeSheetView(const engine::DisputeSheet& sheet, QWidget* parent)
    : QWidget(parent), sheet_(sheet) {
    setAccessibleName(QString::fromStdString(sheet.verdict));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize DisputeSheetView::sizeHint() const { return SheetPaper::size() / 2; }

int DisputeSheetView::heightForWidth(int width) const {
    return width * SheetPaper::size().height() / SheetPaper::size().width();
}

void DisputeSheetView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSize page = SheetPaper::size();
    const double scale = std::min(double(width()) / page.width(), double(height()) / page.height());
    painter.scale(scale, scale);
    SheetPaper::paint(painter, sheet_);
}

}  // namespace sightline::app
