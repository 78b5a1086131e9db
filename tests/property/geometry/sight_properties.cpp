// Compares line of sight and obscuring with brute force, which shares no code with the tested
// functions.
#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

constexpr int samples = 3000;

struct SightTable {
    std::vector<Block> blocks = anyBlocks(5, 14, 26, 10, 26);
    Mini one = anyTrooper(8, 13, 14, 22), other = anyTrooper(27, 32, 14, 22);
};

bool meetsAny(const std::vector<Block>& blocks, const Segment& line, double grow) {
    return std::any_of(blocks.begin(), blocks.end(),
                       [&](const Block& block) { return block.meets(line, grow); });
}

bool inside(const Silhouette& body, Vec3 point) {
    return gap(body.outline, Outline{Vec2(point), Vec2(point), 0.0}) < 1e-6 &&
           point.z > body.bottom - 1e-6 && point.z < body.top + 1e-6;
}

RC_GTEST_PROP(SightProperties, TheWitnessJoinsTheSilhouettesAndIsClear, ()) {
    const SightTable table;
    const Sight it = sight(fieldOf(table.blocks), table.one, table.other);
    RC_ASSERT(it.visible == it.witness.has_value());
    if (!it.visible) return;
    RC_ASSERT(inside(silhouetteOf(table.one), it.witness->from));
    RC_ASSERT(inside(silhouetteOf(table.other), it.witness->to));
    RC_ASSERT(!meetsAny(table.blocks, *it.witness, -1e-6));
    RC_ASSERT(it.verdict != SightVerdict::visible || *it.margin >= sightRoom / 2);
}

void expectNoLineWithRoom(const SightTable& table, const Battlefield& field) {
    if (sight(field, table.one, table.other).visible) return;
    const Silhouette one = silhouetteOf(table.one), other = silhouetteOf(table.other);
    for (int i = 0; i < samples; ++i) {
        const Segment line{sample(one, i, 1), sample(other, i, 2)};
        RC_ASSERT(meetsAny(table.blocks, line, 2 * sightRoom));
    }
}

RC_GTEST_PROP(SightProperties, NoLineWithRoomPassesWhatIsBlocked, ()) {
    const SightTable table;
    expectNoLineWithRoom(table, fieldOf(table.blocks));
}

RC_GTEST_PROP(SightProperties, NoLineWithRoomPassesTrianglesThatBlock, ()) {
    const SightTable table;
    expectNoLineWithRoom(table, fieldOf(table.blocks, [](const Block& b, const PieceId& id) {
                             return b.asOpenMesh(id);
                         }));
}

RC_GTEST_PROP(SightProperties, IsSymmetric, ()) {
    const SightTable table;
    const Battlefield field = fieldOf(table.blocks);
    const Sight there = sight(field, table.one, table.other);
    const Sight back = sight(field, table.other, table.one);
    RC_ASSERT(there.verdict == back.verdict);
    RC_ASSERT(there.margin == back.margin);
    RC_ASSERT(there.blockers == back.blockers);
    if (there.witness) RC_ASSERT(there.witness->from == back.witness->to);
}

RC_GTEST_PROP(SightProperties, DoesNotDependOnWhereTheTableLies, ()) {
    SightTable table;
    const Sight here = sight(fieldOf(table.blocks), table.one, table.other);
    const Vec3 shift(number(-5, 5), number(-5, 5), 0.0);
    for (Block& block : table.blocks) block.at += shift;
    table.one.position += shift;
    table.other.position += shift;
    const Sight there = sight(fieldOf(table.blocks), table.one, table.other);
    if (here.margin && std::abs(*here.margin) <= contestedMargin) return;
    if (there.margin && std::abs(*there.margin) <= contestedMargin) return;
    RC_ASSERT(here.verdict == there.verdict);
}

RC_GTEST_PROP(SightProperties, BoxesShellsAndLooseTrianglesVouchForEachOther, ()) {
    const SightTable table;
    const auto verdictOf = [&](const Battlefield& field) {
        return sight(field, table.one, table.other);
    };
    const Sight solid = verdictOf(fieldOf(table.blocks));
    const Sight shell = verdictOf(
        fieldOf(table.blocks, [](const Block& b, const PieceId& id) { return b.asMesh(id); }));
    const Sight open = verdictOf(
        fieldOf(table.blocks, [](const Block& b, const PieceId& id) { return b.asOpenMesh(id); }));
    for (const Sight* it : {&solid, &shell, &open}) {
        if (it->verdict == SightVerdict::contested) return;
        if (it->margin && std::abs(*it->margin) <= contestedMargin) return;
    }
    RC_ASSERT(solid.verdict == shell.verdict);
    RC_ASSERT(solid.verdict == open.verdict);
}

RC_GTEST_PROP(SightProperties, ObscuringPiecesAreThoseThatSomeLineMeets, ()) {
    const SightTable table;
    const Obscured it = obscured(fieldOf(table.blocks), table.one, table.other);
    const Silhouette one = silhouetteOf(table.one), other = silhouetteOf(table.other);
    for (std::size_t i = 0; i < table.blocks.size(); ++i) {
        const PieceId id = "block-" + std::to_string(i);
        const bool listed = std::any_of(it.by.begin(), it.by.end(),
                                        [&](const Obscuring& by) { return by.piece == id; });
        bool met = false, nearly = false;
        for (int k = 0; k < samples; ++k) {
            const Segment line{sample(one, k, 1), sample(other, k, 2)};
            met = met || table.blocks[i].meets(line, -1e-6);
            nearly = nearly || table.blocks[i].meets(line, 0.6);
        }
        RC_ASSERT(listed || !met);
        RC_ASSERT(nearly || !listed);
    }
}

RC_GTEST_PROP(SightProperties, WhoIsNotVisibleIsObscured, ()) {
    const SightTable table;
    const Obscured it = obscured(fieldOf(table.blocks), table.one, table.other);
    RC_ASSERT(!it.losBlocked || it.obscured);
}

}  // namespace
}  // namespace sightline::geometry::test
