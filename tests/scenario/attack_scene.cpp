#include "scenario/attack_scene.h"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/twins.h"

namespace sightline::engine::scene {

AttackScene::AttackScene() {
    scenario.dimensions = gameSet();
    scenario.name = "scene";
}

AttackScene::~AttackScene() = default;

UnitId AttackScene::add(Player player, UnitCard card, const std::vector<geometry::Vec2>& at) {
    ScenarioUnit unit;
    unit.player = player;
    unit.card = std::move(card);
    unit.card.miniatures = static_cast<int>(at.size());
    const double facing = player == Player::blue ? 0.0 : 180.0;
    for (const geometry::Vec2& place : at) {
        unit.minis.push_back(
            {{place.x, place.y, std::numeric_limits<double>::quiet_NaN()}, {facing}});
    }
    scenario.units.push_back(std::move(unit));
    return UnitId{static_cast<int>(scenario.units.size()) - 1};
}

UnitId AttackScene::blue(UnitCard card, const std::vector<geometry::Vec2>& at) {
    return add(Player::blue, std::move(card), at);
}

UnitId AttackScene::red(UnitCard card, const std::vector<geometry::Vec2>& at) {
    return add(Player::red, std::move(card), at);
}

ScenarioUnit& AttackScene::with(UnitId unit) {
    return scenario.units[static_cast<std::size_t>(unit.value)];
}

void AttackScene::terrain(geometry::PieceSpec piece) {
    scenario.pieces.push_back(std::move(piece));
}

void AttackScene::start() {
    auto started = Game::start(scenario, 1);
    if (!started) throw std::runtime_error(started.problem().text);
    game_ = std::move(started).value();
    twins_ = std::make_unique<Twins>(scenario, *game_);
}

void AttackScene::give(const Answer& answer) {
    const Question asked = over() ? Question{} : question();
    if (const auto refused = game_->answer(answer)) throw std::runtime_error(refused->text);
    twins_->answer(asked, answer, *game_);
}

void AttackScene::answer(const Answer& answer, std::initializer_list<Ask> kinds) {
    if (over()) throw std::runtime_error("the game is over, nothing is asked");
    if (std::find(kinds.begin(), kinds.end(), question().ask) == kinds.end()) {
        throw std::runtime_error("question " + std::to_string(static_cast<int>(question().ask)) +
                                 " is open instead");
    }
    give(answer);
}

void AttackScene::pick(const Option& option, std::initializer_list<Ask> kinds) {
    const int index = over() ? -1 : indexOf(option);
    answer(Pick{index}, kinds);
}

void AttackScene::hands(std::vector<CommandCard> blueHand, std::vector<CommandCard> redHand) {
    scenario.commandHands = {std::move(blueHand), std::move(redHand)};
    scenario.phase = Phase::command;
}

void AttackScene::play(const std::string& card) {
    const auto side = static_cast<std::size_t>(question().player);
    const auto hand = game_->view(question().player).command[side].hand;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (hand[i]->name != card) continue;
        pick(CardInHand{static_cast<int>(i)}, {Ask::playCommandCard});
        while (nominatesOnlyOne && asks(Ask::nominateCommander) && optionCount() == 2) {
            pickFirst(Ask::nominateCommander);
        }
        return;
    }
    throw std::runtime_error(card + " is not in the hand");
}

void AttackScene::nominate(UnitId unit) { pick(unit, {Ask::nominateCommander}); }

void AttackScene::order(const std::vector<UnitId>& units) {
    PickSeveral chosen;
    for (UnitId unit : units) chosen.options.push_back(indexOf(unit));
    answer(chosen, {Ask::issueOrders});
}

void AttackScene::idle() {
    const Question& open = question();
    const Ask kind = open.ask;
    if (open.form == AnswerForm::dice) return dice(std::vector<Face>(open.dice.size(), blank));
    if (open.form == AnswerForm::draw) return answer(Draw{0}, {kind});
    if (open.form == AnswerForm::count) return answer(Count{open.least}, {kind});
    if (open.form == AnswerForm::pickSeveral) {
        PickSeveral least;
        for (int i = 0; i < open.least; ++i) least.options.push_back(i);
        return answer(least, {kind});
    }
    for (const Option& last : {Option{Done{}}, Option{Action::finish}}) {
        if (offers(last)) return pick(last, {kind});
    }
    answer(Pick{0}, {kind});
}

