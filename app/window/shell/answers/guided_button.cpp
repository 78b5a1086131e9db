#include "app/window/shell/answers/guided_button.h"

namespace sightline::app {

void guide(KeyButton& button, const GameSession& session, const engine::Question& question,
           const engine::Option& option) {
    const AnswerGate* gate = session.gate();
    if (!gate) return;
    button.setLit(gate->pointsAt(option));
    const QString why = gate->whyBarred(question, option);
    if (why.isEmpty()) return;
    button.setEnabled(false);
    button.setToolTip(why);
}

}  // namespace sightline::app
