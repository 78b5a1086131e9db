#include "app/window/legion/learn/closing_page.h"

#include <QLabel>
#include <QVBoxLayout>

#include "app/window/legion/learn/lesson_words.h"
#include "app/window/legion/learn/wrapped_button.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/key_button.h"

namespace sightline::app {

ClosingPage::ClosingPage(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    origin_ = new QLabel;
    origin_->setObjectName(QStringLiteral("closingOrigin"));
    origin_->setWordWrap(true);
    origin_->setProperty("muted", true);
    column->addWidget(origin_);
    text_ = new QLabel;
    text_->setObjectName(QStringLiteral("closingQuestion"));
    text_->setWordWrap(true);
    QFont large = text_->font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    text_->setFont(large);
    column->addWidget(text_);
    choices_ = new QVBoxLayout;
    choices_->setSpacing(6);
    column->addLayout(choices_);
    verdict_ = new QLabel;
    verdict_->setObjectName(QStringLiteral("closingVerdict"));
    verdict_->setWordWrap(true);
    column->addWidget(verdict_);
    page_ = new QLabel;
    page_->setObjectName(QStringLiteral("closingRule"));
    page_->setTextFormat(Qt::RichText);
    connect(page_, &QLabel::linkActivated, this, [this] {
        emit ruleAsked({question_.page, question_.rule});
    });
    column->addWidget(page_);
    next_ = new KeyButton(tr("Next question"), {}, QStringLiteral("\u21B5"));
    next_->setObjectName(QStringLiteral("closingNext"));
    next_->makePrimary();
    connect(next_, &KeyButton::clicked, this, &ClosingPage::nextWanted);
    column->addWidget(next_, 0, Qt::AlignRight);
}

void ClosingPage::ask(const engine::lessons::QuizQuestion& question, const QString& origin,
                      bool last) {
    question_ = question;
    answered_ = false;
    origin_->setText(origin);
    origin_->setVisible(!origin.isEmpty());
    text_->setText(LessonWords::of(question.text));
    for (WrappedButton* option : options_) {
        option->hide();
        option->deleteLater();
    }
    options_.clear();
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        auto* option = new WrappedButton(
            QStringLiteral("%1. %2").arg(i + 1).arg(LessonWords::of(question.options[i])));
        connect(option, &QPushButton::clicked, this, [this, i] { choose(static_cast<int>(i)); });
        choices_->addWidget(option);
        options_.push_back(option);
    }
    verdict_->hide();
    page_->hide();
    next_->hide();
    next_->setText(last ? tr("Go on") : tr("Next question"));
    emit resized();
}

void ClosingPage::choose(int option) {
    if (answered_) return;
    answered_ = true;
    const bool right = option == question_.answer;
    for (std::size_t i = 0; i < options_.size(); ++i) {
        const int here = static_cast<int>(i);
        if (here == question_.answer)
            options_[i]->setTone(theme::good());
        else if (here == option)
            options_[i]->setTone(theme::bad());
        options_[i]->setEnabled(here == question_.answer || here == option);
    }
    const QString why = LessonWords::of(question_.explanation);
    verdict_->setText((right ? tr("Right. %1") : tr("Not quite. %1")).arg(why));
    verdict_->setStyleSheet(
        QStringLiteral("color: %1;").arg((right ? theme::good() : theme::bad()).name()));
    page_->setText(QStringLiteral("<a href=\"page\" style=\"color:%1\">%2</a>")
                       .arg(theme::accent().name(),
                            tr("Core Rulebook p. %1").arg(question_.page).toHtmlEscaped()));
    verdict_->show();
    page_->show();
    next_->show();
    next_->setFocus();
    emit resized();
    emit chosen(right);
}

bool ClosingPage::press(const QString& key) {
    if (key == next_->key() && answered_) {
        next_->click();
        return true;
    }
    const int option = key.toInt() - 1;
    if (option < 0 || static_cast<std::size_t>(option) >= options_.size()) return false;
    choose(option);
    return true;
}

}  // namespace sightline::app