void AttackScene::draw() { pick(TurnChoice::drawOrderToken, {Ask::chooseUnitToActivate}); }
void AttackScene::drawn(Rank rank) { answer(Draw{indexOf(rank)}, {Ask::drawOrderToken}); }
void AttackScene::give(UnitId unit) { pick(unit, {Ask::chooseUnitOfRank}); }
void AttackScene::cardAction(int name) {
    for (std::size_t i = 0; i < optionCount(); ++i) {
        const auto* card = std::get_if<CardAction>(&question().options[i]);
        if (!card || card->name != name) continue;
        answer(Pick{static_cast<int>(i)}, {Ask::chooseAction});
        return;
    }
    throw std::runtime_error("that card action is not offered");
}
void AttackScene::spot(geometry::Vec2 at) {
    answer(Spot{at}, {Ask::placeAsset, Ask::placeSmoke, Ask::placeToken});
}
void AttackScene::choose(const Option& option, Ask ask) { pick(option, {ask}); }
void AttackScene::pickFirst(Ask ask) { answer(Pick{0}, {ask}); }
void AttackScene::chance(const Answer& drawn, Ask ask) { answer(drawn, {ask}); }
void AttackScene::promote(UnitId unit) { pick(unit, {Ask::promote}); }
void AttackScene::pass() { pick(TurnChoice::pass, {Ask::chooseUnitToActivate}); }

void AttackScene::activate(UnitId unit) { pick(unit, {Ask::chooseUnitToActivate}); }
void AttackScene::action(Action action) { pick(action, {Ask::chooseAction}); }
void AttackScene::defend(UnitId unit) {
    pick(unit, {Ask::declareDefender, Ask::declareAdditionalDefender});
}
void AttackScene::nobodyElse() { pick(Done{}, {Ask::declareAdditionalDefender}); }
void AttackScene::pool(UnitId defender) { pick(defender, {Ask::chooseAttackPool}); }
void AttackScene::wound(MiniId mini) { pick(mini, {Ask::assignWound}); }
void AttackScene::lead(MiniId mini) { pick(mini, {Ask::chooseUnitLeader}); }

void AttackScene::weapons() {
    PickSeveral all;
    for (std::size_t i = 0; i < optionCount(); ++i) all.options.push_back(static_cast<int>(i));
    answer(all, {Ask::chooseWeapons});
}

void AttackScene::weapons(const std::string& name, int most) {
    PickSeveral chosen;
    const UnitCard& card = with(question().unit).card;
    for (std::size_t i = 0; i < optionCount(); ++i) {
        const auto& weapon = std::get<WeaponChoice>(question().options[i]);
        const bool named = card.weapons[static_cast<std::size_t>(weapon.weapon)].name == name;
        if (named && static_cast<int>(chosen.options.size()) < most) {
            chosen.options.push_back(static_cast<int>(i));
        }
    }
    answer(chosen, {Ask::chooseWeapons});
}

void AttackScene::dice(std::vector<Face> faces) {
    answer(DiceAnswer{std::move(faces)}, {Ask::rollDice});
}
void AttackScene::observe(std::vector<int> dice) {
    answer(PickSeveral{std::move(dice)}, {Ask::rerollWithObservation});
}
void AttackScene::keep() { answer(PickSeveral{}, {Ask::rerollWithAim}); }
void AttackScene::reroll(std::vector<int> dice) {
    answer(PickSeveral{std::move(dice)}, {Ask::rerollWithAim});
}
void AttackScene::dodge(int tokens) { answer(Count{tokens}, {Ask::spendDodge}); }
void AttackScene::surge(int tokens) {
    answer(Count{tokens}, {Ask::spendSurgeAttacking, Ask::spendSurgeDefending});
}
void AttackScene::recover(int tokens) { answer(Count{tokens}, {Ask::recover}); }
void AttackScene::move(const geometry::Move& move) { answer(MoveAnswer{move}, {Ask::moveUnit}); }

void AttackScene::follow() {
    Places places;
    if (asks(Ask::placeUnit)) {
        for (const geometry::FormationPlace& one : question().place->proposal) {
            places.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
        }
    }
    answer(places, {Ask::placeUnit});
}

void AttackScene::choosePlaces(const Places& places) { answer(places, {Ask::placeUnit}); }

void AttackScene::adjust(Adjust adjust) { give(adjust); }

