/// A flow layout of small rounded labels: tokens, keywords, facts of a card.
#pragma once
#include <QWidget>
#include <vector>

#include "app/window/shell/look/theme.h"

namespace sightline::app {

/// One label.
struct Chip {
    QString icon;  ///< icon before the text; may be empty
    QString text;
    QColor colour = theme::text;
    QString help = {};    ///< rich text that is shown on hover
    bool hollow = false;  ///< true: a small mark shows that the game does not apply the keyword
};

/// One widget draws all chips. So a card with forty keywords appears as quickly as a card with two.
class ChipRow : public QWidget {
  public:
    explicit ChipRow(std::vector<Chip> chips, int gap = 5, QWidget* parent = nullptr);

    /// The rectangle of that chip at the present width of the row.
    QRect chipRect(std::size_t index) const { return arranged(width()).at(index); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    int widthOf(const Chip& chip) const;
    int lineHeight() const;
    std::vector<QRect> arranged(int width) const;

    std::vector<Chip> chips_;
    int gap_;
};

}  // namespace sightline::app
