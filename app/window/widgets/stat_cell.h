/// A value of a card over its caption: a number, a die, or what surges turn into.
#pragma once
#include <QWidget>
#include <vector>

namespace sightline::app {

class StatCell : public QWidget {
  public:
    /// What stands side by side: an icon, or words where that is empty.
    struct Part {
        QString icon;
        QString text;
        int size = 0;  ///< of the icon, pixels
        int row = 0;   ///< from the top
    };

    static StatCell* number(const QString& value, const QString& caption);
    static StatCell* icons(std::vector<Part> parts, const QString& caption);

    /// A mark behind the caption, with its reason on hover: the value is disputed or inferred.
    void markDoubtful(const QString& why);
    QSize sizeHint() const override;
    /// Where it is narrow the caption becomes smaller, and is cut at last; the value never.
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
