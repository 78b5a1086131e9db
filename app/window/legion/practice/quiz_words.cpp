#include "app/window/legion/practice/quiz_words.h"

#include <QRegularExpression>
#include <array>
#include <cmath>

#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

QString nameOfKind(engine::QuizKind kind) {
    return QString::fromUtf8(engine::quizKindNames[static_cast<std::size_t>(kind)].data());
}

/// The number after a word such as "level". No value if the text has no such number.
std::optional<std::uint64_t> numberAfter(const QString& text, const QString& word) {
    const QRegularExpression form(QStringLiteral("\\b%1\\s*=?\\s*(\\d{1,19})\\b").arg(word));
    const auto match = form.match(text);
    if (!match.hasMatch()) return std::nullopt;
    return match.captured(1).toULongLong();
}

}  // namespace

QString QuizWords::kind(engine::QuizKind kind) {
    switch (kind) {
        case engine::QuizKind::band:
            return tr("Range");
        case engine::QuizKind::sight:
            return tr("Line of sight");
        case engine::QuizKind::obscured:
            return tr("Obscured and cover");
        case engine::QuizKind::target:
            return tr("Targets");
        case engine::QuizKind::expected:
            return tr("Expected wounds");
        case engine::QuizKind::hide:
            return tr("Hiding");
        case engine::QuizKind::reach:
            return tr("Reach of a Move");
        case engine::QuizKind::cohesion:
            return tr("Cohesion");
        case engine::QuizKind::legal:
            return tr("Legal places and Moves");
    }
    return {};
}

QString QuizWords::about(engine::QuizKind kind) {
    switch (kind) {
        case engine::QuizKind::band:
            return tr("The range between two miniatures or units");
        case engine::QuizKind::sight:
            return tr("Whether a clear line joins two miniatures");
        case engine::QuizKind::obscured:
            return tr("The number of obscured miniatures, and the cover");
        case engine::QuizKind::target:
            return tr("The unit that may be attacked");
        case engine::QuizKind::expected:
            return tr("The average wounds of an attack");
        case engine::QuizKind::hide:
            return tr("The spot that no enemy sees");
        case engine::QuizKind::reach:
            return tr("The spot at which a Move can end");
        case engine::QuizKind::cohesion:
            return tr("The miniature that is out of cohesion");
        case engine::QuizKind::legal:
            return tr("Whether a place or a Move is legal, and the reason");
    }
    return {};
}

QString QuizWords::shared(const QuizSeed& seed) {
    return QStringLiteral("%1 level %2 seed %3")
        .arg(nameOfKind(seed.kind))
        .arg(seed.level)
        .arg(seed.seed);
}

QString QuizWords::command(const QuizSeed& seed) {
    return QStringLiteral("sightline-cli quiz --kind %1 --level %2 --seed %3")
        .arg(nameOfKind(seed.kind))
        .arg(seed.level)
        .arg(seed.seed);
}

std::optional<QuizSeed> QuizWords::parse(const QString& text) {
    const QString plain = text.toLower();
    const auto level = numberAfter(plain, QStringLiteral("level"));
    const auto seed = numberAfter(plain, QStringLiteral("seed"));
    if (!level || !seed || *level < static_cast<std::uint64_t>(engine::easiestQuiz) ||
        *level > static_cast<std::uint64_t>(engine::hardestQuiz))
        return std::nullopt;
    const QStringList words =
        plain.split(QRegularExpression(QStringLiteral("[\\s=]+")), Qt::SkipEmptyParts);
    for (const QString& word : words)
        if (const auto kind = engine::quizKindOf(word.toStdString()))
            return QuizSeed{*kind, static_cast<int>(*level), *seed};
    return std::nullopt;
}

QString QuizWords::margin(const engine::QuizItem& item) {
    if (!item.margin) return {};
    return tr("Margin: %1. An error of this length could change the answer.")
        .arg(lengthWords(std::abs(*item.margin), 2));
}

}  // namespace sightline::app
