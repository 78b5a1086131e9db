/// Why the system would not, as a message: what it says of files most often is known in every
/// language, all else is said as it says it.
#pragma once
#include <system_error>

#include "geometry/words/message.h"

namespace sightline::engine {

Message systemSaid(const std::error_code& error);

}  // namespace sightline::engine
