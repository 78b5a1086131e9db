#include "rendering/model/model_file.h"

#include <assimp/BaseImporter.h>
#include <assimp/config.h>
#include <assimp/importerdesc.h>
#include <assimp/material.h>
#include <assimp/postprocess.h>
#include <locale.h>

#include <algorithm>
#include <assimp/DefaultLogger.hpp>
#include <assimp/Importer.hpp>
#include <assimp/LogStream.hpp>
#include <assimp/ProgressHandler.hpp>
#include <cmath>
#include <exception>
#include <new>
#include <optional>
#include <sstream>
#include <system_error>

#include "geometry/base/words/plain_text.h"
#include "rendering/model/creased_normals.h"
#include "rendering/model/cut_off.h"
#include "rendering/model/face_faults.h"
#include "rendering/model/model_bytes.h"
#include "rendering/model/model_folder.h"
#include "rendering/model/placed_meshes.h"
#include "rendering/model/stated_units.h"
#include "rendering/words/models.h"

namespace sightline::rendering {
namespace {

double inchesPer(LengthUnit unit) {
    switch (unit) {
        case LengthUnit::inch:
            return 1.0;
        case LengthUnit::millimetre:
            return 1.0 / 25.4;
        case LengthUnit::centimetre:
            return 1.0 / 2.54;
        case LengthUnit::metre:
            return 1000.0 / 25.4;
    }
    return 1.0;
}

/// The transform from the axes and the unit of the file to inches with z up.
aiMatrix4x4 conversion(const ModelFile& file) {
    const auto scale = ai_real(file.scale * inchesPer(file.unit));
    if (file.up == UpAxis::z) {
        return {scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1};
    }
    return {scale, 0, 0, 0, 0, 0, -scale, 0, 0, scale, 0, 0, 0, 0, 0, 1};
}

std::string oneLine(std::string text) {
    for (char& letter : text) {
        if (letter == '\n' || letter == '\r') letter = ' ';
    }
    return text;
}

std::string listOfFormats() {
    std::string list;
    for (const std::string_view format : modelFormats)
        list += (list.empty() ? "" : ", ") + std::string(format);
    return list;
}

// The error message of Assimp or of the operating system, as one line. It may quote the file.
Message noModelBecause(const std::string& why) {
    constexpr std::size_t longestReason = 160;
    std::string reason = plainText(why, longestReason);
    const std::size_t end = reason.find_last_not_of(" .:;,");
    reason.resize(end == std::string::npos ? 0 : end + 1);
    reason.erase(0, reason.find_first_not_of(" :;,"));
    return reason.empty() ? say::damagedModel(listOfFormats())
                          : say::noModel(listOfFormats(), reason);
}

Problem problem(const ModelFile& file, const Message& what) {
    return problemIn(oneLine(file.path.string()), problemOf(what));
}

Material materialOf(const aiMaterial& source) {
    Material material;
    material.name = source.GetName().C_Str();
    aiColor4D colour(0.6F, 0.6F, 0.6F, 1.0F);
    if (source.Get(AI_MATKEY_BASE_COLOR, colour) != AI_SUCCESS) {
        source.Get(AI_MATKEY_COLOR_DIFFUSE, colour);
        ai_real opacity = 1;
        if (source.Get(AI_MATKEY_OPACITY, opacity) == AI_SUCCESS) colour.a = opacity;
    }
    material.baseColour = {colour.r, colour.g, colour.b, colour.a};
    int twoSided = 1;
    source.Get(AI_MATKEY_TWOSIDED, twoSided);
    material.twoSided = twoSided != 0;
    ai_real number = 0;
    if (source.Get(AI_MATKEY_METALLIC_FACTOR, number) == AI_SUCCESS) material.metallic = number;
    if (source.Get(AI_MATKEY_ROUGHNESS_FACTOR, number) == AI_SUCCESS) material.roughness = number;
    aiColor3D emission(0, 0, 0);
    source.Get(AI_MATKEY_COLOR_EMISSIVE, emission);
    ai_real strength = 1;
    source.Get(AI_MATKEY_EMISSIVE_INTENSITY, strength);
    material.emission = glm::vec3(emission.r, emission.g, emission.b) * float(strength);
    return material;
}

ModelPart partOf(const PlacedMesh& placed) {
    const aiMesh& mesh = *placed.mesh;
    const aiMatrix3x3 turn(placed.place);
    const bool mirrored = turn.Determinant() < 0;
    aiMatrix3x3 normals = turn;
    normals.Inverse().Transpose();
    ModelPart part;
    part.name = placed.name;
    part.material = int(mesh.mMaterialIndex);
    part.vertices.reserve(mesh.mNumVertices);
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
        ModelVertex vertex;
        const aiVector3D at = placed.place * mesh.mVertices[i];
        vertex.position = {at.x, at.y, at.z};
        if (mesh.HasNormals()) {
            aiVector3D normal = normals * mesh.mNormals[i];
            normal.NormalizeSafe();
            if (isFinite(normal)) vertex.normal = {normal.x, normal.y, normal.z};
        }
        if (mesh.HasVertexColors(0)) {
            const aiColor4D& c = mesh.mColors[0][i];
            vertex.colour = {c.r, c.g, c.b, c.a};
        }
        part.vertices.push_back(vertex);
    }
    for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
        const aiFace& face = mesh.mFaces[i];
        if (face.mNumIndices != 3) continue;
        part.indices.push_back(face.mIndices[0]);
        part.indices.push_back(face.mIndices[mirrored ? 2 : 1]);
        part.indices.push_back(face.mIndices[mirrored ? 1 : 2]);
    }
    return part;
}

