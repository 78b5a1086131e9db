#include "engine/legion/advice/disputes/settle.h"

#include <cmath>

#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

std::string sentenceOf(DisputeAbout about, DisputeVerdict verdict) {
    std::string word = wordOf(about, verdict);
    switch (about) {
        case DisputeAbout::lineOfSight:
            return "LOS is " + (word == "visible" ? std::string("there") : word);
        case DisputeAbout::obscured:
            return verdict.value == 1 ? "obscured" : "not obscured";
        case DisputeAbout::range:
            if (word == "0") return "base contact";
            return word == "6" ? "beyond range 5" : word == "0.5" ? "half-range" : "range " + word;
        case DisputeAbout::height:
            return "height " + word;
        case DisputeAbout::place:
            return verdict.value == 1 ? "it may stand there" : "it may not stand there";
        case DisputeAbout::move:
            return verdict.value == 1 ? "the move is legal" : "the move is not legal";
    }
    return word;
}

// A sentence for players about the certainty of the verdict. It claims no more than was proved or
// tried.
std::string doubtIn(const Dispute& dispute, const Sensitivity& depends) {
    if (depends.certain) return quantitiesOf(dispute).empty() ? "" : ", for all values";
    if (!depends.found) return ", unchanged in " + std::to_string(depends.tried) + " tries";
    if (depends.flips.empty()) return ", but not for all values together";
    const Flip& first = depends.flips.front();
    return ", but " + sentenceOf(dispute.about, first.towards) + " if " +
           thresholdOf(dispute, first, 2);
}

std::vector<DisputeNumber> numbersOf(const Dispute& dispute, const Situation& stated,
                                     const std::optional<double>& margin) {
    std::vector<DisputeNumber> numbers;
    if (dispute.about == DisputeAbout::range)
        numbers.push_back({"distance", rangeIn(dispute, stated).distance});
    if (dispute.about == DisputeAbout::height)
        numbers.push_back({"height", heightIn(dispute, stated)});
    if (margin) numbers.push_back({"margin", *margin});
    return numbers;
}

}  // namespace

Citation ruleOf(DisputeAbout about) {
    switch (about) {
        case DisputeAbout::lineOfSight:
            return page(30, "Line of Sight");
        case DisputeAbout::obscured:
            return page(34, "Determine Number of Obscured Miniatures");
        case DisputeAbout::range:
            return page(10, "Measurement");
        case DisputeAbout::height:
            return page(12, "Terrain Height");
        case DisputeAbout::place:
            return page(12, "Fitting on Terrain");
        case DisputeAbout::move:
            return page(25, "Standard Move");
    }
    return {};
}

std::string ruleInOurWords(DisputeAbout about) {
    switch (about) {
        case DisputeAbout::lineOfSight:
            return "There is LOS if a straight line from a point of one silhouette to a point of "
                   "the other enters nothing that blocks LOS.";
        case DisputeAbout::obscured:
            return "A miniature is obscured by nearby terrain between any part of it and any part "
                   "of the attacker, unless the attacker touches that terrain.";
        case DisputeAbout::range:
            return "Range is measured from base to base where they are closest, seen from above; "
                   "a band ends before its line.";
        case DisputeAbout::height:
            return "The height is the segment of the upright range tool that contains the top.";
        case DisputeAbout::place:
            return "A base must end flat on the ground or terrain under it, on the table, and "
                   "without overlap with other bases.";
        case DisputeAbout::move:
            return "The tool touches the base and crosses nothing that it may not cross. The "
                   "leader ends in contact with the tool, where it may stand.";
    }
    return "";
}

Result<DisputeAnswer> settle(const Dispute& dispute, const std::stop_token& stop) {
    auto depends = dependsOf(dispute, stop);
    if (!depends) return depends.problem();
    const auto situations = Situations::make(dispute);
    const Situation stated = situations->stated();
    const RuledSituation ruling = ruled(dispute, stated, dispute.margins);
    return DisputeAnswer{ruling.verdict,
                         sentenceOf(dispute.about, ruling.verdict) + doubtIn(dispute, *depends),
                         numbersOf(dispute, stated, ruling.margin),
                         ruling.margin,
                         std::move(depends).value(),
                         ruleOf(dispute.about),
                         ruleInOurWords(dispute.about)};
}

}  // namespace sightline::engine
