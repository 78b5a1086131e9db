#include "app/cli/query/query_tolerance.h"

#include <algorithm>
#include <array>

#include "app/cli/query/query_asked.h"
#include "app/cli/query/query_keywords.h"
#include "app/cli/query/query_minis.h"
#include "app/cli/query/query_moves.h"
#include "engine/legion/advice/disputes/settle.h"
#include "engine/legion/lists/catalogue/read_parts.h"

namespace sightline::app {
namespace {
using engine::Dispute;
using engine::DisputeAbout;
using engine::JsonAt;
using nlohmann::json;

constexpr double mostInches = 36.0, mostDegrees = 180.0;

// Names for the values of the enumeration DisputeAbout, in its order.
constexpr std::array<std::string_view, 6> disputed{"los",    "obscured", "range",
                                                   "height", "place",    "move"};

double leeway(const JsonAt& at, const char* key, double most) {
    const auto given = at.find(key);
    return given ? given->number(0.0, most) : 0.0;
}

engine::PieceLeeway readPieceLeeway(const JsonAt& at) {
    at.allow({"position", "rotation", "height"});
    engine::PieceLeeway read;
    if (const auto position = at.find("position")) {
        const auto xy = position->list(2, 2);
        read.position = {xy[0].number(0.0, mostInches), xy[1].number(0.0, mostInches)};
    }
    read.rotation = leeway(at, "rotation", mostDegrees);
    read.height = leeway(at, "height", mostInches);
    return read;
}

engine::MiniLeeway readMiniLeeway(const JsonAt& at) {
    at.allow({"x", "y", "facing", "height"});
    return {{leeway(at, "x", mostInches), leeway(at, "y", mostInches)},
            leeway(at, "facing", mostDegrees),
            leeway(at, "height", mostInches)};
}

// Reads the uncertain values. Only miniatures of the question and terrain pieces can have uncertain
// values.
void readTolerance(const JsonAt& tolerance, const geometry::Battlefield& field, Dispute& dispute) {
    const bool alone = dispute.about == DisputeAbout::place || dispute.about == DisputeAbout::move;
    const bool toMini = std::holds_alternative<geometry::Mini>(dispute.to);
    if (dispute.about == DisputeAbout::height)
        tolerance.allow({"pieces"});
    else if (alone)
        tolerance.allow({"pieces", "mini"});
    else if (toMini)
        tolerance.allow({"pieces", "from", "to"});
    else
        tolerance.allow({"pieces", "from"});
    if (const auto pieces = tolerance.find("pieces"))
        for (const auto& [id, given] : pieces->members()) {
            if (field.piece(id) == nullptr)
                given.refuse("expected the id of a piece in the layout, found " + id);
            dispute.pieceLeeways[id] = readPieceLeeway(given);
        }
    if (const auto from = tolerance.find(alone ? "mini" : "from"))
        dispute.fromLeeway = readMiniLeeway(*from);
    if (const auto to = tolerance.find("to")) dispute.toLeeway = readMiniLeeway(*to);
}

void readSight(const JsonAt& request, const geometry::Battlefield& field, Dispute& dispute) {
    dispute.from = readMiniAsGiven(request.at("from"), field);
    dispute.to = readMiniAsGiven(request.at("to"), field);
    const SightRequest sight = readSightRequest(request, field);
    dispute.ignored = sight.ignored;
    dispute.vehicles = sight.vehicles;
    dispute.margins = sight.margin;
}

void readRange(const JsonAt& request, const geometry::Battlefield& field, Dispute& dispute) {
    dispute.from = readMiniAsGiven(request.at("from"), field);
    dispute.to = readRangeEnd(request.at("to"), field);
    if (std::holds_alternative<geometry::Mini>(dispute.to))
        dispute.to = readMiniAsGiven(request.at("to"), field);
}

void readMover(const JsonAt& request, const geometry::Battlefield& field, Dispute& dispute) {
    dispute.from = readMiniAsGiven(request.at("mini"), field);
    dispute.unitType = engine::readUnitType(request.at("unit_type"));
    dispute.others = readMinis(request, "others", field);
    if (dispute.about == DisputeAbout::place) return;
    dispute.move = readMove(request, dispute.from);
    dispute.keywords = readUnitKeywords(request);
    dispute.enemies = readMinis(request, "enemies", field);
}

Dispute readDispute(const JsonAt& request, DisputeAbout about, const QueryTable& table) {
    Dispute dispute;
    dispute.about = about;
    dispute.table = table.field.table();
    dispute.pieces.assign(table.pieces.begin(), table.pieces.end());
    dispute.dimensions = table.field.dimensions();
    switch (about) {
        case DisputeAbout::lineOfSight:
        case DisputeAbout::obscured:
            readSight(request, table.field, dispute);
            break;
        case DisputeAbout::range:
            readRange(request, table.field, dispute);
            break;
        case DisputeAbout::height:
            dispute.heightOf = readHeightOf(request, table.field);
            if (const auto from = request.find("from_z"))
                dispute.heightFrom = from->number(-1000, 1000);
            break;
        case DisputeAbout::place:
        case DisputeAbout::move:
            readMover(request, table.field, dispute);
            break;
    }
    readTolerance(request.at("tolerance"), table.field, dispute);
    return dispute;
}

// Number of the possible verdicts that have a word as their name. It is 0 if the verdicts are
// numbers, such as range bands.
std::size_t knownVerdicts(DisputeAbout about) {
    if (about == DisputeAbout::lineOfSight) return 3;
    return about == DisputeAbout::range || about == DisputeAbout::height ? 0 : 2;
}

json orNull(const std::optional<double>& number) { return number ? json(*number) : json(); }

json toJson(DisputeAbout about, const engine::Sensitivity& depends) {
    json verdicts = json::object();
    for (std::size_t i = 0; i < knownVerdicts(about); ++i)
        verdicts[wordOf(about, {static_cast<int>(i)})] = 0;
    for (const auto& [verdict, count] : depends.verdicts) verdicts[wordOf(about, verdict)] = count;
    json flips = json::array();
    for (const engine::Flip& flip : depends.flips)
        flips.push_back({{"what", flip.what},
                         {"stated", flip.stated},
                         {"at", flip.at},
                         {"towards", wordOf(about, flip.towards)}});
    json answer = {{"certain", depends.certain},
                   {"found", depends.found},
                   {"verdicts", std::move(verdicts)},
                   {"margin_least", orNull(depends.marginLeast)},
                   {"margin_most", orNull(depends.marginMost)},
                   {"flips", std::move(flips)},
                   {"tried", depends.tried}};
    if (depends.certain) answer["why"] = english(depends.why);
    if (!depends.found) return answer;
    for (const engine::QuantityValue& value : depends.example)
        answer["example"][value.what] = value.value;
    return answer;
}

}  // namespace

json toleranceQuery(const JsonAt& request, const std::string& query, const QueryTable& table) {
    const auto found = std::find(disputed.begin(), disputed.end(), query);
    if (found == disputed.end())
        request.at("tolerance")
            .refuse("expected none with " + query +
                    ", only with los|obscured|range|height|place|move");
    const auto about = static_cast<DisputeAbout>(found - disputed.begin());
    const auto answer = settle(readDispute(request, about, table));
    if (!answer) request.at("tolerance").refuse(answer.problem().text);
    return {{"says", answer->line},
            {"page", answer->citation.page},
            {"depends", toJson(about, answer->depends)}};
}

std::string toleranceHelp() {
    return R"(A request of los, obscured, range, height, place or move may state tolerances of its
values, as plus or minus inches or degrees:
  {"query":"los","from":{...},"to":{...},
   "tolerance":{"pieces":{"wall-1":{"height":0.1,"position":[0.1,0.1],"rotation":2}},
                "from":{"x":0.1,"y":0.1,"facing":5,"height":0.05},"to":{...}}}
(place and move have "mini" in place of "from" and "to"; height has "pieces" alone.) The tolerance
of a piece's height changes both its shape and its agreed height; a model is stretched. A miniature
without "z" stands on the highest surface under its centre, at each position that is tried. At most
40 numbers may have a tolerance at once.
A sample is one set of values within the tolerances. The answer gains
  says      the verdict and the quantities that it depends on, in one line; page: of the rulebook
  depends   certain       true: a bound ("why") proves that no values give another verdict
            found         true: a sample gives another verdict ("example": the values of one)
                          If both are false, no sample gives another verdict. This is no proof.
            verdicts      how often the samples gave each verdict
            margin_least, margin_most
                          over the samples: the margin of a line of sight (none with
                          "margin":false), or the inches from a range or height to the next band;
                          null where there is no such number
            flips         quantities that change the verdict alone, with the others as stated:
                          "what", "stated", "at" (the verdict changes beyond this value, which is
                          exact to 0.0001), "towards" (the other verdict)
            tried         number of samples: the stated values; for each quantity alone, 4 steps to
                          each side; the corners of the box of all quantities (all corners for up
                          to 6 quantities, else 64); 61 points across the box, with each quantity
                          in 61 equal strata. The samples are the same every time.
These results can be certain: a line of sight whose margin is wider than the sum of all shifts; a
line of sight that stays blocked when silhouettes grow and terrain shrinks by all their shifts; a
range or a piece's height that stays in its band. Obscured, place and move are never certain.)";
}

}  // namespace sightline::app