void AttackScene::standBy(UnitId unit) { pick(unit, {Ask::spendStandby}); }
void AttackScene::noStandby() { pick(Done{}, {Ask::spendStandby}); }
void AttackScene::answerCount(int count) { answer(Count{count}, {Ask::backUp}); }
void AttackScene::spendTokenOf(UnitId unit) { pick(unit, {Ask::spendToken}); }
void AttackScene::freeAction(Action action) { pick(action, {Ask::chooseFreeAction}); }

void AttackScene::rest(UnitId unit) {
    activate(unit);
    while (asks(Ask::rollDice)) dice(std::vector<Face>(question().dice.size(), blank));
    if (asks(Ask::chooseAction)) action(Action::finish);
}

void AttackScene::attack(UnitId attacker, UnitId defender) {
    activate(attacker);
    action(Action::attack);
    defend(defender);
    weapons();
    if (asks(Ask::declareAdditionalDefender)) nobodyElse();
}

std::string AttackScene::refusal(const Answer& answer) {
    const std::uint64_t before = game_->digest();
    const std::size_t answers = game_->journal().answers.size();
    if (!game_->refusalOf(answer)) return {};
    const auto refused = game_->answer(answer);
    EXPECT_EQ(game_->digest(), before) << "an illegal answer changes nothing";
    EXPECT_EQ(game_->journal().answers.size(), answers);
    return refused ? refused->text : std::string();
}

bool AttackScene::asks(Ask ask) const { return !over() && question().ask == ask; }

int AttackScene::indexOf(const Option& option) const {
    const auto& options = question().options;
    const auto found = std::find(options.begin(), options.end(), option);
    return found == options.end() ? -1 : static_cast<int>(found - options.begin());
}

bool AttackScene::offers(Option option) const { return !over() && indexOf(option) >= 0; }

MiniId AttackScene::mini(UnitId unit, int index) const {
    int before = 0;
    for (int i = 0; i < unit.value; ++i) {
        before += static_cast<int>(scenario.units[static_cast<std::size_t>(i)].minis.size());
    }
    return MiniId{before + index};
}

AttackView AttackScene::attackView() const {
    const View seen = view();
    if (!seen.attack) throw std::runtime_error("no attack is under way");
    return *seen.attack;
}

std::string AttackScene::attackDice() const { return wordsOf(attackView().attackDice); }
std::string AttackScene::defenseDice() const { return wordsOf(attackView().defenseDice); }

int AttackScene::rolling() const {
    return asks(Ask::rollDice) ? static_cast<int>(question().dice.size()) : 0;
}

bool AttackScene::recorded(Happening happening) const {
    const Record& record = game_->record();
    return std::any_of(record.begin(), record.end(),
                       [&](const Ruling& one) { return one.happening == happening; });
}

Ruling AttackScene::last(Happening happening) const {
    const Record& record = game_->record();
    const auto found = std::find_if(record.rbegin(), record.rend(),
                                    [&](const Ruling& one) { return one.happening == happening; });
    if (found == record.rend()) throw std::runtime_error("nothing of that kind is on record");
    return *found;
}

double AttackScene::number(Happening happening, const std::string& name) const {
    for (const Number& one : last(happening).numbers) {
        if (one.name.english() == name) return one.value;
    }
    throw std::runtime_error("the entry has no number \"" + name + "\"");
}

geometry::Move straight(int toolSpeed, double towards, double inches) {
    const geometry::Dimensions set = gameSet();
    geometry::Move move;
    move.toolSpeed = toolSpeed;
    move.pose.contactAngle = move.pose.direction = geometry::Degrees{towards};
    const double whole = set.toolLength[static_cast<std::size_t>(toolSpeed - 1)] + smallBase;
    move.pose.stop = inches / whole;
    return move;
}

std::string wordsOf(const std::vector<RolledDie>& dice) {
    static const std::vector<std::pair<Face, std::string>> order = {
        {crit, "crit"},           {hit, "hit"},    {attackSurge, "asurge"}, {block, "block"},
        {defenseSurge, "dsurge"}, {blank, "blank"}};
    std::string words;
    for (const auto& [face, word] : order) {
        const auto count = std::count_if(
            dice.begin(), dice.end(), [&, wanted = face](auto& one) { return one.face == wanted; });
        if (count == 0) continue;
        words += (words.empty() ? "" : ", ") + std::to_string(count) + " " + word;
    }
    return words;
}

}  // namespace sightline::engine::scene
