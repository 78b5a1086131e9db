/// The starter battle from its Command Phase, on ground where a round has everything in it: a crate
/// to climb, enemies within a move, and a unit that can stand by.
#pragma once
#include "ui/window_stand.h"

namespace sightline::app {

class RoundStand : public WindowStand {
  protected:
    /// With an objective card of the shipped missions where one is named.
    void startRound(std::uint64_t seed = 7, const std::string& objective = {});
    /// The battle from its setup, as it ships.
    void startSetup(std::uint64_t seed = 7);
    engine::UnitId named(const std::string& label);
    const engine::CommandView& side(engine::Player player) {
        return view().command[static_cast<std::size_t>(player)];
    }
    /// Both players play a card facedown, each alone at the screen, and read what was revealed.
    void playCards(const QString& blue, const QString& red);
    void takeOver();
    void playCard(const QString& name);
    /// Puts away whatever both players read together. After the command cards each side nominates
    /// its commander where it has one only.
    void readSheet(const QString& title);
    void nominateOnlyOnes();
    /// Clicks rows of the roster and confirms.
    void order(const std::vector<std::string>& labels);
    void dragMini(engine::MiniId mini, geometry::Vec3 to);
    /// Keys that answer whatever is open without a thought.
    void answerSimply();
    bool happened(engine::Happening happening);
    /// All words that the window shows or tells by tool tip or to a screen reader.
    QStringList wordsOnScreen() const;
};

}  // namespace sightline::app
