/// A widget that shows the sheet with the result of a dispute, scaled to the width of the widget.
#pragma once
#include <QWidget>

#include "engine/legion/advice/disputes/sheet.h"

namespace sightline::app {

class DisputeSheetView final : public QWidget {
    Q_OBJECT
  public:
    explicit DisputeSheetView(const engine::DisputeSheet& sheet, QWidget* parent = nullptr);

    const engine::DisputeSheet& sheet() const { return sheet_; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    engine::DisputeSheet sheet_;
};

}  // namespace sightline::app
