/// Converts error messages to bytes and back. The reader process sends its errors through a pipe.
#pragma once
#include <string>
#include <string_view>

#include "geometry/base/result.h"

namespace sightline::app {

/// Serializes a problem: the first line is the message as JSON, and the English text follows.
std::string problemAsBytes(const Problem& problem);
/// Deserializes a problem. The bytes may be damaged. Known messages about models can be translated
/// again. Of all others, only the English text is kept.
Problem problemFromBytes(std::string_view bytes);

}  // namespace sightline::app
