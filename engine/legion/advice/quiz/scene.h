/// Scene: the table and the units of one question, as a scenario file and as a battle. Private to
/// engine/legion/advice/quiz.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/advice/quiz/quiz.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine::quiz {

/// A unit of a scene before the scene is set up.
struct Posted {
    Player player{};
    const UnitEntry* entry = nullptr;
    std::vector<geometry::Vec2> places;  ///< places of the miniatures, the unit leader first
    geometry::Degrees facing{};
    nlohmann::json tokens = nlohmann::json::object();  ///< the member "tokens" of its placement
};

/// The miniature of a unit card at a place, on the highest surface.
geometry::Mini miniOf(const QuizTable& table, const geometry::Dimensions& dimensions,
                      const UnitCard& card, geometry::Vec2 place, geometry::Degrees facing = {});
/// True if the rules allow a miniature of the unit card to stand there. `others`: the other
/// miniatures on the table.
bool mayStand(const QuizTable& table, const UnitCard& card, const geometry::Mini& mini,
              const std::vector<geometry::PlacedMini>& others);
/// The miniature in the form of a request of `sightline-cli query`.
nlohmann::json requestOf(const geometry::Mini& mini, const std::string& base);

class Scene {
  public:
    Scene(const QuizSources& sources, const QuizTable& table, std::vector<Posted> units);
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    ~Scene() = default;

    /// False if the rules refuse the scene, for example because two miniatures overlap.
    bool isLegal() const { return battle_.has_value(); }
    const QuizTable& table() const { return table_; }
    const geometry::Battlefield& field() const { return top_->field; }
    const nlohmann::json& scenario() const { return document_; }
    const Battle& battle() const { return *battle_; }
    const Tabletop& top() const { return *top_; }
    /// The units in the order in which they were posted.
    const UnitOnTable& unit(std::size_t index) const;
    std::string label(std::size_t index) const;  ///< the name of the unit in the record
    const geometry::Mini& leader(std::size_t index) const { return unit(index).leader(); }
    /// A miniature in the form of a request. `unit` is its unit.
    nlohmann::json request(std::size_t unit, const geometry::Mini& mini) const;
    /// Every miniature on the table, except those of the unit.
    std::vector<geometry::PlacedMini> others(std::size_t unit) const;
    /// The leader of the unit at another place, on the highest surface.
    geometry::Mini leaderAt(std::size_t unit, geometry::Vec2 place) const;

  private:
    void write(const std::vector<Posted>& units);

    const QuizSources& sources_;
    const QuizTable& table_;
    nlohmann::json document_;
    Scenario scenario_;
    std::optional<Battle> battle_;
    std::optional<Tabletop> top_;
    std::vector<UnitId> ids_;
};

}  // namespace sightline::engine::quiz
