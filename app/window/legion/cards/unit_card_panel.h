/// The panel that shows the card of the selected unit. A change of the game rebuilds the card in a
/// separate event, because the card has many widgets. A hidden panel rebuilds its card when it is
/// shown.
#pragma once
#include <QTimer>
#include <QWidget>

#include "app/window/shell/session/unit_choice.h"
#include "engine/legion/rules/cards/missions/contested_keywords.h"

class QVBoxLayout;

namespace sightline::app {

class PageScroll;

class UnitCardPanel : public QWidget {
    Q_OBJECT

  public:
    UnitCardPanel(const ShownGame& game, const UnitChoice& choice, QWidget* parent = nullptr);
    /// The selected unit or, if no unit is selected, the activating unit.
    std::optional<engine::UnitId> shown() const;
    /// The area in which the card scrolls.
    PageScroll& page() { return *scroll_; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void rebuildSoon();
    void rebuild();
    QWidget* card(const engine::UnitView& unit) const;
    void addHead(QVBoxLayout& column, const engine::UnitView& unit) const;
    void addStats(QVBoxLayout& column, const engine::UnitView& unit) const;
    void addTokens(QVBoxLayout& column, const engine::UnitView& unit) const;
    /// The keywords that the unit has now because it contests an objective.
    engine::ContestedKeywords ofMission(const engine::UnitView& unit) const;
    static void dim(QWidget& weapon);
    static QString helpOf(engine::Token token);
    const ShownGame& game_;
    const UnitChoice& choice_;
    PageScroll* scroll_;
    QTimer rebuildTimer_;
    bool stale_ = true;  ///< true: the game has changed since the card was built
};

}  // namespace sightline::app
