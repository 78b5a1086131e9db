/// Pointers to the parts of the main window, for the code that connects them and for tests.
#pragma once

namespace sightline::app {

class ActionBar;
class AttackPanel;
class DiceShow;
class GameSession;
class HandTray;
class HandoverBanner;
class HandoverScreen;
class MissionPanel;
class MomentSheets;
class RecordDock;
class RosterDock;
class TableView;
class ProgressLine;
class ReminderList;
class Sheet;
class SlowAttack;
class Toast;
class TurnStrip;
class UnitCardDock;
class WhyPopover;

struct WindowParts {
    GameSession* session = nullptr;
    TableView* table = nullptr;
    TurnStrip* strip = nullptr;
    ActionBar* bar = nullptr;
    RosterDock* roster = nullptr;
    UnitCardDock* card = nullptr;
    AttackPanel* attack = nullptr;
    MissionPanel* mission = nullptr;
    RecordDock* record = nullptr;
    HandoverBanner* banner = nullptr;
    HandoverScreen* handover = nullptr;
    HandTray* hand = nullptr;
    Sheet* sheet = nullptr;
    MomentSheets* moments = nullptr;
    ReminderList* reminders = nullptr;
    Toast* toast = nullptr;
    ProgressLine* progress = nullptr;
    WhyPopover* why = nullptr;
    DiceShow* dice = nullptr;
    SlowAttack* slow = nullptr;
};

}  // namespace sightline::app
