/// Test fixture with the starter battle before its Command Phase. On the table are a crate that can
/// be climbed, enemies that can be reached in one move, and a unit that can use standby tokens.
#pragma once
#include "ui/window_stand.h"

namespace sightline::app {

class RoundStand : public WindowStand {
  protected:
    /// If a name is given, adds the published objective card with this name.
    void startRound(std::uint64_t seed = 7, const std::string& objective = {});
    /// Starts the battle at the beginning of its setup, as the program does.
    void startSetup(std::uint64_t seed = 7);
    engine::UnitId named(const std::string& label);
    const engine::CommandView& side(engine::Player player) {
        return view().command[static_cast<std::size_t>(player)];
    }
    /// Both players choose a facedown command card behind a hand-over screen, and then look at the
    /// revealed cards.
    void playCards(const QString& blue, const QString& red);
    void takeOver();
    void playCard(const QString& name);
    /// Closes the sheet with this title, which both players read together. After the sheet of the
    /// command cards, each player with only one commander nominates this commander.
    void readSheet(const QString& title);
    void nominateOnlyOnes();
    /// Issues orders: clicks the rows of these units in the roster and confirms.
    void order(const std::vector<std::string>& labels);
    void dragMini(engine::MiniId mini, geometry::Vec3 to);
    /// Answers the open question with the first key of the keyboard that the window accepts.
    void answerSimply();
    bool happened(engine::Happening happening);
    /// All texts of the window: visible texts, tool tips and names for screen readers.
    QStringList wordsOnScreen() const;
};

}  // namespace sightline::app
