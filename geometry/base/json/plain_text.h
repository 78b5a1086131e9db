/// Makes the functions of words/plain_text.h available in the engine's namespace. They make text
/// from files safe to display.
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
