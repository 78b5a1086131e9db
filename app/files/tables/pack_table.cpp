#include "app/files/tables/pack_table.h"

#include <optional>
#include <set>

#include "app/files/models/any_model.h"
#include "app/files/models/model_reader.h"
#include "app/files/tables/licence_notes.h"
#include "app/files/tables/load.h"
#include "app/files/words/shared_tables.h"
#include "engine/layouts/layout_text.h"
#include "rendering/model/model_folder.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t mostBytesOfALicence = 1U << 20U;

std::string textOf(const nlohmann::json& layout) {
    return layout.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

class TablePacker {
  public:
    Result<SharedTable> pack(nlohmann::json layout, const std::string& picture) {
        for (nlohmann::json& piece : layout["pieces"]) {
            for (const char* member : {"shape", "look"}) {
                if (!piece.contains(member) || !piece[member].contains("mesh")) continue;
                const auto name = nameOf(piece[member]["mesh"].get<std::string>());
                if (!name) return name.problem();
                piece[member]["mesh"] = *name;
            }
        }
        if (layout.contains("trace")) {
            const auto name = nameOfTrace(layout["trace"]["picture"].get<std::string>());
            if (!name) return name.problem();
            layout["trace"]["picture"] = *name;
        }
        if (!picture.empty()) table_.entries[std::string(pictureEntry)] = picture;
        table_.entries[std::string(licencesEntry)] = licenceNotes(layout, licences_);
        table_.entries[std::string(layoutEntry)] = textOf(layout);
        return std::move(table_);
    }

  private:
    /// The name in the shared table for a model file of the original layout.
    Result<std::string> nameOf(const std::string& mesh) {
        if (mesh.starts_with(engine::assetScheme)) return mesh;
        const fs::path file = fs::absolute(mesh).lexically_normal();
        if (isOurModel(file)) return ours(file);
        if (const auto known = named_.find(file); known != named_.end()) return known->second;
        const auto read = readInOwnProcess({.path = file}, limitsHere());
        if (!read) return read.problem();
        std::error_code error;
        const fs::path folder = fs::weakly_canonical(file.parent_path(), error);
        const std::string within = folderFor(folder);
        const std::string name = within + file.filename().string();
        if (const auto problem = add(file, name)) return *problem;
        for (const fs::path& other : read->named) {
            if (!fs::is_regular_file(other, error)) continue;
            const std::string beside = within + other.lexically_relative(folder).generic_string();
            if (const auto problem = add(other, beside)) return *problem;
        }
        licences_[name] = licencesIn(folder, within);
        named_.emplace(file, name);
        return name;
    }

    Result<std::string> nameOfTrace(const std::string& file) {
        const SharedTableLimits limits;
        auto bytes = rendering::bytesOfRegularFile(file, limits.bytes - bytes_);
        const bool png = bytes && isPngPicture(*bytes), jpeg = bytes && isJpegPicture(*bytes);
        if (!png && !jpeg) return problemIn(file, problemOf(say::pictureToTrace()));
        const std::string name(png ? tracePngEntry : traceJpegEntry);
        bytes_ += bytes->size();
        table_.entries[name] = std::move(*bytes);
        return name;
    }

    static std::string ours(const fs::path& file) {
        std::error_code error;
        const fs::path assets = fs::weakly_canonical(assetsFolder(), error);
        return std::string(engine::assetScheme) +
               fs::weakly_canonical(file, error).lexically_relative(assets).generic_string();
    }

    // The folder in the shared table, such as "models/1/", for the files of a source folder. Files
    // of one folder stay together, so that a model finds the files to which it refers.
    std::string folderFor(const fs::path& folder) {
        const std::size_t next = folders_.size() + 1;
        const std::size_t number = folders_.emplace(folder, next).first->second;
        return std::string(modelsEntry) + '/' + std::to_string(number) + '/';
    }

    std::optional<Problem> add(const fs::path& file, const std::string& name) {
        if (table_.entries.contains(name)) return std::nullopt;
        if (const Message fault = faultOfEntryName(name); !fault.none())
            return problemIn(file.string(), problemOf(say::notSharedSo(fault)));
        const SharedTableLimits limits;
        auto bytes = rendering::bytesOfRegularFile(file, limits.bytes - bytes_);
        if (!bytes) {
            return problemIn(file.string(),
                             problemOf(say::tooMuchToShare(static_cast<int>(limits.bytes >> 20U))));
        }
        bytes_ += bytes->size();
        table_.entries.emplace(name, std::move(*bytes));
        return std::nullopt;
    }

    /// Adds the licence files of a model's folder to the shared table, and returns their names.
    std::vector<std::string> licencesIn(const fs::path& folder, const std::string& within) {
        std::set<std::string> names;
        std::error_code error;
        for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
            std::error_code unknown;
            const std::string name = entry.path().filename().string();
            if (!isLicenceFile(name) || !entry.is_regular_file(unknown)) continue;
            if (entry.file_size(unknown) > mostBytesOfALicence) continue;
            if (!add(entry.path(), within + name)) names.insert(within + name);
        }
        return {names.begin(), names.end()};
    }

    SharedTable table_;
    std::map<fs::path, std::string> named_;  ///< name of each model file in the shared table
    /// Number of each source folder in the shared table, from 1.
    std::map<fs::path, std::size_t> folders_;
    LicencesBeside licences_;
    std::uint64_t bytes_ = 0;  ///< total size of all entries so far, bytes
};

}  // namespace

Result<SharedTable> packTable(const engine::TerrainLayout& layout, const std::string& picture) {
    const auto document = engine::parseJson(engine::layoutText(layout), layout.name);
    if (!document) return document.problem();
    return TablePacker().pack(*document, picture);
}

}  // namespace sightline::app
