/// Serialization of problems, for the pipe from the reader process.
#pragma once
#include <string>
#include <string_view>

#include "geometry/base/result.h"

namespace sightline::app {

/// The first line is the message as JSON. The English text follows.
std::string problemAsBytes(const Problem& problem);
/// Any bytes are safe. Only messages about models become messages again. For other problems, only
/// the English text is kept.
Problem problemFromBytes(std::string_view bytes);

}  // namespace sightline::app
