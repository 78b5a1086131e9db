/// Thumbnails of layouts for lists. A background job makes them one by one and keeps them in the
/// user's cache folder, keyed by the content of the layout and its models.
#pragma once
#include <QImage>
#include <QObject>
#include <QStringList>

#include "app/window/shell/session/table_job.h"

namespace sightline::app {

class TablePictures : public QObject {
    Q_OBJECT

  public:
    explicit TablePictures(QObject* parent = nullptr);

    /// Width in pixels of every picture. The height follows from the shape of the table: half of it
    /// for a table that is twice as wide as deep.
    static constexpr int width = 384;
    /// Emits `painted` for each picture; a layout that cannot be read has none.
    void want(const QStringList& files);
    bool busy() const { return painting_.busy(); }

    /// The picture of a layout file, from the cache or painted now; null when the file cannot be
    /// read.
    static QImage of(const QString& file);
    /// The path in the cache; empty for a file that cannot be read. It changes with the content of
    /// the layout and of its models.
    static QString cachedAs(const QString& file);

  signals:
    void painted(const QString& file, const QImage& picture);

  private:
    void next();

    QStringList wanted_;
    LatestJob painting_;
};

}  // namespace sightline::app
