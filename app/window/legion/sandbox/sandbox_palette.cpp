#include "app/window/legion/sandbox/sandbox_palette.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <set>

#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/legion/sandbox/upgrade_menu.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/look/plain_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

constexpr double firstHeight = 1.65;  // proposed height for a miniature on a bare base, inches
constexpr int offerRole = Qt::UserRole;

QString nameOfUnit(const engine::UnitCard& card) {
    const QString name = QString::fromStdString(card.name);
    return card.title.empty()
               ? name
               : QStringLiteral("%1, %2").arg(name, QString::fromStdString(card.title));
}

}  // namespace

SandboxPalette::SandboxPalette(GameSession& session, TableView& table, QWidget* parent)
    : QDockWidget(tr("Sandbox"), parent), session_(session), table_(table) {
    setObjectName(QStringLiteral("sandbox"));
    auto* body = new QWidget;
    auto* page = new QVBoxLayout(body);
    page->setContentsMargins(10, 8, 10, 8);
    page->setSpacing(6);
    addSides(*page);
    addSearch(*page);
    addMoves(*page);
    setWidget(body);
    connect(&cards_, &CardStock::ready, this, &SandboxPalette::gather);
    connect(&session, &GameSession::changed, this, &SandboxPalette::follow);
    connect(&session.choice(), &UnitChoice::selectionChanged, this, &SandboxPalette::follow);
    follow();
}

void SandboxPalette::addSides(QVBoxLayout& page) {
    auto* row = new QHBoxLayout;
    auto* group = new QButtonGroup(this);
    const auto add = [&](engine::Player player, const QString& name) {
        auto* button = new QPushButton(tr("For %1").arg(theme::nameOf(player)));
        button->setObjectName(name);
        button->setCheckable(true);
        button->setChecked(player == side_);
        button->setFocusPolicy(Qt::TabFocus);
        group->addButton(button);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, player] { side_ = player; });
        return button;
    };
    blue_ = add(engine::Player::blue, QStringLiteral("sandboxBlue"));
    red_ = add(engine::Player::red, QStringLiteral("sandboxRed"));
    page.addLayout(row);
}

void SandboxPalette::addSearch(QVBoxLayout& page) {
    search_ = new QLineEdit;
    search_->setObjectName(QStringLiteral("sandboxSearch"));
    search_->setPlaceholderText(tr("Search units"));
    search_->setAccessibleName(tr("Search units"));
    search_->setClearButtonEnabled(true);
    page.addWidget(search_);
    faction_ = new QComboBox;
    faction_->setObjectName(QStringLiteral("sandboxFaction"));
    faction_->setAccessibleName(tr("Faction"));
    page.addWidget(faction_);
    list_ = new QListWidget;
    list_->setObjectName(QStringLiteral("sandboxUnits"));
    list_->setAccessibleName(tr("Units and bases"));
    list_->setToolTip(tr("Drag onto the table, or click and then click the table"));
    // The list does not scroll sideways. Long rows end in an ellipsis.
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->viewport()->installEventFilter(this);
    page.addWidget(list_, 1);
    upgrades_ = new UpgradeMenu(this);
    bears_ = new QPushButton;
    bears_->setObjectName(QStringLiteral("sandboxUpgrades"));
    bears_->setToolTip(tr("Upgrades of the unit when it is placed"));
    bears_->setFocusPolicy(Qt::TabFocus);
    bears_->setMenu(upgrades_);
    page.addWidget(bears_);
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("Height of a bare base")), 1);
    height_ = new QDoubleSpinBox;
    height_->setObjectName(QStringLiteral("sandboxHeight"));
    height_->setAccessibleName(tr("Height of the placed piece"));
    height_->setRange(0.1, 24.0);
    height_->setSingleStep(0.25);
    height_->setValue(firstHeight);
    height_->setSuffix(tr(" in"));
    row->addWidget(height_);
    page.addLayout(row);
    connect(search_, &QLineEdit::textChanged, this, [this] { fillList(); });
    connect(faction_, &QComboBox::currentIndexChanged, this, [this] { fillList(); });
    connect(list_, &QListWidget::itemActivated, this, [this] { carry(); });
    connect(list_, &QListWidget::currentRowChanged, this, &SandboxPalette::showUpgrades);
    connect(upgrades_, &UpgradeMenu::changed, this, [this] {
        showUpgrades();
        carry();
    });
    showUpgrades();
}

