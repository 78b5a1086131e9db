/// The game that the window shows: one engine game, its file, and what the players look at. Widgets
/// ask it, answer through it, and redraw when it says so. The only place of the window that owns a
/// Game.
#pragma once
#include <QObject>
#include <QString>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>

#include "app/files/open_journal.h"
#include "app/window/session/awaited_job.h"
#include "app/window/session/game_reader.h"
#include "app/window/session/recovery_file.h"

namespace sightline::app {

class GameSession : public QObject {
    Q_OBJECT

  public:
    explicit GameSession(QObject* parent = nullptr);
    /// A clean end: the recovery file goes. It stays where a fault ends the program.
    ~GameSession() override;

    /// Starts a new game; keeps the old one and returns the line to show when that fails. What
    /// takes its time here and below is done beside the window, which goes on showing what there
    /// was: see `busy`.
    std::optional<QString> start(LoadedScenario scenario, std::uint64_t seed);
    /// The same for one that is read from files first.
    using ReadScenario = std::function<Result<LoadedScenario>()>;
    std::optional<QString> start(const QString& name, const ReadScenario& read, std::uint64_t seed);
    /// A saved game, all of it or, where today's rules or a damaged line stop it midway, as far as
    /// it goes: `offer` is asked then. Such a game is a copy without a file, so that its file
    /// keeps every answer. Keeps the old game and returns the line to show when that fails, or
    /// when nobody wants a part.
    using WatchOffer = std::function<bool(const OpenedJournal&)>;
    std::optional<QString> open(const QString& journalPath, const WatchOffer& offer = {});
    /// An interrupted game, which goes on in its recovery file. As `open` otherwise: a game of
    /// which only a part is watched is kept aside whole. The file is taken when all went well.
    std::optional<QString> recover(RecoveryFile& file, const WatchOffer& offer = {});
    std::optional<QString> saveAs(const QString& journalPath);

    /// Another game is being opened, or the latest decision taken back. Meanwhile the game stands
    /// still: whatever would change it is refused.
    bool busy() const { return job_.busy(); }
    /// Everything stays as it is, then.
    void stopWaiting() { job_.stop(); }
    /// The latest wait ended by that, or with the program.
    bool stoppedWaiting() const { return job_.stopped(); }
    /// A game that waits, whole and with its file for recovery, while another one is shown.
    struct Aside;
    /// Shows the game that `make` returns, which has no file yet. It is made beside the window,
    /// which tells of it in the words of `doing`. What ran waits in the result; null where nothing
    /// did. Keeps the old game where none is made.
    struct ReadyGame {
        std::unique_ptr<engine::Game> game;
        Layout layout;
    };
    using MakeGame = std::function<Result<ReadyGame>(const std::stop_token&)>;
    Result<std::shared_ptr<Aside>> showInstead(const QString& doing, const MakeGame& make);
    /// That game goes on as it was; the one that is shown ends.
    void takeBack(const std::shared_ptr<Aside>& aside);

    bool running() const { return game_ != nullptr; }
    const engine::Game& game() const { return *game_; }
    /// Keeps the game alive for work on another thread: cards of a View live as long as the game.
    std::shared_ptr<const engine::Game> sharedGame() const { return game_; }
    /// For questions to the game itself on another thread.
    GameReader reader() const { return {game_, gate_}; }
    /// Of the player who decides now, as the players see the battle: while dice tumble, as it was
    /// before them. Command hands and facedown cards are in it only while their
    /// player answers a question about them, and has taken over.
    const engine::View& view() const { return *view_; }
    /// With the terrain as it is now: the players may have changed it by hand.
    const Layout& layout() const { return changedLayout_ ? *changedLayout_ : layout_; }
    /// The open question as it was when the game last moved on; null when none is open. While a
    /// hand-over waits, it has no options.
    const engine::Question* question() const { return question_ ? &*question_ : nullptr; }

    /// How many answers led to what is shown: the same number of the same game, the same battle.
    std::size_t answersShown() const { return answersShown_; }
    /// Keeps what has come of the last answer from everybody's eyes, such as while the dice tumble,
    /// until `reveal`. Only from within `movedOn`; an answer, undo or redo reveals first.
    void holdBack() { held_ = true; }
    bool heldBack() const { return held_; }
    void reveal();

    /// The open question is for one player's eyes, and that player has not said to be alone with
    /// it.
    bool handoverWaits() const { return concealed_; }
    /// The player who decides sits at the screen now, and the other one looks away.
    void takeOver();
    /// The other one may look again before the answer is given.
    void conceal();

    /// Answers the open question. When it is refused nothing changes and `refused` is emitted.
    /// While the open question is held back it is revealed instead: whoever answered has not seen
    /// it.
    bool answer(const engine::Answer& answer);
    /// Who changes the game by hand: who has said so since the latest answer, else who is asked.
    engine::Player adjuster() const;
    void setAdjuster(engine::Player player) { adjuster_ = player; }
    bool undo();
    bool redo();

