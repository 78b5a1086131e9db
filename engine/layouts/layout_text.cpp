#include "engine/layouts/layout_text.h"

#include <algorithm>
#include <map>

#include "engine/layouts/layout_fields.h"

namespace sightline::engine {
namespace {
using nlohmann::json;

constexpr std::string_view ownAssets = "asset:";

template <class Names>
json without(json object, const Names& members) {
    for (const auto& member : members) object.erase(std::string(member));
    return object;
}

// Reads `value` from the JSON object at `at`. Returns `object` without the members that `value`
// has.
json readBeside(json object, const JsonAt& at, auto&& value) {
    readFields(at, value);
    return without(std::move(object), namesOf(value));
}

// The members of a piece's parts that the program does not know. They are kept, so that saving the
// layout does not lose them.
json restOfParts(const json& piece) {
    json rest = json::object();
    if (!piece.contains("parts") || !piece["parts"].is_object()) return rest;
    for (const auto& [name, part] : piece["parts"].items()) {
        json own = without(part, namesOf<TerrainFacts>());
        if (!own.empty()) rest[name] = std::move(own);
    }
    return rest;
}

/// A cache of measured shapes. The key is the JSON text of the shape, so that a repeated model is
/// measured only once.
using KnownShapes = std::map<std::string, SharedShape>;

SharedShape shapeIn(const JsonAt& at, const geometry::Shape& geometry, KnownShapes& known) {
    const json& written = at.json().at("shape");
    SharedShape& shape = known[written.dump(-1, ' ', false, json::error_handler_t::replace)];
    if (!shape) shape = terrainShape(geometry, written);
    return shape;
}

TerrainPiece readPiece(const JsonAt& at, const geometry::PieceSpec& spec, KnownShapes& known) {
    TerrainPiece piece;
    piece.rest = readBeside(at.json(), at, piece);
    piece.rest = readBeside(std::move(piece.rest), at, form::Part{piece, editedPiece});
    piece.name = spec.name;
    piece.shape = shapeIn(at, spec.shape, known);
    if (const auto look = at.find("look")) piece.look = look->json();
    piece.rest.erase("shape");
    piece.rest.erase("look");
    if (json parts = restOfParts(at.json()); !parts.empty()) piece.rest["parts"] = std::move(parts);
    return piece;
}

void checkTwins(const JsonAt& document, const TerrainLayout& layout) {
    const auto all = document.at("pieces").list();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const TerrainPiece& piece = layout.pieces[i];
        if (piece.twin.empty()) continue;
        const TerrainPiece* twin = layout.find(piece.twin);
        if (!twin || twin->twin != piece.id || twin == &piece)
            all[i].at("twin").wrong(say::idOfTwin());
    }
}

// The path of a file, as it is written in a layout. The path is relative to the layout's folder if
// it needs at most two steps upwards ("../.."). A folder that contains both files can then be
// moved.
std::string namedFrom(const std::filesystem::path& folder, const std::string& file) {
    if (folder.empty()) return file;
    const std::filesystem::path near = std::filesystem::path(file).lexically_relative(
        std::filesystem::absolute(folder).lexically_normal());
    constexpr int mostUp = 2;
    const auto ups = std::count(near.begin(), near.end(), "..");
    return near.empty() || ups > mostUp ? file : near.generic_string();
}

void nameFrom(const std::filesystem::path& folder, json& reference) {
    if (folder.empty() || !reference.is_object() || !reference.contains("mesh")) return;
    const std::string text = reference["mesh"].get<std::string>();
    if (!text.starts_with(ownAssets)) reference["mesh"] = namedFrom(folder, text);
}

json written(const TerrainPiece& piece, const std::filesystem::path& folder) {
    json out = piece.rest;
    addFields(out, piece);
    if (piece.rest.contains("parts")) out["parts"].update(piece.rest["parts"], true);
    addFields(out, form::Part{piece, editedPiece});
    out["shape"] = piece.shape->written;
    nameFrom(folder, out["shape"]);
    if (!piece.look.is_null()) nameFrom(folder, out["look"] = piece.look);
    return out;
}
}  // namespace

Result<TerrainLayout> terrainLayout(const json& document, const std::string& where,
                                    const std::vector<geometry::PieceSpec>& pieces) {
    return readingJson([&] {
        const JsonAt at(document, where);
        TerrainLayout layout;
        layout.rest = readBeside(document, at, layout);
        layout.rest = readBeside(std::move(layout.rest), at, form::Part{layout, editedLayout});
        const JsonAt table = at.at("table");
        layout.tableRest = readBeside(table.json(), table, form::Part{layout, tableMembers});
        const auto all = at.at("pieces").list();
        KnownShapes known;
        for (std::size_t i = 0; i < all.size() && i < pieces.size(); ++i)
            layout.pieces.push_back(readPiece(all[i], pieces[i], known));
        checkTwins(at, layout);
        layout.rest.erase("pieces");
        return layout;
    });
}

std::string layoutText(const TerrainLayout& layout, const std::filesystem::path& folder) {
    json head = layout.rest;
    addFields(head, layout);
    addFields(head, form::Part{layout, editedLayout});
    head["table"].update(layout.tableRest);
    if (layout.trace) head["trace"]["picture"] = namedFrom(folder, layout.trace->picture);
    const auto dump = [](const json& one) {
        return one.dump(-1, ' ', false, json::error_handler_t::replace);
    };
    std::string text = "{\n";
    for (const auto& [member, value] : head.items())
        text += "  " + dump(member) + ": " + dump(value) + ",\n";
    text += "  \"pieces\": [";
    const char* between = "\n    ";
    for (const TerrainPiece& piece : layout.pieces) {
        text += between + dump(written(piece, folder));
        between = ",\n    ";
    }
    return text + (layout.pieces.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

}  // namespace sightline::engine
