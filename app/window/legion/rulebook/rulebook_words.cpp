#include "app/window/legion/rulebook/rulebook_words.h"

#include <QLocale>
#include <algorithm>

#include "app/window/legion/learn/lesson_words.h"
#include "app/window/legion/practice/quiz_words.h"
#include "app/window/legion/rulebook/moved_request.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/html.h"

namespace sightline::app {
namespace {

using engine::RuleChapter;
using engine::RuleScene;
using engine::RuleSection;
using nlohmann::json;

QString paragraph(const QString& html) {
    return QStringLiteral("<p style=\"margin-top:0; margin-bottom:9px; line-height:125%\">%1</p>")
        .arg(html);
}

QString headingHtml(const QString& words) {
    return QStringLiteral(
               "<p style=\"margin-top:14px; margin-bottom:5px; color:%1; "
               "font-weight:600\">%2</p>")
        .arg(theme::accent().name(), words.toHtmlEscaped());
}

QString muted(const QString& words) {
    return QStringLiteral("<span style=\"color:%1\">%2</span>")
        .arg(theme::muted().name(), words.toHtmlEscaped());
}

QString link(const QString& address, const QString& words) {
    return QStringLiteral("<a href=\"%1\">%2</a>")
        .arg(address.toHtmlEscaped(), words.toHtmlEscaped());
}

QString row(const QString& html) {
    return QStringLiteral("<p style=\"margin-top:0; margin-bottom:4px\">%1</p>").arg(html);
}

QString pageNumbers(const RuleSection& section) {
    QStringList numbers;
    for (const int page : section.pages) numbers << QString::number(page);
    return numbers.join(QStringLiteral(", "));
}

}  // namespace

engine::RuleLanguage RulebookWords::language() {
    return QLocale().language() == QLocale::French ? engine::RuleLanguage::french
                                                   : engine::RuleLanguage::english;
}

QString RulebookWords::title(const RuleSection& section) {
    return QString::fromStdString(section.title.in(language()));
}

QString RulebookWords::place(const RuleSection& section, const RuleChapter& chapter) {
    const QString pages = pageNumbers(section);
    if (chapter.document.empty()) return tr("Core Rulebook p. %1").arg(pages);
    return tr("%1 p. %2").arg(QString::fromStdString(chapter.document), pages);
}

QString RulebookWords::page(const engine::Rulebook& book, const RuleSection& section,
                            const RulePage& shown) {
    const RuleChapter& chapter = book.chapterOf(section);
    QString html =
        QStringLiteral("<p style=\"margin-bottom:2px; font-size:15pt; font-weight:600\">%1</p>")
            .arg(title(section).toHtmlEscaped());
    html += paragraph(muted(
        QStringLiteral("%1 \u00B7 %2")
            .arg(QString::fromStdString(chapter.title.in(language())), place(section, chapter))));
    for (const std::string& text : section.text.in(language())) html += paragraph(escaped(text));
    if (section.scene) html += example(*section.scene, shown);
    html += practice(section, shown);
    if (!section.related.empty()) html += headingHtml(tr("See also"));
    for (const std::string& id : section.related) {
        const RuleSection& other = *book.section(id);
        html += row(link(QString::fromStdString(id), title(other)) + QLatin1Char(' ') +
                    muted(tr("p. %1").arg(pageNumbers(other))));
    }
    return html;
}

QString RulebookWords::lesson(const engine::lessons::Lesson& lesson) {
    return tr("Lesson %1: %2").arg(lesson.number).arg(LessonWords::of(lesson.title));
}

QString RulebookWords::practice(const RuleSection& section, const RulePage& shown) {
    QString links;
    if (!shown.lesson.isEmpty())
        links += row(link(lessonLink + QString::fromStdString(section.lesson), shown.lesson));
    if (const auto kind = engine::quizKindOf(section.quiz))
        links += row(link(quizLink + QString::fromStdString(section.quiz),
                          tr("Quiz: %1").arg(QuizWords::kind(*kind))));
    return links.isEmpty() ? links : headingHtml(tr("Practice")) + links;
}

QString RulebookWords::example(const RuleScene& scene, const RulePage& shown) {
    QString html = headingHtml(tr("Example")) + paragraph(escaped(scene.shows.in(language())));
    const QString ruled = shown.answer ? ruling(scene, *shown.answer) : tr("Working\u2026");
    html += paragraph(muted(tr("Question:")) + QLatin1Char(' ') + question(scene).toHtmlEscaped() +
                      QStringLiteral("<br>") + muted(tr("Ruling of the program:")) +
                      QStringLiteral(" <b>") + ruled.toHtmlEscaped() + QStringLiteral("</b>"));
    if (scene.query.is_null()) return html;  // a question about dice needs no table
    if (!shown.onTable) return html + row(link(showLink, tr("Show the example on the table")));
    if (followsMiniatures(scene.query))
        html += paragraph(tr("The example is on the table. Drag a miniature: the ruling changes."));
    return html + row(link(leaveLink, tr("Back to the game")));
}

QString RulebookWords::question(const RuleScene& scene) {
    const std::string kind =
        scene.query.is_null() ? std::string("odds") : scene.query.value("query", "");
    if (kind == "odds") return tr("What does this attack cause on average?");
    if (kind == "range") return tr("At which range are the two?");
    if (kind == "los") return tr("Is there a line of sight?");
    if (kind == "obscured") return tr("Is the target obscured?");
    if (kind == "move") return tr("Is this move legal?");
    if (kind == "place") return tr("Is this place legal?");
    if (kind == "height") return tr("How high is this terrain?");
    if (kind == "cohesion") return tr("Is the unit in cohesion?");
    return QString::fromStdString(kind);
}

QString RulebookWords::memberName(const std::string& name) {
    if (name == "legal") return tr("legal");
    if (name == "effective_speed") return tr("speed");
    if (name == "mean") return tr("wounds");
    if (name == "suppression") return tr("suppression tokens");
    if (name == "band") return tr("range");
    if (name == "within_half") return tr("within half range");
    if (name == "obscured") return tr("obscured");
    if (name == "los_blocked") return tr("LOS blocked");
    if (name == "visible") return tr("LOS");
    if (name == "top") return tr("top, in inches");
    if (name == "height_band") return tr("height");
    if (name == "minis") return tr("in cohesion");
    return QString::fromStdString(name);
}

QString RulebookWords::value(const std::string& name, const json& value) {
    const auto yesOrNo = [](bool yes) { return yes ? tr("yes") : tr("no"); };
    if (value.is_boolean()) return yesOrNo(value.get<bool>());
    if (name == "minis")
        return yesOrNo(std::all_of(value.begin(), value.end(), [](const json& one) {
            return one.value("in_cohesion", false);
        }));
    if (name == "band" && value == 0.0) return tr("melee");
    if (name == "band" && value == 0.5) return QStringLiteral("\u00BD");
    if (value.is_number()) return QLocale().toString(value.get<double>(), 'g', 4);
    return QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump());
}

QString RulebookWords::ruling(const RuleScene& scene, const json& answer) {
    QStringList members;
    for (const auto& [name, stated] : scene.ruling.items()) {
        // The member "verdict" of a line of sight repeats the member "visible".
        if (name == "verdict" || !answer.contains(name)) continue;
        members << tr("%1: %2").arg(memberName(name), value(name, answer[name]));
    }
    return members.join(QStringLiteral(", "));
}

}  // namespace sightline::app
