// Questions about LOS between two miniatures, and about the terrain that blocks it.
#include <algorithm>

#include "engine/legion/advice/quiz/making.h"
#include "engine/legion/advice/quiz/pieces_near.h"
#include "engine/legion/advice/words/quiz.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine::quiz {
namespace {

/// For clear lines: the radius of the widest clear beam. For blocked lines: the growth of both
/// silhouettes that would open a line.
constexpr MarginLevels clearMargins{{{0.4}, {0.3}, {0.2, 0.5}, {0.12, 0.4}, {0.05, 0.2}}};
constexpr MarginLevels blockedMargins{{{0.8}, {0.5}, {0.3}, {0.15, 1.0}, {0.05, 0.4}}};
constexpr std::array<int, 5> mostPieces{1, 2, 2, 3, 4};  // number of pieces near the line
constexpr double corridor = 0.8;
constexpr double shortestLine = 8.0, longestLine = 24.0;
// From this level on, a unit stands between the two miniatures. Troopers block no LOS.
constexpr int levelOfTroopersBetween = 3;

/// True if the piece alone, without all other terrain, blocks LOS. No value if this is not proved.
std::optional<bool> hidesAlone(const Scene& scene, const geometry::Mini& one,
                               const geometry::Mini& other, const geometry::PieceId& piece) {
    const auto ignored = allExcept(scene.field(), piece);
    geometry::SightSettings settings;
    settings.ignored = ignored;
    settings.margin = false;
    const auto sight = lineOfSight(scene.field(), silhouetteOf(one), silhouetteOf(other), settings);
    if (!sight.proven) return std::nullopt;
    return !sight.visible;
}

/// Adds a red unit of one trooper in the middle of the line.
std::optional<Posted> trooperBetween(Making& making, const std::string& faction,
                                     geometry::Vec2 from, geometry::Vec2 to,
                                     std::vector<geometry::PlacedMini>& taken) {
    const auto between = unitsThat(making.sources.catalogue, [&](const UnitCard& card) {
        return isLoneTrooper(card) && card.faction == faction;
    });
    if (between.empty()) return std::nullopt;
    const auto* unit = making.draw.pick(between);
    const double share = making.draw.number(0.3, 0.7);
    const geometry::Vec2 middle{hundredths(from.x + (to.x - from.x) * share),
                                hundredths(from.y + (to.y - from.y) * share)};
    const auto place = stand(making, unit->card, middle, {}, taken);
    if (!place) return std::nullopt;
    return Posted{Player::red, unit, {*place}};
}

}  // namespace

std::optional<QuizItem> trySight(Making& making) {
    Draw& draw = making.draw;
    const auto lone = unitsThat(making.sources.catalogue, isLoneTrooper);
    const auto *mine = draw.pick(lone), *theirs = draw.pick(lone);
    if (!areEnemies(*mine, *theirs)) return std::nullopt;
    std::vector<geometry::PlacedMini> taken;
    const auto from = stand(making, mine->card, draw.place(making.table.size), {}, taken);
    if (!from) return std::nullopt;
    const auto to =
        stand(making, theirs->card, draw.around(*from, shortestLine, longestLine), {}, taken);
    if (!to) return std::nullopt;
    const auto near = piecesNear(making.table.field, *from, *to, corridor);
    const auto most =
        static_cast<std::size_t>(mostPieces[static_cast<std::size_t>(making.level - easiestQuiz)]);
    if (near.empty() || near.size() > most) return std::nullopt;
    // The quick check comes first, because most attempts fail here.
    const bool clear = making.wish % 2 == 0;
    if (isVisible(making.table.field, silhouetteOf(taken[0].mini), silhouetteOf(taken[1].mini)) !=
        clear)
        return std::nullopt;
    std::vector<Posted> units{{Player::blue, mine, {*from}}, {Player::red, theirs, {*to}}};
    const bool withTrooper = making.level >= levelOfTroopersBetween;
    if (withTrooper) {
        const auto between = trooperBetween(making, theirs->card.faction, *from, *to, taken);
        if (!between || between->entry->card.name == theirs->card.name) return std::nullopt;
        units.push_back(*between);
    }
    const Scene scene(making.sources, making.table, units);
    if (!scene.isLegal() || !isOffBorders(scene)) return std::nullopt;

    const geometry::Mini &one = scene.leader(0), &other = scene.leader(1);
    const geometry::Sight sight =
        sightBetween(scene.top(), scene.unit(0), one, scene.unit(1), other);
    if (sight.visible != clear || !sight.proven) return std::nullopt;
    const MarginLimits& limits = limitsAt(clear ? clearMargins : blockedMargins, making.level);
    if (sight.margin && (!sight.marginProven || !limits.allows(std::abs(*sight.margin))))
        return std::nullopt;
    if (!sight.margin && limits.most <= 1.0) return std::nullopt;

    std::optional<std::string> hiding;
    std::vector<Message> wrong;
    for (const geometry::PieceInfo& piece : near) {
        const auto alone = hidesAlone(scene, one, other, piece.id);
        if (!alone || (*alone && hiding)) return std::nullopt;  // two pieces would be right
        if (*alone)
            hiding = piece.name;
        else
            wrong.push_back(say::hiddenBy(piece.name));
    }
    if (!clear && !hiding) return std::nullopt;
    if (withTrooper) wrong.insert(wrong.begin(), say::hiddenBy(scene.label(2)));
    constexpr std::size_t mostWrong = 2;
    if (wrong.size() > mostWrong) wrong.resize(mostWrong);
    std::vector<Message> options{clear ? say::lineIsClear() : say::hiddenBy(*hiding)};
    if (!clear) options.push_back(say::lineIsClear());
    options.insert(options.end(), wrong.begin(), wrong.end());

    QuizItem item;
    item.scenario = scene.scenario();
    item.query = {{"query", "los"},
                  {"from", scene.request(0, one)},
                  {"to", scene.request(1, other)},
                  {"margin", true}};
    item.margin = sight.margin;
    item.text = say::askSight(scene.label(0), scene.label(1));
    offer(item, options, draw);
    if (clear)
        item.why = {say::becauseBeam(*sight.margin)};
    else
        item.why = {say::becauseHidden(*hiding)};
    if (withTrooper) item.why.push_back(say::becauseTroopers(scene.label(2)));
    return item;
}

}  // namespace sightline::engine::quiz
