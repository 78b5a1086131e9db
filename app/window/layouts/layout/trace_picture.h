/// The traced picture of a layout, such as a photo of a table. It is read in the background and
/// drawn on the mat.
#pragma once
#include <QImage>
#include <QObject>
#include <memory>

#include "app/window/layouts/layout/layout_session.h"
#include "app/window/shell/scene/scene_draft.h"

namespace sightline::app {

class LatestJob;

/// Reads a picture to trace, a PNG or a JPEG. Rotates it by the orientation in its camera data, and
/// shrinks it to the size that a table needs. Problems name the file: missing, another format,
/// larger than 64 MB or 64 million pixels.
Result<QImage> readPictureToTrace(const QString& file);
/// True if the file name has the extension of a PNG or a JPEG.
bool isPictureToTrace(const QString& file);

class TracePicture : public QObject {
    Q_OBJECT

  public:
    explicit TracePicture(LayoutSession& session, QObject* parent = nullptr);
    ~TracePicture() override;

    /// Reads a picture and puts it on the table, as large as possible. If it cannot be read, the
    /// signal `failed` gives the reason.
    void take(const QString& file);
    /// The picture's height divided by its width. 0 while no picture is loaded.
    double height() const;
    bool reading() const;
    /// Draws the picture with the place and opacity in `trace`. Draws nothing while no picture is
    /// loaded.
    void draw(SceneDraft& draft, const engine::Trace& trace) const;

  signals:
    void changed();
    void taken();
    void failed(const QString& why);

  private:
    void follow();
    void read(const QString& file, bool laid);
    void keep(const QString& file, const QImage& image);
    void lay(const QString& file);

    LayoutSession& session_;
    LatestJob* job_;
    QString file_;  ///< file of the picture, already read or still being read
    std::shared_ptr<const rendering::Image> image_;
};

}  // namespace sightline::app
