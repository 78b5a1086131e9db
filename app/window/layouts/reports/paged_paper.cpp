#include "app/window/layouts/reports/paged_paper.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>

#include "app/window/shell/widgets/written_picture.h"

namespace sightline::app {
namespace {

void paintPdf(const PagedPaper& paper, QIODevice& file) {
    const QSize size = paper.size();
    QPdfWriter writer(&file);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageOrientation(size.width() > size.height() ? QPageLayout::Landscape
                                                           : QPageLayout::Portrait);
    writer.setPageMargins(QMarginsF());
    writer.setTitle(paper.title());
    writer.setCreator(QStringLiteral("Sightline"));
    QPainter painter(&writer);
    painter.scale(double(writer.width()) / size.width(), double(writer.height()) / size.height());
    for (int page = 0; page < paper.pages(); ++page) {
        if (page > 0) writer.newPage();
        paper.paint(painter, page);
    }
}

}  // namespace

// Paints each page into its own picture. Qt cannot paint below row 32,767 of one tall picture.
QImage PagedPaper::picture() const {
    const QSize page = size();
    QImage all(page.width(), page.height() * pages(), QImage::Format_RGB32);
    for (int i = 0; i < pages(); ++i) {
        QImage one(page, QImage::Format_RGB32);
        QPainter painter(&one);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, i);
        painter.end();
        for (int y = 0; y < page.height(); ++y)
            std::copy_n(one.constScanLine(y), one.bytesPerLine(),
                        all.scanLine(i * page.height() + y));
    }
    return all;
}

std::optional<QString> PagedPaper::write(PaperFile kind, const QString& path) const {
    if (kind == PaperFile::png) return writePng(path, picture());
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    paintPdf(*this, buffer);
    return writeBytes(path, pdf);
}

}  // namespace sightline::app
