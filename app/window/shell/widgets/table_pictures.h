/// Makes small pictures of layouts for lists, in background threads. Each layout first gets a plan,
/// and then a picture that is drawn from the real scene. The pictures are cached in the user's
/// cache folder. The cache key depends on the contents of the layout and its models.
#pragma once
#include <QImage>
#include <QObject>
#include <QStringList>
#include <atomic>
#include <memory>

#include "app/window/shell/session/table_job.h"

class QOffscreenSurface;

namespace sightline::app {

class TableStudio;

class TablePictures : public QObject {
    Q_OBJECT

  public:
    explicit TablePictures(QObject* parent = nullptr);
    ~TablePictures() override;

    /// Width of each picture in pixels. The height depends on the shape of the table.
    static constexpr int width = 384;
    /// Requests the pictures of these layout files. The signal `painted` is emitted for the plan of
    /// each file, and again for the picture of its scene. If that picture is in the cache, there is
    /// no plan. There is no picture of a file that cannot be read, and no picture of a scene if
    /// only the thread of the window can draw.
    void want(const QStringList& files);
    bool busy() const { return painting_.busy() || drawing_.busy(); }

    enum class Kind { plan, scene };
    /// The picture of a layout file from the cache: its scene or, without such a picture, its plan,
    /// which is painted if necessary. Null if the file cannot be read.
    static QImage of(const QString& file);
    /// The path of a picture in the cache. It depends on the contents of the layout and its models.
    /// Empty if the file cannot be read.
    static QString cachedAs(const QString& file, Kind kind);

  signals:
    void painted(const QString& file, const QImage& picture);

  private:
    void next();
    void drawScenes();
    void drawScene(const QString& file, TableStudio& studio);

    QStringList wanted_;
    QStringList undrawn_;  ///< files with a plan, but without a picture of the scene
    std::unique_ptr<QOffscreenSurface> surface_;
    std::atomic<bool> stop_ = false;
    LatestJob painting_;
    /// Must be the last member, because its thread uses the other members.
    LatestJob drawing_;
};

}  // namespace sightline::app
