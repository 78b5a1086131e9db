/// Serialization of problems for the pipe from the model reader process.
#pragma once
#include <string>
#include <string_view>

#include "geometry/base/result.h"

namespace sightline::app {

/// Its message as JSON in the first line, then its English text.
std::string problemAsBytes(const Problem& problem);
/// Accepts any bytes. Only messages about models are restored as messages; for others only the
/// English text is kept.
Problem problemFromBytes(std::string_view bytes);

}  // namespace sightline::app
