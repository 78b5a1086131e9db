#include "app/cli/layout/layout_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>

#include "app/cli/layout/thousandths.h"
#include "app/files/models/own_model.h"
#include "engine/layouts/terrain_words.h"

namespace sightline::app {
namespace {
using nlohmann::ordered_json;

// Names of the values of `NumberSource`, in the order of the enumeration.
constexpr std::array sayers{"file", "format", "size"};
constexpr const char* typed = "typed";

// Rounds up, because a maximum that is rounded down would be false.
double upToTenThousandths(double value) { return std::ceil(value * 10000.0) / 10000.0; }

std::string edges(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " edge belongs" : " edges belong");
}

ordered_json faultsOf(const ModelStudy& study, glm::dvec3 size) {
    ordered_json faults = ordered_json::array();
    if (study.seams.open > 0)
        faults.push_back("open: " + edges(study.seams.open) + " to one triangle only");
    if (study.seams.crowded > 0)
        faults.push_back("not certain what is inside: " + edges(study.seams.crowded) +
                         " to three triangles or more");
    if (study.flat > 0)
        faults.push_back(std::to_string(study.flat) +
                         (study.flat == 1 ? " triangle has no area" : " triangles have no area"));
    if (study.staysLarge()) {
        std::ostringstream text;
        text << "cannot be simplified: within " << study.within
             << " in, nearly all of its triangles are needed (" << std::fixed
             << std::setprecision(1) << study.seconds << " s of processor time)";
        faults.push_back(text.str());
    }
    if (study.faces.unused > 0)
        faults.push_back(std::to_string(study.faces.unused) +
                         (study.faces.unused == 1 ? " point belongs" : " points belong") +
                         " to no face: the file may be cut off");
    if (study.faces.few > 0)
        faults.push_back(std::to_string(study.faces.few) +
                         (study.faces.few == 1 ? " face has" : " faces have") +
                         " fewer than three corners: left out");
    if (!fitsATable(size)) {
        std::ostringstream text;
        text << std::max({size.x, size.y, size.z})
             << " in long: is its unit (in, mm, cm, m) or scale right?";
        faults.push_back(text.str());
    }
    return faults;
}

template <class Words, class Value>
ordered_json wordOr(const Words& words, const std::optional<Value>& value) {
    if (!value) return nullptr;
    return std::string(words[static_cast<std::size_t>(*value)]);
}

ordered_json factsFor(glm::dvec3 size) {
    const LikelyFacts likely = likelyFacts(size);
    return {{"kind", engine::kindWords[static_cast<std::size_t>(likely.kind)]},
            {"movement", wordOr(engine::movementWords, likely.facts.movement)},
            {"cover", wordOr(engine::coverWords, likely.facts.cover)},
            {"blocks_los", likely.facts.blocksLos.value_or(true)}};
}

// Studies the model. A unit or axis on the command line replaces the unit or axis of the file.
Result<ModelStudy> studyOf(const LayoutModelSettings& settings) {
    const auto corrected = [&](ModelReading reading) {
        reading.unit = settings.unit.value_or(reading.unit);
        if (settings.up) reading.yUp = *settings.up == "y";
        reading.scale = settings.scale.value_or(reading.scale);
        return reading;
    };
    // If unit and axis are both given, the program need not study the model to guess them.
    if (settings.unit && settings.up)
        return studyModel(settings.file, {corrected(ModelReading{}), settings.error});
    auto study = studyModel(settings.file, {.within = settings.error});
    if (!study || corrected(study->reading) == study->reading) return study;
    return studyModel(settings.file, {corrected(study->reading), settings.error});
}

}  // namespace

int layoutModelCommand(const LayoutModelSettings& settings, std::ostream& output,
                       std::ostream& errors) {
    const auto study = studyOf(settings);
    if (!study) {
        errors << study.problem().text << '\n';
        return 1;
    }
    const glm::dvec3 size = sizeAsRead(study->model, study->reading);
    ordered_json simplified;
    if (study->isSimplified)
        simplified = {{"triangles", study->trianglesLeft()},
                      {"within", study->within},
                      {"measured", upToTenThousandths(study->measured)}};
    const ordered_json answer{
        {"file", settings.file},
        {"unit", study->reading.unit},
        {"up", study->reading.yUp ? "y" : "z"},
        {"scale", study->reading.scale},
        {"guessed", !settings.unit && !settings.up && !settings.scale},
        {"unit_from",
         settings.unit || settings.scale ? typed : sayers[std::size_t(study->likely.unit)]},
        {"up_from", settings.up ? typed : sayers[std::size_t(study->likely.up)]},
        {"footprint", {toThousandths(size.x), toThousandths(size.y)}},
        {"height", toThousandths(size.z)},
        {"triangles", study->triangles},
        {"simplified", std::move(simplified)},
        {"closed", study->seams.closed()},
        {"proposed_facts", factsFor(size)},
        {"faults", faultsOf(*study, size)},
    };
    output << answer.dump(2, ' ', false, ordered_json::error_handler_t::replace) << '\n';
    return 0;
}

const char* layoutModelMembers() {
    return R"(Prints one JSON object, with lengths in inches:
  unit, up, scale   meaning of the file's numbers; `guessed` is true if you gave none of them
  unit_from, up_from  source of the unit and the axis: "file" (the file states it), "format" (usual
                    meaning of the format), "size" (only this one gives terrain its usual size) or
                    "typed" (your option)
  footprint         [width, depth]
  height
  triangles         in the file
  simplified        null up to 20,000 triangles, else {triangles, within, measured}: number of
                    triangles left, permitted distance to the file's surface, and largest distance,
                    measured in both directions. Also null if nearly all triangles are needed;
                    `faults` then states this and the processor time that the attempt took
  closed            true: the surface has no holes, so it has an inside
  proposed_facts    {kind, movement, cover, blocks_los} for terrain of this size, as a proposal to
                    agree on
  faults            one line for each fault
The program does not change the file. For a file that it cannot use, it prints one line on stderr
and ends with status 1.)";
}

}  // namespace sightline::app
