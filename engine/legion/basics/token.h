/// Forward declaration of the token kinds, for files that only pass them on; tokens.h lists them.
#pragma once

namespace sightline::engine {

enum class Token : int;

}  // namespace sightline::engine
