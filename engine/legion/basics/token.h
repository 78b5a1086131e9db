/// Forward declaration of the token kinds, for files that do not use their names. tokens.h lists
/// the kinds.
#pragma once

namespace sightline::engine {

enum class Token : int;

}  // namespace sightline::engine
