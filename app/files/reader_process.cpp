#include "app/files/reader_process.h"

#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include "app/files/child_process.h"
#include "app/files/told_problem.h"
#include "app/files/words/models.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

// An answer: as many times as wanted a mark and a percentage, then a mark and the answer itself.
constexpr char progressMark = 'G', readMark = 'M', refusedMark = 'P';
constexpr double percent = 100.0;

void allow(decltype(RLIMIT_CPU) what, rlim_t most) {
    const rlimit limit{most, most};
    ::setrlimit(what, &limit);
}

void limitThisProcess(rlim_t seconds, [[maybe_unused]] rlim_t bytes) {
    allow(RLIMIT_CPU, seconds);
    allow(RLIMIT_CORE, 0);
    allow(RLIMIT_FSIZE, 0);  // a pipe is no file
#ifndef __SANITIZE_ADDRESS__
    constexpr int mostArenas = 2;  // each thread's own would take 64 MB of the addresses
    ::mallopt(M_ARENA_MAX, mostArenas);
    allow(RLIMIT_AS, bytes);  // the sanitizer takes terabytes of addresses
#endif
}

bool writeAll(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written <= 0) return false;
        bytes.remove_prefix(std::size_t(written));
    }
    return true;
}

/// Hears progress in what has arrived so far.
class ProgressEar {
  public:
    explicit ProgressEar(const std::function<void(double)>& told) : told_(told) {}
    void hear(std::string_view bytes) {
        for (; at_ + 1 < bytes.size() && bytes[at_] == progressMark; at_ += 2)
            if (told_) told_(static_cast<unsigned char>(bytes[at_ + 1]) / percent);
    }
    std::size_t length() const { return at_; }

  private:
    const std::function<void(double)>& told_;
    std::size_t at_ = 0;
};

Message endOf(const ChildEnd& end, const ReaderLimits& limits) {
    switch (end.how) {
        case ChildEnd::How::notStarted:
            return say::readerNotStarted(modelReaderProgram().string());
        case ChildEnd::How::tooLong:
            return say::notReadInTime(std::to_string(limits.patience.count() / 1000));
        case ChildEnd::How::tooMuch:
            return say::tooMuchRead(std::to_string(limits.output >> 20U));
        case ChildEnd::How::stopped:
            return say::readingStopped();
        case ChildEnd::How::signal:
            if (end.number == SIGXCPU || end.number == SIGKILL)
                return say::notReadInWork(std::to_string(limits.work.count()));
            return say::readerEnded(::strsignal(end.number));
        case ChildEnd::How::exit:
            break;
    }
    return say::readerGaveUp(end.number);
}

}  // namespace

fs::path modelReaderProgram() {
    std::error_code error;
    fs::path self = fs::read_symlink("/proc/self/exe", error);
    fs::path beside = self.parent_path() / "sightline-cli";
    if (fs::exists(beside, error)) return beside;
    if (self.filename() == "sightline") return self;
    return SIGHTLINE_BUILT_READER;
}

Result<std::string> askReader(const fs::path& file, const std::vector<std::string>& words,
                              const ReaderLimits& limits) {
    ProgressEar ear(limits.progress);
    ChildOrder order{.program = modelReaderProgram(),
                     .arguments = words,
                     .patience = limits.patience,
                     .most = limits.output,
                     .stop = limits.stop,
                     .heard = [&ear](std::string_view bytes) { ear.hear(bytes); }};
    order.arguments.push_back(std::to_string(limits.work.count()));
    order.arguments.push_back(std::to_string(limits.memory));
    ChildOutput output = runChild(order);
    const auto refusal = [&](const Message& what) {
        return problemIn(file.string(), problemOf(what));
    };
    const bool good = output.end.how == ChildEnd::How::exit && output.end.number == 0;
    if (!good || output.bytes.size() <= ear.length()) return refusal(endOf(output.end, limits));
    const char mark = output.bytes[ear.length()];
    output.bytes.erase(0, ear.length() + 1);
    if (mark == refusedMark) return toldProblem(output.bytes);
    if (mark != readMark) return refusal(say::readerBrokeOff());
    return std::move(output.bytes);
}

void tellProgress(double share) {
    const auto done = static_cast<unsigned char>(std::clamp(share, 0.0, 1.0) * percent);
    writeAll(childOutputFile, std::string{progressMark, static_cast<char>(done)});
}

void answerAsReader(const char* seconds, const char* bytes,
                    const std::function<Result<std::string>()>& work) {
    limitThisProcess(std::strtoull(seconds, nullptr, 10), std::strtoull(bytes, nullptr, 10));
    const auto answer = work();
    const char mark = answer ? readMark : refusedMark;
    const bool written =
        writeAll(childOutputFile, std::string_view(&mark, 1)) &&
        writeAll(childOutputFile, answer ? *answer : bytesOfProblem(answer.problem()));
    ::_exit(written ? 0 : 1);  // what Assimp would still tidy up is the system's to take back
}

std::string withNames(const std::set<fs::path>& named, std::string_view rest) {
    std::string answer;
    for (const fs::path& name : named) {
        const std::string text = name.string();
        answer += std::to_string(text.size()) + ':' + text;
    }
    return (answer += ';').append(rest);
}

Result<std::set<fs::path>> takeNames(std::string_view& answer) {
    const Problem brokenOff = problemOf(say::readerBrokeOff());
    constexpr std::size_t longestNumber = 20;
    std::set<fs::path> named;
    while (!answer.starts_with(';')) {
        const std::size_t colon = answer.substr(0, longestNumber).find(':');
        if (colon == std::string_view::npos) return brokenOff;
        const auto length =
            std::strtoull(std::string(answer.substr(0, colon)).c_str(), nullptr, 10);
        answer.remove_prefix(colon + 1);
        if (length > answer.size()) return brokenOff;
        named.insert(fs::path(answer.substr(0, length)));
        answer.remove_prefix(length);
    }
    answer.remove_prefix(1);
    return named;
}

}  // namespace sightline::app
