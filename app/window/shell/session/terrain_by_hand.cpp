#include "app/window/shell/session/terrain_by_hand.h"

#include <QCoreApplication>
#include <algorithm>

namespace sightline::app {
namespace {

using geometry::Cover;
using geometry::Kind;
using geometry::Movement;

/// The Qt translation context of this file's texts.
struct TerrainByHandText {
    Q_DECLARE_TR_FUNCTIONS(TerrainByHand)
};

PieceKind kindOf(const char* name, const QString& shown, const geometry::Facts& facts,
                 const geometry::Vec3& size, const char* model) {
    return {shown, {.name = name, .facts = facts, .size = size}, model};
}

engine::Layout::Look lookOf(const geometry::PieceSpec& piece) {
    const auto* box = std::get_if<geometry::BoxShape>(&piece.shape);
    for (const PieceKind& kind : pieceKinds())
        if (box && !kind.model.empty() && kind.made.name == piece.name &&
            kind.made.size == box->size)
            return {assetsFolder() / "models" / kind.model, 1.0, "in", true};
    return {};
}

}  // namespace

std::vector<PieceKind> pieceKinds() {
    return {kindOf("Barricade", TerrainByHandText::tr("Barricade"),
                   {Kind::barricade, Movement::open, Cover::heavy, true, {}}, {3.0, 0.6, 0.9},
                   "barricade.glb"),
            kindOf("Crates", TerrainByHandText::tr("Crates"),
                   {Kind::scatter, Movement::open, Cover::light, true, {}}, {2.4, 1.8, 1.25},
                   "crates.glb"),
            kindOf("Rubble", TerrainByHandText::tr("Rubble (area terrain)"),
                   {Kind::area, Movement::difficult, Cover::light, false, {}}, {4.0, 3.0, 0.5}, ""),
            kindOf("Wall", TerrainByHandText::tr("Wall"),
                   {Kind::obstacle, Movement::impassable, Cover::heavy, true, {}}, {4.0, 0.5, 2.5},
                   "")};
}

engine::Layout layoutWith(const engine::Layout& layout,
                          const std::vector<geometry::PieceSpec>& pieces) {
    engine::Layout changed;
    changed.name = layout.name;
    changed.table = layout.table;
    changed.mat = layout.mat;
    changed.pieces = pieces;
    for (const geometry::PieceSpec& piece : pieces) {
        const auto before = std::find_if(layout.pieces.begin(), layout.pieces.end(),
                                         [&](const auto& one) { return one.id == piece.id; });
        const auto at = static_cast<std::size_t>(before - layout.pieces.begin());
        changed.looks.push_back(before == layout.pieces.end() ? lookOf(piece) : layout.looks[at]);
    }
    return changed;
}

}  // namespace sightline::app
