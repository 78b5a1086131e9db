/// Describes the JSON of adjustments by hand. Each kind of adjustment has a tag: a JSON member that
/// no other kind has. Private to engine/legion/rules/asking and its tests.
#pragma once
#include "engine/layouts/terrain_words.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/asking/adjustment.h"
#include "engine/talk/words/journals.h"
#include "geometry/base/json/fields.h"

namespace sightline::engine {

inline constexpr std::array<std::string_view, 3> orderWords{"none", "faceup", "facedown"};
inline constexpr std::array<std::string_view, 4> handWords{"hand", "discarded", "permanent",
                                                           "set_aside"};
inline constexpr Name<bool> losNames[] = {{"blocked", true}, {"open", false}};
inline constexpr Name<bool> poolNames[] = {{"attack", false}, {"defense", true}};

namespace form {

/// The JSON form of a pool's dice: a list of the names of the dice.
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

/// The JSON form of a flag whose only legal value is true.
struct True {
    template <class At>
    void read(const At& at, bool) const {
        if (at.json() != true) at.fail(say::mustBeTrue());
    }
    json write(bool) const { return true; }
    json schema(bool) const { return {{"const", true}}; }
};

}  // namespace form

void describe(auto& fields, FieldsOf<RolledDie> auto& rolled) {
    fields.required("die", rolled.die, form::Named{dieNames});
    fields.required("face", rolled.face, form::Named{faceNames});
}

void describe(auto& fields, FieldsOf<Place> auto& place) {
    fields.required("mini", place.mini);
    fields.required("position", place.position);
    fields.required("facing", place.facing);
}

void describe(auto& fields, FieldsOf<Note> auto& it) { fields.tag("note", it.text); }
void describe(auto& fields, FieldsOf<AdjustMini> auto& it) { fields.tag("place", it.place); }
void describe(auto& fields, FieldsOf<AdjustActions> auto& it) { fields.tag("actions", it.change); }
void describe(auto& fields, FieldsOf<ReturnMini> auto& it) { fields.tag("return", it.place); }
void describe(auto& fields, FieldsOf<HandRoll> auto& it) { fields.tag("rolled", it.dice); }
void describe(auto& fields, FieldsOf<AdjustWeapons> auto& it) { fields.tag("weapons", it.change); }
void describe(auto& fields, FieldsOf<AdjustAttacks> auto& it) { fields.tag("attacks", it.change); }
void describe(auto& fields, FieldsOf<LeaveSandbox> auto& it) { fields.tag("leave", it.unit); }

void describe(auto& fields, FieldsOf<AdjustToken> auto& what) {
    fields.required("unit", what.unit);
    fields.tag("token", what.token, form::Named{tokenNames});
    fields.required("change", what.change);
}

void describe(auto& fields, FieldsOf<AdjustWounds> auto& what) {
    fields.required("mini", what.mini);
    fields.tag("wounds", what.change);
}

void describe(auto& fields, FieldsOf<AdjustPoints> auto& what) {
    fields.required("player", what.player, form::Named{playerNames});
    fields.tag("points", what.change);
}

void describe(auto& fields, FieldsOf<AdjustOrder> auto& what) {
    fields.required("unit", what.unit);
    fields.tag("order", what.to, form::Words{orderWords});
}

void describe(auto& fields, FieldsOf<AdjustCard> auto& what) {
    fields.required("unit", what.unit);
    fields.tag("upgrade", what.card);
    fields.required("state", what.state, form::Named{cardNames});
    fields.optional("side", what.side);
}

void describe(auto& fields, FieldsOf<AdjustHand> auto& what) {
    fields.required("player", what.player, form::Named{playerNames});
    fields.tag("command", what.card);
    fields.required("to", what.to, form::Words{handWords});
}

void describe(auto& fields, FieldsOf<AdjustPassPool> auto& what) {
    fields.required("player", what.player, form::Named{playerNames});
    fields.tag("pass_pool", what.change);
}

void describe(auto& fields, FieldsOf<AdjustMark> auto& what) {
    fields.required("unit", what.unit);
    fields.tag("mark", what.name);
    fields.required("change", what.change);
}

void describe(auto& fields, FieldsOf<DeployUnit> auto& what) {
    fields.required("position", what.position);
    fields.tag("deploy", what.unit);
    fields.required("facing", what.facing);
}

void describe(auto& fields, FieldsOf<AdjustObjective> auto& what) {
    fields.tag("objective", what.token);
    fields.required("kind", what.kind, form::Named{kindNames});
    fields.required("name", what.name);
    fields.optional("at", what.at);
    fields.optional("holder", what.holder);
}

void describe(auto& fields, FieldsOf<AdjustTerrain::NewPiece> auto& piece) {
    fields.required("size", piece.size);
    fields.required("name", piece.name);
    fields.required("kind", piece.facts.kind, form::Words{kindWords});
    fields.required("movement", piece.facts.movement, form::Words{movementWords});
    fields.required("cover", piece.facts.cover, form::Named{coverNames});
    fields.required("sight", piece.facts.blocksLos, form::Named{losNames});
}

void describe(auto& fields, FieldsOf<AdjustTerrain> auto& what) {
    fields.tag("terrain", what.piece);
    fields.required("facing", what.facing);
    fields.optional("at", what.at);
    fields.optional("made", what.made);
}

void describe(auto& fields, FieldsOf<AdjustDice> auto& what) {
    fields.tag("lie", what.defense, form::Named{poolNames});
    fields.required("dice", what.dice);
}

void describe(auto& fields, FieldsOf<DisputeRoll> auto& what) {
    fields.tag("dispute", what.holders);
    fields.required("against", what.opponents);
    fields.required("face", what.face, form::Named{faceNames});
}

void describe(auto& fields, FieldsOf<AdjustPool> auto& what) {
    fields.tag("pool", what.defense, form::Named{poolNames});
    fields.required("dice", what.dice, form::Pool{});
}

void describe(auto& fields, FieldsOf<AdjustCover> auto& what) {
    fields.tag("cover", what.cover, form::Named{coverNames});
}

void describe(auto& fields, FieldsOf<AdjustCoverPool> auto& what) {
    fields.tag("cover_dice", what.dice);
    fields.required("blocks", what.blocks);
}

void describe(auto& fields, FieldsOf<AdjustEffect::Word> auto& word) {
    fields.required("keyword", word.keyword);
    fields.optional("value", word.value);
    fields.optional("parameter", word.parameter);
    fields.optional("by_hand", word.byHand);
}

void describe(auto& fields, FieldsOf<AdjustEffect> auto& what) {
    fields.required("unit", what.unit);
    fields.required("until", what.until, form::Named{untilNames});
    fields.optional("source", what.source);
    const auto changes = [](auto& inside, auto& effect) {
        inside.optional("gains", effect.gains);
        inside.optional("loses", effect.loses);
        inside.optional("weapons", effect.weapons);
        inside.optional("courage", effect.courage);
        inside.optional("speed", effect.speed);
        inside.optional("defense_die", effect.defenseDie, form::Named{dieNames});
    };
    fields.tag("effect", what, form::Object{changes});
}

void describe(auto& fields, FieldsOf<AdjustPoolWeapon> auto& what) {
    const auto weapon = [](auto& inside, auto& it) {
        inside.required("name", it.name);
        inside.optional("dice", it.dice, form::Pool{});
        inside.optional("keywords", it.keywords);
    };
    fields.tag("weapon", what, form::Object{weapon});
}

void describe(auto& fields, FieldsOf<EndEffect> auto& what) {
    fields.required("unit", what.unit);
    fields.tag("end_effect", what.effect);
}

void describe(auto& fields, FieldsOf<AdjustField> auto& what) {
    fields.required("unit", what.unit);
    fields.tag("field", what.field);
    fields.required("value", what.value);
}

void describe(auto& fields, FieldsOf<ToSandbox> auto&) {
    bool starts = true;
    fields.tag("to_sandbox", starts, form::True{});
}

void describe(auto& fields, FieldsOf<BareBase> auto& bare) {
    fields.required("base", bare.base);
    fields.required("height", bare.height);
    fields.required("name", bare.name);
}

void describe(auto& fields, FieldsOf<Recruit> auto& who) {
    fields.required("player", who.player, form::Named{playerNames});
    fields.optional("bare", who.bare);
    if (who.bare) return;  // a bare base has no unit card
    fields.requiredIf(true, "unit", who.unit);
    fields.optional("counterpart", who.counterpart);
    fields.optional("upgrades", who.upgrades);
}

void describe(auto& fields, FieldsOf<JoinSandbox> auto& what) {
    fields.required("position", what.position);
    fields.required("facing", what.facing);
    fields.tag("join", what.who);
}

void describe(auto& fields, FieldsOf<ToolMove> auto& what) {
    fields.tag("tool", what.unit);
    fields.required("kind", what.kind, form::Named{moveNames});
    fields.optional("speed", what.speed);
}

void describe(auto& fields, FieldsOf<Adjust> auto& adjust) {
    fields.required("by", adjust.by, form::Named{playerNames});
    fields.oneOf(adjust.what);
}

}  // namespace sightline::engine