void SandboxPalette::addMoves(QVBoxLayout& page) {
    auto* row = new QHBoxLayout;
    kind_ = new QComboBox;
    kind_->setObjectName(QStringLiteral("sandboxKind"));
    kind_->setAccessibleName(tr("Kind of move"));
    using geometry::MoveKind;
    for (const auto& [kind, words] : {std::pair{MoveKind::standard, tr("Standard move")},
                                      {MoveKind::climb, tr("Climb")},
                                      {MoveKind::pivot, tr("Pivot")},
                                      {MoveKind::reverse, tr("Reverse")},
                                      {MoveKind::strafe, tr("Strafe")}})
        kind_->addItem(words, static_cast<int>(kind));
    speed_ = new QComboBox;
    speed_->setObjectName(QStringLiteral("sandboxSpeed"));
    speed_->setAccessibleName(tr("Speed"));
    speed_->addItem(tr("Own speed"), 0);
    for (int speed = 1; speed <= 3; ++speed) speed_->addItem(tr("Speed %1").arg(speed), speed);
    row->addWidget(kind_);
    row->addWidget(speed_);
    page.addLayout(row);
    auto* buttons = new QHBoxLayout;
    tool_ = new QPushButton(tr("Move with the tool"));
    tool_->setObjectName(QStringLiteral("sandboxTool"));
    remove_ = new QPushButton(tr("Take off"));
    remove_->setObjectName(QStringLiteral("sandboxRemove"));
    for (QPushButton* button : {tool_, remove_}) {
        button->setFocusPolicy(Qt::TabFocus);
        buttons->addWidget(button);
    }
    page.addLayout(buttons);
    connect(tool_, &QPushButton::clicked, this, &SandboxPalette::toolWanted);
    connect(remove_, &QPushButton::clicked, this, &SandboxPalette::removalWanted);
    connect(kind_, &QComboBox::currentIndexChanged, this, &SandboxPalette::follow);
    connect(speed_, &QComboBox::currentIndexChanged, this, &SandboxPalette::follow);
}

// Reads the card catalogue when the palette is shown for the first time. Most games never show the
// palette.
void SandboxPalette::showEvent(QShowEvent* event) {
    QDockWidget::showEvent(event);
    if (!ready()) cards_.load();
}

void SandboxPalette::gather() {
    offers_.clear();
    std::set<QString> factions;
    for (const engine::UnitEntry& entry : cards_.cards()->catalogue.units) {
        const QString faction = QString::fromStdString(entry.card.faction);
        factions.insert(faction);
        offers_.push_back(
            {{.unit = entry.facts.id}, nameOfUnit(entry.card), faction, findable(entry)});
    }
    std::sort(offers_.begin(), offers_.end(),
              [](const Offer& a, const Offer& b) { return a.name < b.name; });
    tellApart();
    if (session_.running()) {
        for (const auto& [name, size] : session_.view().battlefield.dimensions().bases) {
            const QString words = tr("Bare base: %1").arg(QString::fromStdString(name));
            offers_.push_back({{.bare = engine::BareBase{name, firstHeight, {}}},
                               words,
                               {},
                               {words.toLower().toStdString(), -1}});
        }
    }
    faction_->clear();
    faction_->addItem(tr("All factions and bases"));
    for (const QString& faction : factions)
        faction_->addItem(BuilderWords::faction(faction.toStdString()), faction);
    faction_->addItem(tr("Bare bases"), QString());
    fillList();
}

