"""Bulky battle droids: arm guns, barrel chest; on 27 mm and 50 mm bases. Also a staff guard."""
import math
from mathutils import Vector
import figure_droids as thin
import human as hu
import kit
import livery
from kit import mat, srgb


def bulky_leg(r, i, p):
    """Piston thigh and a bell-shaped shin over a block foot."""
    h, k, a = r.hip[i], r.knee[i], r.ankle[i]
    side = r.P.to_3x3() @ Vector((0, 1, 0))
    kit.ball(.07, h, p["joint"], seg=12, rings=8)
    kit.tube([h, h.lerp(k, .15), h.lerp(k, .5), h.lerp(k, .9), h.lerp(k, .95)],
             [.05, .084, .088, .066, .04], p["shell"], seg=12, cap=.1)
    thin.pin(k, .058, .1, p["joint"], side, 12)
    kit.tube([k.lerp(a, .1), k.lerp(a, .14), k.lerp(a, .35), k.lerp(a, .9), k.lerp(a, 1.02),
              k.lerp(a, 1.04)], [.04, .066, .072, .09, .096, .07], p["shell"], seg=12, cap=.0,
             sharp=38)
    kit.tube([k.lerp(a, .62), k.lerp(a, .72)], [.087, .09], p["trim"], seg=12)
    foot = [kit.extrude([(-.09, 0), (-.08, .05), (-.02, .075), (.08, .055), (.16, .02), (.165, 0)],
                        .125, p["shell"], bevel=.018),
            kit.box((.06, .09, .035), (.125, 0, .022), p["joint"], bevel=.01)]
    kit.transform(foot, r.foot[i])


def bulky_arm(r, i, p, gun=True):
    """Ball shoulder, short upper arm, heavy forearm that ends in two barrels or a fist."""
    s, e, w, g = r.sh[i], r.elbow[i], r.wrist[i], r.grip[i]
    out = r.C.to_3x3() @ Vector((0, 1 if i == 0 else -1, 0))
    s = s + out * .045
    kit.ball(.098, s, p["shell"], (1, .9, 1), seg=14, rings=10)
    kit.tube([s, s.lerp(e, .4), s.lerp(e, .95)], [.055, .06, .05], p["joint"], seg=10)
    for k in range(3):
        q = s.lerp(e, .45 + .16 * k)
        kit.tube([q, q + (e - s) * .06], [.066, .066], p["dark"], seg=10)
    kit.ball(.066, e, p["joint"], seg=10, rings=7)
    kit.tube([e.lerp(w, .08), e.lerp(w, .12), e.lerp(w, .4), e.lerp(w, .9), e.lerp(w, .96)],
             [.05, .078, .09, .072, .05], p["shell"], seg=12, cap=0, sharp=38)
    kit.tube([e.lerp(w, .5), e.lerp(w, .62)], [.0915, .0875], p["trim"], seg=12)
    d = (g - w).normalized()
    if not gun:
        return hu.fist(r, i, p["joint"], (.25, 0, 1), 1 if i else -1, size=1.25)
    across = d.cross(Vector((0, 0, 1))).normalized()
    kit.tube([w - d * .03, w + d * .05, w + d * .07], [.056, .06, .045], p["dark"], seg=10)
    for k in (1, -1):
        b = w + across * .026 * k
        kit.tube([b, b + d * .15, b + d * .15, b + d * .17, b + d * .17, b + d * .22],
                 [.018, .018, .024, .024, .017, .017], p["gun"], seg=8)


