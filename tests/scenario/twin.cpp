#include "scenario/twin.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>
#include <utility>
#include <vector>

#include "engine/legion/rules/asking/ask.h"
#include "scenario/cards.h"

namespace sightline::engine::scene {
namespace {

// Smallest rating of a place for a bystander. Places with a higher rating are farther than range 4
// from enemies and farther than range 2 from allied units.
constexpr double farEnough = 0.85;

template <class Value>
void exchange(std::array<Value, 2>& pair) {
    std::swap(pair[0], pair[1]);
}

void exchange(Adjust& adjust) {
    adjust.by = opponent(adjust.by);
    if (auto* points = std::get_if<AdjustPoints>(&adjust.what))
        points->player = opponent(points->player);
    if (auto* hand = std::get_if<AdjustHand>(&adjust.what)) hand->player = opponent(hand->player);
    if (auto* pool = std::get_if<AdjustPassPool>(&adjust.what))
        pool->player = opponent(pool->player);
}

Scenario exchanged(Scenario scenario) {
    for (ScenarioUnit& unit : scenario.units) unit.player = opponent(unit.player);
    scenario.firstPlayer = opponent(scenario.firstPlayer);
    if (scenario.priority) scenario.priority = opponent(*scenario.priority);
    exchange(scenario.commandHands);
    exchange(scenario.battleDecks);
    exchange(scenario.armyNames);
    exchange(scenario.forces);
    exchange(scenario.victoryPoints);
    if (scenario.mission) {
        scenario.mission->blueSide = opposite(scenario.mission->blueSide);
        exchange(scenario.mission->advantages);
    }
    for (Adjust& adjust : scenario.begun) exchange(adjust);
    return scenario;
}

// The free places of a table, the best first. Attacks reach enemies farther away than keywords
// reach allied units, so a good place is 30 inches from all enemies and 18 inches from all allied
// units.
std::vector<geometry::Vec2> farPlaces(const Scenario& scenario, Player player) {
    std::vector<std::pair<double, geometry::Vec2>> places;
    for (double x = 1.0; x < scenario.table.width; x += 2.0) {
        for (double y = 1.0; y < scenario.table.depth; y += 2.0) {
            double rating = std::numeric_limits<double>::max();
            for (const ScenarioUnit& unit : scenario.units) {
                const double wanted = unit.player == player ? 18.0 : 30.0;
                for (const MiniStart& mini : unit.minis) {
                    const double away = std::hypot(mini.position.x - x, mini.position.y - y);
                    rating = std::min(rating, away / wanted);
                }
            }
            if (rating > farEnough) places.push_back({rating, {x, y}});
        }
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    std::vector<geometry::Vec2> sorted;
    for (const auto& place : places) sorted.push_back(place.second);
    return sorted;
}

ScenarioUnit bystander(Player player, const std::string& name, std::optional<geometry::Vec2> at) {
    ScenarioUnit unit;
    unit.player = player;
    unit.card = rebelTroopers();
    unit.card.id = unit.card.name = name;
    unit.card.faction.clear();
    unit.card.keywords.clear();
    unit.card.weapons = {melee("Unarmed", Die::whiteAttack)};
    unit.card.miniatures = 1;
    unit.activated = true;
    unit.undeployed = !at;
    const geometry::Vec2 place = at.value_or(geometry::Vec2{});
    unit.minis = {{{place.x, place.y, std::numeric_limits<double>::quiet_NaN()}, {0.0}}};
    return unit;
}

// Adds a unit far from all others. No value: there is no free place.
UnitId addBystander(Scenario& scenario, Player player, const std::string& name) {
    const std::vector<geometry::Vec2> places = farPlaces(scenario, player);
    if (places.empty()) return {};
    scenario.units.push_back(bystander(player, name, places.front()));
    return UnitId{static_cast<int>(scenario.units.size()) - 1};
}

// Replaces the words "blue" and "red", because they differ if the players have exchanged their
// seats.
std::string withoutColours(std::string text) {
    for (const char* name : {"blue", "red", "Blue", "Red"}) {
        const std::string word = name;
        for (std::size_t at = text.find(word); at != std::string::npos;
             at = text.find(word, at + 1)) {
            const bool starts = at == 0 || !std::isalpha(static_cast<unsigned char>(text[at - 1]));
            const std::size_t end = at + word.size();
            const bool ends =
                end == text.size() || !std::isalpha(static_cast<unsigned char>(text[end]));
            if (starts && ends) text.replace(at, word.size(), "*");
        }
    }
    return text;
}

}  // namespace

Twin::~Twin() = default;

std::unique_ptr<Twin> Twin::of(const Scenario& scene, Noise noise) {
    if (scene.sandbox || scene.phase == Phase::setup) return nullptr;
    const bool deploys = std::any_of(scene.units.begin(), scene.units.end(),
                                     [](const ScenarioUnit& unit) { return unit.undeployed; });
    if (noise == Noise::seats && deploys && !scene.mission) return nullptr;
    if (noise == Noise::bystanders && deploys) return nullptr;
    if (noise == Noise::seats && scene.edition != &editions::of2026) return nullptr;
    std::unique_ptr<Twin> twin(new Twin(noise, scene));
    if (noise == Noise::seats)
        return twin->start(exchanged(scene), scene.units.size()) ? std::move(twin) : nullptr;
    // With a Command Phase, a unit that is not defeated has an order token and takes part in the
    // round.
    const bool commands = scene.phase != Phase::activation || !scene.commandHands[0].empty();
    Scenario scenario = scene;
    scenario.built.reset();
    for (const Player player : {Player::blue, Player::red}) {
        const UnitId fallen = addBystander(scenario, player, "Fallen Bystanders");
        if (fallen.none()) return nullptr;
        twin->fallen_[static_cast<std::size_t>(player)] = fallen;
        if (commands) continue;
        if (addBystander(scenario, player, "Idle Bystanders").none()) return nullptr;
        scenario.units.push_back(bystander(player, "Bystanders in Reserve", std::nullopt));
        scenario.units.back().minis.front().position = {-100.0, -100.0, 0.0};
    }
    return twin->start(std::move(scenario), scene.units.size()) ? std::move(twin) : nullptr;
}

bool Twin::start(Scenario scenario, std::size_t ownUnits) {
    units_ = static_cast<int>(ownUnits);
    for (std::size_t unit = 0; unit < ownUnits; ++unit)
        minis_ += static_cast<int>(scenario.units[unit].minis.size());
    auto started = Game::start(std::move(scenario), 1);
    if (!started) return false;
    game_ = std::move(started).value();
    if (noise_ == Noise::bystanders && game_->question()) {
        for (const Player player : {Player::blue, Player::red})
            defeat(fallen_[static_cast<std::size_t>(player)], player);
    }
    return true;
}

void Twin::defeat(UnitId unit, Player player) {
    const View view = game_->view(player);
    const UnitView fallen = view.unit(unit);
    const auto refusal = game_->answer(Adjust{player, AdjustWounds{fallen.minis.front(), 1}});
    if (refusal) throw std::runtime_error("a bystander cannot be defeated: " + refusal->text);
}

Player Twin::asHere(Player player) const {
    return noise_ == Noise::seats ? opponent(player) : player;
}

std::optional<int> Twin::indexHere(const Option& option) const {
    const auto& options = game_->question()->options;
    const auto found = std::find(options.begin(), options.end(), option);
    if (found == options.end()) return std::nullopt;
    return static_cast<int>(found - options.begin());
}

std::optional<Answer> Twin::asHere(const Question& asked, const Answer& answer) const {
    const auto optionOf = [&](int index) -> std::optional<int> {
        if (index < 0 || index >= static_cast<int>(asked.options.size())) return index;
        return indexHere(asked.options[static_cast<std::size_t>(index)]);
    };
    if (const auto* pick = std::get_if<Pick>(&answer)) {
        const auto index = optionOf(pick->option);
        if (!index) return std::nullopt;
        return Pick{*index, pick->chosen};
    }
    if (const auto* draw = std::get_if<Draw>(&answer)) {
        const auto index = optionOf(draw->option);
        if (!index) return std::nullopt;
        return Draw{*index};
    }
    if (const auto* several = std::get_if<PickSeveral>(&answer)) {
        PickSeveral here{{}, several->chosen};
        for (const int option : several->options) {
            const auto index = optionOf(option);
            if (!index) return std::nullopt;
            here.options.push_back(*index);
        }
        return here;
    }
    if (const auto* adjust = std::get_if<Adjust>(&answer); adjust && noise_ == Noise::seats) {
        Adjust here = *adjust;
        exchange(here);
        return here;
    }
    return answer;
}

const char* Twin::name() const {
    return noise_ == Noise::seats ? "the game with exchanged seats" : "the game with bystanders";
}

std::optional<std::string> Twin::answer(const Question& asked, const Answer& answer) {
    if (!follows_) return std::nullopt;
    const bool selects = asked.ask == Ask::playCommandCard && noise_ == Noise::seats &&
                         std::holds_alternative<Pick>(answer);
    if (selects && !waiting_) {
        waiting_ = {asked, answer};
        return std::nullopt;
    }
    auto fault = give(asked, answer);
    return fault ? fault : giveWaiting();
}

std::optional<std::string> Twin::giveWaiting() {
    if (!waiting_) return std::nullopt;
    const auto [asked, answer] = *std::exchange(waiting_, std::nullopt);
    return give(asked, answer);
}

std::optional<std::string> Twin::give(const Question& asked, const Answer& answer) {
    if (!game_->question()) return std::nullopt;
    const auto here = asHere(asked, answer);
    if (!here) {
        follows_ = false;
        return "the option is not offered";
    }
    if (const auto refusal = game_->answer(*here)) {
        follows_ = false;
        return "the answer is refused: " + refusal->text;
    }
    return std::nullopt;
}

bool Twin::isOwn(const Option& option) const {
    if (const auto* unit = std::get_if<UnitId>(&option)) return unit->value < units_;
    if (const auto* mini = std::get_if<MiniId>(&option)) return mini->value < minis_;
    if (const auto* weapon = std::get_if<WeaponChoice>(&option)) return weapon->mini.value < minis_;
    return true;
}

std::string Twin::wordsOf(const Question& question, bool here) const {
    std::ostringstream words;
    words << "question " << static_cast<int>(question.ask) << " to player "
          << static_cast<int>(here ? asHere(question.player) : question.player) << " about unit "
          << question.unit.value << ", " << question.citation.section << ", dice "
          << question.dice.size();
    std::vector<std::string> options;
    for (const Option& option : question.options) {
        if (!isOwn(option)) continue;
        std::ostringstream one;
        one << option.index();
        if (const auto* unit = std::get_if<UnitId>(&option)) one << ":" << unit->value;
        if (const auto* mini = std::get_if<MiniId>(&option)) one << ":" << mini->value;
        if (const auto* action = std::get_if<Action>(&option))
            one << ":" << static_cast<int>(*action);
        options.push_back(one.str());
    }
    std::sort(options.begin(), options.end());
    for (const std::string& option : options) words << " " << option;
    return words.str();
}

std::string Twin::wordsOf(const Ruling& ruling, bool here) const {
    std::ostringstream words;
    words << "entry " << static_cast<int>(ruling.happening);
    // A reminder of a mission concerns both players; the entry names the blue player.
    if (ruling.player && ruling.happening != Happening::reminded)
        words << " of player " << static_cast<int>(here ? asHere(*ruling.player) : *ruling.player);
    words << " about " << ruling.unit.value << ", " << ruling.other.value << ", "
          << ruling.mini.value << ": " << withoutColours(ruling.verdict) << " ("
          << ruling.citation.section << ")";
    std::vector<std::string> numbers;
    for (const Number& number : ruling.numbers) {
        std::ostringstream one;
        one << withoutColours(number.name.english()) << " " << number.value;
        numbers.push_back(one.str());
    }
    // If an entry has a number for each player, the blue player's number comes first. So the
    // numbers are sorted before the comparison.
    if (noise_ == Noise::seats) std::sort(numbers.begin(), numbers.end());
    for (const std::string& number : numbers) words << "; " << number;
    words << "; dice " << ruling.dice.size();
    return words.str();
}

// Bystanders take part in the next round, and keep the game from ending. So a twin with bystanders
// follows only the first round of a scene. The die that decides a tie for priority belongs to the
// blue or to the red player, and the blue player counts points by hand first. So a twin with
// exchanged seats does not follow after such a question.
void Twin::stopAfter(const Game& scene) {
    if (noise_ == Noise::bystanders &&
        (!scene.question() || scene.view(Player::blue).round > firstRound_))
        follows_ = false;
    if (noise_ != Noise::seats || !scene.question()) return;
    const Question& question = *scene.question();
    const bool ofASeat = question.ask == Ask::scoreByHand ||
                         (question.ask == Ask::rollDice && question.roll == RollKind::priority);
    if (ofASeat) follows_ = false;
}

// The entries since the last comparison, without the entries about other units.
std::vector<std::string> Twin::newEntries(const Record& record, std::size_t& seen,
                                          bool here) const {
    std::vector<std::string> entries;
    for (; seen < record.size(); ++seen) {
        const Ruling& one = record[seen];
        if (one.unit.value < units_ && one.other.value < units_ && one.mini.value < minis_)
            entries.push_back(wordsOf(one, here));
    }
    // Between two answers, some entries come first for the blue player and then for the red player.
    // So the entries are sorted before they are compared.
    if (noise_ == Noise::seats) std::sort(entries.begin(), entries.end());
    return entries;
}

std::optional<std::string> Twin::difference(const Game& scene) {
    stopAfter(scene);
    if (!follows_) return std::nullopt;
    // A player without a legal command card is not asked. So if the seats are exchanged, the scene
    // and the twin may ask different players while cards are selected.
    const bool selects = scene.question() && scene.question()->ask == Ask::playCommandCard;
    if (selects && noise_ == Noise::seats) return std::nullopt;
    if (auto fault = giveWaiting()) return fault;
    std::vector<std::string> was = newEntries(scene.record(), seen_, false);
    std::vector<std::string> is = newEntries(game_->record(), seenHere_, true);
    was.push_back(scene.question() ? wordsOf(*scene.question(), false) : "no question");
    is.push_back(game_->question() ? wordsOf(*game_->question(), true) : "no question");
    if (is == was) return std::nullopt;
    follows_ = false;
    std::size_t at = 0;
    while (at < is.size() && at < was.size() && is[at] == was[at]) ++at;
    const auto entry = [at](const std::vector<std::string>& list) {
        return at < list.size() ? list[at] : std::string("nothing");
    };
    return "it has \"" + entry(is) + "\", and not \"" + entry(was) + "\"";
}

}  // namespace sightline::engine::scene