// Sets a locale with a decimal point for one thread only. So the system's language does not change
// how numbers are read.
class DecimalPointScope {
  public:
    DecimalPointScope() : plain_(::newlocale(LC_ALL_MASK, "C", nullptr)) {
        if (plain_ != nullptr) before_ = ::uselocale(plain_);
    }
    ~DecimalPointScope() {
        if (plain_ == nullptr) return;
        ::uselocale(before_);
        ::freelocale(plain_);
    }
    DecimalPointScope(const DecimalPointScope&) = delete;
    DecimalPointScope& operator=(const DecimalPointScope&) = delete;

  private:
    locale_t plain_;
    locale_t before_ = nullptr;
};

bool isRead(const aiImporterDesc& format) {
    std::istringstream extensions{format.mFileExtensions};
    for (std::string one; extensions >> one;) {
        if (std::find(modelFormats.begin(), modelFormats.end(), one) != modelFormats.end())
            return true;
    }
    return false;
}

void keepKnownFormats(Assimp::Importer& importer) {
    std::vector<Assimp::BaseImporter*> others;
    for (std::size_t i = 0; i < importer.GetImporterCount(); ++i) {
        if (!isRead(*importer.GetImporterInfo(i))) others.push_back(importer.GetImporter(i));
    }
    for (Assimp::BaseImporter* other : others) {
        importer.UnregisterLoader(other);
        delete other;  // UnregisterLoader has given the ownership to this code
    }
}

std::string smallEnding(const std::filesystem::path& path) {
    std::string ending = path.extension().string();
    if (!ending.empty()) ending.erase(0, 1);
    for (char& letter : ending)
        if (letter >= 'A' && letter <= 'Z') letter = char(letter - 'A' + 'a');
    return ending;
}

/// Passes Assimp's progress to a callback.
class AssimpLog final : public Assimp::ProgressHandler {
  public:
    explicit AssimpLog(const std::function<void(double)>& told) : told_(told) {}
    bool Update(float share) override {
        constexpr float worthTelling = 0.01F;
        if (!told_ || share < last_ + worthTelling) return true;
        last_ = share;
        told_(double(share));
        return true;
    }

  private:
    const std::function<void(double)>& told_;
    float last_ = 0.0F;
};

/// Records whether Assimp has warned about dropped faces. Assimp writes warnings only to its
/// logger, which is global to the process.
class WarningsHeard {
  public:
    explicit WarningsHeard(bool wanted) {
        Assimp::DefaultLogger::kill();
        if (!wanted) return;
        Assimp::DefaultLogger::create("", Assimp::Logger::NORMAL, 0);
        // The logger takes ownership of the stream.
        Assimp::DefaultLogger::get()->attachStream(new Ear(dropped_),
                                                   Assimp::Logger::Warn | Assimp::Logger::Err);
    }
    ~WarningsHeard() { Assimp::DefaultLogger::kill(); }
    WarningsHeard(const WarningsHeard&) = delete;
    WarningsHeard& operator=(const WarningsHeard&) = delete;
    bool ofDroppedFaces() const { return dropped_; }

