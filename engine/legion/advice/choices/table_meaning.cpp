// The effects of tokens and dice.
#include "engine/legion/advice/choices/meaning.h"
#include "engine/legion/advice/words/token_meanings.h"
#include "engine/legion/basics/keyword.h"
#include "engine/legion/basics/tokens.h"

namespace sightline::engine {

static_assert(say::tokenMeanings.size() == tokenTable.size());
static_assert(say::faceMeanings.size() == static_cast<std::size_t>(Face::defenseSurge) + 1);

Message meaningOf(Token token) { return say::tokenMeanings[static_cast<std::size_t>(token)](); }

Citation ruleOf(Token token) {
    switch (token) {
        case Token::aim:
        case Token::dodge:
        case Token::surge:
        case Token::observation:
            return page(9, "Tokens");
        case Token::standby:
            return page(36, "Standby");
        case Token::suppression:
            return page(15, "Suppression");
        case Token::vehicleDamage:
            return page(40, "Resiliency");
        case Token::ion:
            return citationOf(Keyword::ion);
        case Token::immobilize:
            return citationOf(Keyword::immobilize);
        case Token::poison:
            return citationOf(Keyword::poison);
        case Token::shield:
            return citationOf(Keyword::shielded);
        case Token::inactiveShield:
            return citationOf(Keyword::recharge);
        case Token::bounty:
            return citationOf(Keyword::bounty);
        case Token::secretMission:
            return citationOf(Keyword::secretMission);
    }
    return {};
}

Message meaningOf(Face face) { return say::faceMeanings[static_cast<std::size_t>(face)](); }

}  // namespace sightline::engine
