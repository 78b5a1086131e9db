/// The changes by hand that a reminder offers as buttons of one click.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <vector>

#include "engine/legion/rules/state/view.h"

namespace sightline::app {

struct ReminderChange {
    Q_DECLARE_TR_FUNCTIONS(ReminderChange)

  public:
    QString words;  ///< text of the button, such as "Exhaust" or "+1 Aim"
    decltype(engine::Adjust::what) what;

    /// The changes for a reminder: the upgrade card that is exhausted or expended by its use, and
    /// the tokens that its free action gives. Empty if the data of the card name no such change.
    static std::vector<ReminderChange> of(const engine::View& view, const engine::Reminder& one);
};

}  // namespace sightline::app
