/// Serialization of a model. One process reads the model and sends the bytes to the process that
/// shows it.
#pragma once
#include <string>
#include <string_view>

#include "geometry/base/result.h"
#include "rendering/model/model.h"

namespace sightline::rendering {

/// The bytes are valid only on the same machine and for the same version of the program.
std::string bytesOf(const Model& model);

/// Reads the model back. Any input is safe: in the result, indices name vertices, coordinates are
/// finite, and every part has a material. Problem: "damaged", without a path.
Result<Model> modelFromBytes(std::string_view bytes);

/// Computes the bounding box of the model's parts.
void measure(Model& model);

}  // namespace sightline::rendering