def bulky_trunk(r, p, pauldron=None):
    """Waist hose, broad chest shell with ribs, a dome of a head sunk between the shoulders."""
    P, C = r.P, r.C
    hu.loft([(P, 0, -.07, .05, .06), (P, 0, -.06, .075, .1), (P, 0, .01, .1, .135),
             (P, 0, .05, .095, .125), (P, 0, .06, .06, .08)], p["shell"], 14, sharp=40)
    for k in range(4):
        hu.loft([(C, -.002, -.055 + .03 * k, .07, .088), (C, 0, -.047 + .03 * k, .082, .1),
                 (C, 0, -.035 + .03 * k, .082, .1), (C, 0, -.028 + .03 * k, .07, .088)],
                p["dark"], 12, sharp=40)
    hu.loft([(C, .0, .05, .085, .1, 2.4), (C, .006, .056, .11, .135, 2.4),
             (C, .024, .14, .155, .19, 2.3), (C, .028, .22, .172, .215, 2.4),
             (C, .008, .3, .15, .21, 2.6), (C, -.012, .352, .11, .17, 2.5),
             (C, -.02, .372, .07, .1, 2.2)], p["shell"], 18, sharp=34)
    for s in (1, -1):
        kit.transform([kit.box((.02, .1, .022), (.182, s * .078, .25), p["dark"], (0, 10, s * 22),
                               bevel=.006),
                       kit.box((.018, .07, .014), (.186, s * .066, .2), p["trim"], (0, 0, s * 18)),
                       kit.box((.018, .07, .014), (.176, s * .062, .165), p["dark"],
                               (0, -14, s * 18))], C)
        kit.transform(kit.tube([(-.1, s * .1, .33), (-.17, s * .11, .3), (-.19, s * .1, .18),
                                (-.12, s * .08, .06)], [.02, .026, .026, .018], p["joint"], seg=7,
                               steps=3), C)
    kit.transform([kit.box((.09, .2, .2), (-.16, 0, .2), p["shell"], bevel=.03, taper=(.8, .8)),
                   kit.box((.02, .12, .035), (-.206, 0, .23), p["dark"], bevel=.006),
                   kit.box((.02, .12, .035), (-.208, 0, .17), p["dark"], bevel=.006)], C)
    top = kit.matrix(C @ Vector((.02, 0, .345)), (0, 6, 0)) @ r.H.to_3x3().to_4x4()
    dome = [kit.lathe([(.07, -.01), (.085, .01), (.086, .05), (.07, .09), (.038, .115), (0, .122)],
                      m=p["shell"], seg=14),
            kit.box((.04, .1, .022), (.066, 0, .056), p["dark"], bevel=.006),
            kit.box((.012, .03, .011), (.084, .022, .057), p["eye"]),
            kit.box((.012, .03, .011), (.084, -.022, .057), p["eye"]),
            kit.box((.11, .022, .02), (-.01, 0, .116), pauldron or p["trim"], bevel=.006)]
    kit.transform(dome, top)


def heavy_palette():
    """The thin droid's materials with a colder joint."""
    p = thin.palette()
    p["joint"] = mat("DarkSteel", srgb("44474c"), .4, .7)
    return p


def bulky(hands, leader=False, fist=False, base=1.063, notched=False, scale=1.0, feet=None):
    """The whole heavy droid; `hands` are the grip points of both arms."""
    p = heavy_palette()
    feet = feet or ((.13, .13, 10, 0, 0), (-.12, -.135, -22, 0, 0))
    r = hu.Rig((0, 0, .7), -6, -6, 5, 0, (0, 6, 0), feet, hands,
               ((-.9, .8, -.5), (-.9, -.8, -.5)), reach=.05)
    acc = livery.badge() if leader else None
    for i in (0, 1):
        bulky_leg(r, i, p)
        bulky_arm(r, i, p, gun=not (fist and i == 0))
    bulky_trunk(r, p, acc)
    if leader:
        for y, z in ((.07, .56), (-.07, .48)):
            kit.transform(kit.tube([(-.17, y, .26), (-.18, y, z)], [.009, .007], acc, seg=5), r.C)
        kit.transform(kit.box((.012, .13, .06), (.19, 0, .3), acc, (0, -30, 0), bevel=.006), r.C)
    kit.place([o for o in kit.bpy.context.scene.objects if o.type == "MESH"], scale=scale)
    return hu.up_on_base(base, notched, seed=29 + 2 * leader, ground="8f8062",
                         keep=((.13 * scale, .13 * scale, .2), (-.12 * scale, -.14 * scale, .2)))


def heavy_a():
    """Right arm gun levelled, left arm hanging."""
    return bulky(((.2, .34, .72), (.52, -.16, 1.0)))