  private:
    class Ear final : public Assimp::LogStream {
      public:
        explicit Ear(bool& dropped) : dropped_(dropped) {}
        void write(const char* message) override {
            const std::string_view text = message;
            dropped_ = dropped_ || (text.find("faces") != std::string_view::npos &&
                                    text.find("dropped") != std::string_view::npos);
        }

      private:
        bool& dropped_;
    };
    bool dropped_ = false;
};

Result<ModelRead> read(const ModelFile& file, const std::function<void(double)>& progress,
                       bool alone) {
    const auto bytes = bytesOfRegularFile(file.path, mostBytesOfAModel);
    if (!bytes) return problem(file, say::modelNotRead(static_cast<int>(mostBytesOfAModel >> 20U)));
    if (const auto missing = cutOff(*bytes, file.path.extension().string()))
        return problem(file, *missing);
    const auto faults = faultsOfFaces(*bytes, smallEnding(file.path));
    if (!faults) return problem(file, faults.problem().message);
    const std::filesystem::path path = std::filesystem::absolute(file.path).lexically_normal();
    Assimp::Importer importer;
    keepKnownFormats(importer);
    auto* folder = new ModelFolder(path);  // the importer takes ownership
    importer.SetIOHandler(folder);
    importer.SetProgressHandler(new AssimpLog(progress));  // the importer takes ownership
    importer.SetPropertyFloat(AI_CONFIG_PP_GSN_MAX_SMOOTHING_ANGLE, creaseDegrees);
    importer.SetPropertyInteger(AI_CONFIG_PP_SBP_REMOVE,
                                aiPrimitiveType_POINT | aiPrimitiveType_LINE);
    // Reads the file without Assimp's processing steps. These steps do not check numbers and
    // indices, so our checks come first.
    const WarningsHeard warnings(alone);
    const aiScene* raw = importer.ReadFile(path.string(), 0);
    if (raw == nullptr || raw->mRootNode == nullptr) {
        const std::string why = importer.GetErrorString();
        if (why.find("bad_alloc") != std::string::npos) return problem(file, say::tooMuchMemory());
        return problem(file, noModelBecause(why));
    }
    if (warnings.ofDroppedFaces()) return problem(file, say::noSuchCorner());
    const StatedUnits stated = statedUnits(*raw, smallEnding(file.path), *bytes);
    const aiMatrix4x4 root = conversion(file);
    const auto asRead = placedMeshes(*raw, root);
    if (!asRead) return problem(file, asRead.problem().message);
    if (const Message fault = objection(*asRead); !fault.none()) return problem(file, fault);
    const aiScene* scene = importer.ApplyPostProcessing(
        aiProcess_Triangulate | aiProcess_SortByPType | aiProcess_GenSmoothNormals |
        aiProcess_JoinIdenticalVertices | aiProcess_ImproveCacheLocality);
    if (scene == nullptr || scene->mRootNode == nullptr) return problem(file, say::noTriangles());
    const auto placed = placedMeshes(*scene, root);
    if (!placed) return problem(file, placed.problem().message);

    ModelRead whole{{}, folder->named(), stated};
    Model& model = whole.model;
    for (unsigned i = 0; i < scene->mNumMaterials; ++i) {
        model.materials.push_back(materialOf(*scene->mMaterials[i]));
    }
    if (model.materials.empty()) model.materials.emplace_back();
    for (const PlacedMesh& mesh : *placed) {
        ModelPart part = partOf(mesh);
        if (part.material < 0 || part.material >= int(model.materials.size())) part.material = 0;
        if (!part.indices.empty()) model.parts.push_back(std::move(part));
    }
    if (model.parts.empty()) return problem(file, say::noTriangles());
    measure(model);
    return whole;
}

}  // namespace

Result<ModelRead> readModelAndNames(const ModelFile& file,
                                    const std::function<void(double)>& progress, bool alone) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file.path, error)) {
        return problem(file, say::modelNotOpened());
    }
    if (!std::isfinite(file.scale) || file.scale <= 0.0) {
        return problem(file, say::scaleExpected());
    }
    const DecimalPointScope point;
    try {
        return read(file, progress, alone);
    } catch (const std::bad_alloc&) {
        return problem(file, say::tooMuchMemory());
    } catch (const std::exception& thrown) {
        return problem(file, noModelBecause(thrown.what()));
    }
}

Result<Model> readModel(const ModelFile& file) {
    auto whole = readModelAndNames(file);
    if (!whole) return whole.problem();
    return std::move(whole).value().model;
}

}  // namespace sightline::rendering
