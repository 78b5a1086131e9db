// Reads and writes answers as JSON, in the form that journals use: one small object for each
// answer, with the kind of answer in "answer".
#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "engine/legion/rules/asking/answer_reader.h"
#include "engine/legion/rules/asking/option_json.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {

using geometry::Degrees;
using nlohmann::json;

json toJson(const geometry::Move& move) {
    json object = {{"kind", nameOf(moveNames, move.kind)},
                   {"tool_speed", move.toolSpeed},
                   {"pose",
                    {{"contact_angle", move.pose.contactAngle.value},
                     {"direction", move.pose.direction.value},
                     {"bend", move.pose.bend.value},
                     {"stop", move.pose.stop}}}};
    if (move.end) object["end"] = {move.end->x, move.end->y};
    if (move.rotateFirst) object["rotate_first"] = move.rotateFirst->value;
    if (move.start) object["start"] = {move.start->x, move.start->y};
    return object;
}

json toJson(const Pick& pick) {
    json object = {{"answer", "pick"}, {"option", pick.option}};
    if (!pick.chosen) return object;
    if (auto chosen = engine::toJson(*pick.chosen)) object["chosen"] = std::move(*chosen);
    return object;
}
json toJson(const PickSeveral& pick) {
    json object = {{"answer", "pick_several"}, {"options", pick.options}};
    json all = json::array();
    for (const Option& one : pick.chosen) {
        auto chosen = engine::toJson(one);
        if (!chosen) return object;
        all.push_back(std::move(*chosen));
    }
    if (!all.empty()) object["chosen"] = std::move(all);
    return object;
}
json toJson(const Count& count) { return {{"answer", "count"}, {"count", count.count}}; }
json toJson(const MoveAnswer& answer) {
    return {{"answer", "move"}, {"move", toJson(answer.move)}};
}
json toJson(const Places& answer) {
    json places = json::array();
    for (const Place& place : answer.places) places.push_back(toJson(place));
    return {{"answer", "places"}, {"places", std::move(places)}};
}
json toJson(const DiceAnswer& answer) {
    json faces = json::array();
    for (Face face : answer.faces) faces.push_back(nameOf(faceNames, face));
    return {{"answer", "dice"}, {"faces", std::move(faces)}};
}

json toJson(const Spot& spot) { return {{"answer", "spot"}, {"at", {spot.at.x, spot.at.y}}}; }
json toJson(const Draw& draw) { return {{"answer", "draw"}, {"option", draw.option}}; }

std::optional<Option> readOption(Reader& reader, const json& object) {
    const auto option = optionFromJson(object);
    if (!option) {
        reader.fail("chosen", say::mustSayChosen());
        return option;
    }
    std::vector<std::string> names;
    const json said = saidInFull(*option);
    for (const auto& [name, value] : said.items()) names.push_back(name);
    for (const auto& [name, value] : object.items())
        if (!said.contains(name)) reader.leave(unreadMember(name, names));
    return option;
}

// An answer may contain the chosen option itself and no index.
Answer readPick(Reader& reader) {
    Pick pick;
    if (reader.has("chosen")) pick.chosen = readOption(reader, *reader.field("chosen"));
    if (reader.has("option") || !pick.chosen) pick.option = reader.integer("option");
    return pick;
}

Answer readPickSeveral(Reader& reader) {
    PickSeveral pick;
    const bool named = reader.has("chosen") && !reader.has("options");
    if (const json* options = named ? nullptr : reader.list("options")) {
        for (const json& one : *options) pick.options.push_back(reader.integer("options", one));
    }
    const json* all = reader.has("chosen") ? reader.list("chosen") : nullptr;
    for (std::size_t i = 0; all && i < all->size(); ++i) {
        if (const auto option = readOption(reader, (*all)[i])) pick.chosen.push_back(*option);
    }
    return pick;
}

