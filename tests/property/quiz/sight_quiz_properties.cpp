// Generated questions about range, LOS, hiding, cover and cohesion agree with slow reference
// methods: distances by Pythagoras, and random lines against the triangles of the terrain.
#include <cmath>

#include "property/quiz/quiz_cases.h"

namespace sightline::engine::test {
namespace {

constexpr int linesTried = 500;

double distanceBetween(const Figure& one, const Figure& other) {
    return std::hypot(one.at.x - other.at.x, one.at.y - other.at.y) - one.radius - other.radius;
}

/// Checks a verdict of LOS. A visible pair needs one clear line: the witness of the query, or a
/// random line. A blocked pair must have no clear line among many random lines.
void checkSight(QuizCase& one, const Figure& from, const Figure& to, bool visible,
                const std::optional<Segment>& witness = std::nullopt) {
    const auto blockers = one.terrain.blockersBetween(from, to, one.dice);
    if (visible && witness) {
        EXPECT_TRUE(from.holds(witness->from) && to.holds(witness->to)) << one.name();
        EXPECT_TRUE(isClear(blockers, *witness)) << one.name();
    } else {
        const auto line = clearLine(blockers, from, to, one.dice, linesTried);
        EXPECT_EQ(line.has_value(), visible) << one.name();
    }
}

std::optional<Segment> witnessOf(const json& answer) {
    if (!answer.contains("witness")) return std::nullopt;
    const auto point = [](const json& at) { return Vec3(at[0], at[1], at[2]); };
    return Segment{point(answer["witness"][0]), point(answer["witness"][1])};
}

/// The engine's clear line between two figures, for the pairs of figures that no query names. If
/// `only` names a piece, all other pieces are ignored.
std::optional<Segment> lineBetween(const QuizCase& one, const Figure& from, const Figure& to,
                                   const geometry::PieceId& only = {}) {
    std::vector<geometry::PieceId> ignored;
    for (const PieceSpec& piece : one.table.pieces)
        if (!only.empty() && piece.id != only) ignored.push_back(piece.id);
    geometry::SightSettings settings;
    settings.ignored = ignored;
    return lineOfSight(one.table.field, from.silhouette(), to.silhouette(), settings).witness;
}

const char* bandOf(double distance) {
    return distance < 3.0    ? "Within half-range"
           : distance < 6.0  ? "Range 1, but beyond half-range"
           : distance < 12.0 ? "Range 2"
           : distance < 18.0 ? "Range 3"
           : distance < 24.0 ? "Range 4"
           : distance < 30.0 ? "Range 5"
                             : "Beyond range 5";
}

TEST(QuizProperties, BandsAgreeWithPythagoras) {
    forEachQuestion(QuizKind::band, [](QuizCase& one) {
        double least = 1e9;
        for (const Figure& mini : one.units["red"][0].minis)
            least = std::min(least, distanceBetween(one.units["blue"][0].minis[0], mini));
        EXPECT_EQ(one.answer(), bandOf(least)) << one.name();
        double margin = least;
        for (const double end : {3.0, 6.0, 12.0, 18.0, 24.0, 30.0})
            margin = std::min(margin, std::abs(least - end));
        EXPECT_NEAR(*one.item.margin, margin, 1e-6) << one.name();
    });
}

TEST(QuizProperties, SightAgreesWithLinesAgainstTriangles) {
    forEachQuestion(QuizKind::sight, [](QuizCase& one) {
        const Figure &from = one.units["blue"][0].minis[0], &to = one.units["red"][0].minis[0];
        const bool visible = one.answer().starts_with("Yes");
        checkSight(one, from, to, visible, witnessOf(one.asked()));
        // A piece that an option names blocks every line alone, or does not.
        for (std::size_t i = 0; i < one.line["options"].size(); ++i) {
            const std::string option = one.line["options"][i];
            for (PlainPiece* piece : one.terrain.blockersBetween(from, to, one.dice)) {
                if (option != "No, " + piece->spec().name + " blocks every line") continue;
                if (i == one.item.answer) {
                    EXPECT_FALSE(clearLine({piece}, from, to, one.dice, linesTried)) << one.name();
                    continue;
                }
                const auto past = lineBetween(one, from, to, piece->spec().id);
                ASSERT_TRUE(past) << option << ' ' << one.name();
                EXPECT_TRUE(piece->isClear(*past)) << option << ' ' << one.name();
            }
        }
    });
}

TEST(QuizProperties, HidingSpotsAgreeWithLinesAgainstTriangles) {
    forEachQuestion(QuizKind::hide, [](QuizCase& one) {
        for (std::size_t spot = 0; spot < one.item.spots.size(); ++spot) {
            Figure there = one.units["blue"][0].minis[0];
            there.at = one.item.spots[spot].at;
            const bool hidden = spot == one.item.answer;
            std::optional<Figure> seeing;
            for (const SceneUnit& enemy : one.units["red"]) {
                const Figure& from = enemy.minis[0];
                if (hidden) checkSight(one, from, there, false);
                if (lineBetween(one, from, there)) seeing = from;
            }
            EXPECT_EQ(seeing.has_value(), !hidden) << one.name();
            if (seeing && !hidden)
                checkSight(one, *seeing, there, true, lineBetween(one, *seeing, there));
        }
    });
}

/// The obscured miniatures of one target by random lines: a piece obscures if a line between the
/// silhouettes meets it, it is near the target, and the viewer does not touch it.
struct SlowCover {
    bool obscured = false;
    geometry::Cover cover{};
};

/// The smallest distance in the plan from the figure to points of the piece on lines to it.
SlowCover slowCover(QuizCase& one, const Figure& from, const Figure& to, UnitType type) {
    SlowCover result;
    const auto blockers = one.terrain.blockersBetween(from, to, one.dice);
    const bool blocked =
        !lineBetween(one, from, to) && !clearLine(blockers, from, to, one.dice, linesTried);
    result.obscured = blocked;
    if (blocked) result.cover = geometry::Cover::light;
    geometry::Mini viewer, target;
    for (auto [mini, figure] : {std::pair{&viewer, &from}, {&target, &to}}) {
        mini->position = figure->at;
        mini->base = {2 * figure->radius, 2 * figure->radius, false};
        mini->height = figure->height;
    }
    const bool noBarricades = type == UnitType::creatureTrooper || isHeavyTrooper(type);
    for (PlainPiece& piece : one.terrain.pieces()) {
        const geometry::Facts& facts = piece.spec().facts;
        if (!facts.blocksLos && facts.cover == geometry::Cover::none) continue;
        if (facts.kind == geometry::Kind::barricade && noBarricades) continue;
        const bool inside = piece.isArea() && piece.overlaps(to, one.dice);
        const double away =
            rangeToPiece(one.table.field, outlineOf(target), piece.spec().id)->distance;
        const bool touches = inBaseContact(one.table.field, viewer, piece.spec().id);
        bool meets = inside;
        piece.prepare(from, to);
        for (int i = 0; i < 24 * linesTried && !meets && away < 3.0 && !touches; ++i)
            meets = !piece.isClear({from.pointIn(one.dice), to.pointIn(one.dice)});
        if (!meets) continue;
        result.obscured = true;
        result.cover = std::max(result.cover, facts.cover);
    }
    return result;
}

TEST(QuizProperties, CoverAgreesWithLinesAgainstTriangles) {
    forEachQuestion(QuizKind::obscured, [](QuizCase& one) {
        const SceneUnit& red = one.units["red"][0];
        int obscured = 0;
        geometry::Cover best{};
        for (const Figure& mini : red.minis) {
            const SlowCover cover =
                slowCover(one, one.units["blue"][0].minis[0], mini, red.card->type);
            if (!cover.obscured) continue;
            ++obscured;
            best = std::max(best, cover.cover);
        }
        const auto of = static_cast<int>(red.minis.size());
        if (2 * obscured < of) best = geometry::Cover::none;
        constexpr std::array words{"no cover", "light cover", "heavy cover"};
        EXPECT_EQ(one.answer(), std::to_string(obscured) + " of " + std::to_string(of) +
                                    " obscured, " + words[static_cast<std::size_t>(best)])
            << one.name();
    });
}

/// True if a point of the line between the bases is over impassable terrain.
bool isOverImpassable(const QuizCase& one, const Figure& from, const Figure& to) {
    const Vec2 along = glm::normalize(Vec2(to.at) - Vec2(from.at));
    const Vec2 start = Vec2(from.at) + along * from.radius, end = Vec2(to.at) - along * to.radius;
    for (int i = 1; i < 200; ++i) {
        const Vec2 point = start + (end - start) * (i / 200.0);
        const double ceiling = std::max(from.at.z + from.height, to.at.z + to.height);
        const auto surface = one.table.field.surfaceAt(point, ceiling);
        if (surface.movement == geometry::Movement::impassable) return true;
    }
    return false;
}

TEST(QuizProperties, CohesionAgreesWithDistancesAndLines) {
    forEachQuestion(QuizKind::cohesion, [](QuizCase& one) {
        const std::vector<Figure>& minis = one.units["blue"][0].minis;
        std::string out = "None, all miniatures are in cohesion";
        for (std::size_t i = 1; i < minis.size(); ++i) {
            const auto blockers = one.terrain.blockersBetween(minis[0], minis[i], one.dice);
            const auto line = lineBetween(one, minis[0], minis[i]);
            const bool sees =
                line ? isClear(blockers, *line)
                     : clearLine(blockers, minis[0], minis[i], one.dice, linesTried).has_value();
            const bool in = distanceBetween(minis[0], minis[i]) < 3.0 && sees &&
                            std::abs(minis[0].at.z - minis[i].at.z) <= minis[0].height &&
                            !isOverImpassable(one, minis[0], minis[i]);
            if (!in) out = "Miniature " + std::to_string(i + 1);
        }
        EXPECT_TRUE(one.answer().starts_with(out)) << out << ' ' << one.name();
    });
}

}  // namespace
}  // namespace sightline::engine::test
