// Generated questions about reach and about legal places and Moves agree with slow reference
// methods: many sampled Moves, and many points on bases and movement tools.
#include <set>

#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/movement/stated_mover.h"
#include "property/geometry/reach_samples.h"
#include "property/quiz/quiz_cases.h"

namespace sightline::engine::test {
namespace {

using geometry::Mini;
using geometry::Movement;
using geometry::PlacedMini;
using geometry::test::share;

constexpr int samples = 1500;
constexpr double step = 0.3;  ///< inches; a deeper gap under a base is no unevenness of a model

Mini miniOf(const Figure& figure) {
    return {figure.at, {}, {2 * figure.radius, 2 * figure.radius, false}, figure.height};
}

/// The terms of the Move that the question's query describes.
geometry::MoveTerms termsOf(const QuizCase& one, const Mini& leader) {
    const UnitCard& card = *one.units.at("blue")[0].card;
    const auto known = keywordsOfMoves();
    std::vector<KeywordText> keywords;
    for (const KeywordText& keyword : card.keywords)
        if (std::find(known.begin(), known.end(), keyword.name.keyword()) != known.end())
            keywords.push_back(keyword);
    return statedTermsOf(statedMover(card.type, keywords), leader, geometry::MoveKind::standard,
                         card.speed, one.table.field.dimensions(), keywordEffects());
}

// A right spot lies near the end of a sampled legal Move. No sampled legal Move ends on a wrong
// spot or within 0.1 inches of it.
TEST(QuizProperties, ReachAgreesWithSampledMoves) {
    forEachQuestion(QuizKind::reach, [](QuizCase& one) {
        const Mini leader = miniOf(one.units["blue"][0].minis[0]);
        const std::vector<PlacedMini> enemies{{0, miniOf(one.units["red"][0].minis[0])}};
        const auto terms = termsOf(one, leader);
        std::vector<double> nearest(one.item.spots.size(), 1e9);
        for (int i = 0; i < samples; ++i) {
            geometry::Move move;
            move.toolSpeed = 1 + i % std::min(3, terms.speed);
            const double direction = 360.0 * share(i, 0.618034);
            move.pose = {.contactAngle = {direction},
                         .direction = {direction},
                         .bend = {180.0 * share(i, 0.754878) - 90.0},
                         .stop = share(i, 0.569840)};
            const auto verdict = judgeMove(one.table.field, leader, move, terms, {}, enemies);
            if (!verdict.legal) continue;
            for (std::size_t spot = 0; spot < nearest.size(); ++spot)
                nearest[spot] = std::min(
                    nearest[spot],
                    glm::distance(Vec2(verdict.end.position), Vec2(one.item.spots[spot].at)));
        }
        for (std::size_t spot = 0; spot < nearest.size(); ++spot) {
            if (spot == one.item.answer)
                EXPECT_LT(nearest[spot], 1.0) << one.name();
            else
                EXPECT_GT(nearest[spot], 0.1) << spot << one.name();
        }
    });
}

/// The movement of the ground at points.
class Ground {
  public:
    explicit Ground(const geometry::Battlefield& field) : field_(field) {
        for (geometry::PieceInfo& piece : field.pieces())
            if (piece.facts.kind == geometry::Kind::area) areas_.push_back(std::move(piece));
    }
    /// True if the highest surface at the point has this movement, or area terrain that covers it.
    bool is(Vec2 point, Movement movement) const {
        if (field_.surfaceAt(point).movement == movement) return true;
        return std::any_of(areas_.begin(), areas_.end(), [&](const geometry::PieceInfo& piece) {
            return piece.facts.movement == movement &&
                   gap(geometry::Outline{point, point, 0.0}, piece.footprint) <= 0.0;
        });
    }

