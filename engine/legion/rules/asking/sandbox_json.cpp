// Reads and writes answers of the sandbox as JSON, in the form that journals use: new units, and
// changes to units.
#include "engine/legion/rules/asking/answer_reader.h"

namespace sightline::engine {

using nlohmann::json;

namespace {

json recruitJson(const Recruit& who) {
    json object = {{"player", nameOf(playerNames, who.player)}};
    if (who.bare) {
        object["bare"] = {
            {"base", who.bare->base}, {"height", who.bare->height}, {"name", who.bare->name}};
        return object;
    }
    object["unit"] = who.unit;
    if (!who.upgrades.empty()) object["upgrades"] = who.upgrades;
    if (!who.counterpart.empty()) object["counterpart"] = who.counterpart;
    return object;
}

BareBase readBare(Reader& reader) {
    const json* bare = reader.object("bare");
    if (!bare) return {};
    Reader inner(*bare);
    BareBase read{inner.text("base"), inner.number("height"), inner.text("name")};
    reader.take(inner);
    return read;
}

Recruit readRecruit(Reader& reader) {
    Recruit who;
    who.player = reader.named("player", playerNames);
    if (reader.has("bare")) {
        who.bare = readBare(reader);
        return who;
    }
    who.unit = reader.text("unit");
    if (reader.has("counterpart")) who.counterpart = reader.text("counterpart");
    if (!reader.has("upgrades")) return who;
    const json* upgrades = reader.list("upgrades");
    if (!upgrades) return who;
    for (const json& one : *upgrades) {
        if (!one.is_string()) {
            reader.fail("upgrades", say::mustBeStrings());
            break;
        }
        who.upgrades.push_back(one.get<std::string>());
    }
    return who;
}

JoinSandbox readJoin(Reader& reader) {
    JoinSandbox what;
    const auto at = reader.numbers("position", 3);
    what.position = {at[0], at[1], at[2]};
    what.facing = geometry::Degrees{reader.number("facing")};
    const json* who = reader.object("join");
    if (!who) return what;
    Reader inner(*who);
    what.who = readRecruit(inner);
    reader.take(inner);
    return what;
}

ToSandbox readToSandbox(Reader& reader) {
    const json* said = reader.field("to_sandbox");
    if (said && *said != true) reader.fail("to_sandbox", say::mustBeTrue());
    return {};
}

ToolMove readToolMove(Reader& reader) {
    ToolMove what{UnitId{reader.integer("tool")}, reader.named("kind", moveNames)};
    if (reader.has("speed")) what.speed = reader.integer("speed");
    return what;
}

}  // namespace

void write(json& object, const ToSandbox&) { object["to_sandbox"] = true; }
void write(json& object, const JoinSandbox& what) {
    object["join"] = recruitJson(what.who);
    object["position"] = {what.position.x, what.position.y, what.position.z};
    object["facing"] = what.facing.value;
}
void write(json& object, const LeaveSandbox& what) { object["leave"] = what.unit.value; }
void write(json& object, const ToolMove& what) {
    object["tool"] = what.unit.value;
    object["kind"] = nameOf(moveNames, what.kind);
    if (what.speed) object["speed"] = *what.speed;
}

bool saysSandbox(const Reader& reader) {
    return reader.has("to_sandbox") || reader.has("join") || reader.has("leave") ||
           reader.has("tool");
}

decltype(Adjust::what) readSandbox(Reader& reader) {
    if (reader.has("to_sandbox")) return readToSandbox(reader);
    if (reader.has("join")) return readJoin(reader);
    if (reader.has("leave")) return LeaveSandbox{UnitId{reader.integer("leave")}};
    return readToolMove(reader);
}

}  // namespace sightline::engine
