// Answers as a journal writes them: one small object each, with the kind of answer in "answer".
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "engine/conversation/answer.h"
#include "engine/conversation/option_json.h"

namespace sightline::engine {
namespace {

using geometry::Degrees;
using nlohmann::json;

template <class Value>
struct Name {
    const char* text;
    Value value;
};

constexpr Name<Face> faceNames[] = {{"blank", Face::blank},
                                    {"hit", Face::hit},
                                    {"crit", Face::crit},
                                    {"attack_surge", Face::attackSurge},
                                    {"block", Face::block},
                                    {"defense_surge", Face::defenseSurge}};
constexpr Name<Token> tokenNames[] = {{"aim", Token::aim},
                                      {"dodge", Token::dodge},
                                      {"surge", Token::surge},
                                      {"observation", Token::observation},
                                      {"standby", Token::standby},
                                      {"suppression", Token::suppression},
                                      {"vehicle_damage", Token::vehicleDamage},
                                      {"ion", Token::ion},
                                      {"immobilize", Token::immobilize},
                                      {"poison", Token::poison}};
constexpr Name<geometry::MoveKind> moveNames[] = {{"standard", geometry::MoveKind::standard},
                                                  {"climb", geometry::MoveKind::climb},
                                                  {"pivot", geometry::MoveKind::pivot},
                                                  {"reverse", geometry::MoveKind::reverse},
                                                  {"strafe", geometry::MoveKind::strafe}};
constexpr Name<Player> playerNames[] = {{"blue", Player::blue}, {"red", Player::red}};

template <class Value, std::size_t count>
const char* nameOf(const Name<Value> (&names)[count], Value value) {
    for (const auto& one : names) {
        if (one.value == value) return one.text;
    }
    return "";
}

json toJson(const Place& place) {
    return {{"mini", place.mini.value},
            {"position", {place.position.x, place.position.y, place.position.z}},
            {"facing", place.facing.value}};
}

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

void write(json& object, const AdjustMini& what) { object["place"] = toJson(what.place); }
void write(json& object, const AdjustToken& what) {
    object["unit"] = what.unit.value;
    object["token"] = nameOf(tokenNames, what.token);
    object["change"] = what.change;
}
void write(json& object, const AdjustWounds& what) {
    object["mini"] = what.mini.value;
    object["wounds"] = what.change;
}
void write(json& object, const Note& what) { object["note"] = what.text; }

json toJson(const Adjust& adjust) {
    json object = {{"answer", "adjust"}, {"by", nameOf(playerNames, adjust.by)}};
    std::visit([&](const auto& what) { write(object, what); }, adjust.what);
    return object;
}

/// Reads fields until one is not what was expected; the first fault is kept.
class Reader {
  public:
    explicit Reader(const json& object) : object_(object) {}

    bool has(const char* field) const { return object_.contains(field); }
    const json* field(const char* name) {
        const auto found = object_.find(name);
        if (found != object_.end()) return &*found;
        return fail(name, "is missing");
    }
    int integer(const char* name) {
        const json* value = field(name);
        return value ? integer(name, *value) : 0;
    }
    double number(const char* name) {
        const json* value = field(name);
        return value ? number(name, *value) : 0.0;
    }
    std::string text(const char* name) {
        const json* value = field(name);
        if (!value) return {};
        if (!value->is_string()) return fail(name, "must be a string"), std::string{};
        return value->get<std::string>();
    }
    template <class Value, std::size_t count>
    Value named(const char* name, const Name<Value> (&names)[count]) {
        const json* value = field(name);
        return value ? named(name, *value, names) : names[0].value;
    }
    const json* list(const char* name) {
        const json* value = field(name);
        if (value && !value->is_array()) return fail(name, "must be a list");
        return value;
    }
    const json* object(const char* name) {
        const json* value = field(name);
        if (value && !value->is_object()) return fail(name, "must be an object");
        return value;
    }
    std::vector<double> numbers(const char* name, std::size_t size) {
        std::vector<double> result(size, 0.0);
        const json* value = list(name);
        if (!value) return result;
        if (value->size() != size) {
            fail(name, "must be a list of " + std::to_string(size) + " numbers");
            return result;
        }
        for (std::size_t i = 0; i < size; ++i) result[i] = number(name, (*value)[i]);
        return result;
    }

