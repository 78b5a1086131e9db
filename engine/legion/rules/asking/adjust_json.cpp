// Reads and writes adjustments as JSON, in the form that journals use.
#include "engine/legion/rules/asking/answer_reader.h"

namespace sightline::engine {

using nlohmann::json;

json toJson(const Place& place) {
    return {{"mini", place.mini.value},
            {"position", {place.position.x, place.position.y, place.position.z}},
            {"facing", place.facing.value}};
}

Place readPlace(Reader& reader) {
    Place place;
    place.mini = MiniId{reader.integer("mini")};
    const auto position = reader.numbers("position", 3);
    place.position = {position[0], position[1], position[2]};
    place.facing = geometry::Degrees{reader.number("facing")};
    return place;
}

namespace {

constexpr Name<AdjustOrder::Destination> orderNames[] = {
    {"none", AdjustOrder::Destination::none},
    {"faceup", AdjustOrder::Destination::faceup},
    {"facedown", AdjustOrder::Destination::facedown}};
constexpr Name<AdjustHand::Destination> handNames[] = {
    {"hand", AdjustHand::Destination::hand},
    {"discarded", AdjustHand::Destination::discarded},
    {"permanent", AdjustHand::Destination::permanent}};
constexpr Name<geometry::Kind> pieceNames[] = {{"obstacle", geometry::Kind::obstacle},
                                               {"area", geometry::Kind::area},
                                               {"scatter", geometry::Kind::scatter},
                                               {"barricade", geometry::Kind::barricade}};
constexpr Name<geometry::Movement> movementNames[] = {
    {"open", geometry::Movement::open},
    {"difficult", geometry::Movement::difficult},
    {"impassable", geometry::Movement::impassable}};
constexpr Name<bool> losNames[] = {{"blocked", true}, {"open", false}};
constexpr Name<bool> diceNames[] = {{"attack", false}, {"defense", true}};

json toJson(const std::vector<RolledDie>& dice) {
    json list = json::array();
    for (const RolledDie& one : dice)
        list.push_back({{"die", nameOf(dieNames, one.die)}, {"face", nameOf(faceNames, one.face)}});
    return list;
}

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
void write(json& object, const AdjustPoints& what) {
    object["points"] = what.change;
    object["player"] = nameOf(playerNames, what.player);
}
void write(json& object, const AdjustOrder& what) {
    object["unit"] = what.unit.value;
    object["order"] = nameOf(orderNames, what.to);
}
void write(json& object, const AdjustActions& what) { object["actions"] = what.change; }
void write(json& object, const AdjustCard& what) {
    object["unit"] = what.unit.value;
    object["upgrade"] = what.card;
    object["state"] = nameOf(cardNames, what.state);
    if (what.side) object["side"] = *what.side;
}
void write(json& object, const AdjustHand& what) {
    object["player"] = nameOf(playerNames, what.player);
    object["command"] = what.card;
    object["to"] = nameOf(handNames, what.to);
}
void write(json& object, const AdjustPassPool& what) {
    object["pass_pool"] = what.change;
    object["player"] = nameOf(playerNames, what.player);
}
void write(json& object, const AdjustMark& what) {
    object["unit"] = what.unit.value;
    object["mark"] = what.name;
    object["change"] = what.change;
}
void write(json& object, const ReturnMini& what) { object["return"] = toJson(what.place); }
void write(json& object, const DeployUnit& what) {
    object["deploy"] = what.unit.value;
    object["position"] = {what.position.x, what.position.y, what.position.z};
    object["facing"] = what.facing.value;
}
void write(json& object, const AdjustObjective& what) {
    object["objective"] = what.token.value;
    object["kind"] = nameOf(kindNames, what.kind);
    object["name"] = what.name;
    if (what.at) object["at"] = {what.at->x, what.at->y};
    if (!what.holder.none()) object["holder"] = what.holder.value;
}
void write(json& object, const AdjustTerrain& what) {
    object["terrain"] = what.piece;
    object["facing"] = what.facing.value;
    if (what.at) object["at"] = {what.at->x, what.at->y};
    if (!what.made) return;
    const AdjustTerrain::NewPiece& made = *what.made;
    object["made"] = {{"name", made.name},
                      {"kind", nameOf(pieceNames, made.facts.kind)},
                      {"movement", nameOf(movementNames, made.facts.movement)},
                      {"cover", nameOf(coverNames, made.facts.cover)},
                      {"sight", nameOf(losNames, made.facts.blocksLos)},
                      {"size", {made.size.x, made.size.y, made.size.z}}};
}
void write(json& object, const AdjustDice& what) {
    object["lie"] = nameOf(diceNames, what.defense);
    object["dice"] = toJson(what.dice);
}
void write(json& object, const HandRoll& what) { object["rolled"] = toJson(what.dice); }
void write(json& object, const DisputeRoll& what) {
    object["dispute"] = what.holders;
    object["against"] = what.opponents;
    object["face"] = nameOf(faceNames, what.face);
}
void write(json& object, const AdjustPool& what) {
    object["pool"] = nameOf(diceNames, what.defense);
    object["dice"] = json::array();
    for (const Die die : what.dice.dice()) object["dice"].push_back(nameOf(dieNames, die));
}
void write(json& object, const AdjustCover& what) {
    object["cover"] = nameOf(coverNames, what.cover);
}
void write(json& object, const AdjustCoverPool& what) {
    object["cover_dice"] = what.dice;
    object["blocks"] = what.blocks;
}
void write(json& object, const AdjustWeapons& what) { object["weapons"] = what.change; }
void write(json& object, const AdjustPoolWeapon& what) { writePoolWeapon(object, what); }
void write(json& object, const AdjustAttacks& what) { object["attacks"] = what.change; }
void write(json& object, const AdjustEffect& what) { writeEffect(object, what); }
void write(json& object, const EndEffect& what) {
    object["unit"] = what.unit.value;
    object["end_effect"] = what.effect;
}

void write(json& object, const AdjustField& what) {
    object["unit"] = what.unit.value;
    object["field"] = what.field;
    object["value"] = what.value;
}

std::vector<RolledDie> readDice(Reader& reader, const char* name) {
    std::vector<RolledDie> dice;
    const json* list = reader.list(name);
    if (!list) return dice;
    for (const json& one : *list) {
        if (!one.is_object()) {
            reader.fail(name, say::mustBeObjects());
            break;
        }
        Reader inner(one);
        dice.push_back({inner.named("die", dieNames), inner.named("face", faceNames)});
        reader.take(inner);
    }
    return dice;
}

AdjustPool readPool(Reader& reader) {
    AdjustPool what{reader.named("pool", diceNames), {}};
    const json* list = reader.list("dice");
    if (!list) return what;
    for (const json& one : *list) ++what.dice[reader.named("dice", one, dieNames)];
    return what;
}

Place readInner(Reader& reader, const char* name) {
    const json* place = reader.object(name);
    if (!place) return {};
    Reader inner(*place);
    const Place read = readPlace(inner);
    reader.take(inner);
    return read;
}

AdjustObjective readObjective(Reader& reader) {
    AdjustObjective what;
    what.token = ObjectiveId{reader.integer("objective")};
    what.kind = reader.named("kind", kindNames);
    what.name = reader.text("name");
    if (reader.has("at")) {
        const auto at = reader.numbers("at", 2);
        what.at = geometry::Vec2{at[0], at[1]};
    }
    if (reader.has("holder")) what.holder = UnitId{reader.integer("holder")};
    return what;
}

AdjustTerrain readTerrain(Reader& reader) {
    AdjustTerrain what;
    what.piece = reader.text("terrain");
    what.facing = geometry::Degrees{reader.number("facing")};
    if (reader.has("at")) {
        const auto at = reader.numbers("at", 2);
        what.at = geometry::Vec2{at[0], at[1]};
    }
    if (!reader.has("made")) return what;
    const json* made = reader.object("made");
    if (!made) return what;
    Reader inner(*made);
    const auto size = inner.numbers("size", 3);
    what.made =
        AdjustTerrain::NewPiece{.name = inner.text("name"),
                                .facts = {.kind = inner.named("kind", pieceNames),
                                          .movement = inner.named("movement", movementNames),
                                          .cover = inner.named("cover", coverNames),
                                          .blocksLos = inner.named("sight", losNames)},
                                .size = {size[0], size[1], size[2]}};
    reader.take(inner);
    return what;
}

DeployUnit readDeploy(Reader& reader) {
    const auto at = reader.numbers("position", 3);
    return {UnitId{reader.integer("deploy")},
            {at[0], at[1], at[2]},
            geometry::Degrees{reader.number("facing")}};
}

UnitId readUnit(Reader& reader) { return UnitId{reader.integer("unit")}; }

}  // namespace

json toJson(const Adjust& adjust) {
    json object = {{"answer", "adjust"}, {"by", nameOf(playerNames, adjust.by)}};
    std::visit([&](const auto& what) { write(object, what); }, adjust.what);
    return object;
}

// Each kind of adjustment has a member that no other kind has. The reader uses it to find the kind.
Adjust readAdjust(Reader& reader) {
    Adjust adjust;
    adjust.by = reader.named("by", playerNames);
    const auto has = [&](const char* member) { return reader.has(member); };
    if (has("note")) {
        adjust.what = Note{reader.text("note")};
    } else if (has("token")) {
        adjust.what = AdjustToken{readUnit(reader), reader.named("token", tokenNames),
                                  reader.integer("change")};
    } else if (has("wounds")) {
        adjust.what = AdjustWounds{MiniId{reader.integer("mini")}, reader.integer("wounds")};
    } else if (has("points")) {
        adjust.what = AdjustPoints{reader.named("player", playerNames), reader.integer("points")};
    } else if (has("order")) {
        adjust.what = AdjustOrder{readUnit(reader), reader.named("order", orderNames)};
    } else if (has("actions")) {
        adjust.what = AdjustActions{reader.integer("actions")};
    } else if (has("upgrade")) {
        AdjustCard turned{readUnit(reader), reader.integer("upgrade"),
                          reader.named("state", cardNames)};
        if (has("side")) turned.side = reader.integer("side");
        adjust.what = turned;
    } else if (has("command")) {
        adjust.what = AdjustHand{reader.named("player", playerNames), reader.text("command"),
                                 reader.named("to", handNames)};
    } else if (has("pass_pool")) {
        adjust.what =
            AdjustPassPool{reader.named("player", playerNames), reader.integer("pass_pool")};
    } else if (has("mark")) {
        adjust.what = AdjustMark{readUnit(reader), reader.text("mark"), reader.integer("change")};
    } else if (has("field")) {
        adjust.what = AdjustField{readUnit(reader), reader.text("field"), reader.integer("value")};
    } else if (has("return")) {
        adjust.what = ReturnMini{readInner(reader, "return")};
    } else if (has("deploy")) {
        adjust.what = readDeploy(reader);
    } else if (has("objective")) {
        adjust.what = readObjective(reader);
    } else if (has("terrain")) {
        adjust.what = readTerrain(reader);
    } else if (has("lie")) {
        adjust.what = AdjustDice{reader.named("lie", diceNames), readDice(reader, "dice")};
    } else if (has("rolled")) {
        adjust.what = HandRoll{readDice(reader, "rolled")};
    } else if (has("dispute")) {
        adjust.what = DisputeRoll{reader.text("dispute"), reader.text("against"),
                                  reader.named("face", faceNames)};
    } else if (has("pool")) {
        adjust.what = readPool(reader);
    } else if (has("cover")) {
        adjust.what = AdjustCover{reader.named("cover", coverNames)};
    } else if (has("cover_dice")) {
        adjust.what = AdjustCoverPool{reader.integer("cover_dice"), reader.integer("blocks")};
    } else if (has("weapons")) {
        adjust.what = AdjustWeapons{reader.integer("weapons")};
    } else if (has("weapon")) {
        adjust.what = readPoolWeapon(reader);
    } else if (has("attacks")) {
        adjust.what = AdjustAttacks{reader.integer("attacks")};
    } else if (has("effect")) {
        adjust.what = readEffect(reader);
    } else if (has("end_effect")) {
        adjust.what = EndEffect{readUnit(reader), reader.integer("end_effect")};
    } else if (saysSandbox(reader)) {
        adjust.what = readSandbox(reader);
    } else {
        adjust.what = AdjustMini{readInner(reader, "place")};
    }
    return adjust;
}

}  // namespace sightline::engine
