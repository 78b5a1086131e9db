/// Pages that are painted without a widget, as a PDF and as one tall picture, so that it is done
/// beside the window's thread.
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

    /// Of a page, in pixels of an A4 sheet at 150 to the inch, as it is held.
    virtual QSize size() const = 0;
    virtual int pages() const = 0;
    virtual QString title() const = 0;
    /// Pages count from 0.
    virtual void paint(QPainter& painter, int page) const = 0;

    /// All pages, one below the other.
    QImage picture() const;
    /// What is wrong in one line, or nothing.
    std::optional<QString> write(PaperFile kind, const QString& path) const;
};

}  // namespace sightline::app
