/// Converts an error of the operating system to a message. The most frequent file errors can be
/// translated. All other errors keep the text of the system.
#pragma once
#include <system_error>

#include "geometry/base/message.h"

namespace sightline::engine {

Message systemErrorMessage(const std::error_code& error);

}  // namespace sightline::engine
