/// The buttons that answer the questions of Legion. This class adds texts and icons to the general
/// controls. It shows actions and turn choices in a fixed order, with tool tips. The tool tip of a
/// grey button states the game's reason why the action is not legal now.
#pragma once
#include "app/window/shell/answers/form_controls.h"

namespace sightline::app {

class AnswerControls : public FormControls {
    Q_OBJECT

  public:
    using FormControls::FormControls;

  protected:
    QString optionText(const engine::Option& option,
                       const engine::Question& question) const override;
    QString optionIcon(const engine::Option& option) const override;
    QString countText(const engine::Question& question, int count) const override;
    QString confirmText(const engine::Question& question, int chosen) const override;
    bool offerSpecially(const engine::Question& question) override;

  private:
    void offerActions(const engine::Question& question);
    void offerCardActions(const engine::Question& question);
    void offerCardAction(const engine::Question& question, int option);
    QString effectOf(const engine::Question& question, engine::Action action) const;
    QString whyNot(const engine::Question& question, engine::Option option) const;
    void offerActivation(const engine::Question& question);
    void offerTurnChoices(const engine::Question& question);
};

}  // namespace sightline::app
