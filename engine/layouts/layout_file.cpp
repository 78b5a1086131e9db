#include "engine/layouts/layout_file.h"

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "engine/layouts/terrain_words.h"
#include "geometry/base/json/plain_text.h"
#include "geometry/base/words/documents.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;
using geometry::Vec2;
using geometry::Vec3;

constexpr std::array units{"in"sv, "mm"sv, "cm"sv, "m"sv};
constexpr std::array axes{"z"sv, "y"sv};
constexpr double largestPiece = 120.0;  // inches
// Limit for all models of a layout together.
constexpr std::size_t mostTrianglesOfALayout = 2'000'000;

template <class Enum, std::size_t N>
Enum wordOf(const JsonAt& at, const std::array<std::string_view, N>& words) {
    return static_cast<Enum>(at.word(words));
}

Vec3 readPosition(const JsonAt& at) {
    const auto items = at.list(2, 3);
    return {items[0].number(-200, 400), items[1].number(-200, 400),
            items.size() == 3 ? items[2].number(-20, 100) : 0.0};
}

double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

bool segmentsCross(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    const double abc = cross(b - a, c - a);
    const double abd = cross(b - a, d - a);
    const double cda = cross(d - c, a - c);
    const double cdb = cross(d - c, b - c);
    return (abc > 0) != (abd > 0) && (cda > 0) != (cdb > 0);
}

// The file format requires simple, counter-clockwise polygons. A clockwise polygon is refused; it
// is not reversed.
geometry::Polygon readPolygon(const JsonAt& at) {
    geometry::Polygon polygon;
    for (const JsonAt& corner : at.list(3, 1000)) {
        const auto xy = corner.list(2, 2);
        polygon.emplace_back(xy[0].number(-largestPiece, largestPiece),
                             xy[1].number(-largestPiece, largestPiece));
    }
    const std::size_t n = polygon.size();
    double area = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        area += cross(polygon[i], polygon[(i + 1) % n]) / 2;
        for (std::size_t j = i + 2; j < n; ++j) {
            const bool neighbours = i == 0 && j == n - 1;
            if (!neighbours &&
                segmentsCross(polygon[i], polygon[(i + 1) % n], polygon[j], polygon[(j + 1) % n])) {
                at.refuse(say::simplePolygon(static_cast<int>(i), static_cast<int>(j)));
            }
        }
    }
    constexpr double leastArea = 1e-3;
    if (area < leastArea) at.refuse(say::polygonWithArea());
    return polygon;
}

class PieceReader {
  public:
    PieceReader(const LayoutFolders& folders, const MeshReader& meshes, Layout& layout)
        : folders_(folders), meshes_(meshes), layout_(layout) {}

    void read(const JsonAt& at, nlohmann::json& source) {
        geometry::PieceSpec piece;
        piece.id = at.at("id").text();
        if (piece.id.empty() || piece.id.size() > 100) at.at("id").wrong(say::charactersUpTo(100));
        if (!ids_.insert(piece.id).second) at.at("id").wrong(say::idOfNoOther());
        const auto name = at.find("name");
        piece.name = plainName(name ? name->text() : piece.id);
        piece.position = readPosition(at.at("position"));
        if (const auto rotation = at.find("rotation"))
            piece.rotation = {rotation->number(-3600, 3600)};
        readFacts(at, piece);
        readParts(at, piece);
        Layout::Look look;
        piece.shape = readShape(at.at("shape"), look, source["shape"]);
        if (const auto drawn = at.find("look")) readMeshReference(*drawn, look, source["look"]);
        checkParts(at, piece);
        layout_.pieces.push_back(std::move(piece));
        layout_.looks.push_back(std::move(look));
    }

  private:
    void readFacts(const JsonAt& at, geometry::PieceSpec& piece) {
        geometry::Facts& facts = piece.facts;
        facts.kind = wordOf<geometry::Kind>(at.at("kind"), kindWords);
        const bool barricade = facts.kind == geometry::Kind::barricade;
        if (barricade) facts.cover = geometry::Cover::heavy;
        const auto unagreed = [&](Layout::Fact fact) {
            if (!barricade) layout_.unagreed.push_back(unagreedFact(piece.id, fact));
        };
        if (const auto movement = at.find("movement"))
            facts.movement = wordOf<geometry::Movement>(*movement, movementWords);
        else
            unagreed(Layout::Fact::movement);
        if (const auto cover = at.find("cover"))
            facts.cover = wordOf<geometry::Cover>(*cover, coverWords);
        else
            unagreed(Layout::Fact::cover);
        if (const auto blocks = at.find("blocks_los"))
            facts.blocksLos = blocks->boolean();
        else
            unagreed(Layout::Fact::sight);
        if (const auto height = at.find("height")) facts.height = height->number(0, largestPiece);
    }

    void readParts(const JsonAt& at, geometry::PieceSpec& piece) {
        const auto parts = at.find("parts");
        if (!parts) return;
        for (const auto& [name, part] : parts->members()) {
            geometry::PartFacts facts;
            if (const auto movement = part.find("movement"))
                facts.movement = wordOf<geometry::Movement>(*movement, movementWords);
            if (const auto cover = part.find("cover"))
                facts.cover = wordOf<geometry::Cover>(*cover, coverWords);
            if (const auto blocks = part.find("blocks_los")) facts.blocksLos = blocks->boolean();
            piece.parts[name] = facts;
        }
    }

