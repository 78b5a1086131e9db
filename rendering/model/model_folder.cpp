#include "rendering/model/model_folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <assimp/MemoryIOWrapper.h>
#include <algorithm>
#include <string_view>

namespace sightline::rendering {
namespace fs = std::filesystem;

namespace {

class OpenFile {
  public:
    explicit OpenFile(const fs::path& file)
        : number_(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) {}
    ~OpenFile() {
        if (number_ >= 0) ::close(number_);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    int number() const { return number_; }

  private:
    int number_;
};

}  // namespace

std::optional<std::string> bytesOfRegularFile(const fs::path& file, std::uintmax_t most) {
    const OpenFile open(file);
    struct stat facts {};
    if (open.number() < 0 || ::fstat(open.number(), &facts) != 0 || !S_ISREG(facts.st_mode) ||
        std::uintmax_t(facts.st_size) > most) {
        return std::nullopt;
    }
    std::string bytes(std::size_t(facts.st_size), '\0');
    std::size_t have = 0;
    while (have < bytes.size()) {
        const ssize_t more = ::read(open.number(), bytes.data() + have, bytes.size() - have);
        if (more <= 0) break;
        have += std::size_t(more);
    }
    bytes.resize(have);
    return bytes;
}

ModelFolder::ModelFolder(const fs::path& model) : model_(model.lexically_normal()) {
    std::error_code error;
    folder_ = fs::weakly_canonical(model_.parent_path(), error);
}

std::optional<fs::path> ModelFolder::inside(const char* name) const {
    const fs::path asked = (model_.parent_path() / name).lexically_normal();
    if (asked == model_) return model_;
    std::error_code error;
    fs::path real = fs::weakly_canonical(asked, error);
    if (error) return std::nullopt;
    const auto [mine, theirs] =
        std::mismatch(folder_.begin(), folder_.end(), real.begin(), real.end());
    if (mine != folder_.end()) return std::nullopt;
    return real;
}

bool ModelFolder::Exists(const char* name) const {
    const auto file = inside(name);
    std::error_code error;
    return file && fs::is_regular_file(*file, error);
}

Assimp::IOStream* ModelFolder::Open(const char* name, const char* mode) {
    if (std::string_view(mode).find_first_of("wa+") != std::string_view::npos) return nullptr;
    const auto file = inside(name);
    if (!file) return nullptr;
    if (*file != model_) named_.insert(*file);
    const auto bytes = bytesOfRegularFile(*file, mostBytesOfAModel - read_);
    if (!bytes) return nullptr;
    read_ += bytes->size();
    auto* copy = new std::uint8_t[bytes->size()];  // the stream takes ownership of the copy
    std::copy(bytes->begin(), bytes->end(), copy);
    return new Assimp::MemoryIOStream(copy, bytes->size(), true);
}

void ModelFolder::Close(Assimp::IOStream* stream) { delete stream; }

}  // namespace sightline::rendering
