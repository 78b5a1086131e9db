/// Reads and writes army files.
#pragma once
#include <QString>
#include <optional>
#include <vector>

#include "app/window/legion/builder/stock/card_stock.h"
#include "engine/legion/lists/army/army_list.h"
#include "geometry/base/result.h"

namespace sightline::app {

bool isArmyFile(const QString& path);
/// Reads an army file. Problems name the file, the JSON pointer of the value, and the expected
/// value.
Result<engine::ArmyList> readArmyFile(const QString& path, const Cards& cards);
/// Writes an army file atomically. If this fails, the old file stays, and the error is returned.
std::optional<QString> writeArmyFile(const QString& path, const engine::ArmyList& list);

/// A ready-made army that is part of the program.
struct ReadyArmy {
    QString name, file;
    engine::ArmyList list;
};
std::vector<ReadyArmy> readyArmies(const Cards& cards);

}  // namespace sightline::app
