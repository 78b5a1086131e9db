/// Writes one solid in every supported model format. The files are small and valid; tests make
/// damaged files from them.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <sstream>
#include <string>
#include <vector>

#include "unit/models/zip.h"

namespace sightline::test {

struct Solid {
    std::vector<std::array<float, 3>> points;
    std::vector<std::array<int, 3>> triangles;
};

/// A box. Its surface is closed, and its faces point outwards.
inline Solid boxSolid(float x, float y, float z) {
    return {
        {{0, 0, 0}, {x, 0, 0}, {x, y, 0}, {0, y, 0}, {0, 0, z}, {x, 0, z}, {x, y, z}, {0, y, z}},
        {{0, 2, 1},
         {0, 3, 2},
         {4, 5, 6},
         {4, 6, 7},
         {0, 1, 5},
         {0, 5, 4},
         {1, 2, 6},
         {1, 6, 5},
         {2, 3, 7},
         {2, 7, 6},
         {3, 0, 4},
         {3, 4, 7}}};
}

template <class Value>
std::string bytesOfValue(const Value& value) {
    std::string bytes(sizeof value, '\0');
    std::memcpy(bytes.data(), &value, sizeof value);
    return bytes;
}

inline std::string pointText(const std::array<float, 3>& point, const char* between = " ") {
    std::ostringstream text;
    text << point[0] << between << point[1] << between << point[2];
    return text.str();
}

inline std::string asTextStl(const Solid& solid) {
    std::string text = "solid made\n";
    for (const auto& triangle : solid.triangles) {
        text += "facet normal 0 0 1\nouter loop\n";
        for (const int corner : triangle)
            text += "vertex " + pointText(solid.points[std::size_t(corner)]) + "\n";
        text += "endloop\nendfacet\n";
    }
    return text + "endsolid made\n";
}

inline std::string asBinaryStl(const Solid& solid) {
    std::string bytes(80, ' ');
    bytes += bytesOfValue(std::uint32_t(solid.triangles.size()));
    for (const auto& triangle : solid.triangles) {
        bytes += bytesOfValue(std::array<float, 3>{0, 0, 1});
        for (const int corner : triangle) bytes += bytesOfValue(solid.points[std::size_t(corner)]);
        bytes += bytesOfValue(std::uint16_t(0));
    }
    return bytes;
}

inline std::string asObj(const Solid& solid) {
    std::string text;
    for (const auto& point : solid.points) text += "v " + pointText(point) + "\n";
    for (const auto& [a, b, c] : solid.triangles)
        text += "f " + std::to_string(a + 1) + " " + std::to_string(b + 1) + " " +
                std::to_string(c + 1) + "\n";
    return text;
}

inline std::string plyHead(const std::string& form, std::size_t points, std::size_t triangles) {
    return "ply\nformat " + form + " 1.0\nelement vertex " + std::to_string(points) +
           "\nproperty float x\nproperty float y\nproperty float z\nelement face " +
           std::to_string(triangles) + "\nproperty list uchar int vertex_indices\nend_header\n";
}

inline std::string asTextPly(const Solid& solid) {
    std::string text = plyHead("ascii", solid.points.size(), solid.triangles.size());
    for (const auto& point : solid.points) text += pointText(point) + "\n";
    for (const auto& [a, b, c] : solid.triangles)
        text += "3 " + std::to_string(a) + " " + std::to_string(b) + " " + std::to_string(c) + "\n";
    return text;
}

inline std::string asBinaryPly(const Solid& solid) {
    std::string bytes =
        plyHead("binary_little_endian", solid.points.size(), solid.triangles.size());
    for (const auto& point : solid.points) bytes += bytesOfValue(point);
    for (const auto& triangle : solid.triangles) bytes += '\3' + bytesOfValue(triangle);
    return bytes;
}

inline std::string asGlb(const Solid& solid) {
    std::string data;
    for (const auto& point : solid.points) data += bytesOfValue(point);
    const std::size_t points = data.size();
    for (const auto& triangle : solid.triangles) data += bytesOfValue(triangle);
    std::ostringstream text;
    text << R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],)"
         << R"("nodes":[{"mesh":0,"name":"Made"}],)"
         << R"("meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1}]}],)"
         << R"("accessors":[{"bufferView":0,"componentType":5126,"type":"VEC3","count":)"
         << solid.points.size() << R"(},{"bufferView":1,"componentType":5125,"type":"SCALAR",)"
         << R"("count":)" << solid.triangles.size() * 3 << R"(}],"bufferViews":[{"buffer":0,)"
         << R"("byteLength":)" << points << R"(},{"buffer":0,"byteOffset":)" << points
         << R"(,"byteLength":)" << data.size() - points << R"(}],"buffers":[{"byteLength":)"
         << data.size() << "}]}";
    std::string chunk = text.str();
    chunk.resize((chunk.size() + 3) / 4 * 4, ' ');
    const auto number = [](std::size_t value) { return bytesOfValue(std::uint32_t(value)); };
    return "glTF" + number(2) + number(12 + 8 + chunk.size() + 8 + data.size()) +
           number(chunk.size()) + "JSON" + chunk + number(data.size()) + std::string("BIN\0", 4) +
           data;
}

