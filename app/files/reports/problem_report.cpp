#include "app/files/reports/problem_report.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

#include "app/files/words/reports.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

using engine::JsonAt;
using Json = nlohmann::json;

constexpr const char* formatName = "sightline-report";
constexpr int formatVersion = 1;
constexpr std::size_t longestLine = 200;      // bytes of a short text
constexpr std::size_t mostLines = 1'000'000;  // lines of a journal
constexpr int mostAnswers = 1'000'000;

std::string textUpTo(const JsonAt& at, std::size_t most) {
    if (!at.isText() || at.text().size() > most)
        at.wrong(say::textUpToBytes(static_cast<int>(most)));
    return at.text();
}

// A text that may be missing.
std::string textOf(const JsonAt& report, std::string_view name, std::size_t most) {
    const auto found = report.find(name);
    return found ? textUpTo(*found, most) : std::string();
}

bool isBase64(const std::string& text) {
    const std::size_t last = text.find_last_not_of('=');
    const std::size_t digits = last == std::string::npos ? 0 : last + 1;
    return text.size() - digits <= 2 && text.size() % 4 == 0 &&
           std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(digits),
                       [](unsigned char one) {
                           return std::isalnum(one) != 0 || one == '+' || one == '/';
                       });
}

std::string pictureOf(const JsonAt& report) {
    std::string picture = textOf(report, "picture", largestReportPicture);
    if (!isBase64(picture)) report.at("picture").wrong(say::pictureInBase64());
    return picture;
}

std::vector<std::string> journalOf(const JsonAt& at) {
    if (!at.isList() || at.json().empty() || at.json().size() > mostLines)
        at.wrong(say::journalLinesExpected());
    std::vector<std::string> lines;
    for (const JsonAt& line : at.list(1, mostLines)) {
        lines.push_back(line.text());
        if (lines.back().find_first_of("\r\n") != std::string::npos)
            line.wrong(say::journalLinesExpected());
    }
    return lines;
}

ProblemReport reportIn(const JsonAt& at) {
    engine::expectFormat(at, formatName, formatVersion);
    ProblemReport report;
    report.words = textUpTo(at.at("words"), longestReportWords);
    report.program = textUpTo(at.at("program"), longestLine);
    report.system = textOf(at, "system", longestLine);
    report.rules = textOf(at, "rules", longestLine);
    report.catalogue = textOf(at, "catalogue", longestLine);
    report.question = textOf(at, "question", longestReportWords);
    report.answers = static_cast<std::size_t>(at.at("answers").integer(0, mostAnswers));
    report.picture = pictureOf(at);
    report.journal = journalOf(at.at("journal"));
    return report;
}

}  // namespace

bool isReport(const std::filesystem::path& path) {
    return path.filename().string().ends_with(reportSuffix);
}

std::vector<std::string> journalLinesOf(const engine::Journal& journal) {
    std::istringstream text(engine::journalText(journal));
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    return lines;
}

std::string reportText(const ProblemReport& report) {
    const Json document = {
        {"format", formatName},          {"version", formatVersion},    {"words", report.words},
        {"program", report.program},     {"system", report.system},     {"rules", report.rules},
        {"catalogue", report.catalogue}, {"question", report.question}, {"answers", report.answers},
        {"picture", report.picture},     {"journal", report.journal}};
    // A text that is not UTF-8 does not prevent a report.
    return document.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<ProblemReport> readReportText(const std::string& text, const std::string& named) {
    const auto document = engine::parseJson(text, named);
    if (!document) return document.problem();
    return engine::readingJson([&] { return reportIn(JsonAt(*document, named)); });
}

Result<ProblemReport> readReport(const std::filesystem::path& path) {
    const auto document = engine::parseJsonFile(path);
    if (!document) return document.problem();
    return engine::readingJson([&] { return reportIn(JsonAt(*document, path.string())); });
}

Result<OpenedReport> openReport(const std::filesystem::path& path,
                                const std::vector<std::filesystem::path>& packs,
                                const std::stop_token& stop) {
    auto report = readReport(path);
    if (!report) return report.problem();
    std::string text;
    for (const std::string& line : report->journal) text += line + '\n';
    auto journal = openJournalText(text, path.string() + ": /journal", packs, stop);
    if (!journal) return journal.problem();
    return OpenedReport{std::move(report).value(), std::move(journal).value()};
}

}  // namespace sightline::app
