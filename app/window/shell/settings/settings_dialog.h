/// The dialog *Settings*. Each change is shown at once. *OK* keeps the changes, *Cancel* takes them
/// back, and *Defaults* sets all values of the first start.
#pragma once
#include <QDialog>
#include <utility>

#include "app/window/shell/settings/settings.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSlider;

namespace sightline::app {

class KeptSettings;

class SettingsDialog : public QDialog {
    Q_OBJECT

  public:
    explicit SettingsDialog(KeptSettings& settings, QWidget* parent = nullptr);

    void accept() override;
    void reject() override;

  private:
    void addLook(QFormLayout& form);
    void addPlay(QFormLayout& form);
    void addSound(QFormLayout& form);
    void addLanguage(QFormLayout& form);
    /// Adds a slider, and a label for its value beside it.
    std::pair<QSlider*, QLabel*> addSlider(QFormLayout& form, const QString& words, int least,
                                           int most);
    QCheckBox* addSwitch(QFormLayout& form, const QString& name, const QString& words);
    QComboBox* addChoice(QFormLayout& form, const QString& name, const QString& words,
                         const QStringList& choices);
    void follow();
    /// Shows settings in the controls, without changing anything.
    void fill(const Settings& settings);
    Settings chosen() const;
    void say();

    KeptSettings& settings_;
    const Settings before_;
    QSlider *text_ = nullptr, *volume_ = nullptr;
    QLabel *percent_ = nullptr, *loudness_ = nullptr, *restart_ = nullptr;
    QComboBox *theme_ = nullptr, *marks_ = nullptr, *language_ = nullptr;
    QCheckBox *motion_ = nullptr, *camera_ = nullptr, *turns_ = nullptr, *dice_ = nullptr,
              *banner_ = nullptr, *slow_ = nullptr, *muted_ = nullptr;
    bool filling_ = false;
};

}  // namespace sightline::app
