/// The picture that a layout names to be drawn over: read beside the window, and laid on the mat.
#pragma once
#include <QImage>
#include <QObject>
#include <memory>

#include "app/window/layout/layout_session.h"
#include "app/window/scene/scene_draft.h"

namespace sightline::app {

class LatestJob;

/// A PNG or JPEG as it is drawn: turned as the camera says, and no larger than a table needs.
/// Problems name the file: none there, another kind of file, larger than 64 MB or 64 million
/// pixels.
Result<QImage> readPictureToTrace(const QString& file);
/// Does the name end as that of one?
bool isPictureToTrace(const QString& file);

class TracePicture : public QObject {
    Q_OBJECT

  public:
    explicit TracePicture(LayoutSession& session, QObject* parent = nullptr);
    ~TracePicture() override;

    /// Lays that picture under the table, as large as fits it; `failed` tells why when it cannot.
    void take(const QString& file);
    /// Its height in widths of it; 0 while it is not there.
    double height() const;
    bool reading() const;
    /// As it lies by that trace, if it is there.
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
    QString file_;  ///< that was read, or is being read
    std::shared_ptr<const rendering::Image> image_;
};

}  // namespace sightline::app
