/// Describes the JSON of battle cards. Private to engine/legion/lists and its tests.
#pragma once
#include "engine/legion/lists/catalogue/card_fields.h"

namespace sightline::engine {

inline const std::vector<std::string>& battleKinds() {
    static const std::vector<std::string> kinds{"primary", "secondary", "advantage"};
    return kinds;
}
inline constexpr Name<Scores> countedNames[] = {
    {"secured", Scores::securedPoi},
    {"contested", Scores::contestedPoi},
    {"not contested by enemies", Scores::unthreatenedPoi}};
inline const std::vector<std::string>& poiPlaces() {
    static const std::vector<std::string> places{"anywhere",        "allied territory",
                                                 "enemy territory", "not enemy territory",
                                                 "centre",          "not centre"};
    return places;
}
inline constexpr double largestBattleMap = 144;  // inches; largest width and depth of a map

namespace form {

/// A rectangle or a point on the map of a battle card.
struct OnMap : Later {
    double width, depth;
    OnMap(const BattleMap& map) : width(map.width), depth(map.depth) {}
    void read(const JsonAt& at, BattleMap::Rectangle& area) const {
        at.allow({"x", "y"});
        const auto x = at.at("x").list(2, 2), y = at.at("y").list(2, 2);
        area.x0 = x[0].number(0, width);
        area.x1 = x[1].number(area.x0, width);
        area.y0 = y[0].number(0, depth);
        area.y1 = y[1].number(area.y0, depth);
    }
    void read(const JsonAt& at, BattleMap::Point& point) const {
        const auto xy = at.list(2, 2);
        point = {xy[0].number(0, width), xy[1].number(0, depth)};
    }
};

}  // namespace form

void describe(auto& fields, FieldsOf<BattleMap> auto& map) {
    const auto table = [](auto& inside, auto& it) {
        inside.required("width", it.width, form::Range{1, largestBattleMap});
        inside.required("depth", it.depth, form::Range{1, largestBattleMap});
    };
    fields.required("table", map, form::Object{table});
    const form::OnMap onMap{map};
    const auto zones = [&](auto& inside, auto& it) {
        inside.required("red", it.vanguardRed, form::ListOf{onMap});
        inside.required("blue", it.vanguardBlue, form::ListOf{onMap});
    };
    fields.required("red", map.red, form::ListOf{onMap, 1, 9});
    fields.required("blue", map.blue, form::ListOf{onMap, 1, 9});
    fields.optional("vanguard", map, form::Object{zones, true});
    fields.required("poi", map.pois, form::ListOf{onMap, 0, 20});
}

void describe(auto& fields, FieldsOf<BattleEntry::Tokens> auto& tokens) {
    fields.required("name", tokens.name);
    fields.required("type", tokens.type);
    fields.required("count", tokens.count, form::Range{1, 50});
}

/// The POIs that a scoring line counts. The reader of the card checks the name in "token".
void describe(auto& fields, FieldsOf<ScoringRule> auto& counts) {
    fields.required("token", counts.what, form::Later{});
    fields.required("what", counts.what,
                    form::NameOf{form::Named{countedNames}, say::somethingToScore});
    fields.optional("where", counts.where, form::NameIn{{poiPlaces()}, say::aPlaceOfTokens});
    fields.optional("exactly", counts.exactly, form::Range{1, 20});
    fields.optional("at_least", counts.atLeast, form::Range{1, 20});
}

void describe(auto& fields, FieldsOf<BattleEntry::Scoring> auto& scoring) {
    fields.required("when", scoring.when);
    fields.required("condition", scoring.condition);
    fields.optional("per", scoring.per);
    const auto bonus = [](auto& inside, auto& it) {
        inside.required("rounds", it.bonusRounds, form::ListOf{form::Range{1, 9}, 1, 9});
        inside.required("vp", it.bonusPoints, form::Range{1, 20});
    };
    fields.optional("bonus", scoring, form::Object{bonus, true});
    fields.optional("from_round", scoring.fromRound, form::Range{1, 9});
    fields.required("vp", scoring.victoryPoints, form::Range{0, 20});
    fields.optional("once_per_game", scoring.oncePerGame);
    fields.optional("max_per_round", scoring.mostPerRound, form::Range{1, 99});
    fields.optional("max_per_game", scoring.mostPerGame, form::Range{1, 99});
    fields.optional("counts", scoring.counts, form::Exact{});
}

void describe(auto& fields, FieldsOf<BattleEntry::Rule> auto& rule) {
    fields.optional("timing", rule.timing);
    fields.required("effect", rule.effect);
    fields.optional("keywords", rule.keywords, form::Later{});
}

void describe(auto& fields, FieldsOf<BattleEntry> auto& card) {
    const form::ListOf all{form::Exact{}};
    describe(fields, card.facts);
    fields.required("kind", card.kind, form::NameIn{{battleKinds()}, say::aKindOfBattleCard});
    fields.optional("tokens", card.tokens, all);
    fields.optional("setup", card.setup);
    fields.optional("scoring", card.scoring, all);
    fields.optional("rules", card.rules, all);
    fields.optional("map", card.map, form::Exact{});
    fields.optional("effect", card.program, form::Later{});
    fields.optional("clauses", card.clauses, form::Later{});
}

}  // namespace sightline::engine
