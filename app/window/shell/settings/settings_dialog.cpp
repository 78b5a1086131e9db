#include "app/window/shell/settings/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <tuple>

#include "app/window/shell/settings/kept_settings.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/widgets/window_room.h"
#include "app/window/shell/words/language.h"

namespace sightline::app {
namespace {

constexpr int textStep = 10, volumeStep = 5;  // percent

QLabel* heading(const QString& words) {
    auto* label = new QLabel(words);
    label->setProperty("heading", true);
    return label;
}

int rowOf(const QString& code) {
    const auto& known = languages();
    for (std::size_t i = 0; i < known.size(); ++i)
        if (known[i].code == code) return static_cast<int>(i) + 1;
    return 0;
}

}  // namespace

SettingsDialog::SettingsDialog(KeptSettings& settings, QWidget* parent)
    : QDialog(parent), settings_(settings), before_(settings.now()) {
    setObjectName(QStringLiteral("settings"));
    setWindowTitle(tr("Settings"));
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 12, 0);
    form->setVerticalSpacing(10);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addLook(*form);
    addPlay(*form);
    addSound(*form);
    addLanguage(*form);
    auto* scroll = new PageScroll;
    scroll->setClearPage(page);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* usual = buttons->addButton(tr("Defaults"), QDialogButtonBox::ResetRole);
    usual->setObjectName(QStringLiteral("defaults"));
    buttons->button(QDialogButtonBox::Ok)->setProperty("primary", true);
    connect(usual, &QPushButton::clicked, this, [this] {
        fill(Settings());
        follow();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &SettingsDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 18, 12, 14);
    column->setSpacing(14);
    column->addWidget(scroll, 1);
    column->addWidget(buttons);
    fill(before_);
    openWithin(*this);
}

void SettingsDialog::addLook(QFormLayout& form) {
    form.addRow(heading(tr("Look")));
    std::tie(text_, percent_) =
        addSlider(form, tr("Text size"), leastTextPercent / textStep, mostTextPercent / textStep);
    text_->setObjectName(QStringLiteral("textSize"));
    percent_->setObjectName(QStringLiteral("textPercent"));
    theme_ = addChoice(form, QStringLiteral("theme"), tr("Theme"),
                       {tr("Dark"), tr("Light"), tr("High contrast")});
    marks_ = addChoice(form, QStringLiteral("marks"), tr("Colours of sides and marks"),
                       {tr("Blue and red, green and red"), tr("For every colour vision")});
    motion_ = addSwitch(form, QStringLiteral("motion"), tr("Reduced motion: nothing is animated"));
}

void SettingsDialog::addPlay(QFormLayout& form) {
    form.addRow(heading(tr("Play")));
    camera_ = addSwitch(form, QStringLiteral("camera"), tr("Camera follows the game"));
    turns_ = addSwitch(form, QStringLiteral("turns"), tr("Camera turns to the player who decides"));
    dice_ = addSwitch(form, QStringLiteral("dice"), tr("Dice that tumble"));
    banner_ = addSwitch(form, QStringLiteral("banner"), tr("Hand-over banner between turns"));
    slow_ = addSwitch(form, QStringLiteral("slow"), tr("Attack in slow motion, step by step"));
}

void SettingsDialog::addSound(QFormLayout& form) {
    form.addRow(heading(tr("Sound")));
    std::tie(volume_, loudness_) = addSlider(form, tr("Volume"), 0, 100 / volumeStep);
    volume_->setObjectName(QStringLiteral("volume"));
    loudness_->setObjectName(QStringLiteral("volumePercent"));
    muted_ = addSwitch(form, QStringLiteral("muted"), tr("Mute"));
}

std::pair<QSlider*, QLabel*> SettingsDialog::addSlider(QFormLayout& form, const QString& words,
                                                       int least, int most) {
    auto* row = new QHBoxLayout;
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setRange(least, most);
    slider->setPageStep(1);
    slider->setMinimumWidth(160);
    slider->setAccessibleName(words);
    auto* percent = new QLabel;
    row->addWidget(slider, 1);
    row->addWidget(percent);
    auto* label = new QLabel(words);
    label->setBuddy(slider);
    form.addRow(label, row);
    // While a slider is dragged, only the number follows, because a new text size moves the slider.
    connect(slider, &QSlider::valueChanged, this, [this, slider] {
        say();
        if (!slider->isSliderDown()) follow();
    });
    connect(slider, &QSlider::sliderReleased, this, &SettingsDialog::follow);
    return {slider, percent};
}

void SettingsDialog::addLanguage(QFormLayout& form) {
    form.addRow(heading(tr("Language")));
    QStringList names{tr("As the system")};
    for (const Language& one : languages()) names << one.name;
    language_ = addChoice(form, QStringLiteral("language"), tr("Language"), names);
    restart_ = new QLabel(tr("The language changes when Sightline is started again."));
    restart_->setObjectName(QStringLiteral("restart"));
    restart_->setWordWrap(true);
    restart_->setProperty("muted", true);
    form.addRow(restart_);
}

QCheckBox* SettingsDialog::addSwitch(QFormLayout& form, const QString& name, const QString& words) {
    auto* box = new QCheckBox(words);
    box->setObjectName(name);
    form.addRow(box);
    connect(box, &QCheckBox::toggled, this, &SettingsDialog::follow);
    return box;
}

QComboBox* SettingsDialog::addChoice(QFormLayout& form, const QString& name, const QString& words,
                                     const QStringList& choices) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(words);
    box->addItems(choices);
    auto* label = new QLabel(words);
    label->setBuddy(box);
    form.addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::follow);
    return box;
}

