#include "app/window/builder/army_files.h"

#include <QCoreApplication>
#include <QSaveFile>
#include <algorithm>

#include "engine/files/army_file.h"

namespace sightline::app {
namespace {

/// Its static tr() is where these words are translated.
struct ArmyFilesText {
    Q_DECLARE_TR_FUNCTIONS(ArmyFiles)
};

}  // namespace

bool isArmyFile(const QString& path) { return path.endsWith(QLatin1String(".army.json")); }

Result<engine::ArmyList> readArmyFile(const QString& path, const Cards& cards) {
    const auto json = engine::parseJsonFile(path.toStdString());
    if (!json) return json.problem();
    return engine::readArmyList(*json, path.toStdString(), cards.catalogue);
}

std::optional<QString> writeText(const QString& path, const QByteArray& text) {
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit())
        return std::nullopt;
    return ArmyFilesText::tr("%1 cannot be written: %2").arg(path, file.errorString());
}

std::optional<QString> writeArmyFile(const QString& path, const engine::ArmyList& list) {
    return writeText(path, QByteArray::fromStdString(engine::toJson(list).dump(2)) + '\n');
}

std::vector<ReadyArmy> readyArmies(const Cards& cards) {
    std::vector<ReadyArmy> armies;
    std::error_code error;
    for (const auto& entry :
         std::filesystem::directory_iterator(assetsFolder() / "armies", error)) {
        const QString file = QString::fromStdString(entry.path().string());
        if (!isArmyFile(file)) continue;
        auto list = readArmyFile(file, cards);
        if (list) armies.push_back({QString::fromStdString(list->name), file, std::move(*list)});
    }
    std::sort(armies.begin(), armies.end(), [](const ReadyArmy& a, const ReadyArmy& b) {
        return std::pair(a.list.faction, a.name) < std::pair(b.list.faction, b.name);
    });
    return armies;
}

}  // namespace sightline::app
