/// A model as plain bytes, for the way from the process that reads it to the one that shows it.
#pragma once
#include <string>
#include <string_view>

#include "geometry/measure/result.h"
#include "rendering/model/model.h"

namespace sightline::rendering {

/// Good on the machine and for the version of the program that wrote them only.
std::string bytesOf(const Model& model);

/// The model again. Whatever stands in the bytes, what is returned can be used: indices name
/// vertices, coordinates are finite, every part has a material. Problem: "damaged", without a path.
Result<Model> modelFromBytes(std::string_view bytes);

/// Sets the bounding box of a model's parts.
void measure(Model& model);

}  // namespace sightline::rendering
