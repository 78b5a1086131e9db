/// A widget with small rounded labels in wrapped rows, such as tokens, keywords or facts of a card.
#pragma once
#include <QWidget>
#include <vector>

#include "app/window/shell/look/theme.h"

namespace sightline::app {

struct Chip {
    QString icon;  ///< icon before the text; may be empty
    QString text;
    QColor colour = theme::text();
    QString help = {};  ///< tool tip, rich text
    /// True: a small hollow mark means that players apply the keyword by hand.
    bool hollow = false;
};

/// One widget that paints all its labels. A card with forty keywords is drawn as quickly as a card
/// with two.
class ChipRow : public QWidget {
  public:
    explicit ChipRow(std::vector<Chip> chips, int gap = 5, QWidget* parent = nullptr);

    QRect chipRect(std::size_t index) const { return arranged(width()).at(index); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    int widthOf(const Chip& chip) const;
    /// The rectangle of the text inside the rectangle of a chip.
    QRect wordsIn(const Chip& chip, const QRect& rect) const;
    /// Height of a label in rows of this width. The text of a wide label wraps.
    int heightOf(const Chip& chip, int width) const;
    int lineHeight() const;
    std::vector<QRect> arranged(int width) const;

    std::vector<Chip> chips_;
    int gap_;
};

}  // namespace sightline::app
