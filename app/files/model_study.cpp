#include "app/files/model_study.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/files/kept_by_content.h"
#include "app/files/reader_process.h"
#include "rendering/model/model_bytes.h"
#include "rendering/model/model_file.h"
#include "rendering/model/simplified_model.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

using nlohmann::json;
using rendering::Model;

constexpr std::string_view studyOption = "--study-model";
/// Program, option, path, unit, up, scale, within, seconds, bytes.
constexpr int studyWords = 9;
constexpr const char* likeliest = "?";  ///< for a unit
constexpr double largestNumber = 1e6, smallestSize = 1e-6;
constexpr double shareOfReading = 0.4, shareOfSeams = 0.1;  ///< of all the work
constexpr std::size_t mostStudiesKept = 256U << 20U;        ///< bytes of all together

std::size_t trianglesOf(const Model& model) {
    std::size_t count = 0;
    for (const rendering::ModelPart& part : model.parts) count += part.indices.size() / 3;
    return count;
}

/// Why no unit makes terrain of it; empty when one may.
std::string faultOfSize(glm::vec3 size) {
    const float longest = std::max({size.x, size.y, size.z});
    std::ostringstream text;
    if (!(longest <= largestNumber)) {
        text << "gigantic: " << longest << " across in its own numbers, expected at most "
             << largestNumber;
    } else if (longest < smallestSize) {
        text << "all of it lies at one point, expected a size of at least " << smallestSize
             << " in its own numbers";
    }
    return text.str();
}

struct Studied {
    ModelStudy study;
    std::set<fs::path> named;
};

Result<Studied> studiedHere(const fs::path& file, const StudyWish& wish) {
    const auto refusal = [&](const std::string& what) {
        return Problem{file.string() + ": " + what};
    };
    auto read = rendering::readModelAndNames(
        {file}, [](double share) { tellProgress(share * shareOfReading); });
    if (!read) return read.problem();
    Studied studied{{file}, std::move(read->named)};
    ModelStudy& study = studied.study;
    Model& model = read->model;
    const glm::vec3 size = model.high - model.low;
    if (const std::string fault = faultOfSize(size); !fault.empty()) return refusal(fault);
    study.triangles = trianglesOf(model);
    study.reading = wish.reading ? *wish.reading : likelyReading(file, size);
    study.within = wish.within;
    {
        const rendering::Welded mesh = rendering::welded(model.parts);
        study.flat = mesh.flat;
        study.seams = rendering::seamsOf(mesh);
        if (mesh.corners.empty())
            return refusal("none of its " + std::to_string(mesh.flat) + " triangles has an area");
    }
    tellProgress(shareOfReading + shareOfSeams);
    if (study.triangles <= mostTrianglesKept) {
        study.model = std::move(model);
        return studied;
    }
    const double inches = inchesPerNumber(study.reading);
    auto fewer = rendering::simplified(model, {wish.within / inches, [](double share) {
                                                   const double before =
                                                       shareOfReading + shareOfSeams;
                                                   tellProgress(before + share * (1.0 - before));
                                               }});
    study.model = std::move(fewer.model);
    study.measured = fewer.measured * inches;
    study.isSimplified = study.trianglesLeft() < study.triangles - study.flat;
    return studied;
}

// The numbers in front, then the model.
std::string bytesOf(const ModelStudy& study) {
    const json numbers{{"unit", study.reading.unit},
                       {"y_up", study.reading.yUp},
                       {"scale", study.reading.scale},
                       {"triangles", study.triangles},
                       {"flat", study.flat},
                       {"open", study.seams.open},
                       {"crowded", study.seams.crowded},
                       {"simplified", study.isSimplified},
                       {"within", study.within},
                       {"measured", study.measured}};
    return numbers.dump() + '\n' + rendering::bytesOf(study.model);
}

