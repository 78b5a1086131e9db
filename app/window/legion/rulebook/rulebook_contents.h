/// The list at the left of the rulebook's window: all sections below their chapters, or the
/// sections that a search has found.
#pragma once
#include <QTreeWidget>
#include <vector>

#include "engine/legion/advice/rulebook/rulebook.h"

namespace sightline::app {

class RulebookContents : public QTreeWidget {
    Q_OBJECT

  public:
    explicit RulebookContents(QWidget* parent = nullptr);

    /// Lists all sections in reading order.
    void listAll(const engine::Rulebook& book);
    /// Lists the found sections without chapters.
    void listFound(const std::vector<const engine::RuleSection*>& found);
    /// Makes the section the current one of the list, if the list has it. Emits no signal.
    void point(const engine::RuleSection& section);

  signals:
    /// Emitted when the player goes to another section of the list.
    void chosen(const QString& id);

  private:
    static QTreeWidgetItem* itemOf(const engine::RuleSection& section);
};

}  // namespace sightline::app
