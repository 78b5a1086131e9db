#include "engine/legion/rules/rulings/added_terrain.h"

#include "engine/legion/rules/rulings/ruling_memo.h"

namespace sightline::engine {

const std::vector<geometry::PieceSpec>& terrainPieces(const Battle& battle) {
    return battle.changedTerrain ? *battle.changedTerrain : *battle.laidOut;
}

void addTerrainPiece(Battle& battle, geometry::PieceSpec piece) {
    piece.position.z = battle.field.surfaceAt(geometry::plan(piece.position)).top;
    std::vector<geometry::PieceSpec> pieces = terrainPieces(battle);
    pieces.push_back(std::move(piece));
    const geometry::Battlefield before = battle.field;
    battle.changedTerrain = std::make_shared<const std::vector<geometry::PieceSpec>>(pieces);
    battle.field =
        geometry::Battlefield::make(before.table(), std::move(pieces), before.dimensions()).value();
    for (const geometry::PlacedMini& one : before.minis())
        battle.field = battle.field.with(one.key, one.mini);
    battle.memo = std::make_shared<RulingMemo>();
}

}  // namespace sightline::engine