/// The solid as a 3MF file. `unit` is a unit of the 3MF specification. If it is empty, the file
/// states no unit.
inline std::string as3mf(const Solid& solid, const std::string& unit = "millimeter") {
    std::string text =
        R"(<?xml version="1.0"?><model )" + (unit.empty() ? "" : "unit=\"" + unit + "\" ") +
        R"(xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources>)"
        R"(<object id="1" type="model"><mesh><vertices>)";
    for (const auto& point : solid.points) {
        std::ostringstream one;
        one << R"(<vertex x=")" << point[0] << R"(" y=")" << point[1] << R"(" z=")" << point[2]
            << R"("/>)";
        text += one.str();
    }
    text += "</vertices><triangles>";
    for (const auto& [a, b, c] : solid.triangles)
        text += R"(<triangle v1=")" + std::to_string(a) + R"(" v2=")" + std::to_string(b) +
                R"(" v3=")" + std::to_string(c) + R"("/>)";
    text +=
        R"(</triangles></mesh></object></resources><build><item objectid="1"/></build></model>)";
    return rendering::zipped(
        {{"3D/3dmodel.model", text},
         {"_rels/.rels", R"(<?xml version="1.0"?><Relationships )"
                         R"(xmlns="http://schemas.openxmlformats.org/package/2006/relationships">)"
                         R"(<Relationship Target="/3D/3dmodel.model" Id="r" )"
                         R"(Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>)"
                         R"(</Relationships>)"}});
}

/// The settings of an FBX file: the up axis (0: x, 1: y, 2: z), and the number of centimetres in a
/// unit.
inline std::string fbxSettings(int upAxis, double centimetres) {
    std::ostringstream text;
    text << "GlobalSettings:  {\n\tVersion: 1000\n\tProperties70:  {\n"
         << "\t\tP: \"UpAxis\", \"int\", \"Integer\", \"\"," << upAxis << "\n"
         << "\t\tP: \"UnitScaleFactor\", \"double\", \"Number\", \"\"," << centimetres
         << "\n\t}\n}\n";
    return text.str();
}

/// FBX stores the last corner of a polygon as -1 minus its index.
inline std::string asFbx(const Solid& solid, const std::string& settings = "") {
    std::string points, corners;
    for (const auto& point : solid.points)
        points += (points.empty() ? "" : ",") + pointText(point, ",");
    for (const auto& [a, b, c] : solid.triangles)
        corners += (corners.empty() ? "" : ",") + std::to_string(a) + "," + std::to_string(b) +
                   "," + std::to_string(-c - 1);
    return "; FBX 7.3.0 project file\nFBXHeaderExtension:  {\n\tFBXHeaderVersion: 1003\n"
           "\tFBXVersion: 7300\n}\n" +
           settings +
           "Objects:  {\n\tGeometry: 1, \"Geometry::Made\", \"Mesh\" {\n"
           "\t\tVertices: *" +
           std::to_string(solid.points.size() * 3) + " {\n\t\t\ta: " + points +
           "\n\t\t}\n\t\tPolygonVertexIndex: *" + std::to_string(solid.triangles.size() * 3) +
           " {\n\t\t\ta: " + corners +
           "\n\t\t}\n\t\tGeometryVersion: 124\n\t}\n\tModel: 2, \"Model::Made\", \"Mesh\" {\n"
           "\t\tVersion: 232\n\t}\n}\nConnections:  {\n\tC: \"OO\",2,0\n\tC: \"OO\",1,2\n}\n";
}