Result<Studied> studyIn(const fs::path& file, std::string_view answer) {
    const auto refusal = [&](const std::string& what) {
        return Problem{file.string() + ": " + what};
    };
    auto named = takeNames(answer);
    if (!named) return refusal(named.problem().text);
    const std::size_t end = answer.find('\n');
    if (end == std::string_view::npos) return refusal("its reader broke off");
    auto model = rendering::modelFromBytes(answer.substr(end + 1));
    if (!model) return refusal(model.problem().text);
    const json numbers = json::parse(answer.substr(0, end), nullptr, false);
    try {
        Studied studied{{file}, std::move(named).value()};
        ModelStudy& study = studied.study;
        study.reading = {numbers.at("unit"), numbers.at("y_up"), numbers.at("scale")};
        study.model = std::move(model).value();
        study.triangles = numbers.at("triangles");
        study.flat = numbers.at("flat");
        study.seams = {numbers.at("open"), numbers.at("crowded")};
        study.isSimplified = numbers.at("simplified");
        study.within = numbers.at("within");
        study.measured = numbers.at("measured");
        return studied;
    } catch (const json::exception&) {
        return refusal("its reader broke off");
    }
}

std::string exactly(double number) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%a", number);
    return text.data();
}

Result<Studied> studiedElsewhere(const fs::path& file, const StudyWish& wish,
                                 const StudyWork& work) {
    const ModelReading reading = wish.reading.value_or(ModelReading{});
    const auto answer =
        askReader(file,
                  {std::string(studyOption), file.string(), wish.reading ? reading.unit : likeliest,
                   reading.yUp ? "y" : "z", exactly(reading.scale), exactly(wish.within)},
                  {.work = std::chrono::seconds(300),
                   .patience = std::chrono::minutes(15),
                   .stop = work.stop,
                   .progress = work.progress});
    if (!answer) return answer.problem();
    return studyIn(file, *answer);
}

/// What is studied and how, to be compared. Of a reading only its size matters: which way is up
/// changes no triangle.
struct StudyKey {
    StudyKey(fs::path path, const std::optional<ModelReading>& reading, double wished)
        : file(std::move(path)), within(wished) {
        if (reading) inches = inchesPerNumber(*reading);
    }
    fs::path file;
    std::optional<double> inches{};
    double within;
    bool operator==(const StudyKey&) const = default;
};

}  // namespace

std::size_t ModelStudy::trianglesLeft() const { return trianglesOf(model); }

Result<ModelStudy> studyModel(const fs::path& file, const StudyWish& wish, const StudyWork& work) {
    static KeptByContent<StudyKey, Result<ModelStudy>> studies(mostStudiesKept);
    const fs::path path = fs::absolute(file).lexically_normal();
    const StudyKey key{path, wish.reading, wish.within};
    if (auto kept = studies.find(key)) {
        if (*kept && wish.reading) kept->value().reading = *wish.reading;
        return *std::move(kept);
    }
    // Taken before it is read: a file that changes meanwhile is read again the next time.
    const std::size_t before = contentOf(path);
    auto studied = studiedElsewhere(path, wish, work);
    if (!studied) {
        const Problem why = studied.problem();
        const bool stopped = work.stop != nullptr && *work.stop;
        if (!stopped) studies.keep(key, {{path, before}}, Result<ModelStudy>(why), 0);
        return why;
    }
    FileContents contents = contentsOf(studied->named);
    contents[path] = before;
    const Result<ModelStudy> study(std::move(studied->study));
    const std::size_t bytes = bytesIn(study->model);
    studies.keep({path, study->reading, wish.within}, contents, study, bytes);
    if (!wish.reading) studies.keep(key, std::move(contents), study, bytes);
    return study;
}

void serveAsModelStudent(int argc, char** argv) {
    if (argc != studyWords || argv[1] != studyOption) return;
    const fs::path file = argv[2];
    StudyWish wish{.within = std::strtod(argv[6], nullptr)};
    if (std::string_view(argv[3]) != likeliest)
        wish.reading = {argv[3], std::string_view(argv[4]) == "y", std::strtod(argv[5], nullptr)};
    answerAsReader(argv[7], argv[8], [&]() -> Result<std::string> {
        try {
            const auto studied = studiedHere(file, wish);
            if (!studied) return studied.problem();
            return withNames(studied->named, bytesOf(studied->study));
        } catch (const std::bad_alloc&) {
            return Problem{file.string() + ": needs more memory than a model may take"};
        }
    });
}

}  // namespace sightline::app
