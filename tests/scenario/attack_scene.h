/// A test fixture: a table that is built in code, and a real Game on this table. The Game checks
/// every answer. A function that gives an answer fails the test if another question is open or if
/// the Game refuses the answer.
#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"
#include "scenario/cards.h"

namespace sightline::engine::scene {

using enum Face;

class Twins;

class AttackScene {
  public:
    AttackScene();
    virtual ~AttackScene();

    // Functions that set up the table before the game starts.
    UnitId blue(UnitCard card, const std::vector<geometry::Vec2>& at);
    UnitId red(UnitCard card, const std::vector<geometry::Vec2>& at);
    ScenarioUnit& with(UnitId unit);  ///< access to the unit's tokens and wounds
    void terrain(geometry::PieceSpec piece);
    /// Sets the command hands of both players. The game then starts in the Command Phase.
    void hands(std::vector<CommandCard> blueHand, std::vector<CommandCard> redHand);
    Scenario scenario;
    /// Starts the game and its twins. A twin is a second game that receives the same answers and
    /// may differ only in names (twin.h).
    void start();

    // Functions that give an answer, by kind of question.
    void activate(UnitId unit);
    void action(Action action);
    void defend(UnitId unit);    ///< chooses the defender or an additional defender
    void nobodyElse();           ///< chooses no additional defender
    void pool(UnitId defender);  ///< chooses the attack pool that is resolved next
    void weapons();              ///< adds every weapon that may be added
    void weapons(const std::string& name, int most = 100);
    void dice(std::vector<Face> faces);
    void keep();  ///< spends no aim token
    void reroll(std::vector<int> dice);
    void observe(std::vector<int> dice);  ///< rerolls one die for an observation token; empty:
                                          ///< spends no token
    void dodge(int tokens);
    void surge(int tokens);
    void recover(int tokens);
    void wound(MiniId mini);
    void lead(MiniId mini);  ///< chooses the new unit leader
    void move(const geometry::Move& move);
    void follow();                            ///< accepts the places that the game proposes
    void choosePlaces(const Places& places);  ///< puts the other miniatures at `places`
    void adjust(Adjust adjust);
    void standBy(UnitId unit);  ///< the unit spends its standby token
    void noStandby();           ///< no unit spends a standby token
    void freeAction(Action action);
    void answerCount(int count);
    void spendTokenOf(UnitId unit);
    /// The player who is asked plays the command card with this name. If a side has only one
    /// commander, the function also nominates it, unless the test sets `nominatesOnlyOne` to false.
    void play(const std::string& card);
    bool nominatesOnlyOne = true;
    void nominate(UnitId unit);
    void order(const std::vector<UnitId>& units);
    void draw();             ///< chooses to draw an order token
    void drawn(Rank rank);   ///< chance draws a token of this rank
    void give(UnitId unit);  ///< chooses the unit for the drawn order token
    void pass();
    void promote(UnitId unit);
    void cardAction(int name);     ///< uses an offered card action, free or not
    void spot(geometry::Vec2 at);  ///< chooses the place of a dropped asset or a smoke token
    void choose(const Option& option, Ask ask);
    void pickFirst(Ask ask);
    void idle();  ///< declines or finishes if this is legal, otherwise gives the first answer; dice
                  ///< are blank
    void chance(const Answer& drawn, Ask ask);

    // Functions that answer several questions of the game in a row.
    void rest(UnitId unit);  ///< activates the unit, removes no suppression, takes no action
    /// Activates the unit, attacks and adds every weapon. Stops before the roll of the attack dice.
    void attack(UnitId attacker, UnitId defender);

    /// The reason why the game refuses the answer. Empty if the answer is legal. The function also
    /// checks that the game did not change.
    std::string refusal(const Answer& answer);
    bool asks(Ask ask) const;
    bool over() const { return game_->question() == nullptr; }
    bool offers(Option option) const;
    std::size_t optionCount() const { return question().options.size(); }
    /// The index of the option in the question's list. -1 if the question does not offer the
    /// option.
    int indexOf(const Option& option) const;
    const Question& question() const { return *game_->question(); }
    const Game& game() const { return *game_; }

    UnitView unit(UnitId id) const { return view().unit(id); }
    View view() const { return game_->view(Player::blue); }
    MiniId mini(UnitId unit, int index) const;  ///< by index in the setup; 0 is the leader
    int miniaturesOf(UnitId id) const { return static_cast<int>(unit(id).minis.size()); }
    AttackView attackView() const;
    std::string attackDice() const;  ///< the dice as text, such as "1 crit, 3 hit, 1 blank"; the
                                     ///< order of the dice does not matter
    std::string defenseDice() const;
    int rolling() const;  ///< number of dice to roll
    /// The latest entry of one kind in the record. Fails the test if the record has no such entry.
    Ruling last(Happening happening) const;
    bool recorded(Happening happening) const;
    double number(Happening happening, const std::string& name) const;

  private:
    UnitId add(Player player, UnitCard card, const std::vector<geometry::Vec2>& at);
    void answer(const Answer& answer, std::initializer_list<Ask> kinds);
    void pick(const Option& option, std::initializer_list<Ask> kinds);
    void give(const Answer& answer);  ///< gives the answer to the game and to its twins
    std::unique_ptr<Game> game_;
    std::unique_ptr<Twins> twins_;
};

/// A straight move of a small base over `inches` inches.
geometry::Move straight(int toolSpeed, double towards, double inches);
std::string wordsOf(const std::vector<RolledDie>& dice);

}  // namespace sightline::engine::scene
