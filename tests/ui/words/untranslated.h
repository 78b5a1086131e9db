/// Finds text that is not translated: all letters of French translations are hidden. Words that can
/// still be read in a line are printed names or English.
#pragma once
#include <QString>
#include <QStringList>
#include <QTranslator>

#include "app/window/shell/words/card_translator.h"
#include "engine/legion/rules/state/scenario.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// A translator to French that replaces every letter by a dot. It is active during the lifetime of
/// the object.
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

/// The printed names, which are the same in every language. Names of keywords are not among them,
/// because the window translates them.
class PrintedNames {
  public:
    void add(const std::string& name);
    /// Adds the names of everything in a view of a game: units, their cards and weapons, armies,
    /// cards in play and terrain.
    void addAll(const engine::View& view);
    /// Adds the names of the cards that can come into play in a scenario.
    void addAll(const engine::Scenario& scenario);
    /// The readable words of a line that are not printed names. Empty if the whole line is
    /// translated.
    QStringList leftIn(const QString& line) const;

  private:
    QStringList names_;  ///< sorted by length, the longest name first
};

}  // namespace sightline::app
