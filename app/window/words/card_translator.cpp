#include "app/window/words/card_translator.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace sightline::app {

bool CardTranslator::read(const QString& file) {
    texts_.clear();
    QFile json(file);
    if (!json.open(QIODevice::ReadOnly)) return false;
    const QJsonDocument document = QJsonDocument::fromJson(json.readAll());
    if (!document.isObject()) return false;
    const QJsonObject texts = document.object();
    texts_.reserve(texts.size());
    for (auto text = texts.begin(); text != texts.end(); ++text)
        texts_.insert(text.key().toUtf8(), text.value().toString());
    return !texts_.isEmpty();
}

QString CardTranslator::translate(const char* context, const char* text, const char*, int) const {
    if (qstrcmp(context, "Cards") != 0) return {};
    return texts_.value(QByteArray::fromRawData(text, static_cast<qsizetype>(qstrlen(text))));
}

}  // namespace sightline::app
