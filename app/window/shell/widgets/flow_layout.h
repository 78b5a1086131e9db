/// A flow layout. It places widgets from left to right, in lines like the words of a text.
#pragma once
#include <QLayout>
#include <memory>
#include <vector>

namespace sightline::app {

class FlowLayout : public QLayout {
    Q_OBJECT

  public:
    explicit FlowLayout(QWidget* parent = nullptr, int apart = 6);

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arranged({0, 0, width, 0}, false); }
    void setGeometry(const QRect& rect) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    ~FlowLayout() override;

  private:
    int arranged(const QRect& rect, bool move) const;  ///< returns the height of all lines
    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

}  // namespace sightline::app
