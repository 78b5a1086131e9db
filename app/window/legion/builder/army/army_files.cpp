#include "app/window/legion/builder/army/army_files.h"

#include <algorithm>

#include "app/window/shell/widgets/written_picture.h"
#include "engine/legion/lists/files/army_file.h"

namespace sightline::app {

bool isArmyFile(const QString& path) { return path.endsWith(QLatin1String(".army.json")); }

Result<engine::ArmyList> readArmyFile(const QString& path, const Cards& cards) {
    const auto json = engine::parseJsonFile(path.toStdString());
    if (!json) return json.problem();
    return engine::readArmyList(*json, path.toStdString(), cards.catalogue);
}

std::optional<QString> writeArmyFile(const QString& path, const engine::ArmyList& list) {
    return writeBytes(path, QByteArray::fromStdString(engine::toJson(list).dump(2)) + '\n');
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
