#include "app/window/shell/settings/settings.h"

#include <QCoreApplication>
#include <QSettings>
#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

#include "app/window/shell/words/language.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct SettingsText {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

constexpr const char *themeKey = "look/theme", *marksKey = "look/marks", *textKey = "look/text",
                     *motionKey = "look/reducedMotion", *followKey = "cameraFollows",
                     *turnKey = "cameraTurns", *diceKey = "tumblingDice",
                     *bannerKey = "handoverBanner", *slowKey = "attackInSlowMotion",
                     *volumeKey = "sound/volume", *mutedKey = "sound/muted",
                     *languageKey = "language";

constexpr std::array themes{std::pair{"dark", Theme::dark}, std::pair{"light", Theme::light},
                            std::pair{"contrast", Theme::contrast}};
constexpr std::array marks{std::pair{"usual", MarkColours::usual},
                           std::pair{"clear", MarkColours::clear}};
constexpr std::array switches{std::pair{"true", true}, std::pair{"false", false}};

template <typename Value, std::size_t count>
QString nameIn(const std::array<std::pair<const char*, Value>, count>& names, Value value) {
    const auto found = std::find_if(names.begin(), names.end(),
                                    [&](const auto& one) { return one.second == value; });
    return QLatin1String(found->first);
}

/// Reads values, and collects the values that are not possible.
class Reader {
  public:
    template <typename Value, std::size_t count>
    void read(const char* name, const std::array<std::pair<const char*, Value>, count>& names,
              Value& value) {
        if (!kept_.contains(QLatin1String(name))) return;
        const QString said = kept_.value(QLatin1String(name)).toString();
        for (const auto& [word, meant] : names)
            if (said == QLatin1String(word)) {
                value = meant;
                return;
            }
        refuse(name, said, nameIn(names, value));
    }

    void readPercent(const char* name, int least, int most, int& value) {
        if (!kept_.contains(QLatin1String(name))) return;
        const QString said = kept_.value(QLatin1String(name)).toString();
        bool number = false;
        const int percent = said.toInt(&number);
        if (!number || percent < least || percent > most)
            return refuse(name, said, QString::number(value));
        value = percent;
    }

    void readLanguage(QString& code) {
        const QString said = kept_.value(QLatin1String(languageKey)).toString();
        const auto& known = languages();
        const bool found = std::any_of(known.begin(), known.end(),
                                       [&](const Language& one) { return one.code == said; });
        if (!said.isEmpty() && !found)
            return refuse(languageKey, said, SettingsText::tr("the language of the system"));
        code = said;
    }

    QString problem() const {
        if (problems_.isEmpty()) return {};
        return SettingsText::tr("Settings file: %1").arg(problems_.join(QStringLiteral("; ")));
    }

  private:
    void refuse(const char* name, const QString& said, const QString& used) {
        problems_ << SettingsText::tr("\"%1\" cannot be \"%2\" (used: %3)")
                         .arg(QLatin1String(name), said.left(40), used);
    }

    QSettings kept_;
    QStringList problems_;
};

}  // namespace

SettingsRead readSettings() {
    Settings read;
    Reader reader;
    reader.read(themeKey, themes, read.look.theme);
    reader.read(marksKey, marks, read.look.marks);
    reader.readPercent(textKey, leastTextPercent, mostTextPercent, read.look.textPercent);
    reader.read(motionKey, switches, read.look.reducedMotion);
    reader.read(followKey, switches, read.cameraFollows);
    reader.read(turnKey, switches, read.cameraTurns);
    reader.read(diceKey, switches, read.tumblingDice);
    reader.read(bannerKey, switches, read.handoverBanner);
    reader.read(slowKey, switches, read.slowAttack);
    reader.readPercent(volumeKey, 0, 100, read.volumePercent);
    reader.read(mutedKey, switches, read.muted);
    reader.readLanguage(read.language);
    return {read, reader.problem()};
}

void saveSettings(const Settings& settings) {
    QSettings kept;
    kept.setValue(QLatin1String(themeKey), nameIn(themes, settings.look.theme));
    kept.setValue(QLatin1String(marksKey), nameIn(marks, settings.look.marks));
    kept.setValue(QLatin1String(textKey), settings.look.textPercent);
    kept.setValue(QLatin1String(motionKey), settings.look.reducedMotion);
    kept.setValue(QLatin1String(followKey), settings.cameraFollows);
    kept.setValue(QLatin1String(turnKey), settings.cameraTurns);
    kept.setValue(QLatin1String(diceKey), settings.tumblingDice);
    kept.setValue(QLatin1String(bannerKey), settings.handoverBanner);
    kept.setValue(QLatin1String(slowKey), settings.slowAttack);
    kept.setValue(QLatin1String(volumeKey), settings.volumePercent);
    kept.setValue(QLatin1String(mutedKey), nameIn(switches, settings.muted));
    if (settings.language.isEmpty())
        kept.remove(QLatin1String(languageKey));
    else
        kept.setValue(QLatin1String(languageKey), settings.language);
}

}  // namespace sightline::app
