/// The translator of texts about cards and keywords. It reads
/// `assets/translations/cards_<code>.json` and `cards_<code>_*.json`. The keys in these files are
/// the English texts of the catalogue. lupdate does not collect these texts, because they are data.
#pragma once
#include <QHash>
#include <QTranslator>

namespace sightline::app {

class CardTranslator : public QTranslator {
  public:
    using QTranslator::QTranslator;

    /// Reads every file of a language, such as "fr", in the folder of translations. If the result
    /// is false, nothing is translated: there is no file, or one of the files is not an object of
    /// texts.
    bool read(const QString& folder, const QString& code);

    bool isEmpty() const override { return texts_.isEmpty(); }
    /// Translates only the context "Cards". Null if a text has no translation. A text with a time
    /// and an effect, such as "on reveal: draw a card", can also be translated in two parts. The
    /// separator ": " is then a text of its own.
    QString translate(const char* context, const char* text, const char* disambiguation,
                      int number) const override;

    /// The English texts that have a translation.
    QList<QByteArray> known() const { return texts_.keys(); }

  private:
    QString wordsOf(const QByteArray& english) const;

    QHash<QByteArray, QString> texts_;
};

}  // namespace sightline::app