    /// Dice are thrown by the game's generator as soon as they are asked for, unless the players
    /// typed in their own (then the question stays open until `answer`).
    void setRealDice(bool on);
    bool realDice() const { return realDice_; }

    std::optional<engine::UnitId> selected() const { return selected_; }
    void select(std::optional<engine::UnitId> unit);
    /// A player selected that unit while the question was open, and did not only look at it before.
    bool selectedForThis() const { return selected_ && selectedAt_ == answersShown_; }
    std::optional<engine::UnitId> hovered() const { return hovered_; }
    void hover(std::optional<engine::UnitId> unit);

    /// The open question is answered by several units.
    bool choosesUnits() const;
    /// Options of such a question that are chosen by now.
    const std::set<int>& ticked() const { return ticked_; }
    bool isTicked(engine::UnitId unit) const;
    /// Chooses a unit, or takes it back; false when it is not among the options or one too many.
    bool tick(engine::UnitId unit);

    QString journalPath() const { return journalPath_; }
    bool unsaved() const;
    /// Where the running game is kept for recovery, flushed after every answer; empty while it
    /// cannot be.
    QString recoveryPath() const { return recovery_ ? recovery_->path() : QString(); }

    /// How long a step of the game may take before `working` tells of it.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

  signals:
    void movedOn();  ///< the game did, and nobody has seen it: who listens may `holdBack`
    void changed();  ///< the game moved on (or back), as everybody sees now
    void selectionChanged();
    void hoverChanged();
    void tickedChanged();
    void refused(const QString& why);
    void turnHandedOver(sightline::engine::Player to);
    /// A player decides something in the other one's turn, such as spending a standby token.
    void reactionAsked(sightline::engine::Player of);
    /// A ruling that decides this step waits for its proof, for so many seconds by now. What
    /// listens may paint, and may not ask the game.
    void working(double seconds);
    void worked();                      ///< after `working`
    void waiting(const QString& what);  ///< it is busy with that, for longer than a moment
    void waited();                      ///< it is busy no longer
    void failed(const QString& why);    ///< such as a journal that cannot be written
    void noticed(const QString& line);  ///< such as that a game was saved under other rules

  private:
    void adopt(std::shared_ptr<engine::Game> game, Layout layout, const QString& journalPath);
    /// What the work returns, done while the window goes on; these words tell of it.
    template <class Work>
    auto beside(const QString& what, Work work);
    /// Why nothing else can be done now; none while it is not busy.
    std::optional<QString> busyWith() const;
    bool refuseWhileBusy();
    /// A saved game, ready to be shown.
    Result<OpenedJournal> openBeside(const QString& journalPath);
    /// The game works on a thread of its own while this one waits.
    template <class Work>
    auto waitFor(Work work);
    /// The same for what moves the game on, once nobody reads it any more.
    template <class Work>
    auto change(Work work);
    void throwDice();
    void markSaved();
    void tellOf(const QString& journalPath, const OpenedJournal& opened);
    /// The line to show when it is neither opened whole nor watched in part.
    std::optional<QString> refusedPart(const QString& journalPath, const OpenedJournal& opened,
                                       const WatchOffer& offer);
    Result<bool> startAutosave();
    void keepForRecovery();
    /// Shows what has come of it, or lets somebody hold it back.
    void afterChange();
    void show();
    bool followActivation();
    void announce();
    void look();
    bool dropVanished(std::optional<engine::UnitId>& unit) const;

    AwaitedJob job_;
    QString doing_;  ///< beside the window
    std::shared_ptr<engine::Game> game_;
    std::shared_ptr<std::shared_mutex> gate_ = std::make_shared<std::shared_mutex>();
    std::optional<engine::View> view_;
    std::optional<engine::Question> question_;
    std::chrono::milliseconds patience_{100};
    Layout layout_;
    std::shared_ptr<const std::vector<geometry::PieceSpec>> changedTerrain_;
    std::optional<Layout> changedLayout_;  ///< with that terrain
    std::optional<RecoveryFile> recovery_;
    std::unique_ptr<engine::JournalWriter> autosave_;
    bool kept_ = true;  ///< for recovery; the players know when it is not
    std::optional<engine::UnitId> selected_, hovered_;
    std::optional<engine::UnitId> activating_;  ///< as far as the selection has followed it
    std::optional<std::size_t> selectedAt_;     ///< answers shown when a player selected it
    std::size_t answersShown_ = 0;
    std::optional<engine::Player> turnOf_, adjuster_;
    QString journalPath_;
    std::size_t savedAnswers_ = 0;
    std::uint64_t savedDigest_ = 0;
    std::set<int> ticked_;
    bool concealed_ = false;
    bool held_ = false;
    bool announces_ = false;  ///< what was held back is to be announced
    bool realDice_ = false;
};

}  // namespace sightline::app
