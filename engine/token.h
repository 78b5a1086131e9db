/// A token that a unit may have, for whoever only hands it on; tokens.h lists them.
#pragma once

namespace sightline::engine {

enum class Token : int;

}  // namespace sightline::engine
