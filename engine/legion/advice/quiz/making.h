/// Making: the input of the functions that make a question of one kind. Private to
/// engine/legion/advice/quiz.
#pragma once
#include <limits>
#include <optional>

#include "engine/legion/advice/quiz/cast.h"
#include "engine/legion/advice/quiz/draw.h"
#include "engine/legion/advice/quiz/scene.h"

namespace sightline::engine::quiz {

struct Making {
    const QuizSources& sources;
    const QuizTable& table;
    Draw& draw;
    int level = easiestQuiz;
    /// A random number that stays the same for all attempts at one question. Kinds choose the
    /// wanted answer by it, so that answers that are easy to find are not more frequent.
    int wish = 0;
};

/// The limits of the margin at each level, in inches. The first element is for level 1.
struct MarginLimits {
    double least = 0.0, most = std::numeric_limits<double>::infinity();
    bool allows(double margin) const { return margin >= least && margin < most; }
};
using MarginLevels = std::array<MarginLimits, 5>;
inline const MarginLimits& limitsAt(const MarginLevels& levels, int level) {
    return levels[static_cast<std::size_t>(level - easiestQuiz)];
}

/// Below this margin, the text of the question says that the call is close. Inches.
inline constexpr double closeCall = 0.1;

/// Makes one attempt at a question. No value if the random scene does not suit.
using Attempt = std::optional<QuizItem> (*)(Making&);
std::optional<QuizItem> tryBand(Making& making);
std::optional<QuizItem> trySight(Making& making);
std::optional<QuizItem> tryObscured(Making& making);
std::optional<QuizItem> tryTarget(Making& making);
std::optional<QuizItem> tryExpected(Making& making);
std::optional<QuizItem> tryHide(Making& making);
std::optional<QuizItem> tryReach(Making& making);
std::optional<QuizItem> tryCohesion(Making& making);
std::optional<QuizItem> tryLegal(Making& making);

/// Puts the options in a random order. The right option is the first element of `options`.
void offer(QuizItem& item, std::vector<Message> options, Draw& draw);
/// Puts the options with the spots in the order of the letters A, B, C... after a random choice of
/// the letters. The right spot is the first element of `spots`.
void offerSpots(QuizItem& item, std::vector<geometry::Vec3> spots, Draw& draw);
/// The places of a unit: the leader at `leader`, the others on a circle around it. The places are
/// legal, and touch no miniature of `taken`. Empty if there is not enough room.
std::vector<geometry::Vec2> formation(Making& making, const UnitCard& card, geometry::Vec2 leader,
                                      std::vector<geometry::PlacedMini>& taken);
/// A place for one miniature, drawn by `place`. It is added to `taken`. No value if the place is
/// not legal.
std::optional<geometry::Vec2> stand(Making& making, const UnitCard& card, geometry::Vec2 place,
                                    geometry::Degrees facing,
                                    std::vector<geometry::PlacedMini>& taken);

/// True if an error of `closeCall` inches does not decide whether a base overlaps area terrain.
/// Area terrain blocks no LOS to a miniature that overlaps it.
bool isOffBorders(const geometry::Battlefield& field, const geometry::Mini& mini);
/// `isOffBorders` for all miniatures of the scene.
bool isOffBorders(const Scene& scene);

}  // namespace sightline::engine::quiz
