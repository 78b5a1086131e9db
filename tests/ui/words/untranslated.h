/// Finds what came out of no translation: French with its letters hidden, so that whatever can
/// still be read in a line is a name as cards print it, or English.
#pragma once
#include <QString>
#include <QStringList>
#include <QTranslator>

#include "app/window/words/card_translator.h"
#include "engine/legion/rules/state/scenario.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// Translates into French, every letter of it a dot. Installed while it lives.
class HiddenFrench : public QTranslator {
  public:
    HiddenFrench();
    ~HiddenFrench() override;
    HiddenFrench(const HiddenFrench&) = delete;
    HiddenFrench& operator=(const HiddenFrench&) = delete;

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char* disambiguation,
                      int number) const override;

  private:
    QTranslator french_;
    CardTranslator cards_;
};

/// What is printed somewhere and so stays in every language.
class PrintedNames {
  public:
    void add(const std::string& name);
    /// Of units, their cards, weapons and keywords, of armies, cards in play and terrain.
    void addAll(const engine::View& view);
    /// Of the cards that can come into play.
    void addAll(const engine::Scenario& scenario);
    /// The words of a line that no name and no translation accounts for; of one that is translated
    /// as a whole there are none.
    QStringList leftIn(const QString& line) const;

  private:
    void add(const engine::KeywordText& keyword);
    QStringList names_;  ///< the longest first
};

}  // namespace sightline::app