    geometry::Shape readShape(const JsonAt& at, Layout::Look& look, nlohmann::json& source) {
        if (at.find("mesh")) {
            readMeshReference(at, look, source);
            return readMesh(at.at("mesh"), look);
        }
        if (const auto prism = at.find("prism")) {
            return geometry::PrismShape{readPolygon(*prism),
                                        at.at("height").number(0.01, largestPiece)};
        }
        if (const auto box = at.find("box")) {
            const auto size = box->list(3, 3);
            return geometry::BoxShape{{size[0].number(0.01, largestPiece),
                                       size[1].number(0.01, largestPiece),
                                       size[2].number(0.01, largestPiece)}};
        }
        if (const auto cylinder = at.find("cylinder")) {
            return geometry::CylinderShape{cylinder->at("diameter").number(0.01, largestPiece),
                                           cylinder->at("height").number(0.01, largestPiece)};
        }
        at.refuse(say::shapeExpected());
    }

    // Caches meshes, so that a model that several pieces use is read only once.
    const geometry::MeshShape& readMesh(const JsonAt& at, const Layout::Look& look) {
        const auto key =
            std::tuple(look.model, look.scale, look.unit, look.yUp, look.simplifiedWithin);
        auto known = read_.find(key);
        if (known == read_.end()) {
            auto mesh =
                meshes_({look.model, look.scale, look.unit, look.yUp, look.simplifiedWithin});
            if (!mesh) at.refuse(mesh.problem());
            known = read_.emplace(key, std::move(mesh).value()).first;
        }
        for (const geometry::MeshPart& part : known->second.parts)
            triangles_ += part.triangles.size();
        if (triangles_ > mostTrianglesOfALayout) {
            at.refuse(say::tooManyTriangles(static_cast<int>(triangles_),
                                            static_cast<int>(mostTrianglesOfALayout)));
        }
        return known->second;
    }

    void readMeshReference(const JsonAt& at, Layout::Look& look, nlohmann::json& source) {
        const JsonAt mesh = at.at("mesh");
        const std::string text = mesh.text();
        if (text.empty()) mesh.wrong(say::pathOfModel());
        const bool asset = text.starts_with(assetScheme);
        const std::filesystem::path path = asset ? text.substr(assetScheme.size()) : text;
        look.model = (asset ? folders_.assets : folders_.layout) / path;
        look.model = look.model.lexically_normal();
        if (const auto unit = at.find("unit")) look.unit = units[unit->word(units)];
        if (const auto scale = at.find("scale")) look.scale = scale->number(1e-6, 1e6);
        if (const auto up = at.find("up")) look.yUp = up->word(axes) == 1;
        if (const auto within = at.find("simplified_within"))
            look.simplifiedWithin = within->number(leastSimplifying, mostSimplifying);
        source["mesh"] = portable(look.model);
    }

    // Makes a path absolute, because a journal may be in any folder. Paths of assets do not change.
    std::string portable(const std::filesystem::path& model) const {
        const auto relative =
            std::filesystem::absolute(model).lexically_normal().lexically_relative(
                std::filesystem::absolute(folders_.assets).lexically_normal());
        const bool inside = !relative.empty() && *relative.begin() != "..";
        return inside ? std::string(assetScheme) + relative.generic_string()
                      : std::filesystem::absolute(model).lexically_normal().generic_string();
    }

    void checkParts(const JsonAt& at, const geometry::PieceSpec& piece) {
        if (piece.parts.empty()) return;
        const auto* mesh = std::get_if<geometry::MeshShape>(&piece.shape);
        std::vector<std::string> names;
        if (mesh != nullptr) {
            for (const auto& part : mesh->parts) names.push_back(part.name);
        }
        for (const auto& [name, facts] : piece.parts) {
            if (std::find(names.begin(), names.end(), name) != names.end()) continue;
            const std::string nearest = nearestName(name, names);
            at.at("parts").refuse(nearest.empty() ? say::modelHasNoPart(name)
                                                  : say::modelHasNoPartThis(name, nearest));
        }
    }

    const LayoutFolders& folders_;
    const MeshReader& meshes_;
    Layout& layout_;
    std::set<std::string> ids_;
    std::map<std::tuple<std::filesystem::path, double, std::string, bool, double>,
             geometry::MeshShape>
        read_;
    std::size_t triangles_ = 0;  ///< number of triangles in all models so far
};
}  // namespace

Layout::OpenFact unagreedFact(const geometry::PieceId& piece, Layout::Fact fact) {
    constexpr const char* texts[] = {"movement is not agreed, open is assumed",
                                     "cover is not agreed, none is assumed",
                                     "blocks_los is not agreed, true is assumed"};
    return {piece, texts[static_cast<std::size_t>(fact)], fact};
}

Result<Layout> readLayout(const nlohmann::json& json, const std::string& where,
                          const LayoutFolders& folders, const MeshReader& meshes) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-layout", 1);
        Layout layout;
        layout.source = json;
        const auto name = document.find("name");
        layout.name = name ? plainName(name->text()) : "Unnamed";
        const JsonAt table = document.at("table");
        layout.table = {table.at("width").number(6, 240), table.at("depth").number(6, 240)};
        const auto mat = table.find("mat");
        layout.mat = mat ? std::string(matWords[mat->word(matWords)]) : "desert";
        PieceReader reader(folders, meshes, layout);
        std::size_t index = 0;
        for (const JsonAt& piece : document.at("pieces").list(0, 1000)) {
            if (!piece.isObject()) piece.wrong(say::pieceOfTerrain());
            reader.read(piece, layout.source["pieces"][index++]);
        }
        return layout;
    });
}

}  // namespace sightline::engine
