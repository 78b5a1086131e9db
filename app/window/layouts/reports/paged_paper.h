/// A document of painted pages. It can be saved as a PDF or as one tall picture. It uses no widget,
/// so a background thread can paint it.
#pragma once
#include <QCoreApplication>
#include <QImage>
#include <QString>
#include <optional>

class QPainter;

namespace sightline::app {

enum class PaperFile { pdf, png };

class PagedPaper {
    Q_DECLARE_TR_FUNCTIONS(PagedPaper)

  public:
    virtual ~PagedPaper() = default;

    /// Size of a page in pixels: A4 at 150 pixels per inch, portrait or landscape.
    virtual QSize size() const = 0;
    virtual int pages() const = 0;
    virtual QString title() const = 0;
    /// Paints one page. The first page has number 0.
    virtual void paint(QPainter& painter, int page) const = 0;

    /// All pages in one picture, from top to bottom.
    QImage picture() const;
    /// Saves the document. Returns the error, if any.
    std::optional<QString> write(PaperFile kind, const QString& path) const;
};

}  // namespace sightline::app
