#include "app/window/layouts/layout/trace_picture.h"

#include <QFileInfo>
#include <QImageReader>
#include <algorithm>

#include "app/window/shell/session/table_job.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

constexpr qint64 mostPictureBytes = 64LL << 20;
constexpr qint64 mostPicturePixels = 64'000'000;
// Maximum length of the picture's longer side in pixels: about forty pixels per inch of a table.
constexpr int longestSide = 3072;

/// The Qt translation context of this file's texts.
struct TraceText {
    Q_DECLARE_TR_FUNCTIONS(Trace)
};

std::shared_ptr<const rendering::Image> drawable(const QImage& picture) {
    const QImage straight = picture.convertToFormat(QImage::Format_RGBA8888);
    auto image = std::make_shared<rendering::Image>();
    image->width = straight.width();
    image->height = straight.height();
    image->rgba.reserve(std::size_t(image->width) * std::size_t(image->height) * 4);
    for (int y = 0; y < straight.height(); ++y) {
        const uchar* row = straight.constScanLine(y);
        image->rgba.insert(image->rgba.end(), row, row + std::ptrdiff_t(image->width) * 4);
    }
    return image;
}

/// The largest width in inches with which the picture fits on the table. `height` is the picture's
/// height divided by its width.
double widthOn(const geometry::TableSize& table, double height) {
    return std::clamp(std::min(table.width, table.depth / height), engine::leastTrace,
                      engine::mostTrace);
}

}  // namespace

bool isPictureToTrace(const QString& file) {
    const QString ending = QFileInfo(file).suffix().toLower();
    return ending == QLatin1String("png") || ending == QLatin1String("jpg") ||
           ending == QLatin1String("jpeg");
}

Result<QImage> readPictureToTrace(const QString& file) {
    const auto refused = [&](const QString& why) {
        return Problem{QStringLiteral("%1: %2").arg(file, why).toStdString()};
    };
    const QFileInfo facts(file);
    if (!facts.isFile()) return refused(TraceText::tr("there is no such file"));
    if (facts.size() > mostPictureBytes)
        return refused(
            TraceText::tr("expected a picture of at most %1 MB").arg(mostPictureBytes >> 20));
    QImageReader reader(file);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QByteArray format = reader.format();
    const QSize size = reader.size();
    if ((format != "png" && format != "jpeg") || size.isEmpty())
        return refused(TraceText::tr("expected a PNG or JPEG picture"));
    if (qint64(size.width()) * size.height() > mostPicturePixels)
        return refused(TraceText::tr("expected a picture of at most %1 million pixels")
                           .arg(mostPicturePixels / 1'000'000));
    const int longest = std::max(size.width(), size.height());
    if (longest > longestSide)
        reader.setScaledSize((size * (double(longestSide) / longest)).expandedTo(QSize(1, 1)));
    const QImage image = reader.read();
    if (image.isNull()) return refused(reader.errorString());
    return image;
}

TracePicture::TracePicture(LayoutSession& session, QObject* parent)
    : QObject(parent), session_(session), job_(new LatestJob(this)) {
    connect(&session, &LayoutSession::changed, this, &TracePicture::follow);
    follow();
}

TracePicture::~TracePicture() = default;

void TracePicture::take(const QString& file) { read(QFileInfo(file).absoluteFilePath(), true); }

bool TracePicture::reading() const { return job_->busy(); }

double TracePicture::height() const {
    return image_ ? double(image_->height) / image_->width : 0.0;
}

void TracePicture::follow() {
    const auto& trace = session_.layout().trace;
    const QString file = trace ? QString::fromStdString(trace->picture) : QString();
    if (file == file_) return;
    file_ = file;
    image_.reset();
    emit changed();
    if (file.isEmpty())
        job_->forget();
    else
        read(file, false);
}

void TracePicture::read(const QString& file, bool laid) {
    job_->ask([this, file, laid]() -> LatestJob::Finish {
        const auto image = readPictureToTrace(file);
        if (!image)
            return [this, laid, why = MessageWords::said(image.problem())] {
                emit failed(why);
                if (laid && !image_ && !file_.isEmpty()) read(file_, false);
            };
        return [this, file, laid, image = drawable(*image)] {
            file_ = file;
            image_ = image;
            if (laid) lay(file);
            emit changed();
        };
    });
}

void TracePicture::lay(const QString& file) {
    engine::Trace trace;
    trace.picture = file.toStdString();
    const geometry::TableSize& table = session_.layout().table;
    trace.middle = {table.width / 2.0, table.depth / 2.0};
    trace.width = widthOn(table, height());
    if (session_.apply(engine::LayoutStep::trace, engine::withTrace(session_.layout(), trace)))
        emit taken();
}

void TracePicture::draw(SceneDraft& draft, const engine::Trace& trace) const {
    if (!image_ || !trace.shown || trace.picture != file_.toStdString()) return;
    const double half = height() / 2.0;
    const geometry::Vec2 corner = engine::onTable(trace, {-0.5, -half});
    draft.scene.pictures.push_back({corner, engine::onTable(trace, {0.5, -half}) - corner,
                                    engine::onTable(trace, {-0.5, half}) - corner,
                                    float(trace.opacity), image_});
}

}  // namespace sightline::app
