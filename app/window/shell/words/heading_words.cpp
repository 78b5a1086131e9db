#include "app/window/shell/words/heading_words.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "app/window/shell/words/keyword_words.h"

namespace sightline::app {
namespace {

/// The headings that the engine cites, in English.
constexpr std::array headingsCited{
    QT_TRANSLATE_NOOP("HeadingWords", "Activating a Unit"),
    QT_TRANSLATE_NOOP("HeadingWords", "Advance Round Counter"),
    QT_TRANSLATE_NOOP("HeadingWords", "Apply Cover"),
    QT_TRANSLATE_NOOP("HeadingWords", "Apply Dodge"),
    QT_TRANSLATE_NOOP("HeadingWords", "Apply Dodge and Cover"),
    QT_TRANSLATE_NOOP("HeadingWords", "Army Building"),
    QT_TRANSLATE_NOOP("HeadingWords", "Assign Suppression Token to Defender"),
    QT_TRANSLATE_NOOP("HeadingWords", "Backup"),
    QT_TRANSLATE_NOOP("HeadingWords", "Barricades"),
    QT_TRANSLATE_NOOP("HeadingWords", "Battle Forces"),
    QT_TRANSLATE_NOOP("HeadingWords", "Build an Army"),
    QT_TRANSLATE_NOOP("HeadingWords", "Building a Battle Deck"),
    QT_TRANSLATE_NOOP("HeadingWords", "Building a Command Hand"),
    QT_TRANSLATE_NOOP("HeadingWords", "Building a Mission"),
    QT_TRANSLATE_NOOP("HeadingWords", "Choose Additional Attack Pool"),
    QT_TRANSLATE_NOOP("HeadingWords", "Choose Unit"),
    QT_TRANSLATE_NOOP("HeadingWords", "Choose a Unit to Activate or Pass"),
    QT_TRANSLATE_NOOP("HeadingWords", "Claiming Asset Objective Tokens"),
    QT_TRANSLATE_NOOP("HeadingWords", "Climbing"),
    QT_TRANSLATE_NOOP("HeadingWords", "Clone Trooper"),
    QT_TRANSLATE_NOOP("HeadingWords", "Command Hand"),
    QT_TRANSLATE_NOOP("HeadingWords", "Commanders and Checking for Panic"),
    QT_TRANSLATE_NOOP("HeadingWords", "Compare Results"),
    QT_TRANSLATE_NOOP("HeadingWords", "Cover, its value"),
    QT_TRANSLATE_NOOP("HeadingWords", "Create Order Pool"),
    QT_TRANSLATE_NOOP("HeadingWords", "Create the Order Pool"),
    QT_TRANSLATE_NOOP("HeadingWords", "Create the Pass Pool"),
    QT_TRANSLATE_NOOP("HeadingWords", "Declare Additional Defender"),
    QT_TRANSLATE_NOOP("HeadingWords", "Declare Defender"),
    QT_TRANSLATE_NOOP("HeadingWords", "Declare Terrain"),
    QT_TRANSLATE_NOOP("HeadingWords", "Declare and Place Terrain"),
    QT_TRANSLATE_NOOP("HeadingWords", "Defeating Upgrade Card Miniatures"),
    QT_TRANSLATE_NOOP("HeadingWords", "Deploy in Prepared Positions"),
    QT_TRANSLATE_NOOP("HeadingWords", "Deploying Units"),
    QT_TRANSLATE_NOOP("HeadingWords", "Determine Blue Player"),
    QT_TRANSLATE_NOOP("HeadingWords", "Determine Cover"),
    QT_TRANSLATE_NOOP("HeadingWords", "Determine Eligible Miniatures"),
    QT_TRANSLATE_NOOP("HeadingWords", "Determine Number of Obscured Miniatures"),
    QT_TRANSLATE_NOOP("HeadingWords", "Determine Priority"),
    QT_TRANSLATE_NOOP("HeadingWords", "Dice"),
    QT_TRANSLATE_NOOP("HeadingWords", "Discard Command Cards"),
    QT_TRANSLATE_NOOP("HeadingWords", "Divulge"),
    QT_TRANSLATE_NOOP("HeadingWords", "Dual-Sided Upgrade Cards"),
    QT_TRANSLATE_NOOP("HeadingWords", "Engaged"),
    QT_TRANSLATE_NOOP("HeadingWords", "Exhaust and Expend"),
    QT_TRANSLATE_NOOP("HeadingWords", "Factions"),
    QT_TRANSLATE_NOOP("HeadingWords", "Factions, Light Side, and Dark Side"),
    QT_TRANSLATE_NOOP("HeadingWords", "Fitting on Terrain"),
    QT_TRANSLATE_NOOP("HeadingWords", "Form Attack Pool"),
    QT_TRANSLATE_NOOP("HeadingWords", "Graffiti Tokens"),
    QT_TRANSLATE_NOOP("HeadingWords", "Issue Orders"),
    QT_TRANSLATE_NOOP("HeadingWords", "Leaving the Battlefield"),
    QT_TRANSLATE_NOOP("HeadingWords", "Line of Sight"),
    QT_TRANSLATE_NOOP("HeadingWords", "Make Actions"),
    QT_TRANSLATE_NOOP("HeadingWords", "Measurement"),
    QT_TRANSLATE_NOOP("HeadingWords", "Mercenaries"),
    QT_TRANSLATE_NOOP("HeadingWords", "Modify Attack Dice"),
    QT_TRANSLATE_NOOP("HeadingWords", "Modify Defense Dice"),
    QT_TRANSLATE_NOOP("HeadingWords", "Movement"),
    QT_TRANSLATE_NOOP("HeadingWords", "Moving Into Melee"),
    QT_TRANSLATE_NOOP("HeadingWords", "Moving Through Miniatures"),
    QT_TRANSLATE_NOOP("HeadingWords", "Moving Through Terrain"),
    QT_TRANSLATE_NOOP("HeadingWords", "Nominate Commanders and Issue Orders"),
    QT_TRANSLATE_NOOP("HeadingWords", "Notched Base Movement"),
    QT_TRANSLATE_NOOP("HeadingWords", "Parts of a Round"),
    QT_TRANSLATE_NOOP("HeadingWords", "Pivot"),
    QT_TRANSLATE_NOOP("HeadingWords", "Place Order Token"),
    QT_TRANSLATE_NOOP("HeadingWords", "Placing Objectives"),
    QT_TRANSLATE_NOOP("HeadingWords", "Points"),
    QT_TRANSLATE_NOOP("HeadingWords", "Promote"),
    QT_TRANSLATE_NOOP("HeadingWords", "Rally Step"),
    QT_TRANSLATE_NOOP("HeadingWords", "Ranks"),
    QT_TRANSLATE_NOOP("HeadingWords", "Ranks and Rank Requirements"),
    QT_TRANSLATE_NOOP("HeadingWords", "Remove Tokens"),
    QT_TRANSLATE_NOOP("HeadingWords", "Removing Miniatures in Melee"),
    QT_TRANSLATE_NOOP("HeadingWords", "Resiliency"),
    QT_TRANSLATE_NOOP("HeadingWords", "Resolve Command Card Effects"),
    QT_TRANSLATE_NOOP("HeadingWords", "Resolve Setup Effects"),
    QT_TRANSLATE_NOOP("HeadingWords", "Resolving Disputes"),
    QT_TRANSLATE_NOOP("HeadingWords", "Reverse Moves"),
    QT_TRANSLATE_NOOP("HeadingWords", "Roll Attack Dice"),
    QT_TRANSLATE_NOOP("HeadingWords", "Roll Cover Pool"),
    QT_TRANSLATE_NOOP("HeadingWords", "Roll Defense Dice"),
    QT_TRANSLATE_NOOP("HeadingWords", "Score Victory Points"),
    QT_TRANSLATE_NOOP("HeadingWords", "Select Command Card"),
    QT_TRANSLATE_NOOP("HeadingWords", "Select Player Color and Sides"),
    QT_TRANSLATE_NOOP("HeadingWords", "Select and Play Command Cards"),
    QT_TRANSLATE_NOOP("HeadingWords", "Smoke Tokens"),
    QT_TRANSLATE_NOOP("HeadingWords", "Standard Move"),
    QT_TRANSLATE_NOOP("HeadingWords", "Standby"),
    QT_TRANSLATE_NOOP("HeadingWords", "Suffering Wounds and Defeating Miniatures"),
    QT_TRANSLATE_NOOP("HeadingWords", "Suppression"),
    QT_TRANSLATE_NOOP("HeadingWords", "Terrain Height"),
    QT_TRANSLATE_NOOP("HeadingWords", "Terrain Restricting Movement"),
    QT_TRANSLATE_NOOP("HeadingWords", "The Game Round"),
    QT_TRANSLATE_NOOP("HeadingWords", "Timing"),
    QT_TRANSLATE_NOOP("HeadingWords", "Tokens"),
    QT_TRANSLATE_NOOP("HeadingWords", "Unique Cards"),
    QT_TRANSLATE_NOOP("HeadingWords", "Unique and Limited"),
    QT_TRANSLATE_NOOP("HeadingWords", "Unit Cohesion"),
    QT_TRANSLATE_NOOP("HeadingWords", "Update Order Pool and Promote"),
    QT_TRANSLATE_NOOP("HeadingWords", "Upgrade Cards"),
    QT_TRANSLATE_NOOP("HeadingWords", "Vehicles"),
    QT_TRANSLATE_NOOP("HeadingWords", "Winning the Game"),
    QT_TRANSLATE_NOOP("HeadingWords", "Withdraw")};

}  // namespace

QString HeadingWords::of(const std::string& section) {
    constexpr std::string_view glossary = "Keyword Glossary: ";
    constexpr std::string_view commands = "Command Card Keywords: ";
    const auto rest = [&](std::string_view prefix) {
        return KeywordWords::withEnglish(section.substr(prefix.size()));
    };
    if (section.starts_with(glossary)) return tr("Keyword Glossary: %1").arg(rest(glossary));
    if (section.starts_with(commands)) return tr("Command Card Keywords: %1").arg(rest(commands));
    return isKnown(section) ? tr(section.c_str()) : QString::fromStdString(section);
}

bool HeadingWords::isKnown(const std::string& section) {
    return std::any_of(headingsCited.begin(), headingsCited.end(),
                       [&](const char* heading) { return section == heading; });
}

}  // namespace sightline::app
