#include "rendering/model/face_faults.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "rendering/words/models.h"

namespace sightline::rendering {
namespace {

/// Returns the words of a line, one after the other.
class Words {
  public:
    explicit Words(std::string_view line) : rest_(line) {}
    /// The next word. Empty at the end of the line.
    std::string_view next() {
        constexpr std::string_view blanks = " \t\r\n\f\v\\";
        const std::size_t from = rest_.find_first_not_of(blanks);
        if (from == std::string_view::npos) return rest_ = {};
        const std::size_t to = std::min(rest_.find_first_of(blanks, from), rest_.size());
        const std::string_view word = rest_.substr(from, to - from);
        rest_.remove_prefix(to);
        return word;
    }

  private:
    std::string_view rest_;
};

/// Explains why a double cannot hold a number. True: the number is too close to zero. False: it is
/// too large.
bool isTooSmall(std::string_view word) {
    constexpr std::size_t digitsOfADouble = 300;
    const std::size_t exponent = word.find_first_of("eE");
    if (exponent != std::string_view::npos) return word.substr(exponent + 1).starts_with('-');
    return std::min(word.find('.'), word.size()) < digitsOfADouble;
}

std::optional<double> numberIn(std::string_view word) {
    if (word.starts_with('+')) word.remove_prefix(1);
    double number = 0.0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc::result_out_of_range)
        return isTooSmall(word) ? 0.0 : std::numeric_limits<double>::infinity();
    return error == std::errc() && end == word.data() + word.size() ? std::optional(number)
                                                                    : std::nullopt;
}

/// Checks an OBJ file line by line.
class ObjLines {
  public:
    Result<FaceFaults> judge(std::string_view text) {
        while (!text.empty()) {
            const std::string_view line = nextLine(text);
            if (auto problem = judgeLine(line)) return *problem;
        }
        if (highest_ > points_) return missing(highestLine_, static_cast<long long>(highest_));
        FaceFaults faults{.few = few_};
        used_.resize(points_, false);
        for (const bool used : used_) faults.unused += used ? 0 : 1;
        return faults;
    }

  private:
    // The next line of the file. A backslash at the end of a line joins the line with the following
    // line.
    std::string_view nextLine(std::string_view& text) {
        at_ += joined_ + 1;
        joined_ = 0;
        std::size_t end = text.find('\n');
        while (end != std::string_view::npos && end > 0 &&
               (text[end - 1] == '\\' ||
                (end > 1 && text[end - 1] == '\r' && text[end - 2] == '\\'))) {
            end = text.find('\n', end + 1);
            ++joined_;
        }
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        return line;
    }

    std::optional<Problem> judgeLine(std::string_view line) {
        Words words(line);
        const std::string_view first = words.next();
        if (first == "v") return judgePoint(words);
        if (first == "f") return judgeFace(words, 3);
        if (first == "l" || first == "p") return judgeFace(words, 0);
        return std::nullopt;
    }

    std::optional<Problem> judgePoint(Words words) {
        for (int i = 0; i < 3; ++i) {
            const auto number = numberIn(words.next());
            if (!number) return problemOf(say::vertexNumbers(std::to_string(at_)));
            if (!std::isfinite(*number)) return problemOf(say::endlessOnLine(std::to_string(at_)));
        }
        ++points_;
        return std::nullopt;
    }

    std::optional<Problem> judgeFace(Words words, std::size_t least) {
        std::size_t corners = 0;
        for (auto word = words.next(); !word.empty() && word[0] != '#'; word = words.next()) {
            long long number = 0;
            const std::string_view index = word.substr(0, word.find('/'));
            const auto [end, error] =
                std::from_chars(index.data(), index.data() + index.size(), number);
            if (error != std::errc() || end != index.data() + index.size())
                return problemOf(say::noVertexOnLine(std::to_string(at_)));
            const auto known = static_cast<long long>(points_);
            const long long named = number < 0 ? known + 1 + number : number;
            if (named < 1) return missing(at_, number);
            use(static_cast<std::size_t>(named));
            ++corners;
        }
        if (corners < least) ++few_;
        return std::nullopt;
    }

    // Records the use of a vertex by a face or line. A face may come before its vertices.
    void use(std::size_t point) {
        if (point > highest_) {
            highest_ = point;
            highestLine_ = at_;
        }
        constexpr std::size_t mostPoints = 100'000'000;
        if (point > mostPoints)
            return;  // the vertex cannot exist; the check at the end reports it as missing
        if (point > used_.size()) used_.resize(std::max(point, 2 * used_.size()), false);
        used_[point - 1] = true;
    }

    Problem missing(std::size_t line, long long named) const {
        return problemOf(say::vertexMissing(std::to_string(line), std::to_string(named),
                                            std::to_string(points_)));
    }

    /// Number of the current line, and number of lines that are joined to it.
    std::size_t at_ = 0, joined_ = 0;
    std::size_t points_ = 0, few_ = 0;
    /// Highest vertex index in use, and the line that uses it.
    std::size_t highest_ = 0, highestLine_ = 0;
    std::vector<bool> used_;
};

}  // namespace

Result<FaceFaults> faultsOfFaces(std::string_view bytes, const std::string& ending) {
    if (ending != "obj") return FaceFaults{};
    return ObjLines().judge(bytes);
}

}  // namespace sightline::rendering
