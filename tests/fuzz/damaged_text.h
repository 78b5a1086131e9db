/// Damages a text at random. A seed determines the damage, so a failure can be repeated.
#pragma once
#include <cstddef>
#include <random>
#include <string>
#include <vector>

namespace sightline::test {

/// Settings that limit the damage.
struct Damage {
    std::size_t mostHits = 1;
    std::size_t longestCut = 20;  ///< a hit that removes a part removes 1 to `longestCut` + 1 bytes
    std::size_t longestCopy = 40;          ///< largest number of bytes that one hit duplicates
    std::vector<std::string> strangers{};  ///< texts that a hit may insert
};

/// The text after 1 to `mostHits` hits. A hit changes a byte, removes or duplicates a part, inserts
/// a text from `strangers`, or removes the end of the text.
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
