#include "rendering/model/stated_units.h"

#include <assimp/scene.h>

#include <cmath>
#include <cstdint>

namespace sightline::rendering {
namespace {

constexpr double metresInACentimetre = 0.01;

bool saysSetting(std::string_view bytes, std::string_view setting) {
    return bytes.find(setting) != std::string_view::npos;
}

// The unit and the up axis of an FBX file. If the file lacks a setting, Assimp puts a default into
// the scene. So the function searches the bytes of the file for the setting.
StatedUnits ofFbx(const aiScene& scene, std::string_view bytes) {
    StatedUnits stated;
    if (scene.mMetaData == nullptr) return stated;
    float centimetres = 0.0F;
    if (saysSetting(bytes, "UnitScaleFactor") &&
        scene.mMetaData->Get("UnitScaleFactor", centimetres) && std::isfinite(centimetres) &&
        centimetres > 0.0F)
        stated.metres = double(centimetres) * metresInACentimetre;
    std::int32_t axis = -1;
    if (saysSetting(bytes, "UpAxis") && scene.mMetaData->Get("UpAxis", axis)) {
        if (axis == 1) stated.up = UpAxis::y;
        if (axis == 2) stated.up = UpAxis::z;
    }
    return stated;
}

StatedUnits ofCollada(std::string_view bytes) {
    StatedUnits stated;
    if (saysSetting(bytes, "<unit")) stated.metres = 1.0;
    if (saysSetting(bytes, "<up_axis")) stated.up = UpAxis::y;
    return stated;
}

}  // namespace

StatedUnits statedUnits(const aiScene& scene, std::string_view ending, std::string_view bytes) {
    if (ending == "gltf" || ending == "glb") return {1.0, UpAxis::y};
    if (ending == "fbx") return ofFbx(scene, bytes);
    if (ending == "dae") return ofCollada(bytes);
    return {};
}

}  // namespace sightline::rendering
