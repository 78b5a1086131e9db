/// The content of one frame as plain data. The renderer draws this content and knows no rules of
/// the game. The caller decides colours, labels and highlights.
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

using Colour = glm::vec4;  ///< sRGB colour as designers write it; the last channel is alpha

/// A model at a place in the scene. `model` is the name of a model that the renderer has loaded.
struct Instance {
    std::string model;
    glm::dvec3 position{};
    geometry::Degrees facing{};
    geometry::Degrees tiltX{}, tiltY{};
    Colour tint{0.8F, 0.8F, 0.8F, 1.0F};
    float fade = 1.0F;      ///< opacity; below 1, the instance is a ghost
    float lift = 0.0F;      ///< strength of the instance's highlight, 0 to 1
    float wear = 0.0F;      ///< share of scorch marks on the surface, 0 to 1; a ghost has none
    int pickId = 0;         ///< id for picking; 0: cannot be picked
    float height = 0.0F;    ///< height of a figure, inches; 0: no figure
    float standing = 0.0F;  ///< how far it is a standing badge figure, 0 to 1; see
                            ///< `standingShare`
};

/// A disc or ring on the terrain. It is drawn as a decal, so it follows steps and hills.
struct GroundDisc {
    glm::dvec2 centre{};
    /// Inner and outer radius in inches. `inner` is 0 for a filled disc.
    double inner = 0.0, outer = 1.0;
    Colour colour{};
};
struct GroundOutline {  ///< the outline of a base, enlarged by `grow`, such as range 1 around the
                        ///< base
    geometry::Outline outline{};
    double grow = 0.0;
    double width = 0.08;  ///< width of the line, inches; 0: filled
    Colour colour{};
};
struct GroundPolygon {
    std::vector<glm::dvec2> points;  ///< corners of a simple polygon, in either orientation
    Colour fill{}, edge{};
    double edgeWidth = 0.04;
};

/// Lines over the colour of a grid cell. With them, players can distinguish cells without seeing
/// colours.
enum class Hatching : std::uint8_t { none, lines, crossed };

/// The colours of the cells of a grid: sRGB with straight alpha (RGBA), row by row from the
/// smallest y.
struct GridCells {
    int columns = 0, rows = 0;
    std::vector<std::uint8_t> rgba;
    std::vector<Hatching> hatching;  ///< hatching of each cell; empty: no hatching
};
struct GroundGrid {  ///< a grid of coloured cells on the terrain, such as the area that a miniature
                     ///< sees
    glm::dvec2 origin{};
    double cell = 1.0;                       ///< side of a cell, inches
    std::shared_ptr<const GridCells> cells;  ///< cells; not changed after the grid is in a scene
};

/// The cells of a region on the ground, row by row.
struct RegionCells {
    int columns = 0, rows = 0;
    std::vector<std::uint8_t> inside;  ///< 1: the cell belongs to the region; 0: it does not
};
/// A region on the terrain with a smooth edge, such as the reach of a move. The edge is at most
/// half a cell away from the border of the cells.
struct GroundRegion {
    glm::dvec2 origin{};
    double cell = 1.0;  ///< side of a cell, inches
    Colour fill{}, rim{};
    std::shared_ptr<const RegionCells>
        cells;  ///< cells; not changed after the region is in a scene
};

/// A picture that lies on the mat, below all objects. The table's edge cuts it off.
struct GroundPicture {
    glm::dvec2 corner{};  ///< lower left corner of the picture, inches
    /// Vectors along the lower edge and the left edge of the picture, in inches.
    glm::dvec2 along{}, up{};
    float opacity = 1.0F;
    std::shared_ptr<const Image> image;  ///< pixels; not changed after the picture is in a scene
};

/// Items in the air: tubes, solids, tools and rulers.
struct Tube {  ///< a straight tube, such as a sight line or the edge of a ruler
    glm::dvec3 from{}, to{};
    double radius = 0.03;
    Colour colour{};
    bool dashed = false;
    /// For the parts of the tube behind terrain: true: drawn fainter; false: not drawn.
    bool showThroughTerrain = true;
};
struct Solid {  ///< a silhouette that looks like glass
    geometry::Silhouette silhouette{};
    Colour colour{};
    /// For the parts of the solid behind terrain: true: drawn fainter; false: not drawn.
    bool showThroughTerrain = false;
};
struct ToolGhost {
    geometry::ToolShape tool{};
    double z = 0.0;
    Colour colour{};
    bool hatched = false;
};
/// A flat horizontal ruler between two points, with coloured segments.
struct Ruler {
    glm::dvec2 from{}, to{};
    double z = 0.1;
    double width = 0.5;
    struct Band {
        double until = 0.0;  ///< distance of the segment's end from the start of the ruler, inches
        Colour colour{};
    };
    std::vector<Band> bands;
};

/// A picture that faces the camera and keeps its size on screen (in pixels at 100 % scale). `image`
/// names a picture that the renderer has loaded. `offset` moves the badge on screen (pixels to the
/// right and up), so that badges can be stacked.
struct Badge {
    std::string image;
    glm::dvec3 at{};
    glm::dvec2 offset{};
    glm::dvec2 size{24, 24};
    float opacity = 1.0F;
    bool hideBehindTerrain = false;
    int layer = 0;  ///< badges of a higher layer are drawn over badges of a lower layer
};

/// A soft streak or ball that faces the camera, such as a bolt, a spark or smoke. The colour is
/// strongest in the middle and fades to the edge. Equal ends make a ball.
struct Glow {
    glm::dvec3 from{}, to{};
    double radius = 0.1;  ///< inches from the line between the ends to the edge
    Colour colour{};
    bool shines = true;  ///< true: the middle is white-hot; false: an even colour, such as smoke
};

/// A part of a dimmed scene that stays bright: the surroundings of a line. A point is a line whose
/// ends are equal.
struct LitPart {
    glm::dvec3 from{}, to{};
    double radius = 1.0;  ///< distance from the line, inches
    bool operator==(const LitPart&) const = default;
};
/// Darkens the picture around its lit parts, for a lesson that points at something. Without a lit
/// part, the whole picture gets darker.
struct Dimming {
    float strength = 0.0F;  ///< 0: the picture stays as it is; 1: the rest becomes nearly black
    std::vector<LitPart> lit{};
    bool operator==(const Dimming&) const = default;
};

struct Scene {
    geometry::TableSize table{};
    /// Name of the mat: desert, forest, city, ice or industrial. It also decides the light, and the
    /// landscape around the table.
    std::string mat = "desert";
    std::vector<Instance> terrain, minis;
    std::vector<GroundDisc> discs;
    std::vector<GroundOutline> outlines;
    std::vector<GroundPolygon> polygons;
    std::vector<GroundGrid> grids;
    std::vector<GroundRegion> regions;
    std::vector<GroundPicture> pictures;
    std::vector<Tube> tubes;
    std::vector<Solid> solids;
    std::vector<ToolGhost> tools;
    std::vector<Ruler> rulers;
    std::vector<Glow> glows;    ///< drawn in this order, over all items except badges
    std::vector<Badge> badges;  ///< badges of the scene; drawn last, from far to near
    std::vector<int> outlined;  ///< pick ids of the instances with a bright selection outline
    Colour outlineColour{1.0F, 0.85F, 0.35F, 1.0F};
    glm::dvec3 sunDirection{-0.45, -0.35, 0.82};  ///< vector that points to the sun
    Dimming dimming{};
};

}  // namespace sightline::rendering
