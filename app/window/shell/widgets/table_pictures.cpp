#include "app/window/shell/widgets/table_pictures.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <set>

#include "app/files/tables/load.h"
#include "app/window/shell/widgets/table_relief.h"

namespace sightline::app {
namespace {

/// A part of the cache key. It must be changed when the drawing changes, so that all pictures are
/// painted again.
const QByteArray drawnAs = "relief 1";

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

QImage drawnTable(const QString& file) {
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

TablePictures::TablePictures(QObject* parent) : QObject(parent) {}

void TablePictures::want(const QStringList& files) {
    wanted_ << files;
    if (!painting_.busy()) next();
}

void TablePictures::next() {
    if (wanted_.isEmpty()) return;
    painting_.ask([this, file = wanted_.takeFirst()] {
        const QImage picture = of(file);
        return [this, file, picture] {
            if (!picture.isNull()) emit painted(file, picture);
            next();
        };
    });
}

QString TablePictures::cachedAs(const QString& file) {
    QFile layout(file);
    if (!QFileInfo(file).isFile() || !layout.open(QIODevice::ReadOnly)) return {};
    const QByteArray text = layout.readAll();
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(drawnAs);
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
    const QString path = cachedAs(file);
    if (path.isEmpty()) return {};
    QImage picture(path);
    if (!picture.isNull()) return picture;
    picture = drawnTable(file);
    if (!picture.isNull()) keepPicture(picture, path);
    return picture;
}

}  // namespace sightline::app
