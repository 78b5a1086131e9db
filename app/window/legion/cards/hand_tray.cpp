#include "app/window/legion/cards/hand_tray.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/cards/command_card_face.h"
#include "app/window/legion/words/command_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/key_button.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {
constexpr int trayHeight = 372;
constexpr int widestCard = 215;
}  // namespace

HandTray::HandTray(GameSession& session, QWidget* window) : QFrame(window), session_(session) {
    setObjectName(QStringLiteral("hand"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 16, 10);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    auto* said = new QVBoxLayout;
    said->setSpacing(1);
    title_ = new QLabel;
    title_->setProperty("title", true);
    words_ = new QLabel;
    words_->setProperty("muted", true);
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    said->addWidget(title_);
    said->addWidget(words_);
    head->addLayout(said, 1);
    hide_ = new KeyButton(tr("Hide the hand"), {}, tr("Esc"));
    connect(hide_, &KeyButton::clicked, &session_.handover(), &Handover::conceal);
    head->addWidget(hide_, 0, Qt::AlignTop);
    play_ = new KeyButton(tr("Choose a card"), QStringLiteral("actions/finish"),
                          QStringLiteral("\u21B5"));
    play_->makePrimary();
    connect(play_, &KeyButton::clicked, this, [this] {
        if (chosen_ && options_[*chosen_]) session_.answer(engine::Pick{*options_[*chosen_]});
    });
    head->addWidget(play_, 0, Qt::AlignTop);
    column->addLayout(head);
    row_ = new QHBoxLayout;
    row_->setSpacing(10);
    column->addLayout(row_, 1);
    window->installEventFilter(this);
    connect(&session, &GameSession::changed, this, &HandTray::follow);
    hide();
}

bool HandTray::answers(const engine::Question& question) {
    return question.ask == engine::Ask::playCommandCard;
}

void HandTray::follow() {
    for (CommandCardFace* card : cards_) card->deleteLater();
    cards_.clear();
    options_.clear();
    chosen_.reset();
    while (QLayoutItem* item = row_->takeAt(0)) delete item;
    lay();  // removes the old cards from the screen, even if the new hand must stay hidden
    const engine::Question* question = session_.running() ? session_.question() : nullptr;
    if (!question || !answers(*question) || session_.handover().waits() || session_.watching())
        return hide();
    hide_->setVisible(!session_.handover().alone());
    deal(*question);
    settle();
    show();
    raise();
}

CommandCardFace* HandTray::add(const engine::CommandCard& card, engine::Player player) {
    auto* face = new CommandCardFace(card, player, this);
    face->setMaximumWidth(theme::scaled(widestCard));
    face->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    row_->addWidget(face, 4);
    face->show();
    cards_.push_back(face);
    return face;
}

// The reason why the player may not select the card.
QString HandTray::whyBarred(const engine::CommandCard& card, const engine::Question& question,
                            const engine::View& view) {
    if (card.onlyDivulged) return tr("can only be divulged");
    if (view.round < card.firstRound) return tr("not in round %1").arg(view.round);
    const auto& hand = view.command[static_cast<std::size_t>(question.player)].hand;
    const auto isDemanded = [&](const engine::Option& option) {
        const auto* one = std::get_if<engine::CardInHand>(&option);
        const auto& divulge =
            one ? hand[static_cast<std::size_t>(one->index)]->divulge : card.divulge;
        return divulge && divulge->selectedInRound1;
    };
    if (std::all_of(question.options.begin(), question.options.end(), isDemanded))
        return tr("a divulged card must be selected");
    return tr("%1 must be on the battlefield").arg(CommandWords::owner(card));
}

void HandTray::deal(const engine::Question& question) {
    const auto& side = session_.view().command[static_cast<std::size_t>(question.player)];
    const auto& hand = side.hand;
    title_->setText(tr("%1's command hand").arg(theme::nameOf(question.player)));
    title_->setStyleSheet(QStringLiteral("color: %1;").arg(theme::of(question.player).name()));
    row_->addStretch(1);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        CommandCardFace* face = add(*hand[i], question.player);
        const engine::Option itself = engine::CardInHand{static_cast<int>(i)};
        const auto found = std::find(question.options.begin(), question.options.end(), itself);
        const bool legal = found != question.options.end();
        options_.push_back(legal ? std::optional(static_cast<int>(found - question.options.begin()))
                                 : std::nullopt);
        if (!legal) face->setBarred(whyBarred(*hand[i], question, session_.view()));
        if (const AnswerGate* gate = session_.gate()) {
            face->setLit(gate->pointsAt(itself));
            if (legal) face->setBarred(gate->whyBarred(question, itself));
        }
        if (i < 9) face->setKey(QString::number(i + 1));
        connect(face, &CommandCardFace::clicked, this, [this, i] { choose(i); });
    }
    for (const engine::CommandCard* card : side.setAside) {
        add(*card, question.player)->setBarred(tr("set aside"));
        options_.push_back(std::nullopt);
    }
    row_->addStretch(1);
    lay();
}

void HandTray::choose(std::size_t card) {
    if (card >= cards_.size() || !options_[card]) return;
    chosen_ = card;
    lay();
}

// Updates the chosen card, and shows its full text beside the button that plays it.
void HandTray::lay() {
    for (std::size_t i = 0; i < cards_.size(); ++i) cards_[i]->setChosen(chosen_ == i);
    play_->setEnabled(chosen_.has_value());
    play_->setToolTip(chosen_ ? QString() : tr("Choose one of the cards with its number"));
    words_->setFixedHeight(2 * words_->fontMetrics().height() + 2);
    if (!chosen_) {
        play_->setText(tr("Choose a card"));
        return words_->setText(
            tr("Choose a card and play it facedown. Both cards turn faceup together; the one "
               "with fewer pips has priority."));
    }
    const engine::CommandCard& card = cards_[*chosen_]->card();
    play_->setText(tr("Play %1 facedown").arg(QString::fromStdString(card.name)));
    const QString effect = CommandWords::effect(card);
    words_->setText(
        effect.isEmpty()
            ? tr("Orders: %1").arg(CommandWords::orders(card).join(QStringLiteral(", ")))
            : effect);
}

bool HandTray::press(const QString& key) {
    if (!isVisible()) return false;
    for (std::size_t i = 0; i < cards_.size(); ++i)
        if (cards_[i]->key() == key) {
            choose(i);
            return true;
        }
    for (KeyButton* button : {play_, hide_})
        if (button->key().compare(key, Qt::CaseInsensitive) == 0) {
            if (button->isEnabled()) button->click();
            return true;
        }
    return false;
}

void HandTray::settle() {
    const QWidget* window = parentWidget();
    const int height = std::min(theme::scaled(trayHeight), window->height() * 6 / 10);
    setGeometry(0, window->height() - height, window->width(), height);
}

bool HandTray::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize && !isHidden()) settle();
    return false;
}

void HandTray::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::ground());
    const engine::Question* question = session_.running() ? session_.question() : nullptr;
    if (question) painter.fillRect(0, 0, width(), 3, theme::of(question->player));
}

}  // namespace sightline::app
