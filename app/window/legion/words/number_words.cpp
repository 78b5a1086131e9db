#include "app/window/legion/words/number_words.h"

#include <algorithm>
#include <array>

#include "app/window/shell/words/message_words.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"

namespace sightline::app {
namespace {

/// Names that the engine uses. Tokens have texts of their own.
constexpr std::array numberNames{QT_TRANSLATE_NOOP("NumberWords", "effects"),
                                 QT_TRANSLATE_NOOP("NumberWords", "immobilize tokens"),
                                 QT_TRANSLATE_NOOP("NumberWords", "Speed of the unit"),
                                 QT_TRANSLATE_NOOP("NumberWords", "action"),
                                 QT_TRANSLATE_NOOP("NumberWords", "actions"),
                                 QT_TRANSLATE_NOOP("NumberWords", "after"),
                                 QT_TRANSLATE_NOOP("NumberWords", "band"),
                                 QT_TRANSLATE_NOOP("NumberWords", "before"),
                                 QT_TRANSLATE_NOOP("NumberWords", "black"),
                                 QT_TRANSLATE_NOOP("NumberWords", "blocks"),
                                 QT_TRANSLATE_NOOP("NumberWords", "blocks canceled"),
                                 QT_TRANSLATE_NOOP("NumberWords", "blocks spared"),
                                 QT_TRANSLATE_NOOP("NumberWords", "blue"),
                                 QT_TRANSLATE_NOOP("NumberWords", "blue victory points"),
                                 QT_TRANSLATE_NOOP("NumberWords", "by hand"),
                                 QT_TRANSLATE_NOOP("NumberWords", "by terrain"),
                                 QT_TRANSLATE_NOOP("NumberWords", "canceled"),
                                 QT_TRANSLATE_NOOP("NumberWords", "change"),
                                 QT_TRANSLATE_NOOP("NumberWords", "courage"),
                                 QT_TRANSLATE_NOOP("NumberWords", "cover improved"),
                                 QT_TRANSLATE_NOOP("NumberWords", "cover reduced"),
                                 QT_TRANSLATE_NOOP("NumberWords", "defenders"),
                                 QT_TRANSLATE_NOOP("NumberWords", "dice"),
                                 QT_TRANSLATE_NOOP("NumberWords", "distance"),
                                 QT_TRANSLATE_NOOP("NumberWords", "effect"),
                                 QT_TRANSLATE_NOOP("NumberWords", "hits and crits"),
                                 QT_TRANSLATE_NOOP("NumberWords", "hits canceled"),
                                 QT_TRANSLATE_NOOP("NumberWords", "hits turned to crits"),
                                 QT_TRANSLATE_NOOP("NumberWords", "inches"),
                                 QT_TRANSLATE_NOOP("NumberWords", "ion tokens"),
                                 QT_TRANSLATE_NOOP("NumberWords", "margin"),
                                 QT_TRANSLATE_NOOP("NumberWords", "margin, unproven"),
                                 QT_TRANSLATE_NOOP("NumberWords", "miniatures"),
                                 QT_TRANSLATE_NOOP("NumberWords", "miniatures left"),
                                 QT_TRANSLATE_NOOP("NumberWords", "more dice"),
                                 QT_TRANSLATE_NOOP("NumberWords", "obscured"),
                                 QT_TRANSLATE_NOOP("NumberWords", "of"),
                                 QT_TRANSLATE_NOOP("NumberWords", "orders"),
                                 QT_TRANSLATE_NOOP("NumberWords", "pips"),
                                 QT_TRANSLATE_NOOP("NumberWords", "points"),
                                 QT_TRANSLATE_NOOP("NumberWords", "rank"),
                                 QT_TRANSLATE_NOOP("NumberWords", "red"),
                                 QT_TRANSLATE_NOOP("NumberWords", "red victory points"),
                                 QT_TRANSLATE_NOOP("NumberWords", "removed"),
                                 QT_TRANSLATE_NOOP("NumberWords", "round"),
                                 QT_TRANSLATE_NOOP("NumberWords", "speed"),
                                 QT_TRANSLATE_NOOP("NumberWords", "suppressed"),
                                 QT_TRANSLATE_NOOP("NumberWords", "surges"),
                                 QT_TRANSLATE_NOOP("NumberWords", "to the next band"),
                                 QT_TRANSLATE_NOOP("NumberWords", "tokens"),
                                 QT_TRANSLATE_NOOP("NumberWords", "up"),
                                 QT_TRANSLATE_NOOP("NumberWords", "weapons"),
                                 QT_TRANSLATE_NOOP("NumberWords", "white"),
                                 QT_TRANSLATE_NOOP("NumberWords", "wounds"),
                                 QT_TRANSLATE_NOOP("NumberWords", "x"),
                                 QT_TRANSLATE_NOOP("NumberWords", "y")};

}  // namespace

QString NumberWords::name(const std::string& name) {
    for (const engine::TokenKind& one : engine::tokenTable)
        if (name == one.name) return MessageWords::said(engine::say::tokenWord(one.token));
    const bool ours = std::any_of(numberNames.begin(), numberNames.end(),
                                  [&](const char* one) { return name == one; });
    return ours ? tr(name.c_str()) : QString::fromStdString(name);
}

}  // namespace sightline::app
