#include "engine/legion/advice/layout_review/piece_facts.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "geometry/measure/plan_box.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {
using geometry::Kind;

std::string inchesOf(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f in", value);
    return text;
}

/// Collects the findings about one terrain piece.
class Findings {
  public:
    Findings(const LaidTable& table, std::vector<PieceFinding>& all) : table_(table), all_(all) {}

    void lookAt(const geometry::PieceSpec& piece) {
        info_ = table_.field.piece(piece.id);
        notAgreed();
        contradictions(piece);
        overEdge();
    }

  private:
    void add(PieceFault fault, PieceReason reason, std::string text, int page,
             std::array<double, 2> inches = {}) {
        all_.push_back({fault, info_->id, {}, std::move(text), {page, "Terrain"}, reason, inches});
    }

    void notAgreed() {
        constexpr PieceReason reasons[] = {PieceReason::movementNotAgreed,
                                           PieceReason::coverNotAgreed,
                                           PieceReason::sightNotAgreed};
        for (const Layout::OpenFact& one : table_.unagreed)
            if (one.piece == info_->id)
                add(PieceFault::notAgreed, reasons[static_cast<std::size_t>(one.fact)], one.text,
                    19);
    }

    void contradictions(const geometry::PieceSpec& piece) {
        const geometry::Facts& facts = info_->facts;
        const auto against = [&](bool is, PieceReason reason, const char* text, int page) {
            if (is) add(PieceFault::contradicts, reason, text, page);
        };
        if (facts.kind == Kind::barricade) {
            against(facts.movement != geometry::Movement::open, PieceReason::barricadeNotOpen,
                    "is a barricade and not open terrain", 12);
            against(facts.cover != geometry::Cover::heavy, PieceReason::barricadeWithoutHeavyCover,
                    "is a barricade and gives no heavy cover", 12);
            barricadeSize();
        }
        against(facts.kind == Kind::area && !facts.blocksLos, PieceReason::areaLetsSee,
                "is area terrain, whose volume blocks LOS, but the players agreed that it does not",
                12);
        against(facts.blocksLos && facts.cover == geometry::Cover::none && hides(info_->height) &&
                    facts.kind != Kind::area,
                PieceReason::hidesWithoutCover,
                "hides a trooper completely, but the players agreed that it gives no cover", 14);
        against(
            facts.kind == Kind::scatter && geometry::heightBand(dimensions(), info_->height) > 1,
            PieceReason::highScatter, "is scatter terrain, small features, and height 2 or greater",
            12);
        agreedHeight(piece);
    }

    void barricadeSize() {
        const geometry::Vec2 size = leastBox(info_->footprint);
        if (info_->height > 1.0 + geometry::sameLength)
            add(PieceFault::contradicts, PieceReason::barricadeTall,
                "is a barricade " + inchesOf(info_->height) + " tall, at most 1 in", 12,
                {info_->height});
        if (size.x > 3.0 + geometry::sameLength || size.y > 1.0 + geometry::sameLength)
            add(PieceFault::contradicts, PieceReason::barricadeLarge,
                "is a barricade " + inchesOf(size.x) + " by " + inchesOf(size.y) +
                    ", at most 3 by 1 in",
                12, {size.x, size.y});
    }

    // Checks the agreed height. The agreed height of area terrain is the height of its volume. The
    // agreed height of another piece is used only for moves, because the shape of the piece blocks
    // lines of sight.
    void agreedHeight(const geometry::PieceSpec& piece) {
        if (!info_->facts.height || info_->facts.kind == Kind::area) return;
        const double measured = info_->top - piece.position.z;
        const int agreed = geometry::heightBand(dimensions(), *info_->facts.height);
        if (agreed != geometry::heightBand(dimensions(), measured))
            add(PieceFault::contradicts, PieceReason::heightDiffers,
                "was agreed to be " + inchesOf(*info_->facts.height) + " high and measures " +
                    inchesOf(measured) + ", another height",
                14, {*info_->facts.height, measured});
    }

    void overEdge() {
        const geometry::TableSize table = table_.field.table();
        const geometry::PlanBox box = geometry::planBoxOf(info_->footprint);
        const double over =
            std::max({-box.low.x, -box.low.y, box.high.x - table.width, box.high.y - table.depth});
        if (over > geometry::contactTolerance)
            add(PieceFault::overEdge, PieceReason::hangsOver,
                "hangs " + inchesOf(over) + " over the edge of the table", 19, {over});
    }

    // The side lengths of the bounding rectangle with the smallest area. One side of this rectangle
    // is parallel to an edge of the footprint.
    static geometry::Vec2 leastBox(const geometry::Polygon& footprint) {
        geometry::Vec2 least(0.0);
        double area = -1.0;
        for (std::size_t i = 0; i < footprint.size(); ++i) {
            const geometry::Vec2 edge = footprint[(i + 1) % footprint.size()] - footprint[i];
            if (glm::dot(edge, edge) <= 0.0) continue;
            const geometry::Vec2 along = glm::normalize(edge), across(-along.y, along.x);
            geometry::Polygon turned;
            for (const geometry::Vec2 corner : footprint)
                turned.emplace_back(glm::dot(corner, along), glm::dot(corner, across));
            const geometry::PlanBox box = geometry::planBoxOf(turned);
            const geometry::Vec2 size = box.high - box.low;
            if (area >= 0.0 && size.x * size.y >= area) continue;
            area = size.x * size.y;
            least = {std::max(size.x, size.y), std::min(size.x, size.y)};
        }
        return least;
    }

    bool hides(double height) const {
        return height >= dimensions().smallSilhouette - geometry::sameLength;
    }
    const geometry::Dimensions& dimensions() const { return table_.field.dimensions(); }

    const LaidTable& table_;
    std::vector<PieceFinding>& all_;
    const geometry::PieceInfo* info_ = nullptr;
};

}  // namespace

std::vector<PieceFinding> findingsOf(const LaidTable& table, const Workers& workers) {
    const std::vector<Interpenetration> pairs = interpenetrations(table, workers);
    std::vector<PieceFinding> all;
    Findings findings(table, all);
    for (const geometry::PieceSpec& piece : table.pieces) {
        findings.lookAt(piece);
        for (const Interpenetration& pair : pairs) {
            if (pair.one != piece.id) continue;
            all.push_back({PieceFault::goesThrough,
                           pair.one,
                           pair.other,
                           "goes through " + table.field.piece(pair.other)->name,
                           {5, "Overlapping Objects"},
                           PieceReason::goesThrough});
        }
    }
    return all;
}

}  // namespace sightline::engine
