#include "engine/legion/lists/catalogue/card_content.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "geometry/base/digest.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

// Members of a card's JSON data that do not matter in a game.
constexpr std::array besidesPlay{"clauses"sv, "display_name"sv, "expected"sv, "looks"sv,
                                 "marks"sv,   "points"sv,       "released"sv, "starts_with"sv};

bool isBesidesPlay(std::string_view member) {
    return std::find(besidesPlay.begin(), besidesPlay.end(), member) != besidesPlay.end();
}

// Hashes numbers by value, so that 3 and 3.0 have the same hash.
void add(Digest& digest, const nlohmann::json& value) {
    if (value.is_number()) {
        digest.add("number"sv);
        digest.add(value.get<double>());
    } else if (value.is_string()) {
        digest.add("text"sv);
        digest.add(std::string_view(value.get_ref<const std::string&>()));
    } else if (value.is_array()) {
        digest.add("list"sv);
        digest.add(static_cast<std::int64_t>(value.size()));
        for (const nlohmann::json& member : value) add(digest, member);
    } else if (value.is_object()) {
        digest.add("object"sv);
        digest.add(static_cast<std::int64_t>(value.size()));
        for (const auto& [name, member] : value.get_ref<const nlohmann::json::object_t&>()) {
            digest.add(std::string_view(name));
            add(digest, member);
        }
    } else {
        digest.add(std::string_view(value.dump()));  // JSON values true, false and null
    }
}

}  // namespace

std::uint64_t contentOf(const nlohmann::json& record) {
    Digest digest;
    for (const auto& [name, member] : record.items()) {
        if (isBesidesPlay(name) || member.is_null()) continue;
        digest.add(std::string_view(name));
        add(digest, member);
    }
    return digest.value();
}

}  // namespace sightline::engine
