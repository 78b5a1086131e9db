/// Words for questions that people settle: what is asked, and the names of those it is about.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/disputes/dispute_of.h"

namespace sightline::app {

class SettleWords {
    Q_DECLARE_TR_FUNCTIONS(SettleWords)

  public:
    /// "Line of sight".
    static QString kind(engine::DisputeAbout about);
    /// "Blue: Rebel Troopers 2, unit leader": units of both armies may have one name.
    static QString mini(const engine::View& view, engine::MiniId id);
    /// "Ruined wall", or "Ruined wall 2" where several bear that name, in the order of the
    /// battlefield; the id where it has no name.
    static QString piece(const engine::View& view, const geometry::PieceId& id);
    /// The whole question: "Line of sight from ... to ...". Everything named in it is there.
    static QString question(const engine::View& view, const engine::AskedThere& asked);
};

}  // namespace sightline::app
