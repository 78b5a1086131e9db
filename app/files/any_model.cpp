#include "app/files/any_model.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

#include "app/files/load.h"
#include "app/files/model_reader.h"
#include "rendering/model/model_folder.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

using rendering::Model;
using rendering::ModelFile;

constexpr std::size_t mostKept = 256U << 20U;  ///< bytes of all models together

/// What a model was read from: the files and what stood in them.
using Sources = std::map<fs::path, std::size_t>;

// Of a file that is not there as well. Differs from run to run of another build, which is no harm.
std::size_t contentOf(const fs::path& file) {
    const auto bytes = rendering::bytesOfRegularFile(file, rendering::mostBytesOfAModel);
    return bytes ? std::hash<std::string_view>{}(*bytes) : 0;
}

Sources sourcesOf(const ModelFile& file, const std::set<fs::path>& named) {
    Sources sources{{file.path, contentOf(file.path)}};
    for (const fs::path& name : named) sources.emplace(name, contentOf(name));
    return sources;
}

bool areUnchanged(const Sources& sources) {
    return std::all_of(sources.begin(), sources.end(),
                       [](const auto& source) { return contentOf(source.first) == source.second; });
}

std::size_t bytesIn(const Result<Model>& model) {
    std::size_t bytes = 0;
    if (!model) return bytes;
    for (const rendering::ModelPart& part : model->parts) {
        bytes += part.vertices.size() * sizeof(rendering::ModelVertex) +
                 part.indices.size() * sizeof(std::uint32_t);
    }
    return bytes;
}

/// Models that were read, those used last at the end.
class ReadModels {
  public:
    std::optional<Result<Model>> find(const ModelFile& file) {
        Sources sources;
        {
            const std::lock_guard lock(mutex_);
            const auto kept = at(file);
            if (kept == kept_.end()) return std::nullopt;
            sources = kept->sources;
        }
        const bool unchanged = areUnchanged(sources);
        const std::lock_guard lock(mutex_);
        const auto kept = at(file);
        if (kept == kept_.end() || !unchanged) return std::nullopt;
        std::rotate(kept, kept + 1, kept_.end());
        return kept_.back().model;
    }

    void keep(const ModelFile& file, Sources sources, const Result<Model>& model) {
        const std::size_t bytes = bytesIn(model);
        const std::lock_guard lock(mutex_);
        if (const auto old = at(file); old != kept_.end()) kept_.erase(old);
        if (bytes > mostKept) return;
        kept_.push_back({file, std::move(sources), model, bytes});
        std::size_t all = 0;
        for (const Kept& one : kept_) all += one.bytes;
        for (; all > mostKept; kept_.erase(kept_.begin())) all -= kept_.front().bytes;
    }

  private:
    struct Kept {
        ModelFile file;
        Sources sources;
        Result<Model> model;
        std::size_t bytes;
    };
    std::vector<Kept>::iterator at(const ModelFile& file) {
        const auto key = [](const ModelFile& one) {
            return std::tie(one.path, one.unit, one.scale, one.up);
        };
        return std::find_if(kept_.begin(), kept_.end(),
                            [&](const Kept& one) { return key(one.file) == key(file); });
    }

    std::mutex mutex_;
    std::vector<Kept> kept_;
};

Result<Model> readForeign(const ModelFile& file, std::set<fs::path>& named,
                          const std::atomic<bool>* stop) {
    auto whole = readInOwnProcess(file, {.stop = stop});
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
    static ReadModels models;
    if (auto kept = models.find(file)) return *std::move(kept);
    std::set<fs::path> named;
    // Taken before it is read: a file that changes meanwhile is read again the next time.
    const std::size_t before = contentOf(file.path);
    Result<Model> model = readForeign(file, named, stop);
    if (stop != nullptr && *stop) return model;
    Sources sources = sourcesOf(file, named);
    sources[file.path] = before;
    models.keep(file, std::move(sources), model);
    return model;
}

}  // namespace sightline::app
