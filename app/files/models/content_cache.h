/// A memory cache of values that were computed from files. An entry is valid while its files have
/// the same bytes.
#pragma once
#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "rendering/model/model.h"
#include "rendering/model/model_folder.h"

namespace sightline::app {

/// Maps the path of each file to a hash of the file's content.
using FileContents = std::map<std::filesystem::path, std::size_t>;

/// Hash of a file's content. A missing file has the hash 0. Another build of the program may give
/// other hashes, which is harmless for a cache in memory.
inline std::size_t contentOf(const std::filesystem::path& file) {
    const auto bytes = rendering::bytesOfRegularFile(file, rendering::mostBytesOfAModel);
    return bytes ? std::hash<std::string_view>{}(*bytes) : 0;
}

inline FileContents contentsOf(const std::set<std::filesystem::path>& files) {
    FileContents contents;
    for (const std::filesystem::path& file : files) contents.emplace(file, contentOf(file));
    return contents;
}

inline std::size_t bytesIn(const rendering::Model& model) {
    std::size_t bytes = 0;
    for (const rendering::ModelPart& part : model.parts) {
        bytes += part.vertices.size() * sizeof(rendering::ModelVertex) +
                 part.indices.size() * sizeof(std::uint32_t);
    }
    return bytes;
}

/// A cache that removes its least recently used (LRU) entries. Thread-safe.
template <class Key, class Value>
class ContentCache {
  public:
    /// `most` is the limit for the total size of all values, in bytes.
    explicit ContentCache(std::size_t most) : most_(most) {}

    /// The cached value for a key. Empty if the cache has no entry for it, or if a file of the
    /// entry has changed.
    std::optional<Value> find(const Key& key) {
        FileContents contents;
        {
            const std::lock_guard lock(mutex_);
            const auto kept = at(key);
            if (kept == kept_.end()) return std::nullopt;
            contents = kept->contents;
        }
        const bool unchanged = std::all_of(contents.begin(), contents.end(), [](const auto& one) {
            return contentOf(one.first) == one.second;
        });
        const std::lock_guard lock(mutex_);
        const auto kept = at(key);
        if (kept == kept_.end() || !unchanged) return std::nullopt;
        std::rotate(kept, kept + 1, kept_.end());
        return kept_.back().value;
    }

    void keep(const Key& key, FileContents contents, const Value& value, std::size_t bytes) {
        const std::lock_guard lock(mutex_);
        if (const auto old = at(key); old != kept_.end()) kept_.erase(old);
        if (bytes > most_) return;
        kept_.push_back({key, std::move(contents), value, bytes});
        std::size_t all = 0;
        for (const Kept& one : kept_) all += one.bytes;
        for (; all > most_; kept_.erase(kept_.begin())) all -= kept_.front().bytes;
    }

  private:
    struct Kept {
        Key key;
        FileContents contents;
        Value value;
        std::size_t bytes;
    };
    typename std::vector<Kept>::iterator at(const Key& key) {
        return std::find_if(kept_.begin(), kept_.end(),
                            [&](const Kept& one) { return one.key == key; });
    }

    std::mutex mutex_;
    std::size_t most_;
    std::vector<Kept> kept_;
};

}  // namespace sightline::app
