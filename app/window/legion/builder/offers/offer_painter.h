/// Paints a row of an OfferList: the icon, name and points of a card. The line below shows the
/// effect of the card, or the reason why the army cannot add the card.
#pragma once
#include <QStyledItemDelegate>

namespace sightline::app {

struct OfferRow;

class OfferPainter : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    void paintHeader(QPainter& painter, const QRect& rect, const OfferRow& row) const;
};

}  // namespace sightline::app
