/// Error of the operating system as a message. The most frequent file errors are translatable; all
/// other errors keep the system's own text.
#pragma once
#include <system_error>

#include "geometry/base/message.h"

namespace sightline::engine {

Message systemErrorMessage(const std::error_code& error);

}  // namespace sightline::engine
