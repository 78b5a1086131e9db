#include "app/window/shell/words/terrain_names.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

namespace sightline::app {
namespace {

constexpr const char* shippedTerrain[] = {
    QT_TRANSLATE_NOOP("TerrainNames", "Outpost"),
    QT_TRANSLATE_NOOP("TerrainNames", "Ruined house"),
    QT_TRANSLATE_NOOP("TerrainNames", "Domed house"),
    QT_TRANSLATE_NOOP("TerrainNames", "Town house"),
    QT_TRANSLATE_NOOP("TerrainNames", "Wall with a gate"),
    QT_TRANSLATE_NOOP("TerrainNames", "Adobe wall"),
    QT_TRANSLATE_NOOP("TerrainNames", "Rocky hill"),
    QT_TRANSLATE_NOOP("TerrainNames", "Rock spires"),
    QT_TRANSLATE_NOOP("TerrainNames", "Market stalls"),
    QT_TRANSLATE_NOOP("TerrainNames", "Palm grove"),
    QT_TRANSLATE_NOOP("TerrainNames", "Moisture pylon"),
    QT_TRANSLATE_NOOP("TerrainNames", "Tree hut"),
    QT_TRANSLATE_NOOP("TerrainNames", "Footbridge"),
    QT_TRANSLATE_NOOP("TerrainNames", "Grassy hill"),
    QT_TRANSLATE_NOOP("TerrainNames", "Mossy boulders"),
    QT_TRANSLATE_NOOP("TerrainNames", "Woods"),
    QT_TRANSLATE_NOOP("TerrainNames", "Pine grove"),
    QT_TRANSLATE_NOOP("TerrainNames", "Bushes"),
    QT_TRANSLATE_NOOP("TerrainNames", "Giant tree"),
    QT_TRANSLATE_NOOP("TerrainNames", "Fallen log"),
    QT_TRANSLATE_NOOP("TerrainNames", "River"),
    QT_TRANSLATE_NOOP("TerrainNames", "Log barricade"),
    QT_TRANSLATE_NOOP("TerrainNames", "City block"),
    QT_TRANSLATE_NOOP("TerrainNames", "Corner ruin"),
    QT_TRANSLATE_NOOP("TerrainNames", "Burnt-out house"),
    QT_TRANSLATE_NOOP("TerrainNames", "Breached rampart"),
    QT_TRANSLATE_NOOP("TerrainNames", "Colonnade"),
    QT_TRANSLATE_NOOP("TerrainNames", "Crater"),
    QT_TRANSLATE_NOOP("TerrainNames", "Rubble field"),
    QT_TRANSLATE_NOOP("TerrainNames", "Wrecked truck"),
    QT_TRANSLATE_NOOP("TerrainNames", "Broken monument"),
    QT_TRANSLATE_NOOP("TerrainNames", "Street lamps"),
    QT_TRANSLATE_NOOP("TerrainNames", "Sandbag barricade"),
    QT_TRANSLATE_NOOP("TerrainNames", "Concrete barricade"),
    QT_TRANSLATE_NOOP("TerrainNames", "Snow bunker"),
    QT_TRANSLATE_NOOP("TerrainNames", "Power generator"),
    QT_TRANSLATE_NOOP("TerrainNames", "Watch tower"),
    QT_TRANSLATE_NOOP("TerrainNames", "Sensor dish"),
    QT_TRANSLATE_NOOP("TerrainNames", "Snow trench"),
    QT_TRANSLATE_NOOP("TerrainNames", "Ice spires"),
    QT_TRANSLATE_NOOP("TerrainNames", "Snow ridge"),
    QT_TRANSLATE_NOOP("TerrainNames", "Frozen pines"),
    QT_TRANSLATE_NOOP("TerrainNames", "Frozen pool"),
    QT_TRANSLATE_NOOP("TerrainNames", "Heaped floes"),
    QT_TRANSLATE_NOOP("TerrainNames", "Snow barricade"),
    QT_TRANSLATE_NOOP("TerrainNames", "Landing pad"),
    QT_TRANSLATE_NOOP("TerrainNames", "Warehouse"),
    QT_TRANSLATE_NOOP("TerrainNames", "Control tower"),
    QT_TRANSLATE_NOOP("TerrainNames", "Storage tank"),
    QT_TRANSLATE_NOOP("TerrainNames", "Container stack"),
    QT_TRANSLATE_NOOP("TerrainNames", "Mesh fence"),
    QT_TRANSLATE_NOOP("TerrainNames", "Gantry"),
    QT_TRANSLATE_NOOP("TerrainNames", "Wrecked shuttle"),
    QT_TRANSLATE_NOOP("TerrainNames", "Crates"),
    QT_TRANSLATE_NOOP("TerrainNames", "Pipe run"),
    QT_TRANSLATE_NOOP("TerrainNames", "Container"),
    QT_TRANSLATE_NOOP("TerrainNames", "Blast barricade"),
    QT_TRANSLATE_NOOP("TerrainNames", "Barricade"),
    QT_TRANSLATE_NOOP("TerrainNames", "East wood"),
    QT_TRANSLATE_NOOP("TerrainNames", "Marsh wood"),
    QT_TRANSLATE_NOOP("TerrainNames", "Ruined farm"),
    QT_TRANSLATE_NOOP("TerrainNames", "West wood"),
};

bool isShipped(const std::string& name) {
    return std::find(std::begin(shippedTerrain), std::end(shippedTerrain), name) !=
           std::end(shippedTerrain);
}

}  // namespace

QString terrainName(const std::string& name) {
    // The number at the end of a name distinguishes pieces of one kind. It is not translated.
    const std::size_t end = name.find_last_not_of("0123456789");
    const bool numbered = end != std::string::npos && end + 1 < name.size() && name[end] == ' ';
    const std::string kind = numbered ? name.substr(0, end) : name;
    if (!isShipped(kind)) return QString::fromStdString(name);
    const QString said = QCoreApplication::translate("TerrainNames", kind.c_str());
    return numbered ? said + QString::fromStdString(name.substr(end)) : said;
}

}  // namespace sightline::app
