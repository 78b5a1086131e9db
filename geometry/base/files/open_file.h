/// RAII wrapper for a POSIX file descriptor.
#pragma once
#include <unistd.h>

#include <utility>

namespace sightline::engine {

class OpenFile {
  public:
    OpenFile() = default;
    /// Takes ownership of the descriptor. A negative number means no file.
    explicit OpenFile(int number) : number_(number) {}
    ~OpenFile() { close(); }
    OpenFile(OpenFile&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    int number() const { return number_; }
    /// Closes the file. Returns false if the system reports a deferred error; `errno` then holds
    /// the reason.
    bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

  private:
    int number_ = -1;
};

}  // namespace sightline::engine
