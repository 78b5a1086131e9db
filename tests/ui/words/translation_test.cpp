// Translations must be complete, must keep their placeholders, and must be used by the window.
#include <gtest/gtest.h>
#include <QApplication>
#include <QFile>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <QXmlStreamReader>
#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <set>

#include "app/window/main_window.h"
#include "app/window/shell/words/language.h"

namespace sightline::app {
namespace {

struct Message {
    QString context, source, translation;
    bool finished = true;
};

std::vector<Message> messagesOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    std::vector<Message> messages;
    QString context;
    bool plural = false;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() == QLatin1String("source"))
            messages.push_back({context, xml.readElementText(), {}});
        if (xml.name() == QLatin1String("message"))
            plural = xml.attributes().hasAttribute(QLatin1String("numerus"));
        // A translation with a plural has several forms, and each form counts as a translation.
        if (xml.name() == QLatin1String("numerusform")) {
            if (!messages.back().translation.isEmpty()) messages.push_back(messages.back());
            messages.back().translation = xml.readElementText();
        }
        if (xml.name() != QLatin1String("translation")) continue;
        messages.back().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
        if (!plural) messages.back().translation = xml.readElementText();
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

QString shipped(const QString& code) {
    return QStringLiteral(SIGHTLINE_ASSETS "/translations/sightline_%1.ts").arg(code);
}

std::multiset<QString> placeholders(const QString& text) {
    static const QRegularExpression form(QStringLiteral("%[\\dn]"));
    std::multiset<QString> found;
    for (auto all = form.globalMatch(text); all.hasNext();) found.insert(all.next().captured());
    return found;
}

class Translation : public ::testing::TestWithParam<const char*> {
  protected:
    QString code() const { return QString::fromLatin1(GetParam()); }
};

TEST_P(Translation, NothingIsLeftUntranslated) {
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("now.ts"));
    ASSERT_TRUE(QFile::copy(shipped(code()), copy));
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    QProcess collect;
    collect.setWorkingDirectory(QStringLiteral(SIGHTLINE_SOURCE));
    QStringList arguments{QStringLiteral("-no-obsolete"),
                          QStringLiteral("-locations"),
                          QStringLiteral("none"),
                          QStringLiteral("-tr-function-alias"),
                          QStringLiteral("QT_TRANSLATE_NOOP+=inEnglish"),
                          QStringLiteral("-I"),
                          QStringLiteral(".")};
    arguments += QStringLiteral(SIGHTLINE_MESSAGE_FOLDERS).split(QLatin1Char(' '));
    arguments << QStringLiteral("-ts") << copy;
    collect.start(QStringLiteral(SIGHTLINE_LUPDATE), arguments);
    ASSERT_TRUE(collect.waitForFinished(60'000));
    ASSERT_EQ(collect.exitCode(), 0) << collect.readAllStandardError().toStdString();
    const auto messages = messagesOf(copy);
    EXPECT_GT(messages.size(), 400U);
    EXPECT_GT(std::count_if(messages.begin(), messages.end(),
                            [](const Message& one) { return one.context == "Messages"; }),
              250);
    for (const Message& message : messages) {
        EXPECT_TRUE(message.finished && !message.translation.isEmpty())
            << message.context.toStdString() << ": \"" << message.source.toStdString()
            << "\" is not translated; build the target update_translations, then translate it in "
            << shipped(code()).toStdString();
    }
}

TEST_P(Translation, KeepsThePlaceholders) {
    for (const Message& message : messagesOf(shipped(code())))
        EXPECT_EQ(placeholders(message.source), placeholders(message.translation))
            << message.source.toStdString() << " became " << message.translation.toStdString();
}

INSTANTIATE_TEST_SUITE_P(Languages, Translation, ::testing::Values("fr"));

TEST(Language, EveryTranslationThatShipsCanBeChosenAndLoaded) {
    for (const Language& language : languages()) {
        if (language.code == QLatin1String("en")) continue;
        QTranslator translator;
        EXPECT_TRUE(translator.load(QStringLiteral("sightline_%1").arg(language.code),
                                    QStringLiteral(":/i18n")))
            << language.code.toStdString();
    }
}

/// Sets a language like main() does, and restores the previous language.
class Spoken {
  public:
    explicit Spoken(const QString& code) { speak(*qApp, code); }
    ~Spoken() {
        for (QTranslator* translator : qApp->findChildren<QTranslator*>()) delete translator;
        QLocale::setDefault(before_);
        QGuiApplication::setLayoutDirection(direction_);
        std::setlocale(LC_ALL, "");
        std::setlocale(LC_NUMERIC, "C");
    }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;

  private:
    QLocale before_;
    Qt::LayoutDirection direction_ = QGuiApplication::layoutDirection();
};

TEST(Language, TheLayoutRunsAsTheLanguageThatIsShown) {
    // English and French are the languages of the window. The layout must run from left to right
    // for every system language.
    for (const char* code : {"ar", "he", "fr", "en", "de"}) {
        const Spoken spoken(QString::fromLatin1(code));
        EXPECT_EQ(QGuiApplication::layoutDirection(), Qt::LeftToRight) << code;
        const QString ok = QCoreApplication::translate("QPlatformTheme", "Cancel");
        EXPECT_EQ(ok == QLatin1String("Cancel"), code != std::string("fr")) << code;
    }
}

TEST(Language, NumbersInFilesKeepTheirPoint) {
    const QTemporaryDir folder;
    const QByteArray made = folder.filePath(QStringLiteral("fr_FR.UTF-8")).toUtf8();
    if (std::setlocale(LC_ALL, "fr_FR.UTF-8") == nullptr &&
        std::system(("localedef -i fr_FR -f UTF-8 '" + made + "' 2>/dev/null").constData()) == 0) {
        qputenv("LOCPATH", folder.path().toUtf8());
        std::setlocale(LC_ALL, "fr_FR.UTF-8");  // sets the locale as Qt does on a French system
    }
    if (std::strtod("9,5", nullptr) != 9.5) GTEST_SKIP() << "no language with a comma here";
    {
        const Spoken spoken(QStringLiteral("fr"));
        EXPECT_EQ(std::strtod("9.5", nullptr), 9.5);
        // Numbers in texts for people have a decimal comma in French.
        EXPECT_EQ(QLocale().decimalPoint(), QStringLiteral(","));
    }
    qunsetenv("LOCPATH");
    std::setlocale(LC_ALL, "");
    std::setlocale(LC_NUMERIC, "C");
}

TEST(Language, TheWindowSpeaksIt) {
    QTranslator translator;
    ASSERT_TRUE(translator.load(QStringLiteral("sightline_fr"), QStringLiteral(":/i18n")));
    qApp->installTranslator(&translator);
    {
        const MainWindow window(
            {.asking = false, .remembering = false, .banner = false, .tumbling = false});
        EXPECT_EQ(window.menuBar()->actions().front()->text(), QStringLiteral("&Fichier"));
    }
    qApp->removeTranslator(&translator);
    const MainWindow window(
        {.asking = false, .remembering = false, .banner = false, .tumbling = false});
    EXPECT_EQ(window.menuBar()->actions().front()->text(), QStringLiteral("&File"));
}

}  // namespace
}  // namespace sightline::app
