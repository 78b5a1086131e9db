/// Army files on disk.
#pragma once
#include <QString>
#include <optional>
#include <vector>

#include "app/window/builder/card_stock.h"
#include "engine/army/army_list.h"
#include "geometry/measure/result.h"

namespace sightline::app {

bool isArmyFile(const QString& path);
/// Problems name file, pointer and what was expected.
Result<engine::ArmyList> readArmyFile(const QString& path, const Cards& cards);
/// The whole file or none of it. A line when it cannot be written.
std::optional<QString> writeArmyFile(const QString& path, const engine::ArmyList& list);

/// The armies that ship with the program, by name.
struct ReadyArmy {
    QString name, file;
    engine::ArmyList list;
};
std::vector<ReadyArmy> readyArmies(const Cards& cards);

}  // namespace sightline::app
