/// Translates the texts of cards and keywords with `assets/translations/cards_<code>.json` and
/// `cards_<code>_*.json`. The keys in these files are the English texts of the catalogue. These
/// texts are data and not source code, so the Qt tool lupdate does not find them.
#pragma once
#include <QHash>
#include <QTranslator>

namespace sightline::app {

class CardTranslator : public QTranslator {
  public:
    using QTranslator::QTranslator;

    /// Reads all files of a language, such as "fr", from the folder. Returns false if there is no
    /// file or if one of them is not an object of texts. Then no text is translated.
    bool read(const QString& folder, const QString& code);

    bool isEmpty() const override { return texts_.isEmpty(); }
    /// Translates a text in the context "Cards". Null if the text has no translation. A text with a
    /// time and an effect, such as "on reveal: draw a card", may be translated in two parts. The
    /// separator ": " then has its own translation.
    QString translate(const char* context, const char* text, const char* disambiguation,
                      int number) const override;

    QList<QByteArray> known() const { return texts_.keys(); }

  private:
    QString wordsOf(const QByteArray& english) const;

    QHash<QByteArray, QString> texts_;
};

}  // namespace sightline::app
