"""Droid squads of the separatists: line, commando and guard droids, bulky ones with big guns."""
import figure_droids as thin
import figure_heavy_droids as bulky
import arms
import changed
import human as hu
import kit
import people
import stances
from tones import suit, tone


def droid(stance, weapon, shell=None, trim=None, left=None, lead=False, tank=None, head=None,
          size=1.0, glow=None, seed=401):
    """Thin droid in a stance; other colours make other series."""
    p = thin.palette()
    if shell:
        p["shell"] = tone(shell, .5, .15)
    if trim:
        p["trim"] = tone(trim, .5)
    if glow:
        p["eye"] = tone(glow)
    st = stances.STANCES[stance]()
    r = st.rig
    for i in (0, 1):
        thin.thin_leg(r, i, p)
        thin.thin_arm(r, i, p)
    thin.thin_trunk(r, p)
    (head or thin.thin_head)(r, p)
    if weapon and st.gun:
        kit.transform(arms.maker(weapon)(suit()), st.gun)
    if left:
        at = st.left or kit.aim_matrix(r.grip[0], r.grip[0] + (r.grip[0] - r.wrist[0]))
        kit.transform(arms.maker(left)(suit()), at)
    for i, axis, words in st.hands:
        thin.claws(r, i, axis, p, 1 if i else -1, **words)
    if tank:
        people.dress(r, suit(), [("back_tank", tank)])
    if lead:
        thin.commander_marks(r)
    if size != 1.0:
        kit.place(changed.parts(), scale=size)
    return hu.up_on_base(seed=seed, ground="a08a62", keep=st.keep)


def commando_head(r, p):
    """Rounder head with a smooth face and two white eyes close together."""
    thin.rod(r.C @ kit.Vector((-.008, 0, .3)), r.H @ kit.Vector((-.01, 0, .05)), .02, p["joint"], 8)
    skull = hu.loft([(r.H, .03, -.02, .045, .04), (r.H, .03, .03, .07, .06), (r.H, .01, .1, .085, .07),
                     (r.H, -.02, .17, .07, .055), (r.H, -.03, .2, .03, .03)], p["shell"], 14, sharp=40)
    kit.transform([kit.box((.014, .07, .024), (.094, 0, .095), p["dark"], bevel=.004)]
                  + [kit.ball(.013, (.1, s * .02, .096), tone("*white"), seg=7, rings=5)
                     for s in (1, -1)], r.H)
    return skull


def drum_head(r, p):
    """Tall drum of a head with lamps all round, on a thin neck."""
    thin.rod(r.C @ kit.Vector((-.008, 0, .3)), r.H @ kit.Vector((-.005, 0, .0)), .026, p["joint"], 8)
    parts = [kit.lathe([(.05, -.03), (.062, -.02), (.064, .06), (.07, .065), (.07, .1), (.062, .105),
                        (.06, .2), (.04, .245), (0, .255)], m=p["shell"], seg=14, sharp=40),
             kit.cylinder(.066, .016, (0, 0, .02), p["dark"], seg=14),
             kit.tube([(0, 0, .25), (0, 0, .3)], [.014, .01], p["joint"], seg=6)]
    for a in (0, 60, -60, 130, -130, 180):
        v = kit.Matrix.Rotation(kit.math.radians(a), 3, "Z") @ kit.Vector((.068, 0, .083))
        parts.append(kit.ball(.017 if a == 0 else .011, v, tone("*red"), seg=7, rings=5))
    parts += [kit.ball(.014, (.06, .018, .15), tone("*red"), seg=7, rings=5)]
    kit.transform(parts, r.H)


def guard(leader):
    """Guard droid of the trial series: black steel, red mantle and green sparks."""
    return changed.figure(lambda: bulky.staff_guard(leader),
                          {"Livery": "3a3d44", "LiveryTrim": "8a2f2f",
                           "StaffGlow": tone("*green")})


def cannon(kind, fn=bulky.heavy_a, size=1.0):
    """Bulky droid with a big gun on the right arm."""
    def extra():
        at = kit.matrix((.46 * size, -.18 * size, size + hu.FLOOR), scale=size)
        kit.transform(arms.maker(kind)(suit()), at)
    return changed.figure(fn, None, extra)


BX, NIGHT = "6a5c4a", "3f4238"
MODELS = {
    "droid_c": lambda: droid("kneel", "carbine", seed=403),
    "droid_d": lambda: droid("ready", "carbine", seed=405),
    "droid_e5c": lambda: droid("hip", "heavy", seed=407),
    "droid_e60r": lambda: droid("aim", "launcher", seed=409),
    "droid_e5s": lambda: droid("kneel", "sniper", seed=411),
    "droid_radiation": lambda: droid("hip", "flamer", tank="5f7a3f", seed=413),
    "droid_oom": lambda: droid("command", "carbine", None, "c9a02c", lead=True, seed=415),
    "droid_security": lambda: droid("shoot", "pistol", None, "8a2f2f", seed=416),
    "droid_commando_a": lambda: droid("run", "carbine", BX, "4a3f33", head=commando_head, seed=417),
    "droid_commando_b": lambda: droid("overhead", "sword", BX, "4a3f33", head=commando_head, seed=419),
    "droid_commando_leader": lambda: droid("command", "carbine", BX, "d0c8b4", lead=True,
                                           head=commando_head, seed=421),
    "droid_commando_saboteur": lambda: droid("throw", "pistol", BX, "4a3f33", "charge",
                                             head=commando_head, seed=423),
    "droid_commando_team_a": lambda: droid("ready", "carbine", NIGHT, "22241f", head=commando_head, seed=425),
    "droid_commando_team_leader": lambda: droid("command", "carbine", NIGHT, "22241f", lead=True,
                                                head=commando_head, seed=427),
    "droid_commando_sniper": lambda: droid("kneel", "sniper", NIGHT, "22241f", head=commando_head,
                                           seed=429),
    "droid_proto_guard_a": lambda: guard(False), "droid_proto_guard_leader": lambda: guard(True),
    "droid_guard_whip": lambda: droid("overhead", "whip", None, None, seed=431, size=1.05),
    "droid_guard_launcher": lambda: droid("aim", "launcher", None, None, seed=433, size=1.05),
    "droid_heavy_acm": lambda: cannon("ion"), "droid_heavy_ha": lambda: cannon("launcher"),
    "droid_giant_heavy": lambda: cannon("ion", bulky.giant_a, 1.12),
    "ig_88": lambda: droid("pistols", "long_carbine", "6f7276", "4a4d52", "pistol",
                           head=drum_head, size=1.1, seed=435),
    "ig_11": lambda: droid("shoot", "carbine", "8f8166", "6a5f4a", "pistol",
                           head=drum_head, size=1.1, tank="8f8166", seed=437),
}