/// The solid as a Collada file. `asset` contains XML elements for the asset section of the file.
inline std::string asCollada(const Solid& solid, const std::string& asset) {
    std::string points, corners;
    for (const auto& point : solid.points) points += pointText(point) + " ";
    for (const auto& [a, b, c] : solid.triangles)
        corners += std::to_string(a) + " " + std::to_string(b) + " " + std::to_string(c) + " ";
    return R"(<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" )"
           R"(version="1.4.1"><asset>)" +
           asset +
           R"(</asset><library_geometries><geometry id="g"><mesh><source id="p"><float_array )"
           R"(id="a" count=")" +
           std::to_string(solid.points.size() * 3) + R"(">)" + points +
           R"(</float_array><technique_common><accessor source="#a" count=")" +
           std::to_string(solid.points.size()) +
           R"(" stride="3"><param name="X" type="float"/><param name="Y" type="float"/>)"
           R"(<param name="Z" type="float"/></accessor></technique_common></source>)"
           R"(<vertices id="v"><input semantic="POSITION" source="#p"/></vertices>)"
           R"(<triangles count=")" +
           std::to_string(solid.triangles.size()) +
           R"("><input semantic="VERTEX" source="#v" offset="0"/><p>)" + corners +
           R"(</p></triangles></mesh></geometry></library_geometries><library_visual_scenes>)"
           R"(<visual_scene id="s"><node id="n"><instance_geometry url="#g"/></node>)"
           R"(</visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/>)"
           R"(</scene></COLLADA>)";
}

struct WrittenModel {
    const char* name;
    std::string content;
};

/// The solid in every format. Each file has the usual extension of its format.
inline std::vector<WrittenModel> asEveryFormat(const Solid& solid) {
    return {{"text.stl", asTextStl(solid)},     {"binary.stl", asBinaryStl(solid)},
            {"made.obj", asObj(solid)},         {"text.ply", asTextPly(solid)},
            {"binary.ply", asBinaryPly(solid)}, {"made.glb", asGlb(solid)},
            {"made.3mf", as3mf(solid)},         {"made.fbx", asFbx(solid)}};
}

/// An open, hilly square of `cells` times `cells` squares in binary STL, like a scan: every
/// triangle has its own corners. `side` is in the unit of the file.
inline Solid hillySquare(int cells, float side, float roughness) {
    Solid solid;
    std::uint32_t chance = 1;
    const auto noise = [&] {
        chance = chance * 1664525U + 1013904223U;
        return (float(chance >> 8U) / float(1U << 24U) - 0.5F) * roughness;
    };
    const float step = side / float(cells);
    for (int i = 0; i <= cells; ++i)
        for (int k = 0; k <= cells; ++k) {
            const float x = float(i) * step, y = float(k) * step;
            const float rise = (1.0F - std::abs(2.0F * x / side - 1.0F)) *
                               (1.0F - std::abs(2.0F * y / side - 1.0F));
            solid.points.push_back({x, y, side * 0.3F * rise * (2.0F - rise) + noise()});
        }
    for (int i = 0; i < cells; ++i)
        for (int k = 0; k < cells; ++k) {
            const int at = i * (cells + 1) + k, next = at + cells + 1;
            solid.triangles.push_back({at, next, next + 1});
            solid.triangles.push_back({at, next + 1, at + 1});
        }
    return solid;
}

}  // namespace sightline::test
