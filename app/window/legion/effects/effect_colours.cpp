#include "app/window/legion/effects/effect_colours.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "app/files/tables/json_colour.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

constexpr std::array<std::string_view, 3> shapes{"bolt", "shell", "flame"};

rendering::Colour readColour(const engine::JsonAt& at) {
    const auto channels = readColourChannels(at);
    return {float(channels[0]) / 255.0F, float(channels[1]) / 255.0F, float(channels[2]) / 255.0F,
            1.0F};
}

std::map<std::string, rendering::Colour> readColours(const engine::JsonAt& at) {
    std::map<std::string, rendering::Colour> colours;
    for (const auto& [name, colour] : at.members()) colours[name] = readColour(colour);
    return colours;
}

ShotLook readLook(const engine::JsonAt& at) {
    ShotLook look;
    look.colour = readColour(at.at("colour"));
    if (const auto shape = at.find("shape")) look.shape = ShotLook::Shape(shape->word(shapes));
    return look;
}

/// The words of a name in lower case. Other characters than letters and digits separate words.
std::vector<std::string> wordsOf(const std::string& name) {
    std::vector<std::string> words(1);
    for (const char c : name) {
        if (std::isalnum(static_cast<unsigned char>(c)))
            words.back() += char(std::tolower(static_cast<unsigned char>(c)));
        else if (!words.back().empty())
            words.emplace_back();
    }
    return words;
}

std::vector<std::string> namesOf(const std::map<std::string, rendering::Colour>& colours) {
    std::vector<std::string> names;
    for (const auto& [name, colour] : colours) names.push_back(name);
    return names;
}

}  // namespace

Result<EffectColours> EffectColours::load(const std::filesystem::path& assets) {
    const std::filesystem::path file = assets / "effects/colours.json";
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readingJson([&] {
        const engine::JsonAt document(*json, file.string());
        engine::expectFormat(document, "sightline-effects", 1);
        document.allow({"format", "version", "bolts", "blades"});
        EffectColours read;
        const auto rules = [](const engine::JsonAt& at) {
            std::vector<Rule> all;
            for (const engine::JsonAt& one : at.list()) {
                one.allow({"words", "colour", "shape"});
                Rule rule;
                for (const engine::JsonAt& word : one.at("words").list(1))
                    rule.words.push_back(word.text());
                rule.look = readLook(one);
                all.push_back(std::move(rule));
            }
            return all;
        };
        const engine::JsonAt bolts = document.at("bolts"), blades = document.at("blades");
        bolts.allow({"usual", "factions", "weapons"});
        blades.allow({"plain", "weapons", "units"});
        read.usual_.colour = readColour(bolts.at("usual"));
        read.factions_ = readColours(bolts.at("factions"));
        read.shots_ = rules(bolts.at("weapons"));
        read.plain_ = readColour(blades.at("plain"));
        read.blades_ = rules(blades.at("weapons"));
        read.units_ = readColours(blades.at("units"));
        return read;
    });
}

const EffectColours::Rule* EffectColours::ruleFor(const std::vector<Rule>& rules,
                                                  const engine::Weapon& weapon) {
    const std::vector<std::string> name = wordsOf(weapon.name);
    for (const Rule& rule : rules)
        for (const std::string& word : rule.words)
            if (std::find(name.begin(), name.end(), word) != name.end()) return &rule;
    return nullptr;
}

ShotLook EffectColours::shot(const engine::UnitCard& unit, const engine::Weapon* weapon) const {
    if (const Rule* rule = weapon ? ruleFor(shots_, *weapon) : nullptr) return rule->look;
    const auto faction = factions_.find(unit.faction);
    return faction == factions_.end() ? usual_ : ShotLook{usual_.shape, faction->second};
}

rendering::Colour EffectColours::stroke(const engine::UnitCard& unit,
                                        const engine::Weapon* weapon) const {
    const Rule* rule = weapon ? ruleFor(blades_, *weapon) : nullptr;
    if (!rule) return plain_;
    const auto own = units_.find(unit.id);
    return own == units_.end() ? rule->look.colour : own->second;
}

std::optional<rendering::Colour> EffectColours::bladeOf(const engine::UnitCard& unit) const {
    for (const engine::Weapon& weapon : unit.weapons)
        if (ruleFor(blades_, weapon)) return stroke(unit, &weapon);
    return std::nullopt;
}

std::vector<std::string> EffectColours::units() const { return namesOf(units_); }
std::vector<std::string> EffectColours::factions() const { return namesOf(factions_); }

}  // namespace sightline::app