    int integer(const char* name, const json& value) {
        const bool fits = value.is_number_integer() && value.is_number_unsigned()
                              ? value.get<std::uint64_t>() <= most
                              : value.is_number_integer() &&
                                    value.get<std::int64_t>() >= -static_cast<std::int64_t>(most) &&
                                    value.get<std::int64_t>() <= static_cast<std::int64_t>(most);
        if (!fits) return fail(name, "must be a whole number up to 1000000000"), 0;
        return value.get<int>();
    }
    double number(const char* name, const json& value) {
        if (!value.is_number() || !isWritable(value.get<double>())) {
            return fail(name, "must be a finite number up to 1000000"), 0.0;
        }
        return value.get<double>();
    }
    template <class Value, std::size_t count>
    Value named(const char* name, const json& value, const Name<Value> (&names)[count]) {
        std::string expected;
        for (const auto& one : names) {
            if (value.is_string() && value.get_ref<const std::string&>() == one.text) {
                return one.value;
            }
            expected.append(expected.empty() ? "" : ", ").append(one.text);
        }
        fail(name, "must be one of " + expected);
        return names[0].value;
    }

    std::nullptr_t fail(const char* name, const std::string& expected) {
        if (fault_.empty()) fault_.append("\"").append(name).append("\" ").append(expected);
        return nullptr;
    }
    const std::string& fault() const { return fault_; }
    void take(const Reader& inner) {
        if (fault_.empty()) fault_ = inner.fault_;
    }

  private:
    static constexpr std::uint64_t most = 1000000000;
    const json& object_;
    std::string fault_;
};

Place readPlace(Reader& reader) {
    Place place;
    place.mini = MiniId{reader.integer("mini")};
    const auto position = reader.numbers("position", 3);
    place.position = {position[0], position[1], position[2]};
    place.facing = Degrees{reader.number("facing")};
    return place;
}

std::optional<Option> readOption(Reader& reader, const json& object) {
    const auto option = optionFromJson(object);
    if (!option) reader.fail("chosen", "must say what was chosen");
    return option;
}

Answer readPick(Reader& reader) {
    Pick pick{reader.integer("option")};
    if (reader.has("chosen")) pick.chosen = readOption(reader, *reader.field("chosen"));
    return pick;
}

Answer readPickSeveral(Reader& reader) {
    PickSeveral pick;
    if (const json* options = reader.list("options")) {
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
    answer.move.toolSpeed = inner.integer("tool_speed");
    if (const json* pose = inner.object("pose")) {
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
            reader.fail("places", "must be a list of objects");
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

Answer readAdjust(Reader& reader) {
    Adjust adjust;
    adjust.by = reader.named("by", playerNames);
    if (reader.has("note")) {
        adjust.what = Note{reader.text("note")};
    } else if (reader.has("token")) {
        adjust.what = AdjustToken{UnitId{reader.integer("unit")},
                                  reader.named("token", tokenNames), reader.integer("change")};
    } else if (reader.has("wounds")) {
        adjust.what = AdjustWounds{MiniId{reader.integer("mini")}, reader.integer("wounds")};
    } else if (const json* place = reader.object("place")) {
        Reader inner(*place);
        adjust.what = AdjustMini{readPlace(inner)};
        reader.take(inner);
    }
    return adjust;
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
    reader.fail("answer",
                "must be one of pick, pick_several, count, move, places, dice, draw, spot, "
                "adjust");
    return Pick{};
}

}  // namespace

bool isWritable(double number) { return std::isfinite(number) && std::abs(number) <= 1e6; }

json toJson(const Answer& answer) {
    return std::visit([](const auto& one) { return toJson(one); }, answer);
}

Result<Answer> answerFromJson(const json& object) {
    if (!object.is_object()) return Problem{"an answer must be an object"};
    Reader reader(object);
    const std::string kind = reader.text("answer");
    if (!reader.fault().empty()) return Problem{reader.fault()};
    Answer answer = readAnswer(reader, kind);
    if (!reader.fault().empty()) return Problem{reader.fault()};
    return answer;
}

}  // namespace sightline::engine
