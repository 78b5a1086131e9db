#include "app/window/shell/widgets/table_pictures.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QOffscreenSurface>
#include <QSaveFile>
#include <QStandardPaths>
#include <set>
#include <utility>

#include "app/files/tables/load.h"
#include "app/window/shell/widgets/table_relief.h"
#include "app/window/shell/widgets/table_studio.h"

namespace sightline::app {
namespace {

/// A part of the cache key. It must be changed when the drawing changes, so that all pictures are
/// made again.
QByteArray drawnAs(TablePictures::Kind kind) {
    return kind == TablePictures::Kind::plan ? "relief 1" : "scene 1";
}

/// Adds the value of each member "mesh" in the JSON document, at any depth.
void addMeshes(const nlohmann::json& json, std::set<std::string>& meshes) {
    if (json.is_object() && json.contains("mesh") && json["mesh"].is_string())
        meshes.insert(json["mesh"].get<std::string>());
    if (!json.is_structured()) return;
    for (const nlohmann::json& below : json) addMeshes(below, meshes);
}

QString modelFile(const std::string& mesh, const QString& layout) {
    const bool asset = mesh.starts_with(engine::assetScheme);
    const std::filesystem::path folder =
        asset ? assetsFolder() : std::filesystem::path(layout.toStdString()).parent_path();
    const std::string name = asset ? mesh.substr(engine::assetScheme.size()) : mesh;
    return QString::fromStdString((folder / name).string());
}

QImage planOf(const QString& file) {
    const auto dimensions = loadDimensions(assetsFolder());
    const auto layout = loadLayout(file.toStdString());
    if (!dimensions || !layout) return {};
    const auto table = engine::laidTable(*layout, *dimensions);
    return table ? tableRelief(*table, layout->mat, TablePictures::width) : QImage();
}

// Saves the picture in the cache. An error is ignored, because the picture can be painted again.
void keepPicture(const QImage& picture, const QString& path) {
    if (!QDir().mkpath(QFileInfo(path).absolutePath())) return;
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG")) file.commit();
}

}  // namespace

TablePictures::TablePictures(QObject* parent) : QObject(parent), surface_(studioSurface()) {}

TablePictures::~TablePictures() { stop_ = true; }

void TablePictures::want(const QStringList& files) {
    wanted_ << files;
    if (!painting_.busy()) next();
}

void TablePictures::next() {
    if (wanted_.isEmpty()) return drawScenes();
    painting_.ask([this, file = wanted_.takeFirst()] {
        const QImage picture = of(file);
        const bool drawn = QFileInfo::exists(cachedAs(file, Kind::scene));
        return [this, file, picture, drawn] {
            if (!picture.isNull()) emit painted(file, picture);
            if (!picture.isNull() && !drawn) undrawn_ << file;
            next();
        };
    });
}

// Draws the scenes of all files that have only a plan so far. One studio draws them all, because
// its start takes a moment.
void TablePictures::drawScenes() {
    if (undrawn_.isEmpty() || !surface_ || drawing_.busy()) return;
    drawing_.ask([this, files = std::exchange(undrawn_, {})] {
        TableStudio studio(*surface_);
        for (const QString& file : files)
            if (!stop_) drawScene(file, studio);
        return [this] { drawScenes(); };
    });
}

void TablePictures::drawScene(const QString& file, TableStudio& studio) {
    const QString path = cachedAs(file, Kind::scene);
    const auto layout = loadLayout(file.toStdString());
    if (path.isEmpty() || !layout) return;
    const QImage picture = studio.picture(*layout, width, stop_);
    if (picture.isNull()) return;
    keepPicture(picture, path);
    const auto show = [this, file, picture] { emit painted(file, picture); };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

QString TablePictures::cachedAs(const QString& file, Kind kind) {
    QFile layout(file);
    if (!QFileInfo(file).isFile() || !layout.open(QIODevice::ReadOnly)) return {};
    const QByteArray text = layout.readAll();
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(drawnAs(kind));
    hash.addData(text);
    std::set<std::string> meshes;
    if (const auto json = engine::parseJson(text.toStdString(), file.toStdString()))
        addMeshes(*json, meshes);
    for (const std::string& mesh : meshes) {
        const QFileInfo model(modelFile(mesh, file));
        hash.addData(QStringLiteral("%1 %2 %3")
                         .arg(model.fileName())
                         .arg(model.size())
                         .arg(model.lastModified().toMSecsSinceEpoch())
                         .toUtf8());
    }
    return QStringLiteral("%1/tables/%2.png")
        .arg(QStandardPaths::writableLocation(QStandardPaths::CacheLocation),
             QString::fromLatin1(hash.result().toHex()));
}

QImage TablePictures::of(const QString& file) {
    const QString path = cachedAs(file, Kind::plan);
    if (path.isEmpty()) return {};
    for (const QString& kept : {cachedAs(file, Kind::scene), path})
        if (const QImage picture(kept); !picture.isNull()) return picture;
    const QImage picture = planOf(file);
    if (!picture.isNull()) keepPicture(picture, path);
    return picture;
}

}  // namespace sightline::app
