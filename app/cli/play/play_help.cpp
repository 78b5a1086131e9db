// The reference of all input and output lines of `sightline-cli play`, with an example of each.
#include "app/cli/play/play_command.h"

namespace sightline::app {

const char* playHelp() {
    return R"help(
It writes, one JSON object a line:
  {"event":"record","line":"Stormtroopers 2 suffers 1 wound (miniature 3)","page":35,...}
  {"event":"question","number":17,"player":"blue","ask":"declareDefender","form":"pick",
   "options":[{"option":0,"is":{"unit":6},"text":"Stormtroopers 2"}],"least":1,"most":1,...}
                a keyword that asks is "keyword":{"name":"Speeder","value":1}, a card that asks
                "card":"its id"; a roll has "roll": attack, reroll, cover, defense, guard, rally,
                ion, vehicle_damage, priority or blue_player, and "dice":["red_attack",
                "black_attack","white_attack","red_defense","white_defense"]
  {"event":"refused","number":17,"why":"...","page":31}    not legal; the question stands.
                "legal": the answer that would be taken where exactly one follows, else the
                closest legal one, of a move, a placing or a spot
  {"event":"error","why":"..."}                            not understood; nothing changed
  {"event":"undone","answers":3,"entries":9}               taken back; the question follows
  {"event":"state",...}
  {"event":"automation","units":[...],"commands":{...},"battle":{...}}
  {"event":"end","winner":"blue","victory_points":[8,5],"digest":"0f3a...","state":{...}}
                winner null: a draw. Commands are still served, until quit or the end of the input
A digest is 16 hexadecimal digits, equal for equal games on every machine.

It reads lines of 1000000 bytes at most. A member that nothing reads is refused, with the nearest
name that is read.

It reads, one a line, an answer of the question's form, as a journal has it:
  pick          {"answer":"pick","option":0}
                {"answer":"pick","chosen":{"unit":6}}      what the option's "is" says
                cards and effects by id: {"command_card":"ambush"}, {"effect":"Inspire:3"},
                {"card_action":"bacta-capsules","cost":0}, {"battle_card":"breakthrough"}; the
                second of one id is "id#2". Numbers, as journals have them, are read as well
  pick_several  {"answer":"pick_several","options":[0,2]}
                {"answer":"pick_several","chosen":[{"mini":4,"weapon":0}]}
  count         {"answer":"count","count":2}
  move          {"answer":"move","move":{"kind":"standard","tool_speed":2,"pose":
                 {"contact_angle":90,"direction":90,"bend":0,"stop":1}}}
                kind: standard, climb, pivot, reverse, strafe; stop: 0 stays, 1 is the far end.
                A pivot needs no tool_speed and no pose: "rotate_first" is the facing after it.
                "end" without "pose": the program finds the pose, with any tool where there is no
                tool_speed; where no legal Move ends there it is refused
                "end":[x,y] where a small base stops beside the tool; "rotate_first":45 is the
                facing of a notched base before it moves; "start":[x,y] at the edge: who deploys
  places        {"answer":"places","places":[{"mini":4,"position":[12.5,8,0],"facing":90}]}
  spot          {"answer":"spot","at":[12.5,8]}
  dice          {"answer":"dice","faces":["hit","blank"]}
                faces: blank, hit, crit, attack_surge, block, defense_surge
  draw          {"answer":"draw","option":0}, or "chosen" as of a pick

At any question the players may change the game by hand, "by" blue or red:
  {"answer":"adjust","by":"blue","place":{"mini":4,"position":[12.5,8,0],"facing":90}}
  {"answer":"adjust","by":"blue","unit":3,"token":"aim","change":1}
                aim, dodge, surge, observation, standby, suppression, vehicle_damage, ion,
                immobilize, poison
  {"answer":"adjust","by":"blue","mini":4,"wounds":1}
  {"answer":"adjust","by":"blue","note":"We played it as open ground"}
  {"answer":"adjust","by":"blue","player":"red","points":2}
  {"answer":"adjust","by":"blue","unit":3,"order":"facedown"}        none, faceup, facedown
  {"answer":"adjust","by":"blue","actions":1}
  {"answer":"adjust","by":"blue","unit":3,"upgrade":0,"state":"exhausted"}
                ready, exhausted, expended; "side":1 of a dual-sided card
  {"answer":"adjust","by":"blue","player":"red","command":"ambush","to":"discarded"}
                hand, discarded, permanent
  {"answer":"adjust","by":"blue","player":"red","pass_pool":1}
  {"answer":"adjust","by":"blue","unit":3,"mark":"Bounty","change":1}
  {"answer":"adjust","by":"blue","unit":3,"field":"wasDamaged","value":1}
                whatever of a unit has no form of its own, as a refusal lists it; a flag is 0 or 1
  {"answer":"adjust","by":"blue","return":{"mini":4,"position":[12.5,8,0],"facing":90}}
  {"answer":"adjust","by":"blue","deploy":3,"position":[12.5,8,0],"facing":90}
  {"answer":"adjust","by":"blue","objective":0,"kind":"poi","name":"","at":[36,18]}
                poi, asset, marker; "holder":3 instead of "at"; objective -1: a new one
  {"answer":"adjust","by":"blue","terrain":"crate","at":[36,18],"facing":0}
                a new one has "terrain":"" and "made":{"name":"Wall","kind":"barricade",
                "movement":"open","cover":"heavy","sight":"blocked","size":[3,0.6,0.9]}
  {"answer":"adjust","by":"blue","lie":"attack","dice":[{"die":"red_attack","face":"crit"}]}
                attack or defense: how the dice of the open pool lie from now on
  {"answer":"adjust","by":"blue","rolled":[{"die":"white_defense","face":"block"}]}
  {"answer":"adjust","by":"blue","pool":"attack","dice":["red_attack","white_attack"]}
                attack or defense: what is about to be rolled. defense also for the dice of a rally,
                of ion tokens and of Vehicle Damage ("waiting_roll" of the state)
  {"answer":"adjust","by":"blue","weapon":{"name":"DL-44 Blaster Pistol"}}
                a weapon of any card joins the attack pool under way; its name alone, else with
                "dice":["red_attack"] (before the roll) and "keywords":[{"keyword":"Pierce",
                "value":1}]. Where cards print different weapons of one name: "name (card)"
  {"answer":"adjust","by":"blue","cover":"light"}                     none, light, heavy
  {"answer":"adjust","by":"blue","weapons":1}       weapons that each miniature may add
                besides its one, while the attacker forms its pools
  {"answer":"adjust","by":"red","cover_dice":2,"blocks":1} the cover pool that is about to be
                rolled: white dice, and blocks that need no die
  {"answer":"adjust","by":"blue","attacks":1}       attack actions besides the one
  {"answer":"adjust","by":"blue","unit":3,"effect":{"gains":[{"keyword":"Cover","value":2}],
   "loses":[{"keyword":"AI","parameter":"Move"}],"speed":1,"courage":-1,
   "defense_die":"red_defense"},"until":"round","source":"Dug In"}
                one of them or several; until the end of the attack, the activation, the unit's
                next_activation, the round or the game
  {"answer":"adjust","by":"blue","unit":3,"end_effect":7}    its number, as the state has it
  {"answer":"adjust","by":"blue","to_sandbox":true}
                the rules end here, also at the end of the game: the position stays, with
                tokens, wounds and terrain, and the sandbox is asked ("ask":"freeTable")

A scenario with "sandbox":true has no rules from its beginning. It needs no armies, takes no phase,
round, mission or points, and has "units" of its own, each with what a placement has:
  {"player":"blue","unit":"stormtroopers","upgrades":[],"minis":[{"x":12,"y":8}]}
  {"player":"red","bare":{"base":"large","height":2.5,"name":"Pillar"},"undeployed":true}
The sandbox asks nothing. The players change it by hand, as above and with:
  {"answer":"adjust","by":"blue","join":{"player":"red","unit":"stormtroopers","upgrades":[]},
   "position":[12.5,8,0],"facing":90}
                "bare":{"base":"large","height":2.5,"name":"Pillar"} instead of "unit": a base
                with nothing on it but its silhouette, as high as that in inches
  {"answer":"adjust","by":"blue","deploy":3,"position":[12.5,8,0],"facing":90}
                also of a unit on the battlefield: it moves there in its formation
  {"answer":"adjust","by":"blue","leave":3}         off the battlefield; "deploy" brings it back
  {"answer":"adjust","by":"blue","tool":3,"kind":"standard","speed":2}
                the unit makes one move with the movement tool: a move is asked, then places;
                without "speed" at its own

Or a command:
  {"command":"state"}       the whole state, with both hands: it keeps no secrets
  {"command":"automation"}  of every unit, keyword and card in the game whether it plays by itself:
                            whole, part, by hand or unknown, and what is by hand. The state has it
                            of each unit, too
  {"command":"random"}      the program answers the question, legally and without sense
  {"command":"sensible"}    the program answers it with simple sense
  {"command":"default"}     the own proposal of a placing or a spot
  {"command":"nearest","move":{...}}, "places":[...] or "at":[x,y]
                            the legal answer closest to that
  {"command":"undo"}        takes back a player's latest decision with the dice that followed
  {"command":"quit"}        ends the program, as the end of the input does
What the program answered is in "answered" of the next question.

Without --ask-everything these questions are left out:
  with one legal answer: the only commander of a card that must have one, orders that go
    to every unit that they could go to, the only unit of a drawn rank, the only unit to promote, the only field commander, the
    only unit whose token is spent, the only miniature that a wound may go to, the only new unit
    leader, the next unit of an area weapon, the pool that is left, Long Shot where it is needed,
    and whether to finish a unit that can make no action
  of no consequence: in which order effects of weapons, and rolls for ion tokens and Vehicle
    Damage, resolve at one moment
With it, too, nothing is asked where there is nothing to choose from: no token, no unit, no card.
A journal keeps whether it was played so.

Base contact is a gap of 0.001 inches or less between the edges of two bases.

A scenario that begins midway may say, besides placements with tokens, wounds and orders:
  "priority":"red"                      where "activePlayer", who is next, does not have it
  "commands":{"blue":{"permanent":["id"],"discarded":["id"],"passPool":1}}
                                        cards out of the army's commandHand
  "objectiveTokens":[{"token":0,"holder":{"player":"blue","unit":1}},{"token":1,"removed":true},
                     {"kind":"marker","name":"Smoke","at":[30,18]}]
                                        tokens of the mission, and others: poi, asset or marker
and of a placement:
  "cards":[{"upgrade":"id","state":"exhausted","side":"name"}]     ready, exhausted, expended
  "effects":[{"gains":[{"keyword":"Cover","value":2}],"until":"round","source":"Dug In"}]
                                        as an adjustment by hand has them
  "marks":{"Charge":1}                  tokens on the unit that the players keep track of
  "transports":2                        the undeployed unit that it brings, by its place in the army

Exit status: 0 at the end of the game or after quit, 1 when the scenario or journal is refused.
)help";
}

}  // namespace sightline::app
