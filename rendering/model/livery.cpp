#include "rendering/model/livery.h"

#include <string_view>

namespace sightline::rendering {

void paint(Model& model, const Livery& livery) {
    using namespace std::string_view_literals;
    for (Material& material : model.materials) {
        if (material.name == "Livery"sv) material.baseColour = {livery.main, material.baseColour.a};
        if (material.name == "LiveryTrim"sv) {
            material.baseColour = {livery.trim, material.baseColour.a};
        }
    }
}

}  // namespace sightline::rendering
