#include "app/window/legion/adjust/adjust_menu.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/legion/adjust/adjust_rows.h"
#include "app/window/legion/adjust/effect_dialog.h"
#include "app/window/legion/cards/card_parts.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/widgets/window_room.h"
#include "engine/legion/basics/tokens.h"

namespace sightline::app {

using engine::AdjustOrder;
using engine::UnitView;

AdjustMenu::AdjustMenu(GameSession& session, engine::UnitId unit, QWidget* parent)
    : QDialog(parent), session_(session), unit_(unit) {
    setWindowTitle(tr("Adjust"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 18, 12, 14);
    column->setSpacing(10);
    auto* title = new QLabel(QString::fromStdString(session.view().unit(unit).label));
    title->setProperty("title", true);
    column->addWidget(title);
    scroll_ = adjustPage(*this, *column);
    connect(&session, &GameSession::changed, this, &AdjustMenu::rebuild);
    rebuild();
    openWithin(*this);
}

void AdjustMenu::showUpgrades() { scrollToRow(*scroll_, QStringLiteral("upgrades")); }

engine::Adjust AdjustMenu::made(const decltype(engine::Adjust::what)& what) const {
    return {session_.adjuster(), what};
}

void AdjustMenu::adjust(const decltype(engine::Adjust::what)& what) { session_.answer(made(what)); }

void AdjustMenu::place(const decltype(engine::Adjust::what)& what) {
    emit placeWanted(made(what));
    accept();
}

void AdjustMenu::addTokens(QVBoxLayout& column, const UnitView& unit) {
    column.addWidget(heading(tr("Tokens")));
    for (const engine::TokenKind& one : engine::tokenTable) {
        const engine::Token token = one.token;
        if (token == engine::Token::vehicleDamage && !engine::isVehicle(unit.card->type)) continue;
        addCountRow(column, iconName(token), UnitWords::token(token), unit.tokens[token],
                    [this, token](int by) {
                        adjust(engine::AdjustToken{unit_, token, by});
                    });
    }
    if (unit.activating)
        addCountRow(column, QStringLiteral("actions/move"), tr("Actions left"), unit.actionsLeft,
                    [this](int by) { adjust(engine::AdjustActions{by}); });
    if (unit.activating)
        addCountRow(column, QStringLiteral("actions/attack"), tr("Further attack actions"),
                    unit.moreAttacks, [this](int by) { adjust(engine::AdjustAttacks{by}); });
}

void AdjustMenu::addOrder(QVBoxLayout& column, const UnitView& unit) {
    const auto set = [this](AdjustOrder::Destination to) { adjust(AdjustOrder{unit_, to}); };
    if (session_.view().usesCommandCards) {
        const int now = unit.order == UnitView::Order::none     ? 0
                        : unit.order == UnitView::Order::faceup ? 1
                                                                : 2;
        addStateRow(column, tr("Order token"), {tr("none"), tr("faceup"), tr("facedown")}, now,
                    [set](int to) { set(static_cast<AdjustOrder::Destination>(to)); });
    } else {
        addStateRow(
            column, tr("This round"), {tr("waits"), tr("has activated")}, unit.activated ? 1 : 0,
            [set](int to) {
                set(to == 0 ? AdjustOrder::Destination::none : AdjustOrder::Destination::facedown);
            });
    }
}

void AdjustMenu::addCards(QVBoxLayout& column, const UnitView& unit) {
    if (unit.cards.empty()) return;
    QLabel* upgrades = heading(tr("Upgrades"));
    upgrades->setObjectName(QStringLiteral("upgrades"));
    column.addWidget(upgrades);
    for (std::size_t i = 0; i < unit.cards.size(); ++i) {
        const engine::EquippedCard& card = unit.cards[i];
        addStateRow(column, QString::fromStdString(card.name),
                    {tr("ready"), tr("exhausted"), tr("expended")}, static_cast<int>(card.state),
                    [this, i](int to) {
                        adjust(engine::AdjustCard{unit_, static_cast<int>(i),
                                                  static_cast<engine::EquippedCard::State>(to)});
                    });
        QStringList sides;
        for (const std::string& side : card.sides) sides << QString::fromStdString(side);
        if (sides.isEmpty()) continue;
        addStateRow(column, tr("Faceup"), sides, card.side, [this, i, state = card.state](int to) {
            adjust(engine::AdjustCard{unit_, static_cast<int>(i), state, to});
        });
    }
}

void AdjustMenu::addMarks(QVBoxLayout& column, const UnitView& unit) {
    column.addWidget(heading(tr("Marks")));
    for (const auto& [name, count] : unit.marks)
        addCountRow(column, {}, UnitWords::mark(session_.view(), name), count,
                    [this, name = name](int by) {
                        adjust(engine::AdjustMark{unit_, name, by});
                    });
    auto* named = new QLineEdit;
    named->setObjectName(QStringLiteral("newMark"));
    named->setPlaceholderText(tr("A token that a card names, such as Bounty, then Enter"));
    named->setAccessibleName(named->placeholderText());
    connect(named, &QLineEdit::returnPressed, this, [this, named] {
        const QString name = named->text().trimmed();
        if (!name.isEmpty()) adjust(engine::AdjustMark{unit_, name.toStdString(), 1});
    });
    column.addWidget(named);
}

void AdjustMenu::addEffects(QVBoxLayout& column, const UnitView& unit) {
    column.addWidget(heading(tr("For a while")));
    for (const engine::LastingEffect& one : unit.effects) {
        auto* row = new QHBoxLayout;
        auto* words = new QLabel(UnitWords::effect(one));
        words->setWordWrap(true);
        row->addWidget(words, 1);
        row->addWidget(adjustButton(tr("End"), QStringLiteral("end effect %1").arg(one.number),
                                    [this, number = one.number] {
                                        adjust(engine::EndEffect{unit_, number});
                                    }));
        column.addLayout(row);
    }
    column.addWidget(
        adjustButton(tr("Add a temporary effect\u2026"), QStringLiteral("newEffect"), [this] {
            auto* dialog = new EffectDialog(session_, unit_, this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        }));
}

void AdjustMenu::addMiniatures(QVBoxLayout& column, const UnitView& unit) {
    column.addWidget(heading(tr("Miniatures")));
    const engine::View& view = session_.view();
    for (const auto& mini : view.minis) {
        if (mini.unit != unit_) continue;
        const QString number = UnitWords::numbered(view, mini.id);
        const QString name = mini.leader ? tr("Unit leader") : tr("Miniature %1").arg(number);
        if (!mini.defeated) {
            addCountRow(column, QStringLiteral("tokens/wound"), name, mini.wounds,
                        [this, id = mini.id](int by) {
                            adjust(engine::AdjustWounds{id, by});
                        });
            continue;
        }
        const engine::Place stood{mini.id, mini.mini.position, mini.mini.facing};
        column.addWidget(
            adjustButton(tr("Return miniature %1 to the battlefield\u2026").arg(number),
                         QStringLiteral("return %1").arg(UnitWords::number(view, mini.id)),
                         [this, stood] { place(engine::ReturnMini{stood}); }));
    }
    if (unit.undeployed)
        column.addWidget(
            adjustButton(tr("Deploy the unit by hand\u2026"), QStringLiteral("deploy"), [this] {
                place(engine::DeployUnit{unit_, {}, {}});
            }));
}

void AdjustMenu::addNote(QVBoxLayout& column) {
    column.addWidget(heading(tr("Note")));
    auto* note = new QLineEdit;
    note->setPlaceholderText(tr("A house rule, a ruling of your own, then Enter"));
    note->setAccessibleName(note->placeholderText());
    connect(note, &QLineEdit::returnPressed, this, [this, note] {
        if (!note->text().trimmed().isEmpty())
            adjust(engine::Note{note->text().trimmed().toStdString()});
    });
    column.addWidget(note);
}

void AdjustMenu::rebuild() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 10, 0);
    column->setSpacing(7);
    const UnitView& unit = session_.view().unit(unit_);
    auto* words =
        new QLabel(tr("Both players overrule the game. Every change is kept in the record."));
    words->setProperty("muted", true);
    words->setWordWrap(true);
    column->addWidget(words);
    addAdjuster(*column, session_, [this] { rebuild(); });
    if (!unit.defeated) {
        addTokens(*column, unit);
        addOrder(*column, unit);
        addCards(*column, unit);
        addMarks(*column, unit);
        addEffects(*column, unit);
    }
    addMiniatures(*column, unit);
    addNote(*column);
    column->addStretch(1);
    showAdjustPage(*scroll_, page);
}

}  // namespace sightline::app
