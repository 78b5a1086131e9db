#include "app/files/models/reader_process.h"

#include <malloc.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>

#include "app/files/models/child_process.h"
#include "app/files/problem_bytes.h"
#include "app/files/words/models.h"
#include "rendering/words/models.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

// Marks in the output of a reader process: any number of progress marks with percentages, then one
// mark (model read, or file refused) and the result.
constexpr char progressMark = 'G', readMark = 'M', refusedMark = 'P';
constexpr double percent = 100.0;

// Sets two limits of a resource. The soft limit applies until the model is read, and the hard limit
// applies afterwards.
void allow(decltype(RLIMIT_CPU) what, rlim_t first, rlim_t in_all) {
    const rlimit limit{first, std::max(first, in_all)};
    ::setrlimit(what, &limit);
}

void allowAll(decltype(RLIMIT_CPU) what) {
    rlimit limit{};
    if (::getrlimit(what, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(what, &limit);
}

#ifndef __SANITIZE_ADDRESS__
// The address space that the program and its libraries already use. It is not counted as memory for
// the model.
rlim_t addressesNow() {
    std::ifstream file("/proc/self/statm");
    rlim_t pages = 0;
    file >> pages;
    return pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE));
}
#endif

rlim_t numberIn(const char* word) { return std::strtoull(word, nullptr, 10); }

void limitThisProcess(char** words) {
    allow(RLIMIT_CPU, numberIn(words[0]), numberIn(words[2]));
    allow(RLIMIT_CORE, 0, 0);
    allow(RLIMIT_FSIZE, 0, 0);  // the result goes to a pipe, so the process may write no files
#ifndef __SANITIZE_ADDRESS__
    constexpr int mostArenas = 2;  // each heap arena of the allocator takes 64 MB of address space
    ::mallopt(M_ARENA_MAX, mostArenas);
    // The address sanitizer reserves terabytes of address space, so this limit is not set with it.
    const rlim_t now = addressesNow();
    allow(RLIMIT_AS, now + numberIn(words[1]), now + numberIn(words[3]));
#endif
}

// Makes the system kill this process when its parent ends. If the parent has already ended, the
// process exits at once.
void endWithWhoAsked() {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    pollfd pipe{childOutputFile, 0, 0};
    if (::poll(&pipe, 1, 0) > 0 && (pipe.revents & POLLERR) != 0) ::_exit(1);
}

bool writeAll(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written <= 0) return false;
        bytes.remove_prefix(std::size_t(written));
    }
    return true;
}

/// Finds the progress marks in the output of the reader so far.
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

// The innermost ReaderScope object of each thread, or null.
thread_local ReaderScope* readingHere = nullptr;

// The file of the model that reached a resource limit. The error message has nested file names, and
// the innermost name is the model.
std::optional<fs::path> endedTooSoon(const Message& message, const std::string& within) {
    const auto is = [&](const auto& row) {
        return message.pattern == std::string_view(row.pattern());
    };
    if (is(say::notReadInTime) || is(say::notReadInWork) || is(rendering::say::tooMuchMemory))
        return fs::path(within);
    std::string inner = within;
    for (const Argument& argument : message.arguments) {
        if (const auto* name = std::get_if<PrintedName>(&argument)) inner = name->text;
        const auto* several = std::get_if<Messages>(&argument);
        for (const Message& one : several ? *several : Messages())
            if (auto file = endedTooSoon(one, inner)) return file;
    }
    return std::nullopt;
}

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
            if (end.number == SIGXCPU || (end.number == SIGKILL && !limits.afterwards))
                return say::notReadInWork(std::to_string(limits.work.count()));
            if (end.number == SIGKILL)
                return say::notReadInWork(std::to_string(limits.afterwards->work.count()));
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

ReaderScope::ReaderScope(Share share, std::stop_token stop)
    : share_(share),
      stop_(std::move(stop), [this] { stopped_ = true; }),
      before_(std::exchange(readingHere, this)) {}
ReaderScope::~ReaderScope() { readingHere = before_; }
bool ReaderScope::isLonger() {
    return readingHere != nullptr && readingHere->share_ == Share::longer;
}

ReaderLimits limitsHere(const std::atomic<bool>* stop) {
    ReaderLimits limits;
    limits.stop = stop != nullptr          ? stop
                  : readingHere != nullptr ? &readingHere->stopped_
                                           : nullptr;
    if (!ReaderScope::isLonger()) return limits;
    limits.work = longerShare.work;
    limits.patience = 3 * std::chrono::milliseconds(longerShare.work);
    limits.memory = longerShare.memory;
    return limits;
}

std::optional<fs::path> endedTooSoon(const Problem& problem) {
    return endedTooSoon(problem.message, {});
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
    const ReaderShare all = limits.afterwards.value_or(ReaderShare{limits.work, limits.memory});
    for (const ReaderShare& share : {ReaderShare{limits.work, limits.memory}, all}) {
        order.arguments.push_back(std::to_string(share.work.count()));
        order.arguments.push_back(std::to_string(share.memory));
    }
    ChildOutput output = runChild(order);
    const auto refusal = [&](const Message& what) {
        return problemIn(file.string(), problemOf(what));
    };
    const bool good = output.end.how == ChildEnd::How::exit && output.end.number == 0;
    if (!good || output.bytes.size() <= ear.length()) return refusal(endOf(output.end, limits));
    const char mark = output.bytes[ear.length()];
    output.bytes.erase(0, ear.length() + 1);
    if (mark == refusedMark) return problemFromBytes(output.bytes);
    if (mark != readMark) return refusal(say::readerBrokeOff());
    return std::move(output.bytes);
}

void tellProgress(double share) {
    const auto done = static_cast<unsigned char>(std::clamp(share, 0.0, 1.0) * percent);
    writeAll(childOutputFile, std::string{progressMark, static_cast<char>(done)});
}

void beginAfterwards() {
    allowAll(RLIMIT_CPU);
    allowAll(RLIMIT_AS);
}

void answerAsReader(char** limits, const std::function<Result<std::string>()>& work) {
    endWithWhoAsked();
    limitThisProcess(limits);
    const auto answer = work();
    const char mark = answer ? readMark : refusedMark;
    const bool written =
        writeAll(childOutputFile, std::string_view(&mark, 1)) &&
        writeAll(childOutputFile, answer ? *answer : problemAsBytes(answer.problem()));
    // Skips the cleanup of Assimp, which is slow; the system frees the memory.
    ::_exit(written ? 0 : 1);
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
