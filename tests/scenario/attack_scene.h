/// A test fixture: a table set up in code, and a real Game on it. The Game checks every answer. The
/// functions that answer fail the test when another question is open or when the Game refuses the
/// answer.
#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"
#include "scenario/cards.h"

namespace sightline::engine::scene {

using enum Face;

class AttackScene {
  public:
    AttackScene();

    // Sets up the table before the game starts.
    UnitId blue(UnitCard card, const std::vector<geometry::Vec2>& at);
    UnitId red(UnitCard card, const std::vector<geometry::Vec2>& at);
    ScenarioUnit& with(UnitId unit);  ///< gives access to the tokens and wounds
    void terrain(geometry::PieceSpec piece);
    /// Gives both sides these command cards; the game then starts in the Command Phase.
    void hands(std::vector<CommandCard> blueHand, std::vector<CommandCard> redHand);
    Scenario scenario;
    void start();

    // Answers by kind.
    void activate(UnitId unit);
    void action(Action action);
    void defend(UnitId unit);    ///< the defender or an additional defender
    void nobodyElse();           ///< no additional defender
    void pool(UnitId defender);  ///< the attack pool to resolve next
    void weapons();              ///< every weapon that may be added
    void weapons(const std::string& name, int most = 100);
    void dice(std::vector<Face> faces);
    void keep();  ///< no aim token
    void reroll(std::vector<int> dice);
    void observe(std::vector<int> dice);  ///< one die for an observation token; empty: no token
    void dodge(int tokens);
    void surge(int tokens);
    void recover(int tokens);
    void wound(MiniId mini);
    void lead(MiniId mini);  ///< the new unit leader
    void move(const geometry::Move& move);
    void follow();                            ///< accepts the proposed places of the others
    void choosePlaces(const Places& places);  ///< puts the others at these places
    void adjust(Adjust adjust);
    void standBy(UnitId unit);  ///< that unit spends its standby token
    void noStandby();           ///< no unit spends a standby token
    void freeAction(Action action);
    void answerCount(int count);
    void spendTokenOf(UnitId unit);
    /// Plays the command card with this name for the asked player. Then nominates the only
    /// commander of a side, unless the test disables `nominatesOnlyOne`.
    void play(const std::string& card);
    bool nominatesOnlyOne = true;
    void nominate(UnitId unit);
    void order(const std::vector<UnitId>& units);
    void draw();             ///< chooses to draw an order token
    void drawn(Rank rank);   ///< the rank of the randomly drawn token
    void give(UnitId unit);  ///< the unit for the drawn order token
    void pass();
    void promote(UnitId unit);
    void cardAction(int name);     ///< an offered card action, free or not
    void spot(geometry::Vec2 at);  ///< the place of a dropped asset
    void choose(const Option& option, Ask ask);
    void pickFirst(Ask ask);
    void idle();  ///< declines or finishes if that is legal; else the first answer; dice are blank
    void chance(const Answer& drawn, Ask ask);

    // Sequences of answers.
    void rest(UnitId unit);  ///< activates; rallies no suppression, takes no action
    /// Activates, attacks and adds every weapon. Stops at the roll of the attack dice.
    void attack(UnitId attacker, UnitId defender);

    /// The reason why the game refuses the answer; empty when the answer is legal. Also checks that
    /// the game did not change.
    std::string refusal(const Answer& answer);
    bool asks(Ask ask) const;
    bool over() const { return game_->question() == nullptr; }
    bool offers(Option option) const;
    std::size_t optionCount() const { return question().options.size(); }
    /// Position of the option in the question; -1 when it is not offered.
    int indexOf(const Option& option) const;
    const Question& question() const { return *game_->question(); }
    const Game& game() const { return *game_; }

    UnitView unit(UnitId id) const { return view().unit(id); }
    View view() const { return game_->view(Player::blue); }
    MiniId mini(UnitId unit, int index) const;  ///< index in the original setup; 0 leads
    int miniaturesOf(UnitId id) const { return static_cast<int>(unit(id).minis.size()); }
    AttackView attackView() const;
    std::string attackDice() const;  ///< "1 crit, 3 hit, 1 blank", in any order of the dice
    std::string defenseDice() const;
    int rolling() const;  ///< the number of dice to roll
    /// The latest entry of that kind; fails the test when there is none.
    Ruling last(Happening happening) const;
    bool recorded(Happening happening) const;
    double number(Happening happening, const std::string& name) const;

  private:
    UnitId add(Player player, UnitCard card, const std::vector<geometry::Vec2>& at);
    void answer(const Answer& answer, std::initializer_list<Ask> kinds);
    void pick(const Option& option, std::initializer_list<Ask> kinds);
    std::unique_ptr<Game> game_;
};

/// A straight move of a small base, `inches` long.
geometry::Move straight(int toolSpeed, double towards, double inches);
std::string wordsOf(const std::vector<RolledDie>& dice);

}  // namespace sightline::engine::scene
