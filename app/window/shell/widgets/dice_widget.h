/// A row of dice that wraps. It shows rolled dice, or a pool of dice without results. Canceled dice
/// are crossed out. The tool tip of a die says what its face does. A player can choose dice by a
/// click, or with arrow keys and Space.
#pragma once
#include <QWidget>
#include <set>
#include <vector>

#include "engine/legion/rules/asking/answer.h"

namespace sightline::app {

class DiceWidget : public QWidget {
    Q_OBJECT

  public:
    explicit DiceWidget(int dieSize = 30, QWidget* parent = nullptr);

    struct ShownDie {
        QString icon;
        QString help;  ///< tool tip: the die, its face, and what the face does
        bool canceled = false;
    };
    void setDice(const std::vector<engine::RolledDie>& dice,
                 const std::vector<engine::RolledDie>& canceled = {});
    void setPool(const engine::DicePool& pool);

    /// Lets the player choose dice: at most `most` of the dice with the indices `choosable`.
    void chooseAmong(std::set<int> choosable, int most);
    /// Draws a bright frame around the dice with these indices.
    void setLit(std::set<int> lit);
    const std::set<int>& lit() const { return lit_; }
    const std::set<int>& chosen() const { return chosen_; }
    QRect dieRect(int index) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {dieSize_, dieSize_}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  signals:
    void chosenChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void toggle(int index);
    int perLine(int width) const;
    void lay(std::vector<ShownDie> dice);
    int dieSize_;
    int most_ = 0;
    int cursor_ = 0;
    std::vector<ShownDie> dice_;
    std::set<int> choosable_, chosen_, lit_;
};

}  // namespace sightline::app
