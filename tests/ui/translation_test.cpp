// Translations are complete, keep their placeholders, and reach the window.
#include <gtest/gtest.h>
#include <QApplication>
#include <QFile>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <QXmlStreamReader>
#include <set>

#include "app/window/language.h"
#include "app/window/main_window.h"

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
        if (xml.name() == QLatin1String("numerusform")) {  // each form is a translation of its own
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
    collect.start(QStringLiteral(SIGHTLINE_LUPDATE),
                  {QStringLiteral("-no-obsolete"), QStringLiteral("-locations"),
                   QStringLiteral("none"), QStringLiteral("-I"), QStringLiteral("."),
                   QStringLiteral("app/window"), QStringLiteral("-ts"), copy});
    ASSERT_TRUE(collect.waitForFinished(60'000));
    ASSERT_EQ(collect.exitCode(), 0) << collect.readAllStandardError().toStdString();
    const auto messages = messagesOf(copy);
    EXPECT_GT(messages.size(), 400U);
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

TEST(Language, AChoiceIsKept) {
    EXPECT_TRUE(chosenLanguage().isEmpty());
    chooseLanguage(QStringLiteral("fr"));
    EXPECT_EQ(chosenLanguage(), QStringLiteral("fr"));
    chooseLanguage({});
    EXPECT_TRUE(chosenLanguage().isEmpty());
}

}  // namespace
}  // namespace sightline::app
