#include "app/window/shell/words/card_translator.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace sightline::app {
namespace {

const QByteArray betweenParts = QByteArrayLiteral(": ");

bool addTexts(const QString& file, QHash<QByteArray, QString>& texts) {
    QFile json(file);
    if (!json.open(QIODevice::ReadOnly)) return false;
    const QJsonDocument document = QJsonDocument::fromJson(json.readAll());
    if (!document.isObject()) return false;
    const QJsonObject object = document.object();
    texts.reserve(texts.size() + object.size());
    for (auto text = object.begin(); text != object.end(); ++text)
        texts.insert(text.key().toUtf8(), text.value().toString());
    return true;
}

}  // namespace

bool CardTranslator::read(const QString& folder, const QString& code) {
    texts_.clear();
    keywords_.clear();
    problem_.clear();
    QHash<QByteArray, QString> texts;
    const QDir all(folder);
    for (const QString& file : all.entryList({QStringLiteral("cards_%1.json").arg(code),
                                              QStringLiteral("cards_%1_*.json").arg(code)},
                                             QDir::Files))
        if (!addTexts(all.filePath(file), texts)) {
            problem_ = QStringLiteral("%1: expected an object of texts").arg(all.filePath(file));
            return false;
        }
    if (texts.isEmpty()) {
        problem_ = QStringLiteral("%1: no file cards_%2.json").arg(folder, code);
        return false;
    }
    if (const QString file = QStringLiteral("keywords_%1.json").arg(code); all.exists(file)) {
        auto names = readKeywordNames(all.filePath(file).toStdString());
        if (!names) {
            problem_ = QString::fromStdString(names.problem().text);
            return false;
        }
        keywords_ = std::move(names).value();
    }
    texts_ = std::move(texts);
    return true;
}

QString CardTranslator::translate(const char* context, const char* text, const char*, int) const {
    if (qstrcmp(context, "Keywords") == 0) {
        const auto name = keywords_.find(std::string_view(text));
        return name == keywords_.end() ? QString() : QString::fromStdString(name->second);
    }
    if (qstrcmp(context, "Cards") != 0) return {};
    return wordsOf(QByteArray(text));
}

QString CardTranslator::wordsOf(const QByteArray& english) const {
    const auto whole = texts_.constFind(english);
    if (whole != texts_.constEnd()) return *whole;
    for (auto at = english.indexOf(betweenParts); at >= 0;
         at = english.indexOf(betweenParts, at + 1)) {
        const auto first = texts_.constFind(english.left(at));
        if (first == texts_.constEnd()) continue;
        const QString rest = wordsOf(english.mid(at + betweenParts.size()));
        if (!rest.isNull())
            return *first + texts_.value(betweenParts, QString::fromUtf8(betweenParts)) + rest;
    }
    return {};
}

}  // namespace sightline::app
