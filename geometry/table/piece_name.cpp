#include "geometry/table/piece_name.h"

#include <algorithm>
#include <cctype>

namespace sightline::geometry {

bool isNamedBarricade(std::string_view name) {
    constexpr std::string_view word = "barricade";
    return name.size() >= word.size() &&
           std::equal(word.begin(), word.end(), name.begin(), [](char expected, char is) {
               return expected == std::tolower(static_cast<unsigned char>(is));
           });
}

}  // namespace sightline::geometry
