/// Text out of files as it may be shown anywhere, by its name in the engine.
#pragma once
#include "geometry/words/plain_text.h"

namespace sightline::engine {

using sightline::Character;
using sightline::firstCharacter;
using sightline::isControl;
using sightline::isOfUtf8;
using sightline::isUtf8;
using sightline::plainName;
using sightline::plainText;

}  // namespace sightline::engine
