/// Paints small pictures of layouts for lists, in a background thread. The pictures are cached in
/// the user's cache folder. The cache key depends on the contents of the layout and its models.
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

    /// Width of each picture in pixels. The height depends on the shape of the table.
    static constexpr int width = 384;
    /// Requests the pictures of these layout files. The signal `painted` is emitted for each
    /// picture. There is no picture of a file that cannot be read.
    void want(const QStringList& files);
    bool busy() const { return painting_.busy(); }

    /// The picture of a layout file, from the cache or newly painted. Null if the file cannot be
    /// read.
    static QImage of(const QString& file);
    /// The path of the picture in the cache. It depends on the contents of the layout and its
    /// models. Empty if the file cannot be read.
    static QString cachedAs(const QString& file);

  signals:
    void painted(const QString& file, const QImage& picture);

  private:
    void next();

    QStringList wanted_;
    LatestJob painting_;
};

}  // namespace sightline::app
