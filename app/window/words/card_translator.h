/// The texts of cards and keywords in another language: `assets/translations/cards_<code>.json`
/// and `cards_<code>_*.json`, each under what the catalogue says in English. They are data, which
/// lupdate does not collect.
#pragma once
#include <QHash>
#include <QTranslator>

namespace sightline::app {

class CardTranslator : public QTranslator {
  public:
    using QTranslator::QTranslator;

    /// Every file of a language, "fr", in the folder of translations. False where there is none, or
    /// one is no object of texts; then nothing is translated.
    bool read(const QString& folder, const QString& code);

    bool isEmpty() const override { return texts_.isEmpty(); }
    /// Knows the context "Cards" only; null for what it has no words for. A text that says when and
    /// then what, "on reveal: draw a card", is found by its two parts, too; ": " is a text as well.
    QString translate(const char* context, const char* text, const char* disambiguation,
                      int number) const override;

    /// What the files have words for, in English.
    QList<QByteArray> known() const { return texts_.keys(); }

  private:
    QString wordsOf(const QByteArray& english) const;

    QHash<QByteArray, QString> texts_;
};

}  // namespace sightline::app
