/// The limit of the keyword Scout. Private to engine/legion/rules/keywords.
#pragma once

namespace sightline::engine::keywords {

/// The largest value of Scout, whatever the values of its instances are (Keyword Glossary, Scout
/// X).
inline constexpr int mostScout = 3;

}  // namespace sightline::engine::keywords
