/// Reads and writes army files.
#pragma once
#include <QString>
#include <optional>
#include <vector>

#include "app/window/legion/builder/card_stock.h"
#include "engine/legion/lists/army/army_list.h"
#include "geometry/base/result.h"

namespace sightline::app {

bool isArmyFile(const QString& path);
/// Reads an army file. Problems name the file, the JSON pointer and the expected value.
Result<engine::ArmyList> readArmyFile(const QString& path, const Cards& cards);
/// Writes the whole file or nothing. If this fails, returns a line with the reason.
std::optional<QString> writeArmyFile(const QString& path, const engine::ArmyList& list);

/// One of the armies that the program brings.
struct ReadyArmy {
    QString name, file;
    engine::ArmyList list;
};
std::vector<ReadyArmy> readyArmies(const Cards& cards);

}  // namespace sightline::app
