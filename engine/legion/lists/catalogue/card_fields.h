/// Describes the JSON of tables of the catalogue, and of parts that several of its files share.
/// Private to engine/legion/lists and its tests.
#pragma once
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/words/packs.h"
#include "geometry/base/json/fields.h"

namespace sightline::engine {

inline const std::vector<std::string>& markKinds() {
    static const std::vector<std::string> kinds{"disputed", "inferred", "unknown",
                                                "variable", "doubt",    "note"};
    return kinds;
}
inline const std::vector<std::string>& keywordPlaces() {
    static const std::vector<std::string> places{"unit", "weapon", "upgrade card"};
    return places;
}
inline constexpr std::array<std::string_view, 2> forceSides{"light side", "dark side"};
inline constexpr std::array<std::string_view, 3> hasWords{"never", "sometimes", "always"};
inline constexpr std::array<std::string_view, 3> attackSurgeWords{"none", "hit", "crit"};
inline constexpr std::array<std::string_view, 2> defenseSurgeWords{"none", "block"};
inline constexpr Name<Die> defenseDieNames[] = {{"red", Die::redDefense},
                                                {"white", Die::whiteDefense}};

inline const std::vector<std::string>& effectSourceNames() {
    static const std::vector<std::string> names{"data", "data, as far as known", "code", "nobody"};
    return names;
}
/// The names of the values of `KeywordText::gainsAll` in JSON.
inline constexpr Name<bool> gainModes[] = {{"single", false}, {"and", true}, {"or", false}};
inline const std::vector<std::string>& gainNames() {
    static const std::vector<std::string> names{"aim",  "dodge",   "surge",
                                                "move", "recover", "standby"};
    return names;
}
inline constexpr Name<KeywordText::Action> keywordActions[] = {
    {"card action", KeywordText::Action::card}, {"free card action", KeywordText::Action::free}};

namespace form {

/// A JSON text that must be one of the names in `words`. The error for another text gives the
/// nearest name.
struct NameIn : Words<std::vector<std::string>> {
    const MessageTemplate<>& what;

    template <class Value>
    void read(const JsonAt& at, Value& value) const {
        const std::size_t index = readName(at, words, what);
        if constexpr (std::same_as<Value, std::string>)
            value = words[index];
        else
            value = static_cast<Value>(index);
    }
};

/// A JSON text that must be one of the names in a table. The error for another text gives the
/// nearest name.
template <class Row, std::size_t count>
struct NameOf : Named<Row, count> {
    const MessageTemplate<>& what;

