#include "app/window/adjust_menu.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/card_parts.h"
#include "app/window/icons.h"

namespace sightline::app {

AdjustMenu::AdjustMenu(GameSession& session, engine::UnitId unit, QWidget* parent)
    : QDialog(parent), session_(session), unit_(unit) {
    setWindowTitle(tr("Adjust"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 18, 22, 18);
    connect(&session, &GameSession::changed, this, &AdjustMenu::rebuild);
    rebuild();
}

void AdjustMenu::adjust(const decltype(engine::Adjust::what)& what) {
    const engine::Question* question = session_.question();
    const engine::Player by = question ? question->player : session_.view().active;
    session_.answer(engine::Adjust{by, what});
}

void AdjustMenu::addRow(QVBoxLayout& column, const QString& icon, const QString& name, int count,
                        const std::function<void(int)>& change) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(iconLabel(icon, 20));
    row->addWidget(new QLabel(name), 1);
    const auto button = [&](const QString& sign, int by) {
        auto* press = new QPushButton(sign);
        press->setFixedWidth(38);
        press->setAutoDefault(false);
        press->setObjectName(QStringLiteral("%1 %2").arg(name, by > 0 ? tr("more") : tr("less")));
        press->setAccessibleName(press->objectName());
        press->setEnabled(by > 0 || count > 0);
        connect(press, &QPushButton::clicked, this, [change, by] { change(by); });
        return press;
    };
    row->addWidget(button(QStringLiteral("\u2212"), -1));
    auto* number = new QLabel(QString::number(count));
    number->setFixedWidth(30);
    number->setAlignment(Qt::AlignCenter);
    row->addWidget(number);
    row->addWidget(button(QStringLiteral("+"), 1));
    column.addLayout(row);
}

void AdjustMenu::rebuild() {
    if (page_) page_->deleteLater();
    page_ = new QWidget;
    auto* column = new QVBoxLayout(page_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(7);
    const engine::UnitView& unit = session_.view().unit(unit_);
    auto* title = new QLabel(QString::fromStdString(unit.label));
    title->setProperty("title", true);
    column->addWidget(title);
    auto* words = new QLabel(tr("Both players overrule the game. Every change is kept in the record."));
    words->setProperty("muted", true);
    column->addWidget(words);
    column->addWidget(heading(tr("Tokens")));
    using engine::Token;
    const std::pair<Token, int> tokens[] = {
        {Token::aim, unit.aim},         {Token::dodge, unit.dodge},
        {Token::surge, unit.surge},     {Token::standby, unit.standby ? 1 : 0},
        {Token::suppression, unit.suppression}, {Token::vehicleDamage, unit.vehicleDamage},
        {Token::observation, unit.observation}, {Token::ion, unit.ion},
        {Token::immobilize, unit.immobilize}, {Token::poison, unit.poison}};
    for (const auto& [token, count] : tokens) {
        if (token == Token::vehicleDamage && !engine::isVehicle(unit.card->type)) continue;
        addRow(*column, iconName(token), UnitWords::token(token), count, [this, token = token](int by) {
            adjust(engine::AdjustToken{unit_, token, by});
        });
    }
    column->addWidget(heading(tr("Wounds")));
    for (const auto& mini : session_.view().minis) {
        if (mini.unit != unit_ || mini.defeated) continue;
        const QString number = QString::number(UnitWords::number(session_.view(), mini.id));
        addRow(*column, QStringLiteral("tokens/wound"),
               mini.leader ? tr("Unit leader") : tr("Miniature %1").arg(number), mini.wounds,
               [this, id = mini.id](int by) { adjust(engine::AdjustWounds{id, by}); });
    }
    column->addWidget(heading(tr("Note")));
    auto* note = new QLineEdit;
    note->setPlaceholderText(tr("A house rule, a ruling of your own, then Enter"));
    connect(note, &QLineEdit::returnPressed, this, [this, note] {
        if (!note->text().trimmed().isEmpty()) adjust(engine::Note{note->text().trimmed().toStdString()});
    });
    column->addWidget(note);
    auto* close = new QPushButton(tr("Done"));
    close->setProperty("primary", true);
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    column->addSpacing(6);
    column->addWidget(close, 0, Qt::AlignRight);
    layout()->addWidget(page_);
}

}  // namespace sightline::app
