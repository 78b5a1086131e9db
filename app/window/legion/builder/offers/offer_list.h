/// A list widget of the cards that a player can choose. It paints its rows without child widgets,
/// so long lists are fast.
#pragma once
#include <QAbstractListModel>
#include <QListView>

#include "app/window/legion/builder/offers/offer_rows.h"

namespace sightline::app {

class OfferModel : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;
    void setRows(OfferRows rows);
    const OfferRows& rows() const { return rows_; }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

  private:
    OfferRows rows_;
};

/// MIME type of a row during a drag. The data are the kind and the id of the card.
extern const QString offerMime;

class OfferList : public QListView {
    Q_OBJECT

  public:
    explicit OfferList(QWidget* parent = nullptr);
    /// Replaces the rows. The current row stays current if the new rows contain it.
    void setRows(OfferRows rows);
    const OfferRow* current() const;
    /// Makes the row of the card `id` the current row. Returns false if the list does not show the
    /// card.
    bool choose(const std::string& id);
    QRect rowRect(const std::string& id) const;

  signals:
    void currentChangedTo(const sightline::app::OfferRow* row);
    void wanted(const sightline::app::OfferRow& row);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

  private:
    QModelIndex indexOf(const std::string& id) const;
    OfferModel model_;
};

}  // namespace sightline::app
