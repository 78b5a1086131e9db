/// The translator of card and keyword texts. It reads `assets/translations/cards_<code>.json` and
/// `cards_<code>_*.json`, whose keys are the English texts of the catalogue. lupdate does not
/// collect these texts, because they are data.
#pragma once
#include <QHash>
#include <QTranslator>

namespace sightline::app {

class CardTranslator : public QTranslator {
  public:
    using QTranslator::QTranslator;

    /// Reads every file of a language, such as "fr", in the folder of translations. On false
    /// nothing is translated: there is no file, or one of them is not an object of texts.
    bool read(const QString& folder, const QString& code);

    bool isEmpty() const override { return texts_.isEmpty(); }
    /// Translates the context "Cards" only; null for a text without a translation. A text with a
    /// time and an effect, "on reveal: draw a card", is also found by its two parts; ": " is a text
    /// of its own.
    QString translate(const char* context, const char* text, const char* disambiguation,
                      int number) const override;

    /// The English texts with a translation.
    QList<QByteArray> known() const { return texts_.keys(); }

  private:
    QString wordsOf(const QByteArray& english) const;

    QHash<QByteArray, QString> texts_;
};

}  // namespace sightline::app
