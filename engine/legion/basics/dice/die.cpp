#include "engine/legion/basics/dice/die.h"

#include <numeric>

#include "engine/talk/generator.h"

namespace sightline::engine {
namespace {

std::vector<Face> sides(int blank, int hit, int crit, int attackSurge, int block, int surge) {
    std::vector<Face> faces;
    faces.insert(faces.end(), static_cast<std::size_t>(hit), Face::hit);
    faces.insert(faces.end(), static_cast<std::size_t>(crit), Face::crit);
    faces.insert(faces.end(), static_cast<std::size_t>(attackSurge), Face::attackSurge);
    faces.insert(faces.end(), static_cast<std::size_t>(block), Face::block);
    faces.insert(faces.end(), static_cast<std::size_t>(surge), Face::defenseSurge);
    faces.insert(faces.end(), static_cast<std::size_t>(blank), Face::blank);
    return faces;
}

}  // namespace

const std::vector<Face>& facesOf(Die die) {
    static const std::array<std::vector<Face>, 5> faces = {
        sides(1, 5, 1, 1, 0, 0),  // faces of the red attack die
        sides(3, 3, 1, 1, 0, 0),  // faces of the black attack die
        sides(5, 1, 1, 1, 0, 0),  // faces of the white attack die
        sides(2, 0, 0, 0, 3, 1),  // faces of the red defense die
        sides(4, 0, 0, 0, 1, 1),  // faces of the white defense die
    };
    return faces[static_cast<std::size_t>(die)];
}

bool isAttack(Die die) { return die != Die::redDefense && die != Die::whiteDefense; }

int DicePool::size() const { return std::accumulate(count.begin(), count.end(), 0); }

std::vector<Die> DicePool::dice() const {
    std::vector<Die> all;
    for (std::size_t i = 0; i < count.size(); ++i) {
        all.insert(all.end(), static_cast<std::size_t>(count[i]), static_cast<Die>(i));
    }
    return all;
}

Face rollOne(Generator& generator, Die die) {
    const auto& faces = facesOf(die);
    return faces[generator.below(static_cast<std::uint32_t>(faces.size()))];
}

DicePool& DicePool::operator+=(const DicePool& other) {
    for (std::size_t i = 0; i < count.size(); ++i) count[i] += other.count[i];
    return *this;
}

}  // namespace sightline::engine
