#include "app/cli/terminal/automation_json.h"

namespace sightline::app {

nlohmann::json automationJson(const engine::AutomationState& automation) {
    nlohmann::json object = {{"state", engine::nameOf(automation.state)}};
    if (!automation.byHand.empty()) object["by_hand"] = automation.byHand;
    if (automation.presumed) object["presumed"] = true;
    return object;
}

}  // namespace sightline::app
