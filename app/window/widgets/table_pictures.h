/// Pictures of layouts for lists, made beside the window's thread one after the other and kept in
/// the user's cache folder by what the layout and its models hold.
#pragma once
#include <QImage>
#include <QObject>
#include <QStringList>

#include "app/window/session/table_job.h"

namespace sightline::app {

class TablePictures : public QObject {
    Q_OBJECT

  public:
    explicit TablePictures(QObject* parent = nullptr);

    /// Pixels of a picture of a table that is twice as wide as deep; others are as wide.
    static constexpr int width = 384;
    /// Each is told by `painted`; of a layout that cannot be read there is none.
    void want(const QStringList& files);
    bool busy() const { return painting_.busy(); }

    /// The picture of a layout file, from the cache or made now; null when it cannot be read.
    static QImage of(const QString& file);
    /// Where it is kept; empty for a file that cannot be read. Changes with what the layout holds
    /// and with the models that it names.
    static QString cachedAs(const QString& file);

  signals:
    void painted(const QString& file, const QImage& picture);

  private:
    void next();

    QStringList wanted_;
    LatestJob painting_;
};

}  // namespace sightline::app
