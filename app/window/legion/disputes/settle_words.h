/// Texts for dispute questions: the kind of question, and the names of miniatures and terrain.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/advice/disputes/dispute_of.h"

namespace sightline::app {

class SettleWords {
    Q_DECLARE_TR_FUNCTIONS(SettleWords)

  public:
    /// "Line of sight".
    static QString kind(engine::DisputeAbout about);
    /// "Blue: Rebel Troopers 2, unit leader"; with the side, because both armies may use one unit
    /// name.
    static QString mini(const engine::View& view, engine::MiniId id);
    /// "Ruined wall", or "Ruined wall 2" where several pieces have that name, in the order of the
    /// battlefield. Returns the id of a piece without a name.
    static QString piece(const engine::View& view, const geometry::PieceId& id);
    /// The whole question: "Line of sight from ... to ...". Requires that everything named in it
    /// exists.
    static QString question(const engine::View& view, const engine::DisputeRequest& asked);
};

}  // namespace sightline::app