Answer readMove(Reader& reader) {
    MoveAnswer answer;
    const json* object = reader.object("move");
    if (!object) return answer;
    Reader inner(*object);
    answer.move.kind = inner.named("kind", moveNames);
    // A Pivot uses no tool, so the reader reads only its end position.
    const bool pivots = answer.move.kind == geometry::MoveKind::pivot;
    if (!pivots || inner.has("tool_speed")) answer.move.toolSpeed = inner.integer("tool_speed");
    const json* pose = nullptr;
    if (!pivots || inner.has("pose")) pose = inner.object("pose");
    if (pose) {
        Reader angles(*pose);
        answer.move.pose = {Degrees{angles.number("contact_angle")},
                            Degrees{angles.number("direction")}, Degrees{angles.number("bend")},
                            angles.number("stop")};
        inner.take(angles);
    }
    if (inner.has("end")) {
        const auto end = inner.numbers("end", 2);
        answer.move.end = geometry::Vec2{end[0], end[1]};
    }
    if (inner.has("rotate_first")) answer.move.rotateFirst = Degrees{inner.number("rotate_first")};
    if (inner.has("start")) {
        const auto start = inner.numbers("start", 2);
        answer.move.start = geometry::Vec2{start[0], start[1]};
    }
    reader.take(inner);
    return answer;
}

Answer readPlaces(Reader& reader) {
    Places answer;
    const json* places = reader.list("places");
    if (!places) return answer;
    for (const json& one : *places) {
        if (!one.is_object()) {
            reader.fail("places", say::mustBeObjects());
            break;
        }
        Reader inner(one);
        answer.places.push_back(readPlace(inner));
        reader.take(inner);
    }
    return answer;
}

Answer readDice(Reader& reader) {
    DiceAnswer answer;
    if (const json* faces = reader.list("faces")) {
        for (const json& one : *faces) {
            answer.faces.push_back(reader.named("faces", one, faceNames));
        }
    }
    return answer;
}

Answer readAnswer(Reader& reader, const std::string& kind) {
    if (kind == "pick") return readPick(reader);
    if (kind == "pick_several") return readPickSeveral(reader);
    if (kind == "count") return Count{reader.integer("count")};
    if (kind == "move") return readMove(reader);
    if (kind == "places") return readPlaces(reader);
    if (kind == "dice") return readDice(reader);
    if (kind == "draw") return Draw{reader.integer("option")};
    if (kind == "spot") {
        const auto at = reader.numbers("at", 2);
        return Spot{{at[0], at[1]}};
    }
    if (kind == "adjust") return readAdjust(reader);
    reader.fail("answer", say::mustBeOneOf("pick, pick_several, count, move, places, dice, draw, "
                                           "spot, adjust"));
    return Pick{};
}

/// An answer and its first unknown member (empty if all members are known).
struct ReadAnswer {
    Answer answer;
    Message unread;
};

}  // namespace

bool isWritable(double number) { return std::isfinite(number) && std::abs(number) <= 1e6; }

json toJson(const Answer& answer) {
    return std::visit([](const auto& one) { return toJson(one); }, answer);
}

Message unreadMember(const std::string& name, const std::vector<std::string>& names) {
    const std::string nearest = nearestName(name, names);
    return nearest.empty() ? say::nothingReads(name) : say::nothingReadsThis(name, nearest);
}

Message Reader::unread() const {
    if (!unread_.none()) return unread_;
    const auto isRead = [&](const std::string& name) {
        return std::find(read_.begin(), read_.end(), name) != read_.end();
    };
    std::vector<std::string> others;
    for (const std::string& name : known_)
        if (!object_.contains(name)) others.push_back(name);
    for (const auto& [name, value] : object_.items())
        if (!isRead(name)) return unreadMember(name, others);
    return {};
}

static Result<ReadAnswer> readWhole(const json& object) {
    if (!object.is_object()) return problemOf(say::answerIsObject());
    Reader reader(object);
    const std::string kind = reader.text("answer");
    if (!reader.fault().none()) return problemOf(reader.fault());
    ReadAnswer read{readAnswer(reader, kind), {}};
    if (!reader.fault().none()) return problemOf(reader.fault());
    read.unread = reader.unread();
    return read;
}

Result<Answer> answerFromJson(const json& object) {
    auto read = readWhole(object);
    if (!read) return read.problem();
    return std::move(read->answer);
}

Result<Answer> answerFromExactJson(const json& object) {
    auto read = readWhole(object);
    if (!read) return read.problem();
    if (!read->unread.none()) return problemOf(read->unread);
    return std::move(read->answer);
}

}  // namespace sightline::engine
