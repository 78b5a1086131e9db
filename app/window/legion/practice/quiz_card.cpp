#include "app/window/legion/practice/quiz_card.h"

#include <QLabel>
#include <QVBoxLayout>

#include "app/window/legion/practice/quiz_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

QuizCard::QuizCard(QWidget* parent) : QWidget(parent) {
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(8);
    head_ = addLabel(QStringLiteral("quizHead"));
    head_->setProperty("muted", true);
    text_ = addLabel(QStringLiteral("quizText"));
    QFont strong = text_->font();
    strong.setWeight(QFont::DemiBold);
    text_->setFont(strong);
    buttons_ = new QVBoxLayout;
    buttons_->setSpacing(6);
    column_->addLayout(buttons_);
    verdict_ = addLabel(QStringLiteral("quizVerdict"));
    verdict_->setFont(strong);
    why_ = addLabel(QStringLiteral("quizWhy"));
    margin_ = addLabel(QStringLiteral("quizMargin"));
    margin_->setProperty("muted", true);
    rating_ = addLabel(QStringLiteral("quizRating"));
    clear();
}

QLabel* QuizCard::addLabel(const QString& name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    column_->addWidget(label);
    return label;
}

void QuizCard::clear() {
    for (OptionButton* one : options_) {
        one->hide();
        one->deleteLater();
    }
    options_.clear();
    for (QLabel* label : {head_, text_, verdict_, why_, margin_, rating_}) {
        label->clear();
        label->hide();
    }
}

void QuizCard::ask(const engine::QuizItem& item) {
    clear();
    head_->setText(tr("%1 \u00b7 level %2").arg(QuizWords::kind(item.kind)).arg(item.level));
    text_->setText(MessageWords::said(item.text));
    head_->show();
    text_->show();
    for (std::size_t i = 0; i < item.options.size(); ++i) {
        const int option = static_cast<int>(i);
        auto* button =
            new OptionButton(MessageWords::said(item.options[i]), QString::number(option + 1));
        button->setObjectName(QStringLiteral("quizOption%1").arg(option + 1));
        connect(button, &OptionButton::clicked, this, [this, option] { emit chosen(option); });
        buttons_->addWidget(button);
        options_.push_back(button);
    }
}

void QuizCard::explain(const engine::QuizItem& item, std::size_t chosen, const QString& rating) {
    const bool right = chosen == item.answer;
    for (std::size_t i = 0; i < options_.size(); ++i) {
        options_[i]->setEnabled(false);
        if (i == item.answer)
            options_[i]->setMark(OptionButton::Mark::right);
        else if (i == chosen)
            options_[i]->setMark(OptionButton::Mark::wrong);
    }
    verdict_->setText(right ? tr("Right") : tr("Wrong"));
    verdict_->setStyleSheet(
        QStringLiteral("color: %1;").arg((right ? theme::good() : theme::bad()).name()));
    QStringList why;
    for (const Message& sentence : item.why) why << MessageWords::said(sentence);
    why_->setText(why.join(QLatin1Char('\n')));
    margin_->setText(QuizWords::margin(item));
    rating_->setText(rating);
    for (QLabel* label : {verdict_, why_, margin_, rating_})
        label->setVisible(!label->text().isEmpty());
}

}  // namespace sightline::app
