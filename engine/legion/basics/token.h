/// Forward declaration of the enum `Token`, for files that do not use its enumerators. `tokens.h`
/// lists them.
#pragma once

namespace sightline::engine {

enum class Token : int;

}  // namespace sightline::engine
