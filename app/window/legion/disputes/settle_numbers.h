/// The numbers of a question about two miniatures: distance, heights, and the terrain between them.
/// At first they are those on the table. Players can state other numbers.
#pragma once
#include <QWidget>
#include <optional>
#include <vector>

#include "app/window/shell/session/shown_game.h"
#include "engine/legion/advice/disputes/stated.h"

class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace sightline::app {

class SettleNumbers : public QWidget {
    Q_OBJECT

  public:
    /// The two miniatures, and the numbers that the kind of question uses.
    struct Asked {
        engine::MiniId from, to;
        bool heights = true;  ///< false: heights do not matter, as for a range
    };
    explicit SettleNumbers(QWidget* parent = nullptr);

    /// Shows the numbers of this view. Stated numbers stay, unless the miniatures are others.
    void follow(const engine::View& view, const Asked& asked);
    /// The numbers that the players changed. All others are those on the table.
    engine::StatedValues stated() const;

  signals:
    void changed();

  private:
    /// A field, and its number on the table.
    struct Field {
        QDoubleSpinBox* box = nullptr;
        double onTable = 0.0;
        std::optional<double> stated() const;
    };
    struct PieceRow {
        geometry::PieceId piece;
        QLabel* name = nullptr;
        Field height;
    };
    QDoubleSpinBox* addBox(const QString& name, const QString& accessible);
    void addEnds(QGridLayout& grid);
    void put(Field& field, double onTable, bool keep);
    void fillPieces(const engine::View& view);
    void follow();
    void reset();
    std::vector<Field*> fields();

    std::optional<engine::View> view_;
    Asked asked_{};
    Field distance_, aside_, fromStands_, fromHeight_, toStands_, toHeight_;
    QLabel *from_ = nullptr, *to_ = nullptr, *between_ = nullptr;
    std::vector<QWidget*> ofHeights_;  ///< the widgets that only questions about heights use
    QGridLayout* pieces_ = nullptr;
    std::vector<PieceRow> rows_;
    QPushButton* reset_ = nullptr;
};

}  // namespace sightline::app
