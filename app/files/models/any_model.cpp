#include "app/files/models/any_model.h"

#include <algorithm>

#include "app/files/assets_folder.h"
#include "app/files/models/content_cache.h"
#include "app/files/models/model_reader.h"
#include "app/files/models/model_study.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

using rendering::Model;
using rendering::ModelFile;

constexpr std::size_t mostKept = 256U << 20U;  ///< limit of the cache size, bytes

/// Key of the model cache: the path of the file, and the unit and axis for reading it.
struct FileKey {
    explicit FileKey(const ModelFile& file)
        : path(file.path), unit(file.unit), scale(file.scale), up(file.up) {}
    bool operator==(const FileKey&) const = default;
    fs::path path;
    rendering::LengthUnit unit;
    double scale;
    rendering::UpAxis up;
};

rendering::LengthUnit lengthUnit(const std::string& name) {
    if (name == "mm") return rendering::LengthUnit::millimetre;
    if (name == "cm") return rendering::LengthUnit::centimetre;
    if (name == "m") return rendering::LengthUnit::metre;
    return rendering::LengthUnit::inch;
}

Result<Model> readForeign(const ModelFile& file, std::set<fs::path>& named,
                          const ReaderLimits& limits) {
    auto whole = readInOwnProcess(file, limits);
    if (!whole) return whole.problem();
    named = std::move(whole->named);
    return std::move(whole->model);
}

}  // namespace

bool isOurModel(const fs::path& file) {
    std::error_code error;
    const fs::path models = fs::weakly_canonical(assetsFolder() / "models", error);
    const fs::path real = fs::weakly_canonical(file, error);
    return std::mismatch(models.begin(), models.end(), real.begin(), real.end()).first ==
           models.end();
}

Result<Model> readAnyModel(const ModelFile& file, const std::atomic<bool>* stop) {
    std::error_code error;
    if (isOurModel(file.path) || !fs::is_regular_file(file.path, error))
        return rendering::readModel(file);
    static ContentCache<FileKey, Result<Model>> models(mostKept);
    const FileKey key(file);
    if (auto kept = models.find(key); kept && !isToBeTriedAgain(*kept)) return *std::move(kept);
    std::set<fs::path> named;
    // The file is hashed before it is read. If the file changes in between, the next call finds
    // another hash and reads the file again.
    const std::size_t before = contentOf(file.path);
    const ReaderLimits limits = limitsHere(stop);
    Result<Model> model = readForeign(file, named, limits);
    if (wasStopped(limits)) return model;
    FileContents contents = contentsOf(named);
    contents[file.path] = before;
    models.keep(key, std::move(contents), model, model ? bytesIn(*model) : 0);
    return model;
}

Result<Model> readNamedModel(const engine::MeshReference& reference,
                             const std::atomic<bool>* stop) {
    if (reference.simplifiedWithin > 0.0) {
        const ModelReading reading{reference.unit, reference.yUp, reference.scale};
        auto study =
            studyModel(reference.path, {.reading = reading, .within = reference.simplifiedWithin},
                       {.stop = stop});
        if (!study) return study.problem();
        return modelAsRead(std::move(study->model), reading);
    }
    auto model = readAnyModel({reference.path, lengthUnit(reference.unit), reference.scale,
                               reference.yUp ? rendering::UpAxis::y : rendering::UpAxis::z},
                              stop);
    if (!model) return model;
    const Message fault = faultOfReach(model->low, model->high, 1.0);
    if (!fault.none()) return problemIn(reference.path.string(), problemOf(fault));
    return model;
}

}  // namespace sightline::app
