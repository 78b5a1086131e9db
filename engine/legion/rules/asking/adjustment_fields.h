/// The JSON of adjustments by hand. The first line of each description names the member by which
/// its adjustment is recognized. Private to engine/legion/rules/asking and its tests.
#pragma once
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/asking/adjustment.h"
#include "engine/talk/words/journals.h"
#include "geometry/base/json/fields.h"

namespace sightline::engine {

inline constexpr Name<AdjustOrder::Destination> orderNames[] = {
    {"none", AdjustOrder::Destination::none},
    {"faceup", AdjustOrder::Destination::faceup},
    {"facedown", AdjustOrder::Destination::facedown}};
inline constexpr Name<AdjustHand::Destination> handNames[] = {
    {"hand", AdjustHand::Destination::hand},
    {"discarded", AdjustHand::Destination::discarded},
    {"permanent", AdjustHand::Destination::permanent}};
inline constexpr Name<geometry::Kind> pieceNames[] = {{"obstacle", geometry::Kind::obstacle},
                                                      {"area", geometry::Kind::area},
                                                      {"scatter", geometry::Kind::scatter},
                                                      {"barricade", geometry::Kind::barricade}};
inline constexpr Name<geometry::Movement> movementNames[] = {
    {"open", geometry::Movement::open},
    {"difficult", geometry::Movement::difficult},
    {"impassable", geometry::Movement::impassable}};
inline constexpr Name<bool> losNames[] = {{"blocked", true}, {"open", false}};
inline constexpr Name<bool> poolNames[] = {{"attack", false}, {"defense", true}};

namespace form {

/// The dice of a pool: a list of their names.
struct Pool {
    template <class At>
    void read(const At& at, DicePool& pool) const {
        std::vector<Die> dice;
        ListOf{Named{dieNames}}.read(at, dice);
        for (const Die die : dice) ++pool[die];
    }
    json write(const DicePool& pool) const { return ListOf{Named{dieNames}}.write(pool.dice()); }
    json schema(const DicePool& pool) const { return ListOf{Named{dieNames}}.schema(pool.dice()); }
};

/// A flag that is always true.
struct True {
    template <class At>
    void read(const At& at, bool) const {
        if (at.json() != true) at.fail(say::mustBeTrue());
    }
    json write(bool) const { return true; }
    json schema(bool) const { return {{"const", true}}; }
};

}  // namespace form

template <class Fields, FieldsOf<RolledDie> Value>
void describe(Fields& fields, Value& rolled) {
    fields.required("die", rolled.die, form::Named{dieNames});
    fields.required("face", rolled.face, form::Named{faceNames});
}

template <class Fields, FieldsOf<Place> Value>
void describe(Fields& fields, Value& place) {
    fields.required("mini", place.mini);
    fields.required("position", place.position);
    fields.required("facing", place.facing);
}

template <class Fields, FieldsOf<Note> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("note", what.text);
}

template <class Fields, FieldsOf<AdjustMini> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("place", what.place);
}

template <class Fields, FieldsOf<AdjustToken> Value>
void describe(Fields& fields, Value& what) {
    fields.required("unit", what.unit);
    fields.tag("token", what.token, form::Named{tokenNames});
    fields.required("change", what.change);
}

template <class Fields, FieldsOf<AdjustWounds> Value>
void describe(Fields& fields, Value& what) {
    fields.required("mini", what.mini);
    fields.tag("wounds", what.change);
}

template <class Fields, FieldsOf<AdjustPoints> Value>
void describe(Fields& fields, Value& what) {
    fields.required("player", what.player, form::Named{playerNames});
    fields.tag("points", what.change);
}

template <class Fields, FieldsOf<AdjustOrder> Value>
void describe(Fields& fields, Value& what) {
    fields.required("unit", what.unit);
    fields.tag("order", what.to, form::Named{orderNames});
}

template <class Fields, FieldsOf<AdjustActions> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("actions", what.change);
}

template <class Fields, FieldsOf<AdjustCard> Value>
void describe(Fields& fields, Value& what) {
    fields.required("unit", what.unit);
    fields.tag("upgrade", what.card);
    fields.required("state", what.state, form::Named{cardNames});
    fields.optional("side", what.side);
}

template <class Fields, FieldsOf<AdjustHand> Value>
void describe(Fields& fields, Value& what) {
    fields.required("player", what.player, form::Named{playerNames});
    fields.tag("command", what.card);
    fields.required("to", what.to, form::Named{handNames});
}

template <class Fields, FieldsOf<AdjustPassPool> Value>
void describe(Fields& fields, Value& what) {
    fields.required("player", what.player, form::Named{playerNames});
    fields.tag("pass_pool", what.change);
}

template <class Fields, FieldsOf<AdjustMark> Value>
void describe(Fields& fields, Value& what) {
    fields.required("unit", what.unit);
    fields.tag("mark", what.name);
    fields.required("change", what.change);
}

template <class Fields, FieldsOf<ReturnMini> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("return", what.place);
}

template <class Fields, FieldsOf<DeployUnit> Value>
void describe(Fields& fields, Value& what) {
    fields.required("position", what.position);
    fields.tag("deploy", what.unit);
    fields.required("facing", what.facing);
}

