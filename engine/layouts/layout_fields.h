/// The JSON form of layouts. Private to engine/layouts and app/files.
#pragma once
#include "engine/layouts/layout_file.h"
#include "engine/layouts/terrain_layout.h"
#include "engine/layouts/terrain_words.h"
#include "geometry/base/json/fields.h"
#include "geometry/base/json/plain_text.h"
#include "geometry/base/words/documents.h"

namespace sightline::engine {

inline constexpr std::array<std::string_view, 4> lengthUnits{"in", "mm", "cm", "m"};
inline constexpr std::array<std::string_view, 2> upAxes{"z", "y"};
inline constexpr std::array<std::string_view, 4> mirrorWords{"none", "point", "across_width",
                                                             "across_depth"};
inline constexpr double largestPiece = 120.0;  // largest size of a piece in inches

/// Refuses a polygon whose edges cross or whose corners are not in counter-clockwise order.
void checkOutline(const JsonAt& at, const geometry::Polygon& polygon);

namespace form {

/// A position on the table or near it: x and y, and z only if it is not 0.
struct Position : PointOf<> {
    template <class At>
    void read(const At& at, geometry::Vec3& position) const {
        const auto numbers = at.list(2, 3);
        Range{-200, 400}.read(numbers[0], position.x);
        Range{-200, 400}.read(numbers[1], position.y);
        if (numbers.size() == 3) Range{-20, 100}.read(numbers[2], position.z);
    }
};

struct Outline : ListOf<PointOf<Range>> {
    Outline() : ListOf{{{-largestPiece, largestPiece}}, 3, 1000} {}
    template <class At>
    void read(const At& at, geometry::Polygon& polygon) const {
        ListOf::read(at, polygon);
        checkOutline(at, polygon);
    }
};

}  // namespace form

/// All members of a reference to a model except its path.
template <class Value>
concept ModelReference = requires(const Value& it) {
    it.simplifiedWithin;
};
void describe(auto& fields, ModelReference auto& reference) {
    fields.defaulted("unit", reference.unit, form::Words{lengthUnits});
    fields.defaulted("scale", reference.scale, form::Range{1e-6, 1e6});
    fields.defaulted("up", reference.yUp, form::Words{upAxes});
    fields.defaulted("simplified_within", reference.simplifiedWithin,
                     form::Range{leastSimplifying, mostSimplifying});
}

void describe(auto& fields, FieldsOf<geometry::PrismShape> auto& prism) {
    fields.required("prism", prism.polygon, form::Outline{});
    fields.required("height", prism.height, form::Range{0.01, largestPiece});
}

void describe(auto& fields, FieldsOf<geometry::BoxShape> auto& box) {
    fields.required("box", box.size, form::PointOf{form::Range{0.01, largestPiece}});
}

void describe(auto& fields, FieldsOf<geometry::CylinderShape> auto& cylinder) {
    const auto sizes = [](auto& inside, auto& it) {
        inside.required("diameter", it.diameter, form::Range{0.01, largestPiece});
        inside.required("height", it.height, form::Range{0.01, largestPiece});
    };
    fields.required("cylinder", cylinder, form::Object{sizes});
}

void describe(auto& fields, FieldsOf<TerrainFacts> auto& facts) {
    fields.optional("movement", facts.movement, form::Words{movementWords});
    fields.optional("cover", facts.cover, form::Words{coverWords});
    fields.optional("blocks_los", facts.blocksLos);
}

/// The members of a piece that a game needs, except its shape and its look.
void describe(auto& fields, FieldsOf<TerrainPiece> auto& piece) {
    fields.required("id", piece.id, form::TextUpTo{100, [] { return say::charactersUpTo(100); }});
    fields.defaulted("name", piece.name, form::PlainName{});
    fields.required("position", piece.position, form::Position{});
    fields.defaulted("rotation", piece.rotation, form::Range{-3600, 3600});
    fields.required("kind", piece.kind, form::Words{kindWords});
    describe(fields, piece.facts);
    fields.optional("height", piece.height, form::Range{0, largestPiece});
    fields.optional("parts", piece.parts, form::TableOf{});
}
/// The members of a piece that only an editor needs.
inline constexpr auto editedPiece = [](auto& fields, auto& piece) {
    fields.optional("group", piece.group, form::Range{-1e6, 1e6});
    fields.optional("locked", piece.locked);
    fields.optional("note", piece.note, form::PlainText{2000});
    fields.optional("twin", piece.twin);
};

void describe(auto& fields, FieldsOf<Trace> auto& trace) {
    fields.required("picture", trace.picture, form::TextUpTo{4096, say::pathOfPicture});
    fields.required("middle", trace.middle,
                    form::PointOf{form::Range{nearestTraceMiddle, farthestTraceMiddle}});
    fields.required("width", trace.width, form::Range{leastTrace, mostTrace});
    fields.defaulted("rotation", trace.rotation, form::Range{-3600, 3600});
    fields.defaulted("opacity", trace.opacity, form::Range{leastOpacity, 1.0});
    fields.defaulted("shown", trace.shown);
}

inline constexpr auto tableMembers = [](auto& fields, auto& layout) {
    fields.required("width", layout.table.width, form::Range{6, 240});
    fields.required("depth", layout.table.depth, form::Range{6, 240});
    fields.defaulted("mat", layout.mat, form::Words{matWords});
};
/// The members of a layout that a game needs, except its pieces.
void describe(auto& fields, FieldsOf<TerrainLayout> auto& layout) {
    fields.format("sightline-layout", 1);
    fields.defaulted("name", layout.name, form::PlainName{});
    fields.required("table", layout, form::Object{tableMembers});
}
/// The members of a layout that only an editor needs.
inline constexpr auto editedLayout = [](auto& fields, auto& layout) {
    fields.optional("designer", layout.designer, form::PlainName{});
    fields.optional("mirror", layout.mirror, form::Words{mirrorWords});
    fields.optional("trace", layout.trace);
};

}  // namespace sightline::engine
