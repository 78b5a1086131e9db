/// Draw: random numbers, places and choices for questions. The results depend only on the seed.
/// Private to engine/legion/advice/quiz.
#pragma once
#include <utility>
#include <vector>

#include "engine/talk/generator.h"
#include "geometry/table/terrain.h"

namespace sightline::engine::quiz {

class Draw {
  public:
    Draw(std::uint64_t seed, std::uint64_t stream) : chance_(seed, stream) {}

    /// A whole number from `least` to `most`.
    int whole(int least, int most) {
        return least +
               static_cast<int>(chance_.below(static_cast<std::uint32_t>(most - least + 1)));
    }
    bool oneIn(int count) { return whole(1, count) == 1; }
    /// A number from `least` to `most`, rounded to 0.01. So files contain the exact number.
    double number(double least, double most);
    /// A place on the table, at least 2 inches from each edge.
    geometry::Vec2 place(const geometry::TableSize& table);
    /// A place whose distance from `centre` is from `least` to `most` inches.
    geometry::Vec2 around(geometry::Vec2 centre, double least, double most);
    geometry::Degrees facing() { return {static_cast<double>(whole(0, 71)) * 5.0}; }

    template <class T>
    const T& pick(const std::vector<T>& all) {
        return all[static_cast<std::size_t>(whole(0, static_cast<int>(all.size()) - 1))];
    }
    template <class T>
    void shuffle(std::vector<T>& all) {
        for (std::size_t left = all.size(); left > 1; --left)
            std::swap(all[left - 1],
                      all[static_cast<std::size_t>(whole(0, static_cast<int>(left) - 1))]);
    }

  private:
    Generator chance_;
};

/// A length rounded to 0.01 inches.
double hundredths(double length);

}  // namespace sightline::engine::quiz
