/// The content of one frame as plain data. The renderer draws exactly this content and knows no
/// rules. The caller decides colours, labels and highlights.
#pragma once
#include <cstdint>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <memory>
#include <string>
#include <vector>

#include "geometry/measure/miniature.h"
#include "geometry/move/movement_tool.h"
#include "geometry/table/terrain.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

using Colour = glm::vec4;  ///< sRGB as designers write it, with alpha as the last channel

/// A placed model. `model` is the name of a model that the renderer has loaded.
struct Instance {
    std::string model;
    glm::dvec3 position{};
    geometry::Degrees facing{};
    geometry::Degrees tiltX{}, tiltY{};
    Colour tint{0.8F, 0.8F, 0.8F, 1.0F};
    float fade = 1.0F;  ///< below 1: drawn as a ghost
    float lift = 0.0F;  ///< strength of the highlight, 0..1
    int pickId = 0;     ///< 0: cannot be picked
};

/// Lines and areas that lie on the terrain below them. They are drawn as decals, so they follow
/// steps and hills.
struct GroundDisc {
    glm::dvec2 centre{};
    double inner = 0.0, outer = 1.0;  ///< radii in inches; `inner` is 0 for a filled disc
    Colour colour{};
};
struct GroundOutline {  ///< the enlarged outline of a base, such as range 1 around it
    geometry::Outline outline{};
    double grow = 0.0;
    double width = 0.08;  ///< line width, inches; 0: filled
    Colour colour{};
};
struct GroundPolygon {
    std::vector<glm::dvec2> points;  ///< simple polygon, in either orientation
    Colour fill{}, edge{};
    double edgeWidth = 0.04;
};

/// Lines over the colour of a cell. They let players distinguish cells without seeing colours.
enum class Hatching : std::uint8_t { none, lines, crossed };

/// Colours of cells, sRGB with straight alpha (RGBA), row by row from the smallest y.
struct GridCells {
    int columns = 0, rows = 0;
    std::vector<std::uint8_t> rgba;
    std::vector<Hatching> hatching;  ///< one value per cell; empty: no hatching
};
struct GroundGrid {  ///< coloured cells on the terrain, such as the area that a miniature sees
    glm::dvec2 origin{};
    double cell = 1.0;                       ///< side of a cell, inches
    std::shared_ptr<const GridCells> cells;  ///< immutable after it is in a scene
};

/// A picture that lies on the mat below all objects. It is cut off at the table's edge.
struct GroundPicture {
    glm::dvec2 corner{};       ///< lower left corner, inches
    glm::dvec2 along{}, up{};  ///< vectors of the lower and the left edge, inches
    float opacity = 1.0F;
    std::shared_ptr<const Image> image;  ///< immutable after it is in a scene
};

/// Items in the air.
struct Tube {  ///< a tube, such as a sight line or the edge of a ruler
    glm::dvec3 from{}, to{};
    double radius = 0.03;
    Colour colour{};
    bool dashed = false;
    /// True: hidden parts are drawn fainter; false: hidden parts are not drawn.
    bool showThroughTerrain = true;
};
struct Solid {  ///< a silhouette that looks like a solid of glass
    geometry::Silhouette silhouette{};
    Colour colour{};
    /// True: hidden parts are drawn fainter; false: hidden parts are not drawn.
    bool showThroughTerrain = false;
};
struct ToolGhost {
    geometry::ToolShape tool{};
    double z = 0.0;
    Colour colour{};
    bool hatched = false;
};
/// A flat ruler between two points at one height, with coloured segments.
struct Ruler {
    glm::dvec2 from{}, to{};
    double z = 0.1;
    double width = 0.5;
    struct Band {
        double until = 0.0;  ///< end of the segment, in inches from the start of the ruler
        Colour colour{};
    };
    std::vector<Band> bands;
};

/// A picture that faces the camera and has a constant size on screen, in pixels at 100 % scale.
/// `image` is a name that the renderer knows. `offset` moves it away from the projected point
/// (pixels, right and up), so that badges can be stacked.
struct Badge {
    std::string image;
    glm::dvec3 at{};
    glm::dvec2 offset{};
    glm::dvec2 size{24, 24};
    float opacity = 1.0F;
    bool hideBehindTerrain = false;
};

struct Sky {
    Colour horizon{0.16F, 0.18F, 0.21F, 1.0F}, zenith{0.06F, 0.07F, 0.09F, 1.0F};
};

struct Scene {
    geometry::TableSize table{};
    std::string mat = "desert";  ///< one of desert, forest, city, ice, industrial
    std::vector<Instance> terrain, minis;
    std::vector<GroundDisc> discs;
    std::vector<GroundOutline> outlines;
    std::vector<GroundPolygon> polygons;
    std::vector<GroundGrid> grids;
    std::vector<GroundPicture> pictures;
    std::vector<Tube> tubes;
    std::vector<Solid> solids;
    std::vector<ToolGhost> tools;
    std::vector<Ruler> rulers;
    std::vector<Badge> badges;  ///< badges are drawn last, from far to near
    std::vector<int> outlined;  ///< pick ids of the instances with a bright selection outline
    Colour outlineColour{1.0F, 0.85F, 0.35F, 1.0F};
    glm::dvec3 sunDirection{-0.45, -0.35, 0.82};  ///< direction to the sun
    Sky sky{};
};

}  // namespace sightline::rendering
