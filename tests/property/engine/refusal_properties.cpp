// A refused answer must change nothing. The tests give many wrong answers at every kind of
// question.
#include <cmath>
#include <limits>

#include "property/engine/whole_games.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::test {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr int least = std::numeric_limits<int>::min();
constexpr int most = std::numeric_limits<int>::max();

void addOutOfRange(std::vector<Answer>& wrong, const Question& asked) {
    const int count = static_cast<int>(asked.options.size());
    for (int option : {-1, count, least, most}) {
        wrong.emplace_back(Pick{option});
        wrong.emplace_back(PickSeveral{{option}});
    }
    wrong.emplace_back(PickSeveral{{0, 0}});
    wrong.emplace_back(PickSeveral{std::vector<int>(1000, 1)});
    const bool counts = asked.form == AnswerForm::count;
    for (int number : {counts ? asked.least - 1 : -1, counts ? asked.most + 1 : 0, least, most}) {
        wrong.emplace_back(Count{number});
    }
}

void addDice(std::vector<Answer>& wrong, const Question& asked) {
    const std::size_t count = asked.dice.size();
    wrong.emplace_back(DiceAnswer{std::vector<Face>(count + 1, Face::blank)});
    if (count == 0) return;
    wrong.emplace_back(DiceAnswer{std::vector<Face>(count - 1, Face::blank)});
    wrong.emplace_back(DiceAnswer{});
    DiceAnswer faces{std::vector<Face>(count, Face::blank)};
    faces.faces.back() = isAttack(asked.dice.back()) ? Face::block : Face::crit;
    wrong.emplace_back(faces);
    faces.faces.back() = static_cast<Face>(77);
    wrong.emplace_back(faces);
}

void addMoves(std::vector<Answer>& wrong, const Question& asked) {
    geometry::Move stay;
    if (asked.move) stay.kind = asked.move->terms.kind;
    stay.toolSpeed = 1;
    const auto add = [&](const std::function<void(geometry::Move&)>& spoil) {
        geometry::Move move = stay;
        spoil(move);
        wrong.emplace_back(MoveAnswer{move});
    };
    for (double bad : {nan, infinity, -infinity}) {
        add([&](geometry::Move& move) { move.pose.contactAngle.value = bad; });
        add([&](geometry::Move& move) { move.pose.direction.value = bad; });
        add([&](geometry::Move& move) { move.pose.bend.value = bad; });
        add([&](geometry::Move& move) { move.pose.stop = bad; });
        add([&](geometry::Move& move) { move.end = geometry::Vec2{bad, 0.0}; });
        add([&](geometry::Move& move) { move.rotateFirst = geometry::Degrees{bad}; });
    }
    for (int speed : {least, -1, 0, 4, most}) {
        add([&](geometry::Move& move) { move.toolSpeed = speed; });
    }
    add([](geometry::Move& move) { move.pose.stop = 1.01; });
    add([](geometry::Move& move) { move.pose.stop = -0.01; });
    add([](geometry::Move& move) { move.pose.direction.value = 1e300; });
    add([](geometry::Move& move) { move.pose.contactAngle.value = -1e7; });
    add([](geometry::Move& move) { move.rotateFirst = geometry::Degrees{1e9}; });
    const auto other = stay.kind == geometry::MoveKind::climb ? geometry::MoveKind::standard
                                                              : geometry::MoveKind::climb;
    add([&](geometry::Move& move) { move.kind = other; });
}

void addPlaces(std::vector<Answer>& wrong, const Question& asked) {
    Places proposal;
    if (asked.place) {
        for (const auto& one : asked.place->proposal) {
            proposal.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
        }
    }
    if (proposal.places.empty()) proposal.places.push_back({MiniId{0}, {1, 1, 0}, {0}});
    const auto add = [&](const std::function<void(Places&)>& spoil) {
        Places places = proposal;
        spoil(places);
        wrong.emplace_back(places);
    };
    add([](Places& places) { places.places.pop_back(); });
    add([](Places& places) { places.places.push_back(places.places.back()); });
    for (int id : {-1, 9999, least, most}) {
        add([&](Places& places) { places.places.back().mini = MiniId{id}; });
    }
    for (double bad : {nan, infinity, -50.0, 1e9, 1e300}) {
        add([&](Places& places) { places.places.back().position.x = bad; });
        add([&](Places& places) { places.places.front().position.y = bad; });
    }
    add([](Places& places) { places.places.back().position.z = nan; });
    add([](Places& places) { places.places.back().facing.value = nan; });
    add([](Places& places) { places.places.back().facing.value = 1e7; });
}

