#include "engine/layouts/layout_mirror.h"

#include <algorithm>
#include <cmath>

#include "engine/layouts/words/layouts.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;
using geometry::Vec3;

/// True for a piece that cannot be reflected: a model, or a shape that is displayed as a model.
bool isModel(const TerrainPiece& piece) {
    return !piece.look.is_null() ||
           std::holds_alternative<geometry::MeshShape>(piece.shape->geometry);
}

/// The shape of the piece, reflected at the x axis of the shape.
SharedShape flipped(const TerrainPiece& piece) {
    const auto* prism = std::get_if<geometry::PrismShape>(&piece.shape->geometry);
    if (!prism || isModel(piece)) return piece.shape;
    geometry::PrismShape turned = *prism;
    nlohmann::json corners = nlohmann::json::array();
    for (Vec2& corner : turned.polygon) corner.y = 0.0 - corner.y;
    std::reverse(turned.polygon.begin(), turned.polygon.end());
    for (const Vec2 corner : turned.polygon) corners.push_back({corner.x, corner.y});
    nlohmann::json written = piece.shape->written;
    written["prism"] = std::move(corners);
    return terrainShape(std::move(turned), std::move(written));
}

Vec2 offMiddle(const TerrainLayout& layout, const TerrainPiece& piece) {
    const Vec2 off = middleOf(piece) - Vec2{layout.table.width, layout.table.depth} / 2.0;
    if (layout.mirror == Mirror::acrossWidth) return {off.x, 0.0};
    if (layout.mirror == Mirror::acrossDepth) return {0.0, off.y};
    return off;
}

Vec2 mirroredAt(const TerrainLayout& layout, Vec2 point) {
    const bool acrossX = layout.mirror == Mirror::point || layout.mirror == Mirror::acrossWidth;
    const bool acrossY = layout.mirror == Mirror::point || layout.mirror == Mirror::acrossDepth;
    return {acrossX ? layout.table.width - point.x : point.x,
            acrossY ? layout.table.depth - point.y : point.y};
}

bool inTheHalfThatStays(const TerrainLayout& layout, const TerrainPiece& piece) {
    const Vec2 off = offMiddle(layout, piece);
    return off.x != 0.0 ? off.x < 0.0 : off.y <= 0.0;
}

void drawToTheMiddle(const TerrainLayout& layout, TerrainPiece& piece) {
    piece.position = kept(piece.position - Vec3{offMiddle(layout, piece), 0.0});
    piece.twin.clear();
}

class MirrorFollower {
  public:
    MirrorFollower(const TerrainLayout& before, TerrainLayout& after)
        : before_(before), after_(after) {}

    void run() {
        dropTwinsOfTheGone();
        // The changed pieces in the half at the corner (0, 0), and the changed pieces in the other
        // half. The pieces of the first list are handled first. The lists contain ids and no
        // pointers, because the loop adds and removes pieces.
        std::vector<geometry::PieceId> leaders, others;
        for (const TerrainPiece& piece : after_.pieces) {
            if (!changed(piece)) continue;
            (inTheHalfThatStays(after_, piece) ? leaders : others).push_back(piece.id);
        }
        for (const geometry::PieceId& id : leaders) lead(id);
        for (const geometry::PieceId& id : others) lead(id);
    }

  private:
    bool changed(const TerrainPiece& piece) const {
        const TerrainPiece* was = before_.find(piece.id);
        const bool all = before_.mirror != after_.mirror ||
                         before_.table.width != after_.table.width ||
                         before_.table.depth != after_.table.depth;
        return all || !was || !(*was == piece);
    }

    void dropTwinsOfTheGone() {
        PieceIds gone;
        for (const TerrainPiece& piece : before_.pieces)
            if (!after_.find(piece.id) && !piece.twin.empty()) gone.insert(piece.twin);
        std::erase_if(after_.pieces,
                      [&](const TerrainPiece& one) { return gone.contains(one.id); });
    }

    void lead(const geometry::PieceId& id) {
        TerrainPiece* piece = after_.find(id);
        if (!piece || done_.contains(id)) return;
        if (liesInTheMiddle(after_, *piece)) {
            const geometry::PieceId twin = piece->twin;
            drawToTheMiddle(after_, *piece);
            std::erase_if(after_.pieces,
                          [&](const TerrainPiece& one) { return !twin.empty() && one.id == twin; });
            return;
        }
        if (!after_.find(piece->twin)) piece->twin = freeId(after_, piece->id);
        const TerrainPiece image = mirrored(after_, *piece);
        done_.insert(image.id);
        if (TerrainPiece* twin = after_.find(image.id))
            *twin = image;
        else
            after_.pieces.push_back(image);
    }

    const TerrainLayout& before_;
    TerrainLayout& after_;
    PieceIds done_;
};
}  // namespace

bool liesInTheMiddle(const TerrainLayout& layout, const TerrainPiece& piece) {
    return glm::length(offMiddle(layout, piece)) < mirrorReach;
}

TerrainPiece mirrored(const TerrainLayout& layout, const TerrainPiece& piece) {
    TerrainPiece image = piece;
    std::swap(image.id, image.twin);
    image.group = -piece.group;
    const double turn = piece.rotation.value;
    const Alike alike = piece.shape->alike;
    switch (layout.mirror) {
        case Mirror::none:
            break;
        case Mirror::point:
            image.rotation.value = turn + 180.0;
            break;
        case Mirror::acrossWidth:
            image.shape = flipped(piece);
            image.rotation.value = isModel(piece) && alike == Alike::acrossX ? -turn : 180.0 - turn;
            break;
        case Mirror::acrossDepth:
            image.shape = flipped(piece);
            image.rotation.value = isModel(piece) && alike != Alike::acrossY ? 180.0 - turn : -turn;
            break;
    }
    const Vec2 off = mirroredAt(layout, middleOf(piece)) - middleOf(image);
    image.position = kept(image.position + Vec3{off, 0.0});
    image.rotation = kept(image.rotation);
    return image;
}

Edited withMirror(const TerrainLayout& layout, Mirror mirror) {
    TerrainLayout after = layout;
    after.mirror = mirror;
    for (TerrainPiece& piece : after.pieces) piece.twin.clear();
    if (mirror == Mirror::none) return after;
    const auto goes = [&](const TerrainPiece& piece) {
        return !liesInTheMiddle(after, piece) && !inTheHalfThatStays(after, piece);
    };
    for (const TerrainPiece& piece : after.pieces) {
        const bool follower = !layout.find(piece.id)->twin.empty();
        if (goes(piece) && piece.locked && !follower)
            return problemOf(say::pieceIsLocked(piece.name));
    }
    std::erase_if(after.pieces, goes);
    return followed(layout, std::move(after));
}

TerrainLayout followed(const TerrainLayout& before, TerrainLayout after) {
    if (after.mirror != Mirror::none) MirrorFollower(before, after).run();
    return after;
}

}  // namespace sightline::engine
