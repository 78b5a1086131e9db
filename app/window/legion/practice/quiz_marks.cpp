#include "app/window/legion/practice/quiz_marks.h"

#include <glm/common.hpp>
#include <optional>

namespace sightline::app {
namespace {

using engine::QuizKind;

constexpr double roomAside = 2.0, roomAbove = 2.0;  // space around the scene, inches

/// True if each option of the question names a spot.
bool choosesSpot(QuizKind kind) { return kind == QuizKind::hide || kind == QuizKind::reach; }

/// The player whose miniatures the question or its explanation names by numbers.
std::optional<engine::Player> numberedPlayer(QuizKind kind) {
    if (kind == QuizKind::cohesion) return engine::Player::blue;
    if (kind == QuizKind::obscured) return engine::Player::red;
    return std::nullopt;
}

/// The numbers of the miniatures of a unit. The unit leader has the number 1 and a badge already.
void addNumbers(std::vector<NamedPlace>& marks, const engine::View& scene,
                const engine::UnitView& unit) {
    for (std::size_t i = 1; i < unit.minis.size(); ++i) {
        const engine::MiniView& mini = scene.mini(unit.minis[i]);
        if (!mini.onTable()) continue;
        marks.push_back({QString::number(i + 1),
                         mini.mini.position + geometry::Vec3{0.0, 0.0, mini.mini.height},
                         NamedPlace::Kind::name});
    }
}

}  // namespace

std::vector<NamedPlace> marksOfQuiz(const engine::QuizItem& item, const engine::View& scene,
                                    bool answered) {
    std::vector<NamedPlace> marks;
    for (std::size_t i = 0; i < item.spots.size(); ++i) {
        const bool right = answered && choosesSpot(item.kind) && i == item.answer;
        marks.push_back({QString::fromStdString(item.spots[i].name), item.spots[i].at,
                         right ? NamedPlace::Kind::right : NamedPlace::Kind::spot});
    }
    if (const auto player = numberedPlayer(item.kind))
        for (const engine::UnitView& unit : scene.units)
            if (unit.player == *player) addNumbers(marks, scene, unit);
    return marks;
}

geometry::Segment boxOfQuiz(const engine::QuizItem& item, const engine::View& scene) {
    geometry::Vec3 low{1e9}, high{-1e9};
    const auto add = [&](const geometry::Vec3& at, double height) {
        low = glm::min(low, at - geometry::Vec3{roomAside, roomAside, 0.0});
        high = glm::max(high, at + geometry::Vec3{roomAside, roomAside, height});
    };
    for (const engine::MiniView& mini : scene.minis)
        if (mini.onTable()) add(mini.mini.position, mini.mini.height);
    for (const engine::QuizItem::Spot& spot : item.spots) add(spot.at, roomAbove);
    return {low, high};
}

}  // namespace sightline::app