// If units of several factions have the same name, adds the faction to their names.
void SandboxPalette::tellApart() {
    std::map<QString, int> bearers;
    for (const Offer& offer : offers_) ++bearers[offer.name];
    for (Offer& offer : offers_) {
        if (bearers[offer.name] > 1)
            offer.name +=
                QStringLiteral(" (%1)").arg(BuilderWords::faction(offer.faction.toStdString()));
    }
}

void SandboxPalette::fillList() {
    const CardSearch search(search_->text().toStdString());
    const QVariant faction = faction_->currentData();
    list_->clear();
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < offers_.size(); ++i) {
        const Offer& offer = offers_[i];
        if (faction_->currentIndex() > 0 && offer.faction != faction.toString()) continue;
        if (search.finds(offer.words)) found.push_back(i);
    }
    std::stable_partition(found.begin(), found.end(),
                          [&](std::size_t i) { return search.names(offers_[i].words); });
    for (const std::size_t i : found) {
        const Offer& offer = offers_[i];
        auto* item = new QListWidgetItem(offer.name, list_);
        item->setData(offerRole, static_cast<int>(i));
        item->setToolTip(asMarkup(offer.name));
    }
}

engine::ToolMove SandboxPalette::toolMoveOf(engine::UnitId unit) const {
    engine::ToolMove move{unit, static_cast<geometry::MoveKind>(kind_->currentData().toInt())};
    if (const int speed = speed_->currentData().toInt()) move.speed = speed;
    return move;
}

void SandboxPalette::follow() {
    const auto unit = session_.running() ? session_.choice().selected() : std::nullopt;
    const bool sandbox = session_.running() && session_.view().sandbox;
    const auto offer = [&](QWidget& button, const auto& what, const QString& words) {
        const auto refusal =
            unit && sandbox ? session_.game().refusalOf(engine::Adjust{session_.adjuster(), what})
                            : std::nullopt;
        button.setEnabled(unit && sandbox && !refusal);
        button.setToolTip(refusal ? MessageWords::said(*refusal)
                          : unit  ? words
                                  : tr("Select a unit first"));
    };
    const engine::UnitId chosen = unit.value_or(engine::UnitId{});
    offer(*tool_, toolMoveOf(chosen), tr("The selected unit, judged by the rules of moves (G)"));
    offer(*remove_, engine::LeaveSandbox{chosen},
          tr("The selected unit leaves the battlefield (Delete)"));
}

const SandboxPalette::Offer* SandboxPalette::current() const {
    const QListWidgetItem* item = list_->currentItem();
    if (!item) return nullptr;
    const auto row = static_cast<std::size_t>(item->data(offerRole).toInt());
    return row < offers_.size() ? &offers_[row] : nullptr;
}

void SandboxPalette::showUpgrades() {
    const Offer* offer = current();
    upgrades_->setUnit(cards_.cards(), offer ? offer->who.unit : std::string());
    const QString words = upgrades_->words();
    const QString shown = words.isEmpty() ? tr("Upgrades: none") : tr("Upgrades: %1").arg(words);
    bears_->setText(fontMetrics().elidedText(shown, Qt::ElideRight, list_->width() - 30));
    bears_->setAccessibleName(shown);
    bears_->setEnabled(upgrades_->hasSlots());
}

void SandboxPalette::carry() {
    const Offer* offer = current();
    if (!offer || !session_.running() || !session_.view().sandbox) return;
    engine::Recruit who = offer->who;
    who.player = side_;
    if (const engine::ArmyUnit* with = upgrades_->chosen(who.unit)) {
        who.upgrades = with->upgrades;
        who.counterpart = with->counterpart;
    }
    if (who.bare) {
        who.bare->height = height_->value();
        who.bare->name = offer->name.toStdString();
    }
    const double facing = side_ == engine::Player::blue ? 90.0 : -90.0;
    table_.placeByHand(engine::Adjust{session_.adjuster(), engine::JoinSandbox{who, {}, {facing}}});
}

}  // namespace sightline::app