template <class Fields, FieldsOf<AdjustObjective> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("objective", what.token);
    fields.required("kind", what.kind, form::Named{kindNames});
    fields.required("name", what.name);
    fields.optional("at", what.at);
    fields.optional("holder", what.holder);
}

template <class Fields, FieldsOf<AdjustTerrain::NewPiece> Value>
void describe(Fields& fields, Value& piece) {
    fields.required("size", piece.size);
    fields.required("name", piece.name);
    fields.required("kind", piece.facts.kind, form::Named{pieceNames});
    fields.required("movement", piece.facts.movement, form::Named{movementNames});
    fields.required("cover", piece.facts.cover, form::Named{coverNames});
    fields.required("sight", piece.facts.blocksLos, form::Named{losNames});
}

template <class Fields, FieldsOf<AdjustTerrain> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("terrain", what.piece);
    fields.required("facing", what.facing);
    fields.optional("at", what.at);
    fields.optional("made", what.made);
}

template <class Fields, FieldsOf<AdjustDice> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("lie", what.defense, form::Named{poolNames});
    fields.required("dice", what.dice);
}

template <class Fields, FieldsOf<HandRoll> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("rolled", what.dice);
}

template <class Fields, FieldsOf<DisputeRoll> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("dispute", what.holders);
    fields.required("against", what.opponents);
    fields.required("face", what.face, form::Named{faceNames});
}

template <class Fields, FieldsOf<AdjustPool> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("pool", what.defense, form::Named{poolNames});
    fields.required("dice", what.dice, form::Pool{});
}

template <class Fields, FieldsOf<AdjustCover> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("cover", what.cover, form::Named{coverNames});
}

template <class Fields, FieldsOf<AdjustCoverPool> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("cover_dice", what.dice);
    fields.required("blocks", what.blocks);
}

template <class Fields, FieldsOf<AdjustWeapons> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("weapons", what.change);
}

template <class Fields, FieldsOf<AdjustAttacks> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("attacks", what.change);
}

template <class Fields, FieldsOf<AdjustEffect::Word> Value>
void describe(Fields& fields, Value& word) {
    fields.required("keyword", word.keyword);
    fields.optional("value", word.value);
    fields.optional("parameter", word.parameter);
    fields.optional("by_hand", word.byHand);
}

template <class Fields, FieldsOf<AdjustEffect> Value>
void describe(Fields& fields, Value& what) {
    fields.required("unit", what.unit);
    fields.required("until", what.until, form::Named{untilNames});
    fields.optional("source", what.source);
    const auto changes = [](auto& inside, auto& effect) {
        inside.optional("gains", effect.gains);
        inside.optional("loses", effect.loses);
        inside.optional("courage", effect.courage);
        inside.optional("speed", effect.speed);
        inside.optional("defense_die", effect.defenseDie, form::Named{dieNames});
    };
    fields.tag("effect", what, form::Object{changes});
}

template <class Fields, FieldsOf<AdjustPoolWeapon> Value>
void describe(Fields& fields, Value& what) {
    const auto weapon = [](auto& inside, auto& it) {
        inside.required("name", it.name);
        inside.optional("dice", it.dice, form::Pool{});
        inside.optional("keywords", it.keywords);
    };
    fields.tag("weapon", what, form::Object{weapon});
}

template <class Fields, FieldsOf<EndEffect> Value>
void describe(Fields& fields, Value& what) {
    fields.required("unit", what.unit);
    fields.tag("end_effect", what.effect);
}

template <class Fields, FieldsOf<AdjustField> Value>
void describe(Fields& fields, Value& what) {
    fields.required("unit", what.unit);
    fields.tag("field", what.field);
    fields.required("value", what.value);
}

template <class Fields, FieldsOf<ToSandbox> Value>
void describe(Fields& fields, Value&) {
    bool starts = true;
    fields.tag("to_sandbox", starts, form::True{});
}

template <class Fields, FieldsOf<BareBase> Value>
void describe(Fields& fields, Value& bare) {
    fields.required("base", bare.base);
    fields.required("height", bare.height);
    fields.required("name", bare.name);
}

template <class Fields, FieldsOf<Recruit> Value>
void describe(Fields& fields, Value& who) {
    fields.required("player", who.player, form::Named{playerNames});
    fields.optional("bare", who.bare);
    if (who.bare) return;  // it has no card
    fields.requiredIf(true, "unit", who.unit);
    fields.optional("counterpart", who.counterpart);
    fields.optional("upgrades", who.upgrades);
}

template <class Fields, FieldsOf<JoinSandbox> Value>
void describe(Fields& fields, Value& what) {
    fields.required("position", what.position);
    fields.required("facing", what.facing);
    fields.tag("join", what.who);
}

template <class Fields, FieldsOf<LeaveSandbox> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("leave", what.unit);
}

template <class Fields, FieldsOf<ToolMove> Value>
void describe(Fields& fields, Value& what) {
    fields.tag("tool", what.unit);
    fields.required("kind", what.kind, form::Named{moveNames});
    fields.optional("speed", what.speed);
}

template <class Fields, FieldsOf<Adjust> Value>
void describe(Fields& fields, Value& adjust) {
    fields.required("by", adjust.by, form::Named{playerNames});
    fields.oneOf(adjust.what);
}

}  // namespace sightline::engine
