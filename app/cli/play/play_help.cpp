// The reference of all input and output lines of `sightline-cli play`, with an example of each.
#include "app/cli/play/play_command.h"

namespace sightline::app {

const char* playHelp() {
    return R"help(
It writes these events, one JSON object per line:
  {"event":"record","line":"Stormtroopers 2 suffers 1 wound (miniature 3)","page":35,...}
  {"event":"question","number":17,"player":"blue","ask":"declareDefender","form":"pick",
   "options":[{"option":0,"is":{"unit":6},"text":"Stormtroopers 2"}],"least":1,"most":1,...}
                a question of a keyword has "keyword":{"name":"Speeder","value":1}, a question of
                a card has "card":"its id"; a roll has "roll": attack, reroll, cover, defense,
                guard, rally, ion, vehicle_damage, priority, blue_player, regenerate or
                effect, and "dice":["red_attack","black_attack","white_attack","red_defense",
                "white_defense"]
  {"event":"refused","number":17,"why":"...","page":31}    not legal; the question stays open.
                "legal": the legal move if exactly one follows from the refused answer, else the
                legal move, placement or spot closest to it
  {"event":"error","why":"..."}                            not understood; nothing changed
  {"event":"undone","answers":3,"entries":9}               undone; the question follows
  {"event":"state",...}
  {"event":"automation","units":[...],"commands":{...},"battle":{...}}
  {"event":"end","winner":"blue","victory_points":[8,5],"digest":"0f3a...","state":{...}}
                winner null: a draw. The program still takes commands, until quit or the end of the
                input
A digest has 16 hexadecimal digits. Equal games have equal digests on every machine.

A line may have at most 1000000 bytes. An unknown member is refused; the refusal names the most
similar known member.

It reads one answer per line. The answer has the form of the question, as in a journal:
  pick          {"answer":"pick","option":0}
                {"answer":"pick","chosen":{"unit":6}}      the "is" of the option
                cards and effects by id: {"command_card":"ambush"}, {"effect":"Inspire:3"},
                {"card_action":"bacta-capsules","cost":0}, {"battle_card":"breakthrough"}; the
                second one with the same id is "id#2". Numbers are also read, as in journals
  pick_several  {"answer":"pick_several","options":[0,2]}
                {"answer":"pick_several","chosen":[{"mini":4,"weapon":0}]}
  count         {"answer":"count","count":2}
  move          {"answer":"move","move":{"kind":"standard","tool_speed":2,"pose":
                 {"contact_angle":90,"direction":90,"bend":0,"stop":1}}}
                kind: standard, climb, pivot, reverse, strafe; stop: 0 is the start of the tool,
                1 is its end. A pivot has no tool_speed and no pose: "rotate_first" is the facing
                after it. "end" without "pose": the program finds the pose, and also the tool if
                there is no tool_speed; it refuses the answer if no legal Move ends there
                "end":[x,y]: the spot where a small base stops beside the tool; "rotate_first":45:
                the facing of a notched base before it moves; "start":[x,y]: the spot at the edge
                where a unit deploys
  places        {"answer":"places","places":[{"mini":4,"position":[12.5,8,0],"facing":90}]}
  spot          {"answer":"spot","at":[12.5,8]}
  dice          {"answer":"dice","faces":["hit","blank"]}
                faces: blank, hit, crit, attack_surge, block, defense_surge
  draw          {"answer":"draw","option":0}, or "chosen" as in a pick

At any question the players may change the game by hand, "by" blue or red:
  {"answer":"adjust","by":"blue","place":{"mini":4,"position":[12.5,8,0],"facing":90}}
  {"answer":"adjust","by":"blue","unit":3,"token":"aim","change":1}
                aim, dodge, surge, observation, standby, suppression, vehicle_damage, ion,
                immobilize, poison, shield, inactive_shield, bounty, secret_mission
  {"answer":"adjust","by":"blue","mini":4,"wounds":1}
  {"answer":"adjust","by":"blue","note":"We played it as open ground"}
  {"answer":"adjust","by":"blue","player":"red","points":2}
  {"answer":"adjust","by":"blue","unit":3,"order":"facedown"}        none, faceup, facedown
  {"answer":"adjust","by":"blue","actions":1}
  {"answer":"adjust","by":"blue","unit":3,"upgrade":0,"state":"exhausted"}
                ready, exhausted, expended; "side":1 of a dual-sided card
  {"answer":"adjust","by":"blue","player":"red","command":"ambush","to":"discarded"}
                hand, discarded, permanent, set_aside (faceup: both players see the card)
  {"answer":"adjust","by":"blue","player":"red","pass_pool":1}
  {"answer":"adjust","by":"blue","unit":3,"mark":"Bounty","change":1}
  {"answer":"adjust","by":"blue","unit":3,"field":"wasDamaged","value":1}
                a value of a unit without a form of its own; a refusal lists the fields; a flag is
                0 or 1
  {"answer":"adjust","by":"blue","return":{"mini":4,"position":[12.5,8,0],"facing":90}}
  {"answer":"adjust","by":"blue","deploy":3,"position":[12.5,8,0],"facing":90}
  {"answer":"adjust","by":"blue","objective":0,"kind":"poi","name":"","at":[36,18]}
                poi, asset, marker; "holder":3 instead of "at"; objective -1: a new token
  {"answer":"adjust","by":"blue","terrain":"crate","at":[36,18],"facing":0}
                a new piece has "terrain":"" and "made":{"name":"Wall","kind":"barricade",
                "movement":"open","cover":"heavy","sight":"blocked","size":[3,0.6,0.9]}
  {"answer":"adjust","by":"blue","lie":"attack","dice":[{"die":"red_attack","face":"crit"}]}
                attack or defense: the new results of the dice in the open pool
  {"answer":"adjust","by":"blue","rolled":[{"die":"white_defense","face":"block"}]}
  {"answer":"adjust","by":"blue","dispute":"in range","against":"out of range","face":"block"}
                edition of 2018: the red defense die of the player with the round counter
  {"answer":"adjust","by":"blue","pool":"attack","dice":["red_attack","white_attack"]}
                attack or defense: the dice of the next roll. defense also for the dice of a rally,
                of ion tokens and of Vehicle Damage ("waiting_roll" of the state)
  {"answer":"adjust","by":"blue","weapon":{"name":"DL-44 Blaster Pistol"}}
                a weapon of any card joins the attack pool under way; its name alone, else with
                "dice":["red_attack"] (before the roll) and "keywords":[{"keyword":"Pierce",
                "value":1}]. Where cards print different weapons of one name: "name (card)"
  {"answer":"adjust","by":"blue","cover":"light"}                     none, light, heavy
  {"answer":"adjust","by":"blue","weapons":1}       further weapons that each miniature may
                add besides the first, while the attacker forms its pools
  {"answer":"adjust","by":"red","cover_dice":2,"blocks":1} the cover pool before its roll:
                white dice, and blocks without a die
  {"answer":"adjust","by":"blue","attacks":1}       further attack actions besides the first
  {"answer":"adjust","by":"blue","unit":3,"effect":{"gains":[{"keyword":"Cover","value":2}],
   "loses":[{"keyword":"AI","parameter":"Move"}],"weapons":[{"keyword":"Suppressive"}],
   "speed":1,"courage":-1,
   "defense_die":"red_defense"},"until":"round","source":"Dug In"}
                one of these members or several; "until" is the end of the attack, the activation,
                the unit's next_activation, the round or the game
  {"answer":"adjust","by":"blue","unit":3,"end_effect":7}    the number of the effect in the state
  {"answer":"adjust","by":"blue","to_sandbox":true}
                the rules end here; this is also possible at the end of the game. The position stays,
                with tokens, wounds and terrain; the next question is the sandbox's
                ("ask":"freeTable")

A scenario with "sandbox":true has no rules from its beginning. It needs no armies and has no phase,
round, mission or points. It has "units" of its own; each has the members of a placement:
  {"player":"blue","unit":"stormtroopers","upgrades":[],"minis":[{"x":12,"y":8}]}
  {"player":"red","bare":{"base":"large","height":2.5,"name":"Pillar"},"undeployed":true}
The sandbox asks no question about rules. The players change it by hand, as above and with:
  {"answer":"adjust","by":"blue","join":{"player":"red","unit":"stormtroopers","upgrades":[]},
   "position":[12.5,8,0],"facing":90}
                "bare":{"base":"large","height":2.5,"name":"Pillar"} instead of "unit": an
                empty base with its silhouette; height in inches
  {"answer":"adjust","by":"blue","deploy":3,"position":[12.5,8,0],"facing":90}
                also for a unit on the battlefield: it moves there in its formation
  {"answer":"adjust","by":"blue","leave":3}         off the battlefield; "deploy" brings it back
  {"answer":"adjust","by":"blue","tool":3,"kind":"standard","speed":2}
                the unit makes one move with the movement tool: the program asks for a move, then
                for places; without "speed" the unit moves at its own speed

It also reads commands:
  {"command":"state"}       the whole state, including the command hands of both players
  {"command":"automation"}  the automation of every unit, keyword and card in the game: whole, part,
                            by hand or unknown, and the parts that are by hand. The state also has
                            it for each unit
  {"command":"random"}      the program gives a random legal answer
  {"command":"sensible"}    the program gives a simple, sensible answer
  {"command":"easy"}, {"command":"fair"}, {"command":"sharp"}
                            the program gives an answer that it has judged, at this level
  {"command":"why"}, "player":"easy", "fair" or "sharp" (default)
                            the best answers that this player considers, with their worth in army
                            points and its parts; none for questions that it does not judge
  {"command":"default"}     the program gives its own proposal for a placement or a spot
  {"command":"nearest","move":{...}}, "places":[...] or "at":[x,y]
                            the legal answer closest to these values
  {"command":"undo"}        undoes the latest decision of a player and the dice that followed it
  {"command":"quit"}        ends the program; the end of the input also ends it
The "answered" of the next question holds the program's answer.

Without --ask-everything the program does not ask these questions:
  questions with one legal answer: the only commander of a card that needs one, orders for all
    units that could receive one, the only unit of a drawn rank, the only unit to promote, the only
    field commander, the only unit whose token can be spent, the only miniature that can suffer the
    wound, the only new unit leader, the next unit of an area weapon, the last pool, Long Shot where
    the attack needs it, and the end of an activation when no action is possible
  questions whose answer has no effect: the order of effects of weapons, and of rolls for ion tokens
    and Vehicle Damage, that resolve at the same moment
Even with --ask-everything, the program asks nothing when there is no token, unit or card to choose.
A journal stores whether --ask-everything was given.

Base contact is a gap of 0.001 inches or less between the edges of two bases.

A scenario that begins midway has placements with tokens, wounds and orders. It may also have:
  "priority":"red"                      if the active player ("activePlayer") does not have it
  "commands":{"blue":{"permanent":["id"],"discarded":["id"],"setAside":["id"],"passPool":1}}
                                        cards of the army's commandHand
  "objectiveTokens":[{"token":0,"holder":{"player":"blue","unit":1}},{"token":1,"removed":true},
                     {"kind":"smoke","owner":"red","at":[30,18]}]
                                        tokens of the mission, and others: poi, asset or marker
A placement may have:
  "tokens":{"aim":1,"suppression":2,"standby":true}                names as in an adjustment by hand
  "ordered":true                        it has a faceup order token
  "activated":true                      it has activated; with "ordered", its order token is facedown
  "cards":[{"upgrade":"id","state":"exhausted","side":"name"}]     ready, exhausted, expended
  "effects":[{"gains":[{"keyword":"Cover","value":2}],"until":"round","source":"Dug In"}]
                                        as in an adjustment by hand
  "marks":{"Charge":1}                  tokens on the unit that only the players use
  "transports":2                        the undeployed unit that it carries: the index in the army

Exit status: 0 at the end of the game or after quit; 1 if the scenario or journal is refused.
)help";
}

}  // namespace sightline::app
