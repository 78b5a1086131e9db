/// Problems on their way from the process that reads models: as bytes, and as a problem again.
#pragma once
#include <string>
#include <string_view>

#include "geometry/measure/result.h"

namespace sightline::app {

/// Its message as JSON in the first line, then its English.
std::string bytesOfProblem(const Problem& problem);
/// Whatever the bytes are. Only rows that speak of models come back as messages; of anything else
/// there is the English.
Problem toldProblem(std::string_view bytes);

}  // namespace sightline::app
