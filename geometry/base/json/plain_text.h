/// Includes the functions that make text from files safe to display, and names them in the engine's
/// namespace.
#pragma once
#include "geometry/base/words/plain_text.h"

namespace sightline::engine {

using sightline::Character;
using sightline::firstCharacter;
using sightline::isControl;
using sightline::isOfUtf8;
using sightline::isUtf8;
using sightline::plainName;
using sightline::plainText;

}  // namespace sightline::engine