void SettingsDialog::fill(const Settings& settings) {
    filling_ = true;
    text_->setValue(settings.look.textPercent / textStep);
    theme_->setCurrentIndex(static_cast<int>(settings.look.theme));
    marks_->setCurrentIndex(static_cast<int>(settings.look.marks));
    motion_->setChecked(settings.look.reducedMotion);
    camera_->setChecked(settings.cameraFollows);
    turns_->setChecked(settings.cameraTurns);
    dice_->setChecked(settings.tumblingDice);
    banner_->setChecked(settings.handoverBanner);
    slow_->setChecked(settings.slowAttack);
    volume_->setValue(settings.volumePercent / volumeStep);
    muted_->setChecked(settings.muted);
    language_->setCurrentIndex(rowOf(settings.language));
    filling_ = false;
    say();
}

Settings SettingsDialog::chosen() const {
    Settings now;
    now.look = {static_cast<Theme>(theme_->currentIndex()),
                static_cast<MarkColours>(marks_->currentIndex()), text_->value() * textStep,
                motion_->isChecked()};
    now.cameraFollows = camera_->isChecked();
    now.cameraTurns = turns_->isChecked();
    now.tumblingDice = dice_->isChecked();
    now.handoverBanner = banner_->isChecked();
    now.slowAttack = slow_->isChecked();
    now.volumePercent = volume_->value() * volumeStep;
    now.muted = muted_->isChecked();
    const int row = language_->currentIndex();
    if (row > 0) now.language = languages()[static_cast<std::size_t>(row - 1)].code;
    return now;
}

void SettingsDialog::say() {
    percent_->setText(tr("%1 %").arg(text_->value() * textStep));
    loudness_->setText(tr("%1 %").arg(volume_->value() * volumeStep));
    volume_->setEnabled(!muted_->isChecked());
    restart_->setVisible(chosen().language != before_.language);
    dice_->setEnabled(!motion_->isChecked());
}

void SettingsDialog::follow() {
    if (filling_) return;
    say();
    settings_.use(chosen());
    openWithin(*this);
}

void SettingsDialog::accept() {
    settings_.keep(chosen());
    QDialog::accept();
}

void SettingsDialog::reject() {
    settings_.use(before_);
    QDialog::reject();
}

}  // namespace sightline::app
