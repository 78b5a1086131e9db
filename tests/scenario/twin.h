/// A twin is a second game of a test scene that receives the same answers. At its start, the twin
/// differs from the scene in one way that must not matter: the blue player and the red player have
/// exchanged their sides ("seats"), or each player has more units ("bystanders"). The questions and
/// the record of the twin may differ from those of the scene only in names.
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine::scene {

class Twin {
  public:
    enum class Noise {
        /// Each player has the units, the hand and the edge of the other player.
        seats,
        /// Each player has three more units: an idle unit far away that has activated, a unit in
        /// reserve, and a defeated unit.
        bystanders
    };
    ~Twin();

    /// Starts the twin of a scene. Null if the scene does not allow this difference. The players
    /// cannot exchange their seats in the setup, in an edition with a round counter, or if a unit
    /// deploys without a mission, because then the colour of a player determines the player's edge.
    /// Bystanders need a free place, and a scene without units that deploy. In a scene with a
    /// Command Phase, the only bystanders are defeated units.
    static std::unique_ptr<Twin> of(const Scenario& scene, Noise noise);

    /// Gives the twin the answer that the scene received to its question `asked`. Returns the
    /// reason why the twin cannot receive it. No value: the twin received the answer, or the twin
    /// no longer follows the scene.
    std::optional<std::string> answer(const Question& asked, const Answer& answer);
    Noise noise() const { return noise_; }
    /// Text for the difference between the start of the twin and that of the scene, for the message
    /// of a failed test.
    const char* name() const;
    /// The first difference between the twin and the scene after an answer. No value: they are
    /// equal, or the twin no longer follows the scene.
    std::optional<std::string> difference(const Game& scene);

  private:
    Twin(Noise noise, const Scenario& scene) : noise_(noise), firstRound_(scene.round) {}
    bool start(Scenario scenario, std::size_t ownUnits);
    void defeat(UnitId unit, Player player);

    Player asHere(Player player) const;
    std::optional<Answer> asHere(const Question& asked, const Answer& answer) const;
    std::optional<std::string> give(const Question& asked, const Answer& answer);
    std::optional<std::string> giveWaiting();
    std::vector<std::string> newEntries(const Record& record, std::size_t& seen, bool here) const;
    std::optional<int> indexHere(const Option& option) const;
    bool isOwn(const Option& option) const;
    std::string wordsOf(const Question& question, bool here) const;
    std::string wordsOf(const Ruling& ruling, bool here) const;
    void stopAfter(const Game& scene);

    Noise noise_;
    int firstRound_;
    bool follows_ = true;
    /// The command card that the first player of the scene selected. The blue player selects first,
    /// so with exchanged seats the twin first receives the selection of the other player.
    std::optional<std::pair<Question, Answer>> waiting_{};
    std::array<UnitId, 2> fallen_{};       ///< the defeated bystanders, indexed by Player
    int units_ = 0, minis_ = 0;            ///< number of units and miniatures of the scene itself
    std::size_t seen_ = 0, seenHere_ = 0;  ///< number of compared entries in both records
    std::unique_ptr<Game> game_{};
};

}  // namespace sightline::engine::scene
