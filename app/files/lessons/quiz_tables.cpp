#include "app/files/lessons/quiz_tables.h"

#include <algorithm>

#include "app/files/tables/load.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

constexpr const char* layoutFolder = "layouts";

Result<engine::QuizTable> readTable(const std::string& name, const geometry::Dimensions& sizes) {
    auto layout = loadLayout(assetsFolder() / layoutFolder / name);
    if (!layout) return layout.problem();
    auto field = battlefieldOf(*layout, sizes);
    if (!field) return field.problem();
    return engine::QuizTable{std::string(engine::assetScheme) + layoutFolder + "/" + name,
                             layout->table, layout->mat, std::move(layout->pieces),
                             std::move(field).value()};
}

}  // namespace

Result<QuizTables> QuizTables::load(std::vector<std::string> layouts) {
    QuizTables tables;
    auto dimensions = loadDimensions(assetsFolder());
    if (!dimensions) return dimensions.problem();
    tables.dimensions_ = std::move(dimensions).value();
    auto catalogue = loadCatalogue(assetsFolder());
    if (!catalogue) return catalogue.problem();
    tables.catalogue_ = std::make_unique<const engine::Catalogue>(std::move(catalogue).value());
    tables.names_ = std::move(layouts);
    if (tables.names_.empty()) {
        std::error_code error;
        for (const auto& entry : fs::directory_iterator(assetsFolder() / layoutFolder, error)) {
            std::string name = entry.path().filename().string();
            if (name.ends_with(".layout.json")) tables.names_.push_back(std::move(name));
        }
        std::sort(tables.names_.begin(), tables.names_.end());
    }
    tables.tables_.resize(tables.names_.size());
    return tables;
}

engine::QuizSources QuizTables::sources() {
    return {.catalogue = *catalogue_,
            .dimensions = dimensions_,
            .tables = names_.size(),
            .table = [this](std::size_t index) { return table(index); }};
}

const engine::QuizTable* QuizTables::table(std::size_t index) {
    if (!tables_[index]) {
        auto read = readTable(names_[index], dimensions_);
        if (!read) {
            if (!problem_) problem_ = read.problem();
            return nullptr;
        }
        tables_[index] = std::make_unique<const engine::QuizTable>(std::move(read).value());
    }
    return tables_[index].get();
}

}  // namespace sightline::app