  private:
    const geometry::Battlefield& field_;
    std::vector<geometry::PieceInfo> areas_;
};

/// The faults that points on a base show. A base rests on the highest point below it.
std::set<std::string> faultsOfBase(const QuizCase& one, const Mini& base, const Mini& enemy,
                                   bool mayTouch) {
    std::set<std::string> faults;
    const Ground ground(one.table.field);
    const double radius = base.base.width / 2;
    std::set<std::string> under;
    bool onMat = false;
    double lowest = 1e9;
    for (int i = 0; i < samples; ++i) {
        const double out = radius * std::sqrt(share(i, 0.754878)) * 0.999;
        const auto ahead = geometry::direction({360.0 * share(i, 0.618034)});
        const Vec2 point = Vec2(base.position) + ahead * out;
        const auto surface = one.table.field.surfaceAt(point);
        const geometry::PieceInfo* piece = one.table.field.piece(surface.piece);
        lowest = std::min(lowest, surface.top);
        if (piece && piece->facts.kind == geometry::Kind::barricade) faults.insert("barricade");
        if (ground.is(point, Movement::impassable)) faults.insert("impassable");
        if (ground.is(point, Movement::difficult)) faults.insert("slow base");
        const bool solid = piece && piece->facts.kind == geometry::Kind::obstacle;
        if (solid)
            under.insert(surface.piece);
        else
            onMat = true;
    }
    if (!under.empty() && (onMat || under.size() > 1)) faults.insert("partly");
    // Part of the base hangs over a lower level of the same piece, or over a slope, which is legal.
    if (!under.empty() && lowest < base.position.z - step) faults.insert("step");
    const double gap =
        glm::distance(Vec2(base.position), Vec2(enemy.position)) - radius - enemy.base.width / 2;
    if (mayTouch ? gap < 0.0 : gap <= 0.0) faults.insert(mayTouch ? "overlap" : "touch");
    return faults;
}

/// The word of `faultsOfBase` or of the tool's faults for an option. Empty for a legal answer.
std::string faultIn(const std::string& option) {
    if (option.starts_with("Yes")) return {};
    const bool ofTool = option.find("movement tool would") != std::string::npos;
    for (const auto& [words, fault] : {std::pair{"lower speed", "slowed"},
                                       {"too tall", "tall"},
                                       {"too high", "high"},
                                       {"touch an enemy", "touch"},
                                       {"overlap another", "overlap"},
                                       {"barricade", "barricade"},
                                       {"partly", "partly"},
                                       {"impassable", "impassable"}})
        if (option.find(words) != std::string::npos)
            return ofTool && std::string(fault) == "impassable" ? "tool" : fault;
    return "unknown";
}

// Points of the base or of the tool show the fault that the right option names.
TEST(QuizProperties, LegalPlacesAndMovesAgreeWithSampledPoints) {
    forEachQuestion(QuizKind::legal, [](QuizCase& one) {
        const Mini leader = miniOf(one.units["blue"][0].minis[0]);
        const Mini enemy = miniOf(one.units["red"][0].minis[0]);
        const bool move = one.line["query"]["query"] == "move";
        Mini end = leader;
        end.position = one.item.spots[0].at;
        std::set<std::string> faults = faultsOfBase(one, end, enemy, !move);
        if (move) {
            const auto terms = termsOf(one, leader);
            const Ground ground(one.table.field);
            geometry::Move made;
            const json& pose = one.line["query"]["pose"];
            made.toolSpeed = one.line["query"]["speed"];
            made.pose = {.contactAngle = {pose["contact_angle"]},
                         .direction = {pose["direction"]},
                         .bend = {pose["bend"]},
                         .stop = 1.0};
            const auto tool =
                judgeMove(one.table.field, leader, made, terms).tool;  // only the shape is used
            for (int i = 0; i < 2 * samples; ++i) {
                const auto& arm = i % 2 ? tool.firstArm : tool.secondArm;
                const Vec2 point = arm[0] + (arm[1] - arm[0]) * share(i, 0.618034) +
                                   (arm[3] - arm[0]) * share(i, 0.754878);
                const auto surface = one.table.field.surfaceAt(point);
                if (ground.is(point, Movement::impassable)) faults.insert("tool");
                // Difficult terrain does not reduce a speed below 1.
                if (made.toolSpeed > 1 && ground.is(point, Movement::difficult))
                    faults.insert("slowed");
                if (surface.top - leader.position.z > terms.maxClimb + 1e-6) faults.insert("tall");
            }
            if (std::abs(end.position.z - leader.position.z) > terms.maxClimb + 1e-6)
                faults.insert("high");
        }
        const std::string fault = faultIn(one.answer());
        // A Move that starts or ends in difficult terrain is slowed, too.
        const bool slow = faults.erase("slow base") > 0 ||
                          faultsOfBase(one, leader, enemy, !move).contains("slow base");
        const bool hangs = faults.erase("step") > 0;
        if ((fault == "slowed" && slow) || (fault == "partly" && hangs)) return;
        if (fault.empty())
            EXPECT_TRUE(faults.empty()) << *faults.begin() << ' ' << one.name();
        else
            EXPECT_TRUE(faults.contains(fault)) << fault << ' ' << one.name();
    });
}

}  // namespace
}  // namespace sightline::engine::test
