#include "app/window/legion/scene/scene_models.h"

#include <QElapsedTimer>
#include <sstream>

#include "app/files/models/any_model.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

/// A text that distinguishes pieces with equal ids. Two layouts with the same name may have such
/// pieces. A piece that players place by hand after an undo may also have the id of an earlier
/// piece with another shape.
std::string markOf(const geometry::PieceSpec& piece) {
    std::ostringstream mark;
    mark << int(piece.facts.kind) << '/' << piece.shape.index();
    if (const auto* box = std::get_if<geometry::BoxShape>(&piece.shape))
        mark << '/' << box->size.x << '/' << box->size.y << '/' << box->size.z;
    if (const auto* round = std::get_if<geometry::CylinderShape>(&piece.shape))
        mark << '/' << round->diameter << '/' << round->height;
    if (const auto* prism = std::get_if<geometry::PrismShape>(&piece.shape)) {
        mark << '/' << prism->height;
        for (const geometry::Vec2 corner : prism->polygon)
            mark << '/' << corner.x << ',' << corner.y;
    }
    return mark.str();
}

}  // namespace

// The renderer's name for a miniature's model, with the faction, because the colours depend on the
// faction.
std::string miniModelName(const engine::View& view, const engine::MiniView& mini) {
    return "mini/" + view.unit(mini.unit).card->faction + "/" + mini.model;
}

std::string pieceModelName(const Layout& layout, std::size_t piece) {
    const Layout::Look& look = layout.looks[piece];
    if (look.model.empty())
        return "shape/" + layout.name + "/" + layout.pieces[piece].id + "/" +
               markOf(layout.pieces[piece]);
    return "file/" + look.model.string() + "/" + look.unit + std::to_string(look.scale) +
           (look.yUp ? "y/" : "z/") + std::to_string(look.simplifiedWithin);
}

SceneModels::SceneModels(QObject* parent) : QObject(parent) {}

SceneModels::~SceneModels() { stop(); }

void SceneModels::want(const Layout& layout, const engine::View& view) {
    for (std::size_t piece = 0; piece < layout.looks.size(); ++piece) wantPiece(layout, piece);
    for (const engine::MiniView& mini : view.minis) wantMini(view, mini);
    startReading();
}

void SceneModels::want(const Layout& layout) {
    for (std::size_t piece = 0; piece < layout.looks.size(); ++piece) wantPiece(layout, piece);
    startReading();
}

void SceneModels::startReading() {
    const std::lock_guard lock(mutex_);
    if (orders_.empty() || reading_) return;
    if (thread_.joinable()) thread_.join();
    reading_ = true;
    thread_ = std::thread([this] { read(); });
}

void SceneModels::handTo(rendering::Renderer& renderer, double milliseconds) {
    QElapsedTimer clock;
    clock.start();
    do {
        Ready next;
        {
            const std::lock_guard lock(mutex_);
            if (ready_.empty()) return;
            next = std::move(ready_.front());
            ready_.pop_front();
        }
        renderer.setModel(next.name, next.levels);
        if (!next.shape.corners.empty()) shapes_[next.name] = std::move(next.shape);
    } while (double(clock.nsecsElapsed()) < milliseconds * 1e6);
}

bool SceneModels::waiting() {
    const std::lock_guard lock(mutex_);
    return !ready_.empty();
}

const rendering::RayMesh* SceneModels::shapeOf(const std::string& name) const {
    const auto found = shapes_.find(name);
    return found == shapes_.end() ? nullptr : &found->second;
}

void SceneModels::forgetAll() {
    stop();
    asked_.clear();
    shapes_.clear();
    orders_.clear();
    ready_.clear();
}

void SceneModels::wantFile(Order order) {
    if (!asked_.insert(order.name).second) return;
    const std::lock_guard lock(mutex_);
    orders_.push_back(std::move(order));
}

void SceneModels::wantMini(const engine::View& view, const engine::MiniView& mini) {
    if (mini.model.empty()) return;
    std::string name = miniModelName(view, mini);
    if (asked_.contains(name)) return;
    if (!liveries_) {
        auto read = loadLiveries(assetsFolder());
        if (!read) emit failed(MessageWords::said(read.problem()));
        liveries_ = read ? std::move(*read) : Liveries{};
    }
    const auto path = assetsFolder() / "models" / (mini.model + ".glb");
    Order order{std::move(name), {.path = path, .yUp = true}};
    order.isMini = true;
    const auto livery = liveries_->find(view.unit(mini.unit).card->faction);
    if (livery != liveries_->end()) order.livery = livery->second;
    wantFile(std::move(order));
}

void SceneModels::wantPiece(const Layout& layout, std::size_t piece) {
    const std::string name = pieceModelName(layout, piece);
    if (asked_.contains(name)) return;
    const Layout::Look& look = layout.looks[piece];
    const geometry::PieceSpec& spec = layout.pieces[piece];
    if (!look.model.empty()) {
        Order order{name, {look.model, look.scale, look.unit, look.yUp, look.simplifiedWithin}};
        // If the model cannot be read, a model of the piece's collision shape is drawn.
        if (!std::holds_alternative<geometry::MeshShape>(spec.shape))
            order.plain = rendering::modelOfShape(spec.shape, spec.facts.kind);
        wantFile(std::move(order));
        return;
    }
    if (!asked_.insert(name).second) return;
    const std::lock_guard lock(mutex_);
    ready_.push_back(
        {name, rendering::levelsOf(rendering::modelOfShape(spec.shape, spec.facts.kind))});
}

// Reads the requested models on a background thread until none is left.
void SceneModels::read() {
    while (!stop_) {
        Order order;
        {
            const std::lock_guard lock(mutex_);
            if (orders_.empty()) {
                reading_ = false;
                emit arrived();
                return;
            }
            order = std::move(orders_.back());
            orders_.pop_back();
        }
        auto model = readNamedModel(order.file, &stop_);
        if (stop_) break;
        if (!model) {
            emit failed(MessageWords::said(model.problem()));
            if (!order.plain) continue;
            model = std::move(*order.plain);
        }
        if (order.livery) rendering::paint(*model, *order.livery);
        Ready done{order.name, rendering::levelsOf(std::move(*model))};
        if (order.isMini) done.shape = rendering::rayMeshOf(done.levels);
        const std::lock_guard lock(mutex_);
        ready_.push_back(std::move(done));
        emit arrived();
    }
    reading_ = false;
}

void SceneModels::stop() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
    stop_ = false;
    reading_ = false;
}

}  // namespace sightline::app
