#include "app/files/model_reader.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "app/files/child_process.h"
#include "rendering/model/model_bytes.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

using rendering::LengthUnit;
using rendering::ModelFile;
using rendering::ModelRead;
using rendering::UpAxis;

constexpr std::string_view readerOption = "--read-model";
constexpr int readerArguments = 8;  ///< program, option, path, unit, scale, up, seconds, bytes
constexpr char readMark = 'M', refusedMark = 'P';

Problem refusalOf(const ModelFile& file, const std::string& what) {
    return {file.path.string() + ": " + what};
}

void allow(decltype(RLIMIT_CPU) what, rlim_t most) {
    const rlimit limit{most, most};
    ::setrlimit(what, &limit);
}

void limitThisProcess(rlim_t seconds, [[maybe_unused]] rlim_t bytes) {
    allow(RLIMIT_CPU, seconds);
    allow(RLIMIT_CORE, 0);
    allow(RLIMIT_FSIZE, 0);  // a pipe is no file
#ifndef __SANITIZE_ADDRESS__
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

/// The answer of a reader: a mark, then the files that the model names, each behind its length,
/// then the model; or a mark and a line.
std::string answerFor(const ModelFile& file) {
    const auto whole = rendering::readModelAndNames(file);
    if (!whole) return refusedMark + whole.problem().text;
    std::string answer(1, readMark);
    for (const fs::path& name : whole->named) {
        const std::string text = name.string();
        answer += std::to_string(text.size()) + ':' + text;
    }
    return answer + ';' + rendering::bytesOf(whole->model);
}

Result<ModelRead> modelIn(const ModelFile& file, std::string_view answer) {
    ModelRead whole;
    answer.remove_prefix(1);
    while (!answer.starts_with(';')) {
        const std::size_t colon = answer.substr(0, 20).find(':');
        if (colon == std::string_view::npos) return refusalOf(file, "its reader broke off");
        const auto length =
            std::strtoull(std::string(answer.substr(0, colon)).c_str(), nullptr, 10);
        answer.remove_prefix(colon + 1);
        if (length > answer.size()) return refusalOf(file, "its reader broke off");
        whole.named.insert(fs::path(answer.substr(0, length)));
        answer.remove_prefix(length);
    }
    auto model = rendering::modelFromBytes(answer.substr(1));
    if (!model) return refusalOf(file, model.problem().text);
    whole.model = std::move(model).value();
    return whole;
}

std::string endOf(const ChildEnd& end, const ReaderLimits& limits) {
    const std::string seconds = std::to_string(limits.work.count());
    switch (end.how) {
        case ChildEnd::How::notStarted:
            return "the program that reads models cannot be started: " +
                   modelReaderProgram().string();
        case ChildEnd::How::tooLong:
            return "not read to its end in " + std::to_string(limits.patience.count() / 1000) +
                   " s";
        case ChildEnd::How::tooMuch:
            return "more than " + std::to_string(limits.output >> 20U) + " MB of triangles";
        case ChildEnd::How::stopped:
            return "not read: stopped";
        case ChildEnd::How::signal:
            if (end.number == SIGXCPU || end.number == SIGKILL)
                return "not read to its end in " + seconds + " s of work";
            return "damaged, or more than can be read: its reader was ended (" +
                   std::string(::strsignal(end.number)) + ")";
        case ChildEnd::How::exit:
            break;
    }
    return "damaged, or more than can be read: its reader gave up (status " +
           std::to_string(end.number) + ")";
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

Result<ModelRead> readInOwnProcess(const ModelFile& file, const ReaderLimits& limits) {
    std::array<char, 64> scale{};
    std::snprintf(scale.data(), scale.size(), "%a", file.scale);
    const ChildOutput output =
        runChild({.program = modelReaderProgram(),
                  .arguments = {std::string(readerOption), file.path.string(),
                                std::to_string(int(file.unit)), scale.data(),
                                file.up == UpAxis::y ? "y" : "z",
                                std::to_string(limits.work.count()), std::to_string(limits.memory)},
                  .patience = limits.patience,
                  .most = limits.output,
                  .stop = limits.stop});
    const bool good = output.end.how == ChildEnd::How::exit && output.end.number == 0;
    if (!good || output.bytes.empty()) return refusalOf(file, endOf(output.end, limits));
    if (output.bytes.front() == refusedMark) return Problem{output.bytes.substr(1)};
    if (output.bytes.front() != readMark) return refusalOf(file, "its reader broke off");
    return modelIn(file, output.bytes);
}

std::optional<int> servedAsModelReader(int argc, char** argv) {
    if (argc != readerArguments || argv[1] != readerOption) return std::nullopt;
    const ModelFile file{.path = argv[2],
                         .unit = LengthUnit(std::atoi(argv[3])),
                         .scale = std::strtod(argv[4], nullptr),
                         .up = std::string_view(argv[5]) == "y" ? UpAxis::y : UpAxis::z};
    limitThisProcess(std::strtoull(argv[6], nullptr, 10), std::strtoull(argv[7], nullptr, 10));
    const bool written = writeAll(childOutputFile, answerFor(file));
    ::_exit(written ? 0 : 1);  // what Assimp would still tidy up is the system's to take back
}

}  // namespace sightline::app
