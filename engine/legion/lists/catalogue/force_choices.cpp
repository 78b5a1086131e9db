#include "engine/legion/lists/catalogue/force_choices.h"

#include <algorithm>
#include <cctype>

namespace sightline::engine {

std::string lineOf(const BattleForce::Choice& choice) { return choice.name + ": " + choice.effect; }

std::string choiceId(std::string_view name) {
    std::string id(name);
    std::transform(id.begin(), id.end(), id.begin(), [](unsigned char one) {
        return one == ' ' ? '-' : static_cast<char>(std::tolower(one));
    });
    return id;
}

bool hasMade(const ForceInPlay& force, std::string_view choice) {
    const auto& lines = force.rulesWithoutProgram;
    return std::any_of(lines.begin(), lines.end(), [&](const ByHand& line) {
        const std::string_view text = line.help.text;
        return choiceId(text.substr(0, text.find(": "))) == choice;
    });
}

}  // namespace sightline::engine
