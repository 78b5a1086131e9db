#include "app/files/models/model_study.h"

#include <array>
#include <cstdio>

#include "app/files/models/content_cache.h"
#include "app/files/models/model_reader.h"
#include "app/files/models/model_student.h"
#include "app/files/models/own_model.h"
#include "app/files/models/reader_process.h"
#include "app/files/models/study_cache.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostStudiesKept = 256U << 20U;  ///< limit of the cache size, bytes

/// The study of a model, and the other files to which the model refers.
struct StudyResult {
    ModelStudy study;
    std::set<fs::path> named;
};

std::string exactly(double number) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%a", number);
    return text.data();
}

Result<StudyResult> studiedElsewhere(const fs::path& file, const StudyWish& wish,
                                     const StudyWork& work) {
    const ModelReading reading = wish.reading.value_or(ModelReading{});
    ReaderLimits limits = limitsHere(work.stop);
    limits.patience = std::chrono::minutes(15);
    limits.afterwards = shareOfStudying;
    limits.progress = work.progress;
    const auto answer = askReader(
        file,
        {std::string(studyOption), file.string(), wish.reading ? reading.unit : likeliestUnit,
         reading.yUp ? "y" : "z", exactly(reading.scale), exactly(wish.within)},
        limits);
    if (!answer) return answer.problem();
    std::string_view rest = *answer;
    auto named = takeNames(rest);
    if (!named) return problemIn(file.string(), named.problem());
    auto study = studyFrom(file, rest);
    if (!study) return study.problem();
    return StudyResult{std::move(study).value(), std::move(named).value()};
}

/// Key of the study cache: the file and the parameters of the study. The up axis is not in the key,
/// because it does not change the triangles.
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

std::string askedWords(const StudyKey& key) {
    return (key.inches ? exactly(*key.inches) : "likely " + endingOf(key.file)) + " " +
           exactly(key.within);
}

/// The hash of a file's content, and the name of its study in the disk cache.
struct KnownContent {
    std::size_t content = 0;
    std::optional<StudyName> onDisk;
};

KnownContent knownContent(const StudyKey& key) {
    const auto bytes = rendering::bytesOfRegularFile(key.file, rendering::mostBytesOfAModel);
    if (!bytes) return {};
    return {std::hash<std::string_view>{}(*bytes), StudyName(*bytes, askedWords(key))};
}

std::optional<StudyResult> studiedBefore(const fs::path& file, const KnownContent& known) {
    if (!known.onDisk) return std::nullopt;
    const auto bytes = known.onDisk->find();
    if (!bytes) return std::nullopt;
    auto study = studyFrom(file, *bytes);
    if (!study) return std::nullopt;
    return StudyResult{std::move(study).value(), {}};
}

// True if a study is slow and its model is a single unchanged file. Only such studies are stored on
// disk.
bool isWorthTheDisk(const StudyResult& studied, std::size_t before) {
    return studied.study.triangles > mostTrianglesKept && studied.named.empty() &&
           contentOf(studied.study.file) == before;
}

Result<StudyResult> studied(const fs::path& file, const StudyWish& wish, const StudyWork& work,
                            const KnownContent& known) {
    if (auto before = studiedBefore(file, known)) {
        if (wish.reading) before->study.reading = *wish.reading;
        return std::move(*before);
    }
    auto now = studiedElsewhere(file, wish, work);
    if (now && known.onDisk && isWorthTheDisk(*now, known.content))
        known.onDisk->keep(bytesOfStudy(now->study));
    return now;
}

}  // namespace

std::size_t ModelStudy::trianglesLeft() const {
    std::size_t count = 0;
    for (const rendering::ModelPart& part : model.parts) count += part.indices.size() / 3;
    return count;
}

Result<ModelStudy> studyModel(const fs::path& file, const StudyWish& wish, const StudyWork& work) {
    static ContentCache<StudyKey, Result<ModelStudy>> studies(mostStudiesKept);
    const fs::path path = fs::absolute(file).lexically_normal();
    const StudyKey key{path, wish.reading, wish.within};
    if (auto kept = studies.find(key); kept && !isToBeTriedAgain(*kept)) {
        if (*kept && wish.reading) kept->value().reading = *wish.reading;
        return *std::move(kept);
    }
    // The file is hashed before it is read. If the file changes in between, the next call finds
    // another hash and reads the file again.
    const KnownContent known = knownContent(key);
    auto whole = studied(path, wish, work, known);
    if (whole) whole->study.faces = faceFaultsIn(path);
    if (!whole) {
        Problem why = whole.problem();
        if (!wasStopped(limitsHere(work.stop)))
            studies.keep(key, {{path, known.content}}, Result<ModelStudy>(why), 0);
        return why;
    }
    FileContents contents = contentsOf(whole->named);
    contents[path] = known.content;
    Result<ModelStudy> study(std::move(whole->study));
    const std::size_t bytes = bytesIn(study->model);
    studies.keep({path, study->reading, wish.within}, contents, study, bytes);
    if (!wish.reading) studies.keep(key, std::move(contents), study, bytes);
    return study;
}

}  // namespace sightline::app
