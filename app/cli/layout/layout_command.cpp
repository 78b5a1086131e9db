#include "app/cli/layout/layout_command.h"

#include <functional>
#include <glm/common.hpp>
#include <iomanip>
#include <limits>
#include <ostream>
#include <sstream>

#include "app/cli/layout/model_notes.h"
#include "app/cli/terminal/layout_argument.h"
#include "app/files/models/mesh_shape.h"
#include "app/files/tables/unpack_table.h"
#include "engine/layouts/layout_text.h"
#include "geometry/base/json/plain_text.h"

namespace sightline::app {
namespace {
using geometry::PieceInfo;
using nlohmann::json;

struct CommandFinding {
    /// `piece` is the name of a piece, or empty if the text is about the whole layout.
    std::string piece, text;
};

/// Returns the text of a problem. The text names the file as the user wrote it on the command line.
using SaidOf = std::function<std::string(const Problem&)>;

std::string inches(double value) {
    std::ostringstream text;
    if (value < 100.0)
        text << std::setprecision(3) << value;
    else
        text << std::fixed << std::setprecision(0) << value;
    text << " in";
    return text.str();
}

struct Bounds {
    geometry::Vec2 low{}, high{};
};
Bounds boundsOf(const geometry::Polygon& polygon) {
    Bounds bounds{polygon.front(), polygon.front()};
    for (const geometry::Vec2 point : polygon) {
        bounds.low = glm::min(bounds.low, point);
        bounds.high = glm::max(bounds.high, point);
    }
    return bounds;
}

void checkOnTable(const PieceInfo& piece, const geometry::TableSize& table,
                  std::vector<CommandFinding>& wrong) {
    const Bounds bounds = boundsOf(piece.footprint);
    const double over = std::max(
        {-bounds.low.x, -bounds.low.y, bounds.high.x - table.width, bounds.high.y - table.depth});
    if (over > geometry::contactTolerance)
        wrong.push_back({piece.id, "reaches " + inches(over) + " over the table's edge"});
}

// Reports a barricade that is larger than the rules allow. Core Rulebook p. 11 (Barricades): at
// most 3" wide, 1" deep and 1" tall.
void checkBarricade(const geometry::PieceSpec& piece, const PieceInfo& info,
                    std::vector<CommandFinding>& wrong) {
    if (info.facts.kind != geometry::Kind::barricade) return;
    if (info.height > 1.0 + geometry::sameLength) {
        wrong.push_back(
            {info.id, "is a barricade " + inches(info.height) + " tall, at most 1 in (p. 11)"});
    }
    if (const auto* box = std::get_if<geometry::BoxShape>(&piece.shape)) {
        const double wide = std::max(box->size.x, box->size.y);
        const double deep = std::min(box->size.x, box->size.y);
        if (wide > 3.0 + geometry::sameLength || deep > 1.0 + geometry::sameLength) {
            wrong.push_back({info.id, "is a barricade " + inches(wide) + " by " + inches(deep) +
                                          ", at most 3 by 1 in (p. 11)"});
        }
    }
}

void checkGround(const geometry::PieceSpec& piece, std::vector<CommandFinding>& wrong) {
    if (piece.position.z < -geometry::contactTolerance) {
        wrong.push_back({piece.id, "lies " + inches(-piece.position.z) + " under the table"});
    }
}

// Finds terrain models whose size shows that they were read with a wrong unit. If millimetres are
// read as inches, a house is gigantic. If metres are read as inches, a house is smaller than a
// thumbnail.
void checkUnit(const geometry::PieceSpec& piece, std::vector<CommandFinding>& wrong) {
    const auto* mesh = std::get_if<geometry::MeshShape>(&piece.shape);
    if (mesh == nullptr) return;
    // Limits for the size of a model, inches.
    constexpr double largest = 120.0, smallest = 0.25, flattest = 0.1;
    constexpr double infinite = std::numeric_limits<double>::infinity();
    geometry::Vec3 low(infinite), high(-infinite);
    for (const geometry::MeshPart& part : mesh->parts) {
        for (const geometry::Vec3 vertex : part.vertices) {
            low = glm::min(low, vertex);
            high = glm::max(high, vertex);
        }
    }
    const geometry::Vec3 size = high - low;
    const double wide = std::max(size.x, size.y);
    const auto doubt = [&](double measured, const char* how) {
        wrong.push_back({piece.id, "is a model " + inches(measured) + how +
                                       ": is its unit (in, mm, cm, m) or scale right?"});
    };
    if (std::max(wide, size.z) > largest)
        wide >= size.z ? doubt(wide, " wide") : doubt(size.z, " tall");
    else if (std::max(wide, size.z) < smallest)
        doubt(wide, " wide");
    else if (size.z < flattest && piece.facts.kind != geometry::Kind::area)
        doubt(size.z, " tall");
}

// Finds models that cannot be read but only change the look of a piece. Rulings do not use these
// models, so the layout can still be played.
void checkLooks(const Layout& layout, const SaidOf& said, std::vector<CommandFinding>& wrong) {
    for (std::size_t i = 0; i < layout.pieces.size(); ++i) {
        const Layout::Look& look = layout.looks[i];
        if (look.model.empty() || !layout.source["pieces"][i].contains("look")) continue;
        const auto drawn =
            readMeshShape({look.model, look.scale, look.unit, look.yUp, look.simplifiedWithin});
        if (!drawn)
            wrong.push_back(
                {layout.pieces[i].id, "has a look that is no model: " + said(drawn.problem())});
    }
}

void checkTrace(const engine::TerrainLayout& layout, const std::filesystem::path& folder,
                std::vector<CommandFinding>& wrong) {
    if (!layout.trace) return;
    std::error_code ignored;
    if (std::filesystem::is_regular_file(folder / layout.trace->picture, ignored)) return;
    const std::string name = engine::plainName(layout.trace->picture);
    wrong.push_back({"", "the picture to trace, " + name + ", is not there"});
}

json listed(const std::vector<CommandFinding>& findings) {
    json list = json::array();
    for (const CommandFinding& finding : findings)
        list.push_back({{"piece", finding.piece}, {"text", finding.text}});
    return list;
}
}  // namespace

int layoutCheckCommand(const std::string& file, std::ostream& output, std::ostream& errors) {
    const auto refuse = [&](const std::string& text) {
        errors << text << '\n';
        return 1;
    };
    const auto dimensions = loadDimensions(assetsFolder());
    if (!dimensions) return refuse(dimensions.problem().text);
    const TemporaryFolder tables;
    const auto from = layoutFileOf(file, tables.path());
    if (!from) return refuse(from.problem().text);
    const SaidOf said = [&](const Problem& problem) {
        if (!isSharedTable(file)) return problem.text;
        return namingTable(problem, from->parent_path(), file).text;
    };
    const auto layout = loadLayout(*from);
    if (!layout) return refuse(said(layout.problem()));
    const auto edited = engine::terrainLayout(layout->source, from->string(), layout->pieces);
    if (!edited) return refuse(said(edited.problem()));
    std::vector<CommandFinding> wrong;
    std::vector<CommandFinding> unagreed;
    checkLooks(*layout, said, wrong);
    checkTrace(*edited, from->parent_path(), wrong);
    for (const geometry::PieceSpec& piece : layout->pieces) checkUnit(piece, wrong);
    const auto field = battlefieldOf(*layout, *dimensions);
    if (!field) return refuse(file + ": " + field.problem().text);
    for (const geometry::PieceSpec& piece : layout->pieces) {
        const PieceInfo& info = *field->piece(piece.id);
        checkOnTable(info, layout->table, wrong);
        checkBarricade(piece, info, wrong);
        checkGround(piece, wrong);
    }
    for (const auto& item : layout->unagreed) unagreed.push_back({item.piece, item.text});
    json notes = json::array();
    for (const ModelNote& note : notesOnModels(*layout))
        notes.push_back({{"piece", note.piece}, {"text", note.text}});
    output << json{{"name", layout->name},
                   {"pieces", layout->pieces.size()},
                   {"wrong", listed(wrong)},
                   {"unagreed", listed(unagreed)},
                   {"notes", std::move(notes)}}
                  .dump(2)
           << '\n';
    return wrong.empty() ? 0 : 1;
}

const char* layoutCheckHelp() {
    return R"(Prints one JSON object:
  name, pieces      the layout's name and its number of pieces
  wrong             [{piece, text}]: faults to correct
  unagreed          [{piece, text}]: facts that the players have not agreed on, and the values that
                    the program uses for them
  notes             [{piece, text}]: harmless faults in the meshes of your own models
Players agree on these facts of a piece, and of each named part of a model:
  kind              obstacle, area, scatter or barricade
  movement          open, difficult or impassable
  cover             none, light or heavy
  blocks_los        false: lines of sight pass through it. Its cover stays: a miniature behind it is
                    obscured and has that cover (p. 34). Set "cover": "none" too if it gives none
  height            of an obstacle, in inches; default: the measured height)";
}

}  // namespace sightline::app
