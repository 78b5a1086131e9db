// Questions about obscured miniatures and cover.
#include <algorithm>

#include "engine/legion/advice/quiz/cover_of.h"
#include "engine/legion/advice/quiz/making.h"
#include "engine/legion/advice/words/quiz.h"

namespace sightline::engine::quiz {
namespace {

using geometry::Cover;

// The largest error of positions that does not change the answer, at each level.
constexpr std::array<double, 5> coverErrors{0.5, 0.3, 0.25, 0.15, 0.1};
constexpr std::array<Cover, 3> covers{Cover::none, Cover::light, Cover::heavy};
constexpr double nearestCovered = 7.0, farthestCovered = 22.0;
// From this level on, the defender has several miniatures.
constexpr int levelOfCoveredSquads = 3;

Message coverText(int obscured, int of, Cover cover) {
    if (cover == Cover::none) return say::obscuredNone(obscured, of);
    if (cover == Cover::light) return say::obscuredLight(obscured, of);
    return say::obscuredHeavy(obscured, of);
}

/// The wrong options for a unit: another number, another cover.
std::vector<Message> wrongOptions(int obscured, int of, Cover cover, Draw& draw) {
    struct Answer {
        int obscured;
        Cover cover;
    };
    std::vector<Answer> wrong;
    for (const int number : {obscured - 1, obscured, obscured + 1}) {
        if (number < 0 || number > of) continue;
        for (const Cover one : covers) {
            const bool right = number == obscured && one == cover;
            // Nobody expects cover for a unit without obscured miniatures.
            if (!right && (number > 0 || one == Cover::none)) wrong.push_back({number, one});
        }
    }
    draw.shuffle(wrong);
    constexpr std::size_t count = 3;
    if (wrong.size() > count) wrong.resize(count);
    std::vector<Message> options;
    options.reserve(wrong.size());
    for (const Answer& one : wrong) options.push_back(coverText(one.obscured, of, one.cover));
    return options;
}

}  // namespace

std::optional<QuizItem> tryObscured(Making& making) {
    Draw& draw = making.draw;
    const auto& cards = making.sources.catalogue;
    const bool squads = making.level >= levelOfCoveredSquads;
    const auto* mine = draw.pick(unitsThat(cards, isLoneTrooper));
    const auto* theirs = draw.pick(unitsThat(cards, squads ? isSquad : isLoneTrooper));
    if (!areEnemies(*mine, *theirs)) return std::nullopt;
    std::vector<geometry::PlacedMini> taken;
    const auto from = stand(making, mine->card, draw.place(making.table.size), {}, taken);
    if (!from) return std::nullopt;
    const auto places =
        formation(making, theirs->card, draw.around(*from, nearestCovered, farthestCovered), taken);
    if (places.empty()) return std::nullopt;
    const Cover wanted = covers[static_cast<std::size_t>(making.wish) % covers.size()];
    if (seemsCovered(making.table.field, taken, 1) != (wanted != Cover::none)) return std::nullopt;
    const Scene scene(making.sources, making.table,
                      {{Player::blue, mine, {*from}}, {Player::red, theirs, places}});
    if (!scene.isLegal() || !anySees(scene.top(), scene.unit(0), scene.unit(1)))
        return std::nullopt;
    const CoverRuling ruling = coverIn(scene, 0, 1);
    if (ruling.cover != wanted) return std::nullopt;
    const int of = static_cast<int>(ruling.miniatures.size());
    // With squads, most questions have obscured and open miniatures.
    if (squads && making.wish % 4 != 0 && (ruling.obscured == 0 || ruling.obscured == of))
        return std::nullopt;
    const double error = coverErrors[static_cast<std::size_t>(making.level - easiestQuiz)];
    if (!isSteady(scene, 0, 1, error)) return std::nullopt;

    QuizItem item;
    item.scenario = scene.scenario();
    if (!squads)
        item.query = {{"query", "obscured"},
                      {"from", scene.request(0, scene.leader(0))},
                      {"to", scene.request(1, scene.leader(1))}};
    item.margin = error;
    item.text = say::askObscured(scene.label(0), scene.label(1));
    std::vector<Message> options{coverText(ruling.obscured, of, ruling.cover)};
    if (squads) {
        for (Message& wrong : wrongOptions(ruling.obscured, of, ruling.cover, draw))
            options.push_back(std::move(wrong));
    } else {
        for (const Cover cover : covers)
            if (cover != ruling.cover)
                options.push_back(coverText(cover == Cover::none ? 0 : 1, of, cover));
    }
    offer(item, options, draw);
    int number = 0;
    for (const ObscuredView& mini : ruling.miniatures) {
        ++number;
        if (mini.obscured && !mini.piece.empty())
            item.why.push_back(
                say::becauseObscured(number, scene.field().piece(mini.piece)->name, mini.distance));
        else if (mini.obscured)
            item.why.push_back(say::becauseUnseen(number));
    }
    item.why.push_back(2 * ruling.obscured >= of ? say::becauseHalf(ruling.obscured, of)
                                                 : say::becauseUnderHalf(ruling.obscured, of));
    return item;
}

}  // namespace sightline::engine::quiz
