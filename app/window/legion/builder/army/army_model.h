/// The model of the army builder: the army list, its points, the rules that it breaks, and the undo
/// history. The engine checks all rules.
#pragma once
#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "app/window/legion/builder/stock/card_stock.h"
#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/army/card_notes.h"
#include "engine/legion/lists/army/judge_army.h"

namespace sightline::app {

class ArmyModel : public QObject {
    Q_OBJECT

  public:
    explicit ArmyModel(QObject* parent = nullptr);

    /// Sets the card catalogue. Before this call, the model cannot check or change the army.
    void setCards(SharedCards cards);
    const SharedCards& cards() const { return cards_; }
    /// The card catalogue of the edition for which the army is built.
    const engine::Catalogue& catalogue() const {
        return cards_->catalogue.of(engine::editionOf(list_.size));
    }
    bool ready() const { return cards_ != nullptr; }

    const engine::ArmyList& list() const { return list_; }
    const engine::ArmySummary& summary() const { return summary_; }
    const std::vector<engine::ArmyObjection>& objections() const { return objections_; }
    const std::vector<engine::CardNote>& notes() const { return notes_; }
    bool legal() const { return ready() && objections_.empty(); }

    /// Opens another army and clears the undo history. `file` is empty if the army has no file.
    void open(engine::ArmyList list, const QString& file);
    /// Changes the army as one step of the undo history. If `joins` is true and the last step was
    /// of the same kind, both become one step. For example, the letters of a typed name are one
    /// step.
    void edit(const QString& what, const std::function<void(engine::ArmyList&)>& change,
              bool joins = false);
    void undo();
    void redo();
    bool canUndo() const { return at_ > 0; }
    bool canRedo() const { return at_ + 1 < history_.size(); }
    QString undoWords() const;
    QString redoWords() const;

    void addUnit(const std::string& id);
    void removeUnit(std::size_t unit);
    void duplicateUnit(std::size_t unit);
    /// Adds an upgrade card to a unit. If `instead` is not empty, the new card replaces the upgrade
    /// with this id.
    void addUpgrade(std::size_t unit, const std::string& id, const std::string& instead,
                    bool counterpart = false);
    void removeUpgrade(std::size_t unit, const std::string& id, bool counterpart = false);
    void toggleCounterpart(std::size_t unit);
    void addCommand(const std::string& id);
    void removeCommand(const std::string& id);
    void addBattleCard(const std::string& id);
    void removeBattleCard(const std::string& id);
    void setFaction(const std::string& faction);

    std::optional<std::size_t> selected() const { return selected_; }
    void select(std::optional<std::size_t> unit);

    const QString& file() const { return file_; }
    void saved(const QString& file);
    bool unsaved() const { return list_ != savedList_; }

  signals:
    void changed();  ///< emitted when the army or the card catalogue changed
    void selectionChanged();

  private:
    struct Step {
        engine::ArmyList list;
        QString what;
    };
    void show(std::size_t at);
    void judge();

    SharedCards cards_;
    engine::ArmyList list_, savedList_;
    engine::ArmySummary summary_;
    std::vector<engine::ArmyObjection> objections_;
    std::vector<engine::CardNote> notes_;
    std::vector<Step> history_;
    std::size_t at_ = 0;
    std::optional<std::size_t> selected_;
    QString file_;
};

/// The list of cards of one kind in a battle deck.
std::vector<std::string>& pileOf(engine::BattleDeck& deck, engine::BattleEntry::Kind kind);
const std::vector<std::string>& pileOf(const engine::BattleDeck& deck,
                                       engine::BattleEntry::Kind kind);

}  // namespace sightline::app
