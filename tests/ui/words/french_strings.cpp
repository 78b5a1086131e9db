#include "ui/words/french_strings.h"

#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <algorithm>
#include <set>

#include "app/files/lessons/keyword_file.h"
#include "engine/legion/basics/keyword.h"

namespace sightline::app {
namespace {

const QString assets = QStringLiteral(SIGHTLINE_ASSETS "/");

void addWindowTexts(const QString& path, std::vector<FrenchString>& all) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    bool plural = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("message"))
            plural = xml.attributes().hasAttribute(QLatin1String("numerus"));
        const bool whole = xml.name() == QLatin1String("translation") && !plural;
        if (whole || xml.name() == QLatin1String("numerusform"))
            all.push_back({path, xml.readElementText()});
    }
}

// Adds the texts in a JSON value. If `every` is false, only the texts below members "fr".
void addTexts(const QJsonValue& value, const QString& path, bool every,
              std::vector<FrenchString>& all) {
    if (value.isString() && every) all.push_back({path, value.toString()});
    for (const QJsonValue& one : value.toArray()) addTexts(one, path, every, all);
    const QJsonObject object = value.toObject();
    for (auto one = object.begin(); one != object.end(); ++one)
        addTexts(one.value(), path, every || one.key() == QLatin1String("fr"), all);
}

void addFolder(const char* folder, const char* pattern, bool every,
               std::vector<FrenchString>& all) {
    const QDir files(assets + QLatin1String(folder));
    for (const QString& name : files.entryList({QLatin1String(pattern)}, QDir::Files)) {
        QFile file(files.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
        const QJsonDocument json = QJsonDocument::fromJson(file.readAll());
        addTexts(json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object()),
                 files.filePath(name), every, all);
    }
}

/// English names of keywords whose French name differs.
const QStringList& namesToFind() {
    static const QStringList found = [] {
        const auto names = readKeywordNames(
            std::filesystem::path(SIGHTLINE_ASSETS "/translations/keywords_fr.json"));
        EXPECT_TRUE(names.ok());
        std::set<std::string> french;
        for (const std::string& english : engine::keywordNames()) french.insert(names->at(english));
        QStringList wanted;
        for (const std::string& english : engine::keywordNames())
            if (names->at(english) != english && !french.contains(english))
                wanted << QRegularExpression::escape(QString::fromStdString(english));
        return wanted;
    }();
    return found;
}

}  // namespace

std::vector<FrenchString> allFrenchStrings() {
    std::vector<FrenchString> all;
    addWindowTexts(assets + QStringLiteral("translations/sightline_fr.ts"), all);
    addFolder("translations", "cards_fr*.json", true, all);
    addFolder("lessons", "*.lesson.json", false, all);
    addFolder("puzzles", "*.puzzle.json", false, all);
    addFolder("rules", "*.rules.json", false, all);
    return all;
}

QStringList englishKeywordsIn(const QString& text) {
    constexpr auto unicode = QRegularExpression::UseUnicodePropertiesOption;
    // A capital letter in the word before the name, or in the next word, means a longer English
    // name.
    static const QRegularExpression capital(QStringLiteral("\\p{Lu}[\\w\u2019'-]{2,} $"), unicode);
    static const QRegularExpression name(
        QStringLiteral("(?<![\\w\u2019'-])(?:%1)(?![\\w\u2019'-])(?! \\p{Lu}\\w)")
            .arg(namesToFind().join(u'|')),
        unicode);
    EXPECT_TRUE(name.isValid()) << name.errorString().toStdString();
    QStringList found;
    for (auto all = name.globalMatch(text); all.hasNext();) {
        const auto one = all.next();
        if (!capital.match(text.left(one.capturedStart())).hasMatch()) found << one.captured();
    }
    return found;
}

std::string englishEntry(const std::string& section) {
    constexpr std::string_view glossary = "Keyword Glossary: ";
    if (!section.starts_with(glossary)) return {};
    std::string name = section.substr(glossary.size());
    if (name.ends_with(" X")) name.resize(name.size() - 2);
    return "(" + name + ")";
}

}  // namespace sightline::app