    void read(const JsonAt& at, auto& value) const {
        const auto* text = at.json().template get_ptr<const std::string*>();
        for (const Row& row : this->rows) {
            if (text == nullptr || *text != row.text) continue;
            value = row.value;
            return;
        }
        const auto names = this->words();
        // This call throws the error, because no row has the text.
        readName(at, {names.begin(), names.end()}, what);
    }
};
template <class Row, std::size_t count>
NameOf(Named<Row, count>, const MessageTemplate<>&) -> NameOf<Row, count>;

inline NameIn slotName() { return {{slotNames()}, say::anUpgradeSlot}; }
inline NameIn factionName() { return {{factionNames()}, say::aFaction}; }

/// The form of a JSON member that is read last. The general reader skips the member. The reader of
/// the whole struct reads the member after all other members.
struct Later : Natural {
    void read(const JsonAt&, const auto&) const {}
    json schema(const auto&) const { return json::object(); }
};

/// A JSON object. Its reader refuses unknown members.
struct Exact : Natural {
    template <class Value>
    void read(const JsonAt& at, Value& value) const {
        readExactly(at, value);
    }
    json schema(const UnitFilter&) const { return {{"$ref", "#/$defs/filter"}}; }
    json schema(const Mark&) const { return {{"$ref", "#/$defs/mark"}}; }
    template <class Value>
    json schema(const Value& any) const {
        return schemaOf(any);
    }
};

/// A JSON member with one unit filter or a list of unit filters.
struct Filters : ListOf<Exact> {
    void read(const JsonAt& at, std::vector<UnitFilter>& filters) const {
        if (at.isList())
            ListOf::read(at, filters);
        else
            form.read(at, filters.emplace_back());
    }
};

/// A JSON member with the name of a keyword.
struct KeywordOf : Natural {
    void read(const JsonAt& at, KeywordName& name) const { name = at.text(); }
    json schema(const KeywordName&) const { return {{"type", "string"}}; }
};
/// A unit filter behind a shared pointer.
struct SharedFilter : Natural {
    void read(const JsonAt& at, std::shared_ptr<const UnitFilter>& filter) const {
        filter = std::make_shared<UnitFilter>(readFilter(at));
    }
    json schema(const std::shared_ptr<const UnitFilter>&) const {
        return Exact{}.schema(UnitFilter{});
    }
};

}  // namespace form

void describe(auto& fields, FieldsOf<Mark> auto& mark) {
    fields.required("at", mark.at);
    fields.required("kind", mark.kind, form::NameIn{{markKinds()}, say::aKindOfMark});
    fields.required("note", mark.note);
}

/// Describes the fields that cards of every kind have.
void describe(auto& fields, FieldsOf<CardFacts> auto& facts) {
    fields.required("id", facts.id, form::TextUpTo{1000, say::anId});
    fields.required("name", facts.name, form::PlainName{});
    fields.optional("title", facts.title);
    fields.optional("display_name", facts.displayName);
    fields.optional("faction", facts.faction, form::factionName());
    fields.optional("released", facts.released);
    fields.optional("expected", facts.expected);
    fields.optional("marks", facts.marks, form::ListOf{form::Exact{}});
}

/// Describes the JSON of a card's effect. The member "rules" is left to the reader of the card.
void describe(auto& fields, FieldsOf<CardText> auto& effect) {
    fields.optional("timing", effect.timing);
    fields.required("text", effect.text);
    fields.optional("rules", effect.text, form::Later{});
}

/// The members of upgrades and command cards for their effects.
inline constexpr auto membersOfEffect = [](auto& fields, auto& card) {
    fields.optional("effect", card.effect, form::Exact{});
    fields.optional("clauses", card.clauses, form::Later{});
    fields.required("said_by", card.saidBy,
                    form::NameIn{{effectSourceNames()}, say::whoSaysTheEffect});
};

void describe(auto& fields, FieldsOf<UnitFilter> auto& filter) {
    fields.optional("unit_name", filter.name);
    fields.optional("unit_title", filter.title);
    fields.optional("affiliation", filter.affiliation);
    fields.optional("keyword", filter.keyword);
    fields.optional("side", filter.side, form::Words{forceSides});
    fields.optional("faction", filter.faction, form::factionName());
    fields.optional("upgrade_slot", filter.slot, form::slotName());
    fields.optional("rank", filter.rank, form::NameIn{{rankNames()}, say::aRank});
    fields.optional("unit_type", filter.type, form::NameIn{{unitTypeNames()}, say::aUnitType});
    fields.optional("defense_die", filter.defenseDie, form::Named{defenseDieNames});
    fields.optional("is_trooper", filter.isTrooper);
    fields.optional("is_vehicle", filter.isVehicle);
    fields.optional("all", filter.all, form::Filters{{{}, 1}});
    fields.optional("any", filter.any, form::Filters{{{}, 1}});
    fields.optional("not", filter.none, form::Filters{{{}, 1}});
}

void describe(auto& fields, FieldsOf<KeywordText::Gain> auto& gain) {
    fields.required("gain", gain.what, form::NameIn{{gainNames()}, say::somethingToGain});
    fields.optional("amount", gain.amount, form::Range{1, 9});
}

void describe(auto& fields, FieldsOf<KeywordText> auto& keyword) {
    fields.required("name", keyword.name, form::KeywordOf{});
    fields.optional("value", keyword.value, form::Range{0, 99});
    fields.optional("parameter", keyword.parameter);
    fields.optional("capacity", keyword.capacity, form::Range{1, 9});
    fields.optional("action", keyword.action, form::Named{keywordActions});
    fields.optional("who", keyword.who, form::SharedFilter{});
    fields.optional("counts_for_requirements", keyword.countsForRequirements);
    const auto gains = [](auto& inside, auto& it) {
        inside.required("mode", it.gainsAll, form::Named{gainModes});
        inside.required("options", it.gains, form::ListOf{form::Exact{}, 1, 9});
    };
    fields.optional("gains", keyword, form::Object{gains, true});
}

void describe(auto& fields, FieldsOf<Weapon> auto& weapon) {
    const auto range = [](auto& inside, auto& it) {
        const int maximum = it.maximumRange > 0 ? it.maximumRange : 6;
        inside.optional("melee", it.melee);
        inside.optional("maximum", it.maximumRange, form::Range{1, 6});
        inside.requiredIf(it.maximumRange > 0, "minimum", it.minimumRange,
                          form::Range{1, static_cast<double>(maximum)});
    };
    const auto dice = [](auto& inside, auto& it) {
        constexpr std::array colours{"red", "black", "white"};
        for (std::size_t die = 0; die < colours.size(); ++die)
            inside.required(colours[die], it.count[die], form::Range{0, 20});
    };
    fields.required("name", weapon.name, form::PlainName{});
    fields.required("range", weapon, form::Object{range, true});
    fields.required("dice", weapon.dice, form::Object{dice, true});
    fields.optional("area", weapon.area);
    fields.optional("overrun", weapon.overrun);
    fields.optional("keywords", weapon.keywords, form::Later{});
}

void describe(auto& fields, FieldsOf<PointsChange> auto& change) {
    fields.required("upgrade", change.upgrade);
    fields.required("points", change.points, form::Range{-200, 200});
    fields.optional("army_has", change.armyHas, form::Exact{});
    fields.optional("on", change.on, form::Exact{});
    fields.optional("battle_force", change.battleForce);
    fields.optional("choice", change.choice);
}

void describe(auto& fields, FieldsOf<PointsFile> auto& file) {
    const form::TableOf prices{form::Range{0, 1000}};
    fields.format("sightline-points", 1);
    fields.required("points_date", file.date);
    fields.optional("units", file.units, prices);
    fields.optional("counterparts", file.counterparts, prices);
    fields.optional("upgrades", file.upgrades, prices);
    fields.optional("changes", file.changes, form::ListOf{form::Exact{}});
}

/// A keyword entry in the form of its JSON file.
struct WrittenKeyword {
    KeywordEntry entry;
    CardHelp help;
};

void describe(auto& fields, FieldsOf<WrittenKeyword> auto& keyword) {
    const form::NameIn place{{keywordPlaces()}, say::aPlaceForAKeyword};
    fields.required("name", keyword.entry.name);
    fields.required("on", keyword.entry.on, form::ListOf{place});
    fields.optional("value", keyword.entry.value, form::Words{hasWords});
    fields.optional("parameter", keyword.entry.parameter, form::Words{hasWords});
    fields.optional("words", keyword.entry.words, form::ListOf{});
    fields.optional("help", keyword.help.text);
    fields.optional("page", keyword.help.page, form::Range{1, 63});
}

void describe(auto& fields, FieldsOf<SpecialSlot> auto& slot) {
    fields.required("slot", slot.slot, form::slotName());
    fields.required("upgrades", slot.upgrades, form::ListOf{});
    fields.required("unit", slot.unit, form::Exact{});
}

}  // namespace sightline::engine
