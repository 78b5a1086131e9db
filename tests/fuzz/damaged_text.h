/// Damage to a text, drawn from a seed so that a failure repeats.
#pragma once
#include <cstddef>
#include <random>
#include <string>
#include <vector>

namespace sightline::test {

/// What happens to a text.
struct Damage {
    std::size_t mostHits = 1;
    std::size_t longestCut = 20;           ///< bytes taken away by one hit
    std::size_t longestCopy = 40;          ///< bytes that stand there twice after one
    std::vector<std::string> strangers{};  ///< put somewhere by one
};

/// The text after 1 hit to `mostHits`: a byte changed, a piece cut out or doubled, a stranger put
/// in, or its end lost.
inline std::string damagedText(std::string text, const Damage& damage, std::mt19937& chance) {
    const auto upTo = [&](std::size_t most) {
        return static_cast<std::size_t>(chance()) % (most + 1);
    };
    for (std::size_t hits = 1 + upTo(damage.mostHits - 1); hits > 0 && !text.empty(); --hits) {
        const std::size_t at = upTo(text.size() - 1);
        const std::size_t kind = upTo(3 + damage.strangers.size());
        if (kind == 0) {
            text[at] = static_cast<char>(chance());
        } else if (kind == 1) {
            text.erase(at, 1 + upTo(damage.longestCut));
        } else if (kind == 2) {
            text.insert(at, text.substr(upTo(text.size() - 1), upTo(damage.longestCopy)));
        } else if (kind == 3) {
            text.resize(at);
        } else {
            text.insert(at, damage.strangers[kind - 4]);
        }
    }
    return text;
}

}  // namespace sightline::test
