#include "app/files/models/model_student.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <new>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "app/files/models/reader_process.h"
#include "app/files/models/unit_of_3mf.h"
#include "app/files/words/models.h"
#include "rendering/model/model_bytes.h"
#include "rendering/model/model_file.h"
#include "rendering/model/model_folder.h"
#include "rendering/model/simplified_model.h"
#include "rendering/words/models.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

using rendering::Model;

/// Number of command-line words: program, option, path, unit, up axis, scale, tolerance of the
/// simplification. The words for the resource limits follow them.
constexpr int studyWords = 7;
constexpr double largestNumber = 1e6, smallestSize = 1e-6;
/// Shares of the progress bar for reading the file and for counting faulty edges.
constexpr double shareOfReading = 0.4, shareOfSeams = 0.1;

template <class Number>
std::string writtenShortly(Number number) {
    std::ostringstream text;
    text << number;
    return text.str();
}

/// The reason why the model has no sensible size in any unit. Empty if one unit gives a sensible
/// size.
Message faultOfSize(glm::vec3 size) {
    const float longest = std::max({size.x, size.y, size.z});
    if (!(longest <= largestNumber))
        return say::modelGigantic(writtenShortly(longest), writtenShortly(largestNumber));
    if (longest < smallestSize) return say::modelAtOnePoint(writtenShortly(smallestSize));
    return {};
}

/// The unit and the axis that the model's file states. Assimp does not report the unit of 3MF
/// files, so this unit is read separately.
rendering::StatedUnits statedIn(const fs::path& file, rendering::StatedUnits stated) {
    if (endingOf(file) != "3mf") return stated;
    const auto bytes = rendering::bytesOfRegularFile(file, rendering::mostBytesOfAModel);
    if (bytes) stated.metres = metresStatedIn3mf(*bytes);
    return stated;
}

struct OwnStudy {
    ModelStudy study;
    std::set<fs::path> named;
};

Result<OwnStudy> studiedHere(const fs::path& file, const StudyWish& wish) {
    const auto refusal = [&](const Message& what) {
        return problemIn(file.string(), problemOf(what));
    };
    auto read = rendering::readModelAndNames(
        {file}, [](double share) { tellProgress(share * shareOfReading); }, true);
    if (!read) return read.problem();
    beginAfterwards();
    OwnStudy studied{{file}, std::move(read->named)};
    ModelStudy& study = studied.study;
    Model& model = read->model;
    const glm::vec3 size = model.high - model.low;
    if (const Message fault = faultOfSize(size); !fault.none()) return refusal(fault);
    if (wish.reading) {
        const Message fault = faultOfReach(model.low, model.high, inchesPerNumber(*wish.reading));
        if (!fault.none()) return refusal(fault);
    }
    for (const rendering::ModelPart& part : model.parts) study.triangles += part.indices.size() / 3;
    study.likely = likelyReading(file, size, statedIn(file, read->stated));
    study.reading = wish.reading.value_or(study.likely.reading);
    study.within = wish.within;
    {
        const rendering::WeldedMesh mesh = rendering::welded(model.parts);
        study.flat = mesh.flat;
        study.seams = rendering::seamsOf(mesh);
        if (mesh.corners.empty())
            return refusal(say::modelWithoutArea(static_cast<int>(mesh.flat)));
    }
    tellProgress(shareOfReading + shareOfSeams);
    if (study.triangles <= mostTrianglesKept) {
        study.model = std::move(model);
        return studied;
    }
    const double inches = inchesPerNumber(study.reading);
    const std::clock_t begun = std::clock();
    auto fewer = rendering::simplified(model, {wish.within / inches, [](double share) {
                                                   const double before =
                                                       shareOfReading + shareOfSeams;
                                                   tellProgress(before + share * (1.0 - before));
                                               }});
    study.model = std::move(fewer.model);
    study.measured = fewer.measured * inches;
    study.seconds = double(std::clock() - begun) / CLOCKS_PER_SEC;
    study.isSimplified = study.trianglesLeft() < study.triangles - study.flat;
    return studied;
}

NumberSource sayerIn(const nlohmann::json& number) {
    const int one = number;
    return one == int(NumberSource::file)     ? NumberSource::file
           : one == int(NumberSource::format) ? NumberSource::format
                                              : NumberSource::size;
}

LikelyReading likelyIn(const nlohmann::json& list) {
    return {{list.at(0), list.at(1), list.at(2)}, sayerIn(list.at(3)), sayerIn(list.at(4))};
}

}  // namespace

// The result has the numbers of the study as one line of JSON, and then the bytes of the model.
std::string bytesOfStudy(const ModelStudy& study) {
    const nlohmann::json numbers{{"unit", study.reading.unit},
                                 {"y_up", study.reading.yUp},
                                 {"scale", study.reading.scale},
                                 {"likely",
                                  {study.likely.reading.unit, study.likely.reading.yUp,
                                   study.likely.reading.scale, study.likely.unit, study.likely.up}},
                                 {"triangles", study.triangles},
                                 {"flat", study.flat},
                                 {"open", study.seams.open},
                                 {"crowded", study.seams.crowded},
                                 {"simplified", study.isSimplified},
                                 {"within", study.within},
                                 {"measured", study.measured},
                                 {"seconds", study.seconds}};
    return numbers.dump() + '\n' + rendering::bytesOf(study.model);
}

Result<ModelStudy> studyFrom(const fs::path& file, std::string_view bytes) {
    const Problem brokenOff = problemIn(file.string(), problemOf(say::readerBrokeOff()));
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) return brokenOff;
    auto model = rendering::modelFromBytes(bytes.substr(end + 1));
    if (!model) return problemIn(file.string(), model.problem());
    const nlohmann::json numbers = nlohmann::json::parse(bytes.substr(0, end), nullptr, false);
    try {
        ModelStudy study{file};
        study.reading = {numbers.at("unit"), numbers.at("y_up"), numbers.at("scale")};
        study.likely = likelyIn(numbers.at("likely"));
        study.model = std::move(model).value();
        study.triangles = numbers.at("triangles");
        study.flat = numbers.at("flat");
        study.seams = {numbers.at("open"), numbers.at("crowded")};
        study.isSimplified = numbers.at("simplified");
        study.within = numbers.at("within");
        study.measured = numbers.at("measured");
        study.seconds = numbers.at("seconds");
        return study;
    } catch (const nlohmann::json::exception&) {
        return brokenOff;
    }
}

void serveAsModelStudent(int argc, char** argv) {
    if (argc != studyWords + limitWords || argv[1] != studyOption) return;
    const fs::path file = argv[2];
    StudyWish wish{.within = std::strtod(argv[6], nullptr)};
    if (std::string_view(argv[3]) != likeliestUnit)
        wish.reading = {argv[3], std::string_view(argv[4]) == "y", std::strtod(argv[5], nullptr)};
    answerAsReader(argv + studyWords, [&]() -> Result<std::string> {
        try {
            const auto studied = studiedHere(file, wish);
            if (!studied) return studied.problem();
            return withNames(studied->named, bytesOfStudy(studied->study));
        } catch (const std::bad_alloc&) {
            return problemIn(file.string(), problemOf(rendering::say::tooMuchMemory()));
        }
    });
}

}  // namespace sightline::app
