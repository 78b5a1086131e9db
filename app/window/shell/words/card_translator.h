/// Translates the texts of cards and keywords with `assets/translations/cards_<code>.json` and
/// `cards_<code>_*.json`, and the names of keywords with `keywords_<code>.json`
/// (`keyword_file.h`). The keys in these files are the English texts of the catalogue. These texts
/// are data and not source code, so the Qt tool lupdate does not find them.
#pragma once
#include <QHash>
#include <QTranslator>

#include "app/files/lessons/keyword_file.h"

namespace sightline::app {

class CardTranslator : public QTranslator {
  public:
    using QTranslator::QTranslator;

    /// Reads all files of a language, such as "fr", from the folder. Returns false if there is no
    /// file of texts, or if a file cannot be read (`problem`). Then no text is translated. Keywords
    /// keep their English names if the folder has no file of names.
    bool read(const QString& folder, const QString& code);

    /// Why `read` returned false, in English: the file and its error.
    const QString& problem() const { return problem_; }

    bool isEmpty() const override { return texts_.isEmpty(); }
    /// Translates a text in the context "Cards", or the name of a keyword in the context
    /// "Keywords". Null if the text has no translation. A text with a time and an effect, such as
    /// "on reveal: draw a card", may be translated in two parts. The separator ": " then has its
    /// own translation.
    QString translate(const char* context, const char* text, const char* disambiguation,
                      int number) const override;

    QList<QByteArray> known() const { return texts_.keys(); }

  private:
    QString wordsOf(const QByteArray& english) const;

    QHash<QByteArray, QString> texts_;
    KeywordNames keywords_;
    QString problem_;
};

}  // namespace sightline::app