void addAdjustments(std::vector<Answer>& wrong) {
    for (int id : {-1, 9999, least, most}) {
        wrong.emplace_back(Adjust{Player::red, AdjustToken{UnitId{id}, Token::aim, 1}});
        wrong.emplace_back(Adjust{Player::red, AdjustWounds{MiniId{id}, 1}});
        wrong.emplace_back(Adjust{Player::red, AdjustMini{{MiniId{id}, {1, 1, 0}, {0}}}});
    }
    for (int change : {least, -100, 100, most}) {
        wrong.emplace_back(Adjust{Player::red, AdjustToken{UnitId{0}, Token::dodge, change}});
        wrong.emplace_back(Adjust{Player::red, AdjustToken{UnitId{0}, Token::standby, change}});
        wrong.emplace_back(Adjust{Player::red, AdjustWounds{MiniId{4}, change}});
    }
    for (double bad : {nan, infinity, -3.0, 1e300}) {
        wrong.emplace_back(Adjust{Player::red, AdjustMini{{MiniId{4}, {bad, 1, 0}, {0}}}});
        wrong.emplace_back(Adjust{Player::red, AdjustMini{{MiniId{4}, {1, bad, 0}, {0}}}});
    }
    wrong.emplace_back(Adjust{Player::red, AdjustMini{{MiniId{4}, {1, 1, nan}, {0}}}});
    wrong.emplace_back(Adjust{Player::red, AdjustMini{{MiniId{4}, {1, 1, 0}, {1e8}}}});
    wrong.emplace_back(Adjust{Player::red, Note{}});
}

std::vector<Answer> wrongAnswers(const Question& asked) {
    std::vector<Answer> wrong;
    addOutOfRange(wrong, asked);
    addDice(wrong, asked);
    addMoves(wrong, asked);
    addPlaces(wrong, asked);
    addAdjustments(wrong);
    return wrong;
}

/// One number for each field of a question. Two questions with the same numbers count as equal.
std::vector<std::uint64_t> likeness(const Question& question) {
    Digest options;
    for (const Option& option : question.options) {
        options.add(static_cast<int>(option.index()));
        if (const UnitId* unit = std::get_if<UnitId>(&option)) options.add(unit->value);
        if (const MiniId* mini = std::get_if<MiniId>(&option)) options.add(mini->value);
        if (const Action* action = std::get_if<Action>(&option)) {
            options.add(static_cast<int>(*action));
        }
    }
    return {static_cast<std::uint64_t>(question.player),
            static_cast<std::uint64_t>(question.ask),
            static_cast<std::uint64_t>(question.form),
            static_cast<std::uint64_t>(question.unit.value),
            static_cast<std::uint64_t>(question.least),
            static_cast<std::uint64_t>(question.most),
            question.dice.size(),
            question.options.size(),
            options.value()};
}

TEST(WholeGame, ARefusedAnswerChangesNothing) {
    for (std::uint64_t seed = 11; seed <= 16; ++seed) {
        playWhole(seed, [&](Game& game) {
            const auto digest = game.digest();
            const auto answers = game.journal().answers.size();
            const auto said = game.record().size();
            const auto asked = likeness(*game.question());
            const auto wrong = wrongAnswers(*game.question());
            for (std::size_t i = 0; i < wrong.size(); ++i) {
                const auto refusal = game.answer(wrong[i]);
                ASSERT_TRUE(refusal) << "seed " << seed << ", answer " << answers
                                     << ", taken: " << toJson(wrong[i]).dump();
                EXPECT_FALSE(refusal->text.empty());
                EXPECT_EQ(refusal->text.find('\n'), std::string::npos);
                ASSERT_EQ(game.digest(), digest) << toJson(wrong[i]).dump();
            }
            ASSERT_TRUE(game.question());
            EXPECT_EQ(likeness(*game.question()), asked);
            EXPECT_EQ(game.journal().answers.size(), answers);
            EXPECT_EQ(game.record().size(), said);
        });
    }
}

}  // namespace
}  // namespace sightline::engine::test
