/// Pointers to the parts of the main window, for the code that connects them and for tests.
#pragma once

namespace sightline::app {

class ActionBar;
class AttackPanel;
class CameraDesk;
class DiceShow;
class GameSession;
class HandTray;
class HandoverBanner;
class HandoverScreen;
class MissionPanel;
class MomentSheets;
class RecordPanel;
class Rosters;
class TableStage;
class TableView;
class TimelineStrip;
class ProgressLine;
class ReminderList;
class Sheet;
class SidePanels;
class SlowAttack;
class SoundBoard;
class Toast;
class TurnStrip;
class UnitCardPanel;
class WhyPopover;

struct WindowParts {
    GameSession* session = nullptr;
    TableStage* stage = nullptr;
    TableView* table = nullptr;
    TurnStrip* strip = nullptr;
    ActionBar* bar = nullptr;
    Rosters* rosters = nullptr;
    SidePanels* side = nullptr;
    TimelineStrip* timeline = nullptr;
    UnitCardPanel* card = nullptr;
    AttackPanel* attack = nullptr;
    MissionPanel* mission = nullptr;
    RecordPanel* record = nullptr;
    HandoverBanner* banner = nullptr;
    HandoverScreen* handover = nullptr;
    HandTray* hand = nullptr;
    Sheet* sheet = nullptr;
    MomentSheets* moments = nullptr;
    ReminderList* reminders = nullptr;
    Toast* toast = nullptr;
    ProgressLine* progress = nullptr;
    WhyPopover* why = nullptr;
    CameraDesk* camera = nullptr;
    DiceShow* dice = nullptr;
    SlowAttack* slow = nullptr;
    SoundBoard* sounds = nullptr;
};

}  // namespace sightline::app
