/// The texts of cards and keywords in another language: `assets/translations/cards_<code>.json`,
/// each under what the catalogue says in English. They are data, which lupdate does not collect.
#pragma once
#include <QHash>
#include <QTranslator>

namespace sightline::app {

class CardTranslator : public QTranslator {
  public:
    using QTranslator::QTranslator;

    /// False where the file is missing or is no object of texts; then nothing is translated.
    bool read(const QString& file);

    bool isEmpty() const override { return texts_.isEmpty(); }
    /// Knows the context "Cards" only; null for what it has no words for.
    QString translate(const char* context, const char* text, const char* disambiguation,
                      int number) const override;

  private:
    QHash<QByteArray, QString> texts_;
};

}  // namespace sightline::app