def heavy_b():
    """Both arm guns forward, striding."""
    return bulky(((.46, .22, .9), (.5, -.2, 1.02)),
                 feet=((.2, .12, 6, 0, 0), (-.2, -.13, -12, 18, 0)))


def heavy_leader():
    """Fist raised to order the advance, with antennas."""
    return bulky(((.4, .3, 1.24), (.48, -.2, .92)), leader=True, fist=True)


def giant_a():
    """The bulky droid on a notched base, larger."""
    return bulky(((.46, .22, .9), (.5, -.2, 1.02)), base=1.969, notched=True, scale=1.12,
                 feet=((.2, .14, 6, 0, 0), (-.2, -.15, -12, 0, 0)))


def giant_leader():
    """The larger one giving orders."""
    return bulky(((.4, .3, 1.24), (.48, -.2, .92)), leader=True, fist=True, base=1.969,
                 notched=True, scale=1.12)


def staff_guard(leader):
    """Tall thin droid with a crackling staff and a ragged mantle."""
    p = thin.palette()
    glow = mat("StaffGlow", (.75, .5, 1), .3, emit=(.55, .25, 1.0), ao=False)
    cloth = livery.stripe(.9)
    staff = kit.aim_matrix((.3, -.02, .9), (.42, .5, 1.32)) if not leader else \
        kit.aim_matrix((.3, -.16, .78), (.34, -.2, 1.5))
    X = staff.to_3x3() @ Vector((1, 0, 0))
    r = hu.Rig((0, 0, .71), -10, -6, 3, 0, (0, 3, 0),
               ((.18, .12, 8, 0, 0), (-.17, -.13, -38, 0, 0)),
               (staff @ Vector((.2, 0, 0)), staff @ Vector((-.14, 0, 0))) if not leader else
               ((.24, .34, .82), staff @ Vector((.12, 0, 0))),
               ((0, 1, -.7), (-.7, -.9, -.3)))
    for i in (0, 1):
        thin.thin_leg(r, i, p)
        thin.thin_arm(r, i, p)
        thin.claws(r, i, X if i or not leader else (.3, .2, 1), p, 1 if i else -1)
    thin.thin_trunk(r, p)
    thin.thin_head(r, p)
    half = .56
    pole = [kit.tube([(-half, 0, 0), (half, 0, 0)], [.015, .015], p["gun"], seg=8)]
    for s in (1, -1):
        pole += [kit.tube([(s * half * .72, 0, 0), (s * half * .74, 0, 0), (s * half, 0, 0),
                           (s * (half + .01), 0, 0)], [.015, .028, .028, .012], p["joint"], seg=8),
                 kit.tube([(s * half, 0, 0), (s * (half + .05), 0, 0), (s * (half + .09), 0, 0)],
                          [.018, .03, .008], glow, seg=8, cap=.4, sharp=180)]
    kit.transform(pole, staff)
    rows = []
    for j in range(7):
        t = j / 6
        row = []
        for i in range(13):
            u = i / 12 * 2 - 1
            a = math.radians(180 + u * (88 - 20 * t))
            k = 1 + .1 * t * math.sin(u * 11 + 2 * t)
            drop = .62 * t + (.04 * math.sin(i * 2.6) if j == 6 else 0)
            q = r.C @ Vector(((.19 + .05 * t) * math.cos(a) * k - .005,
                              (.155 + .04 * t) * math.sin(a) * k,
                              .315 - .03 * abs(u)))
            row.append(Vector((q.x - .07 * t * t, q.y, q.z - drop)))
        rows.append(row)
    kit.sheet(rows, cloth, .014, sharp=180)
    if leader:
        thin.commander_marks(r)
    return hu.up_on_base(seed=47 + leader, ground="8f8062", keep=((.18, .12, .16), (-.17, -.14,
        .16)))


MODELS = {"droid_heavy_a": heavy_a, "droid_heavy_b": heavy_b, "droid_heavy_leader": heavy_leader,
          "droid_giant_a": giant_a, "droid_giant_leader": giant_leader,
          "droid_guard_a": lambda: staff_guard(False),
          "droid_guard_leader": lambda: staff_guard(True)}
