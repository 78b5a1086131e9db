#include "engine/layouts/layout_text.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/layouts/terrain_words.h"
#include "geometry/base/json/plain_text.h"
#include "geometry/base/words/documents.h"

namespace sightline::engine {
namespace {
using nlohmann::json;
using namespace std::string_view_literals;

constexpr std::array mirrorWords{"none"sv, "point"sv, "across_width"sv, "across_depth"sv};
constexpr std::string_view ownAssets = "asset:";

template <class Enum, std::size_t N>
std::string wordFor(Enum value, const std::array<std::string_view, N>& words) {
    return std::string(words[static_cast<std::size_t>(value)]);
}

template <class Enum, std::size_t N>
std::optional<Enum> wordIn(const JsonAt& at, std::string_view member,
                           const std::array<std::string_view, N>& words) {
    const auto found = at.find(member);
    return found ? std::optional(static_cast<Enum>(found->word(words))) : std::nullopt;
}

TerrainFacts factsIn(const JsonAt& at) {
    TerrainFacts facts;
    facts.movement = wordIn<geometry::Movement>(at, "movement", movementWords);
    facts.cover = wordIn<geometry::Cover>(at, "cover", coverWords);
    if (const auto blocks = at.find("blocks_los")) facts.blocksLos = blocks->boolean();
    return facts;
}

json without(json object, std::initializer_list<const char*> members) {
    for (const char* member : members) object.erase(member);
    return object;
}

// The unknown members of parts. They are kept, so that saving does not lose them.
json restOfParts(const json& piece) {
    json rest = json::object();
    if (!piece.contains("parts") || !piece["parts"].is_object()) return rest;
    for (const auto& [name, part] : piece["parts"].items()) {
        json own = without(part, {"movement", "cover", "blocks_los"});
        if (!own.empty()) rest[name] = std::move(own);
    }
    return rest;
}

/// A cache of measured models. The key is their JSON text, so that a repeated model is measured
/// only once.
using KnownShapes = std::map<std::string, SharedShape>;

SharedShape shapeIn(const JsonAt& at, const geometry::Shape& geometry, KnownShapes& known) {
    const json& written = at.json().at("shape");
    SharedShape& shape = known[written.dump(-1, ' ', false, json::error_handler_t::replace)];
    if (!shape) shape = terrainShape(geometry, written);
    return shape;
}

TerrainPiece readPiece(const JsonAt& at, const geometry::PieceSpec& spec, KnownShapes& known) {
    TerrainPiece piece;
    piece.id = spec.id;
    piece.name = spec.name;
    piece.shape = shapeIn(at, spec.shape, known);
    piece.position = spec.position;
    piece.rotation = spec.rotation;
    piece.kind = spec.facts.kind;
    piece.facts = factsIn(at);
    piece.height = spec.facts.height;
    for (const auto& [name, facts] : spec.parts)
        piece.parts[name] = {facts.movement, facts.cover, facts.blocksLos};
    if (const auto look = at.find("look")) piece.look = look->json();
    if (const auto group = at.find("group")) piece.group = group->integer(-1000000, 1000000);
    if (const auto locked = at.find("locked")) piece.locked = locked->boolean();
    if (const auto note = at.find("note")) piece.note = plainText(note->text(), 2000);
    if (const auto twin = at.find("twin")) piece.twin = twin->text();
    piece.rest = without(
        at.json(), {"id", "name", "shape", "look", "position", "rotation", "kind", "movement",
                    "cover", "blocks_los", "height", "parts", "group", "locked", "note", "twin"});
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

void writeFacts(json& into, const TerrainFacts& facts) {
    if (facts.movement) into["movement"] = wordFor(*facts.movement, movementWords);
    if (facts.cover) into["cover"] = wordFor(*facts.cover, coverWords);
    if (facts.blocksLos) into["blocks_los"] = *facts.blocksLos;
}

// The name of a file in a layout. Files near the layout have relative paths, so that a folder with
// both can be moved.
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
    out["id"] = piece.id;
    out["name"] = piece.name;
    out["shape"] = piece.shape->written;
    nameFrom(folder, out["shape"]);
    if (!piece.look.is_null()) nameFrom(folder, out["look"] = piece.look);
    out["position"] = {piece.position.x, piece.position.y, piece.position.z};
    out["rotation"] = piece.rotation.value;
    out["kind"] = wordFor(piece.kind, kindWords);
    writeFacts(out, piece.facts);
    if (piece.height) out["height"] = *piece.height;
    for (const auto& [name, facts] : piece.parts) {
        json& part = out["parts"][name];
        if (part.is_null()) part = json::object();
        writeFacts(part, facts);
    }
    if (piece.group != 0) out["group"] = piece.group;
    if (piece.locked) out["locked"] = true;
    if (!piece.note.empty()) out["note"] = piece.note;
    if (!piece.twin.empty()) out["twin"] = piece.twin;
    return out;
}
}  // namespace

Result<TerrainLayout> terrainLayout(const json& document, const std::string& where,
                                    const std::vector<geometry::PieceSpec>& pieces) {
    return readingJson([&] {
        const JsonAt at(document, where);
        TerrainLayout layout;
        if (const auto name = at.find("name")) layout.name = plainName(name->text());
        if (const auto designer = at.find("designer"))
            layout.designer = plainName(designer->text());
        const JsonAt table = at.at("table");
        layout.table = {table.at("width").number(), table.at("depth").number()};
        if (const auto mat = table.find("mat")) layout.mat = matWords[mat->word(matWords)];
        layout.mirror = wordIn<Mirror>(at, "mirror", mirrorWords).value_or(Mirror::none);
        const auto all = at.at("pieces").list();
        KnownShapes known;
        for (std::size_t i = 0; i < all.size() && i < pieces.size(); ++i)
            layout.pieces.push_back(readPiece(all[i], pieces[i], known));
        checkTwins(at, layout);
        layout.trace = traceIn(at);
        layout.tableRest = without(table.json(), {"width", "depth", "mat"});
        layout.rest = without(document, {"format", "version", "name", "designer", "table", "mirror",
                                         "pieces", "trace"});
        return layout;
    });
}

std::string layoutText(const TerrainLayout& layout, const std::filesystem::path& folder) {
    json head = layout.rest;
    head["format"] = "sightline-layout";
    head["version"] = 1;
    head["name"] = layout.name;
    if (!layout.designer.empty()) head["designer"] = layout.designer;
    if (layout.mirror != Mirror::none) head["mirror"] = wordFor(layout.mirror, mirrorWords);
    if (layout.trace) {
        head["trace"] = writtenTrace(*layout.trace);
        head["trace"]["picture"] = namedFrom(folder, layout.trace->picture);
    }
    head["table"] = layout.tableRest;
    head["table"]["width"] = layout.table.width;
    head["table"]["depth"] = layout.table.depth;
    head["table"]["mat"] = layout.mat;
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
