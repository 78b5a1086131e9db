/// Serialization of a model. One process reads a model file and sends the bytes of the model to
/// another process, which shows it.
#pragma once
#include <string>
#include <string_view>

#include "geometry/base/result.h"
#include "rendering/model/model.h"

namespace sightline::rendering {

/// Writes a model to bytes. The bytes are valid only on the same machine and for the same version
/// of the program.
std::string bytesOf(const Model& model);

/// Reads a model from the bytes of `bytesOf`. Any input is safe: in the result, indices name
/// vertices, coordinates are finite, and every part has a material. Problem: "damaged", without a
/// path.
Result<Model> modelFromBytes(std::string_view bytes);

/// Computes the bounding box of the model's parts.
void measure(Model& model);

}  // namespace sightline::rendering
