/// The colours of shots and blades, by faction, weapon and unit, from assets/effects/colours.json.
#pragma once
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/base/result.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

/// The look of a shot: a bolt flies straight, a shell flies in an arc and bursts, a flame is a cone
/// of fire.
struct ShotLook {
    enum class Shape { bolt, shell, flame } shape{};
    rendering::Colour colour{1.0F, 0.3F, 0.2F, 1.0F};
};

class EffectColours {
  public:
    /// Problems, each with a JSON pointer: the file cannot be opened, has another format, names an
    /// unknown shape, or has a colour that is not #rrggbb.
    static Result<EffectColours> load(const std::filesystem::path& assets);

    /// The look of a shot. `weapon` is null if the weapon is not known.
    ShotLook shot(const engine::UnitCard& unit, const engine::Weapon* weapon) const;
    /// The colour of a melee stroke. `weapon` is null if the weapon is not known.
    rendering::Colour stroke(const engine::UnitCard& unit, const engine::Weapon* weapon) const;
    /// The colour of the unit's blade that can turn a bolt aside. No value if the unit has no such
    /// blade.
    std::optional<rendering::Colour> bladeOf(const engine::UnitCard& unit) const;

    /// The ids of the units and factions with their own colour, for the check against the
    /// catalogue.
    std::vector<std::string> units() const;
    std::vector<std::string> factions() const;

  private:
    /// A rule for weapons whose name contains one of the words.
    struct Rule {
        std::vector<std::string> words;
        ShotLook look;
    };
    static const Rule* ruleFor(const std::vector<Rule>& rules, const engine::Weapon& weapon);

    ShotLook usual_;
    rendering::Colour plain_{};
    std::map<std::string, rendering::Colour> factions_, units_;
    std::vector<Rule> shots_, blades_;
};

}  // namespace sightline::app
