/// Texts for questions about the table: the kind of question, and the names of miniatures and
/// terrain.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/advice/disputes/dispute_of.h"

namespace sightline::app {

class SettleWords {
    Q_DECLARE_TR_FUNCTIONS(SettleWords)

  public:
    /// Such as "Line of sight".
    static QString kind(engine::DisputeAbout about);
    /// "Blue: Rebel Troopers 2, unit leader". The side is included, because both armies may have a
    /// unit of the same name.
    static QString mini(const engine::View& view, engine::MiniId id);
    /// "Ruined wall". If several pieces have that name, "Ruined wall 2", in the order of the
    /// battlefield. A piece without a name gives its id.
    static QString piece(const engine::View& view, const geometry::PieceId& id);
    /// The whole question: "Line of sight from ... to ...". All miniatures and pieces in the
    /// question must exist.
    static QString question(const engine::View& view, const engine::DisputeRequest& asked);
};

}  // namespace sightline::app
