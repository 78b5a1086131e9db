#include "app/cli/terminal/harmless_output.h"

#include <array>
#include <cstdio>

#include "geometry/base/json/plain_text.h"

namespace sightline::app {
namespace {

constexpr std::size_t longestCharacter = 4;

// The number of bytes before the first byte that is not printable ASCII, newline or tab.
std::size_t plainLength(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size()) {
        const auto byte = static_cast<unsigned char>(text[length]);
        if (byte >= 0x7F || (byte < 0x20 && byte != '\n' && byte != '\t')) break;
        ++length;
    }
    return length;
}

std::string escapedForm(std::uint32_t code) {
    std::array<char, 16> form{};
    std::snprintf(form.data(), form.size(), "\\u%04x", code);
    return form.data();
}

}  // namespace

HarmlessOutput::HarmlessOutput(std::ostream& stream) : stream_(stream), to_(stream.rdbuf(this)) {}

HarmlessOutput::~HarmlessOutput() {
    sync();
    stream_.rdbuf(to_);
}

HarmlessOutput::int_type HarmlessOutput::overflow(int_type letter) {
    if (traits_type::eq_int_type(letter, traits_type::eof())) return traits_type::not_eof(letter);
    const char one = traits_type::to_char_type(letter);
    return xsputn(&one, 1) == 1 ? letter : traits_type::eof();
}

std::streamsize HarmlessOutput::xsputn(const char* letters, std::streamsize count) {
    waiting_.append(letters, std::size_t(count));
    pass(false);
    return count;
}

int HarmlessOutput::sync() {
    pass(true);
    return to_->pubsync();
}

// Writes the buffered bytes. If `all` is false, the bytes of an incomplete last character stay in
// the buffer.
void HarmlessOutput::pass(bool all) {
    std::string_view rest = waiting_;
    while (!rest.empty()) {
        const std::size_t plain = plainLength(rest);
        to_->sputn(rest.data(), std::streamsize(plain));
        rest.remove_prefix(plain);
        if (rest.empty()) break;
        const engine::Character next = engine::firstCharacter(rest);
        const bool begins = static_cast<unsigned char>(rest[0]) >= 0xC2;
        if (!all && begins && next.bytes == 1 && rest.size() < longestCharacter) break;
        if (engine::isControl(next.code)) {
            const std::string form = escapedForm(next.code);
            to_->sputn(form.data(), std::streamsize(form.size()));
        } else {
            to_->sputn(rest.data(), std::streamsize(next.bytes));
        }
        rest.remove_prefix(next.bytes);
    }
    waiting_.erase(0, waiting_.size() - rest.size());
}

}  // namespace sightline::app
