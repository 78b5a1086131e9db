#include "app/files/models/model_reader.h"

#include <array>
#include <cstdio>
#include <cstdlib>

#include "app/files/models/model_student.h"
#include "rendering/model/model_bytes.h"

namespace sightline::app {
namespace {

using rendering::LengthUnit;
using rendering::ModelFile;
using rendering::ModelRead;
using rendering::UpAxis;

constexpr std::string_view readOption = "--read-model";
/// Number of command-line words: program, option, path, unit, scale, up axis.
constexpr int readWords = 6;

Result<std::string> wholeAnswer(const ModelFile& file) {
    const auto whole = rendering::readModelAndNames(file, {}, true);
    if (!whole) return whole.problem();
    return withNames(whole->named, rendering::bytesOf(whole->model));
}

Result<ModelRead> modelIn(const ModelFile& file, std::string_view answer) {
    const auto refusal = [&](const Problem& why) { return problemIn(file.path.string(), why); };
    auto named = takeNames(answer);
    if (!named) return refusal(named.problem());
    auto model = rendering::modelFromBytes(answer);
    if (!model) return refusal(model.problem());
    return ModelRead{std::move(model).value(), std::move(named).value()};
}

}  // namespace

Result<ModelRead> readInOwnProcess(const ModelFile& file, const ReaderLimits& limits) {
    std::array<char, 64> scale{};
    std::snprintf(scale.data(), scale.size(), "%a", file.scale);
    const auto answer =
        askReader(file.path,
                  {std::string(readOption), file.path.string(), std::to_string(int(file.unit)),
                   scale.data(), file.up == UpAxis::y ? "y" : "z"},
                  limits);
    if (!answer) return answer.problem();
    return modelIn(file, *answer);
}

void serveAsModelReader(int argc, char** argv) {
    serveAsModelStudent(argc, argv);
    if (argc != readWords + limitWords || argv[1] != readOption) return;
    const ModelFile file{.path = argv[2],
                         .unit = LengthUnit(std::atoi(argv[3])),
                         .scale = std::strtod(argv[4], nullptr),
                         .up = std::string_view(argv[5]) == "y" ? UpAxis::y : UpAxis::z};
    answerAsReader(argv + readWords, [&] { return wholeAnswer(file); });
}

}  // namespace sightline::app
