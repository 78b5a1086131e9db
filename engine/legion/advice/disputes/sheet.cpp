#include "engine/legion/advice/disputes/sheet.h"

#include "engine/legion/advice/disputes/drawings.h"

namespace sightline::engine {
namespace {

// Lines that tell how certain the verdict is. They claim no more than was proved or tried.
std::vector<std::string> doubtsOf(const Dispute& dispute, const Sensitivity& depends) {
    if (depends.certain) return {"The same for every value: " + english(depends.why) + "."};
    std::vector<std::string> doubts;
    doubts.reserve(depends.flips.size() + 1);
    for (const Flip& flip : depends.flips)
        doubts.push_back("If " + thresholdOf(dispute, flip, 3) + ": " +
                         wordOf(dispute.about, flip.towards) + ".");
    if (depends.found && doubts.empty()) {
        std::string all = "Together:";
        for (const QuantityValue& value : depends.example)
            all += " " + value.what + " " + valueWithUnit(dispute, value.what, value.value, 3) +
                   (&value == &depends.example.back() ? "." : ",");
        doubts.push_back(all);
    }
    if (!depends.found)
        doubts.push_back("No try changed the verdict (tries: " + std::to_string(depends.tried) +
                         "). This is no proof.");
    return doubts;
}

}  // namespace

DisputeSheet sheetOf(const Dispute& dispute, const DisputeAnswer& answer) {
    DisputeSheet sheet;
    sheet.verdict = answer.line;
    for (const DisputeNumber& number : answer.numbers)
        sheet.numbers.push_back(number.what + " " + writtenInches(number.inches));
    sheet.doubts = doubtsOf(dispute, answer.depends);
    sheet.page = "p. " + std::to_string(answer.citation.page) + ", " + answer.citation.section;
    sheet.rule = answer.rule;
    sheet.citation = answer.citation;
    const auto scene = drawnScene(dispute);
    if (!scene) return sheet;
    sheet.blockers = scene->blockers;
    sheet.objections = scene->objections;
    sheet.plan = planOf(*scene);
    sheet.side = sideOf(*scene);
    return sheet;
}

}  // namespace sightline::engine
