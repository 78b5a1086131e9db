/// A table drawn in a test, and a real Game played on it: every answer goes through the gate.
/// The functions that answer fail the test when another question is open or the answer is refused.
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

    // The table, before the game starts.
    UnitId blue(UnitCard card, const std::vector<geometry::Vec2>& at);
    UnitId red(UnitCard card, const std::vector<geometry::Vec2>& at);
    ScenarioUnit& with(UnitId unit);  ///< its tokens and wounds
    void terrain(geometry::PieceSpec piece);
    /// Both sides play with these command cards; the game starts in the Command Phase.
    void hands(std::vector<CommandCard> blueHand, std::vector<CommandCard> redHand);
    Scenario scenario;
    void start();

    // Answers by kind.
    void activate(UnitId unit);
    void action(Action action);
    void defend(UnitId unit);    ///< the defender, or an additional one
    void nobodyElse();           ///< no additional defender
    void pool(UnitId defender);  ///< the attack pool to resolve next
    void weapons();              ///< every weapon that may be added
    void weapons(const std::string& name, int most = 100);
    void dice(std::vector<Face> faces);
    void keep();  ///< no aim token
    void reroll(std::vector<int> dice);
    void observe(std::vector<int> dice);  ///< one die for an observation token, or none
    void dodge(int tokens);
    void surge(int tokens);
    void recover(int tokens);
    void wound(MiniId mini);
    void lead(MiniId mini);  ///< the new unit leader
    void move(const geometry::Move& move);
    void follow();                            ///< the others stand as proposed
    void choosePlaces(const Places& places);  ///< they stand there
    void adjust(Adjust adjust);
    void standBy(UnitId unit);  ///< that unit spends its standby token
    void noStandby();           ///< nobody does
    void freeAction(Action action);
    void answerCount(int count);
    void spendTokenOf(UnitId unit);
    /// A command card of whoever is asked, by its name. Then the only commander of a side is
    /// nominated, unless the test decides that.
    void play(const std::string& card);
    bool nominatesOnlyOne = true;
    void nominate(UnitId unit);
    void order(const std::vector<UnitId>& units);
    void draw();             ///< chooses to draw an order token
    void drawn(Rank rank);   ///< what chance gives
    void give(UnitId unit);  ///< the unit for the drawn order token
    void pass();
    void promote(UnitId unit);
    void cardAction(int name);     ///< an offered card action, free or not
    void spot(geometry::Vec2 at);  ///< where a dropped asset goes
    void choose(const Option& option, Ask ask);
    void pickFirst(Ask ask);
    void chance(const Answer& drawn, Ask ask);

    // Several at once.
    void rest(UnitId unit);  ///< activates, rallies nothing, makes no action
    /// Activates, attacks and adds every weapon, up to the roll of the attack dice.
    void attack(UnitId attacker, UnitId defender);

    /// What refuses that answer; empty when it would be taken. Checks that nothing changed.
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
    MiniId mini(UnitId unit, int index) const;  ///< of the units as set up; 0 leads
    int miniaturesOf(UnitId id) const { return static_cast<int>(unit(id).minis.size()); }
    AttackView attackView() const;
    std::string attackDice() const;  ///< "1 crit, 3 hit, 1 blank", whatever their order
    std::string defenseDice() const;
    int rolling() const;  ///< how many dice are asked for
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

/// A straight move of a small base over that many inches.
geometry::Move straight(int toolSpeed, double towards, double inches);
std::string wordsOf(const std::vector<RolledDie>& dice);

}  // namespace sightline::engine::scene
