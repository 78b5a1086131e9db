/// Thumbnails of layouts for lists. A background job makes them one after the other. It saves them
/// in the user's cache folder. The key is the content of the layout and its models.
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

    /// Width of every picture in pixels. The height follows from the shape of the table. If the
    /// table is twice as wide as deep, it is half of the width.
    static constexpr int width = 384;
    /// Requests pictures. `painted` is emitted for each picture. A layout that cannot be read has
    /// no picture.
    void want(const QStringList& files);
    bool busy() const { return painting_.busy(); }

    /// The picture of a layout file, from the cache or painted now. Null if the file cannot be
    /// read.
    static QImage of(const QString& file);
    /// The path in the cache. Empty if the file cannot be read. The path depends on the content of
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
