/// A dialog that lists the players' own card packs, switches them on and off, and shows their
/// faults.
#pragma once
#include <QDialog>

#include "app/window/legion/builder/stock/card_stock.h"

class QLabel;
class QListWidget;

namespace sightline::app {

class PacksDialog : public QDialog {
    Q_OBJECT

  public:
    explicit PacksDialog(CardStock& stock, QWidget* parent = nullptr);
    QListWidget& list() { return *list_; }

  private:
    void refresh();
    QString faultOf(const std::filesystem::path& folder) const;

    CardStock& stock_;
    QListWidget* list_;
    QLabel* about_;
    bool filling_ = false;
};

}  // namespace sightline::app
