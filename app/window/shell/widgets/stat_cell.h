/// A widget that shows a value of a card above its caption: a number, a die, or a conversion of
/// surges.
#pragma once
#include <QWidget>
#include <vector>

namespace sightline::app {

class StatCell : public QWidget {
  public:
    /// A part of a value: an icon, or a text if `icon` is empty.
    struct Part {
        QString icon;
        QString text;
        int size = 0;  ///< size of the icon, pixels
        int row = 0;   ///< row of the cell, counted from the top
    };

    static StatCell* number(const QString& value, const QString& caption);
    static StatCell* icons(std::vector<Part> parts, const QString& caption);

    /// Adds a mark after the caption, because the value is disputed or inferred. The tool tip shows
    /// the reason `why`.
    void markDoubtful(const QString& why);
    QSize sizeHint() const override;
    /// The minimum size. If the cell is narrow, the caption is smaller and may be cut. The value is
    /// never cut.
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    StatCell(std::vector<Part> parts, QString caption);
    QFont valueFont() const;
    QFont captionFont() const;
    QFont captionFontThatFits(int width) const;
    QFont partFont() const;
    int widthOf(const Part& part) const;
    int rows() const;
    int widthOfRow(int row) const;
    int widthOfValue() const;

    std::vector<Part> parts_;
    QString caption_;
};

}  // namespace sightline::app
