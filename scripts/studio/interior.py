"""Cabins seen from the open passenger door: dashboard, screens, wheel, console, two seats.

python3 interior.py: meshes for the trims 'dark', 'light' and 'van' under $STUDIO_TMP/mesh/cabin-*.
Own coordinates: nose to -x, hip point at x 0, floor at z 0.26, belt line at z 0.98.
"""
import os
import cv2
import numpy as np
from field import Writer, mesh, reflect, smax, smin, step, box, tube, F

TMP = os.environ.get('STUDIO_TMP', '/tmp/studio')
Y = .37                                   # seat and steering wheel off centre


def dash(x, y, z):
    """Upper pad with a rolled edge, a recessed band for vents and trim, a knee panel below."""
    y2 = y * y
    top = z - (.985 - .06 * (x + 1.0) ** 2 - .04 * y2)
    face = x + .80 - .10 * y2 - .55 * np.maximum(.90 - z, 0) * 0 + .45 * np.maximum(z - .90, 0)
    pad = smax(smax(top, face, .06), .845 - z, .05)
    band = smax(smax(z - .90, x + .845 - .10 * y2, .02), .76 - z, .02)
    knee = smax(smax(z - .80, x + .79 - .10 * y2 + .55 * (.80 - z), .05), .50 - z, .08)
    d = smin(np.minimum(pad, band), knee, .01)
    hood = box(x, y + Y, z, (-.90, 0, .985), (.10, .21, .030), .028)
    d = smin(d, hood, .04)
    return smax(d, -1.45 - x, .02)


def band_fields(x, y, z):
    trim = np.maximum(np.abs(z - .868) - .011, -(x + .96))
    vent = np.abs(z - .825) - .020
    gap = np.abs(np.abs(y) - .60) - .085
    gap = np.minimum(gap, np.abs(np.abs(y) - .14) - .075)
    return trim, np.maximum(vent, gap)


def seat(x, y, z, c=(0, 0, 0)):
    X, Yy, Z = x - c[0], y - c[1], z - c[2]
    wing = step(np.abs(Yy), .15, .24)
    cush = box(X + .17, Yy, Z + .05 + .10 * (X + .17) * -1 - .035 * wing, (0, 0, 0), (.28, .255, .075), .065)
    lean = X - .36 * Z
    half = .255 - .06 * step(Z, .25, .55)
    back = box(lean - .12 + .045 * wing * step(Z, .05, .2), Yy * .255 / half, Z - .29, (0, 0, 0), (.07, .255, .33), .065)
    head = box(lean - .115, Yy, Z - .75, (0, 0, 0), (.048, .135, .085), .05)
    base = box(X + .12, Yy, Z + .20, (0, 0, 0), (.24, .20, .12), .05)
    post = np.maximum(np.hypot(np.abs(Yy) - .06, lean - .12) - .009, np.abs(Z - .64) - .08)
    d = smin(smin(smin(cush, back, .06), base, .03), post, .01)
    return smin(d, head, .008)


def seat_fields(x, y, z, c):
    X, Yy, Z = x - c[0], y - c[1], z - c[2]
    panel = np.abs(Yy) - .150 + .02 * np.cos(Z * 6)
    pleat = np.where(Z > .12, Z, -X * 1.0)
    seam = np.minimum(np.abs(panel), np.where(panel < 0, np.abs((pleat / .11) % 1 - .5) * .11 + .0005, 1)) - .0028
    return panel, seam


def wheel_mesh(w, van):
    a = np.linspace(0, 2 * np.pi, 97)
    tilt = np.radians(24 if not van else 38)
    cx, cz, R = -.535, .905, .183

    def place(u, v, d=0):              # u across, v up in the wheel's plane, d towards the driver
        return np.stack([cx + v * np.sin(tilt) * -1 * -1 * .0 + v * np.sin(tilt) * -1 + d * np.cos(tilt), -Y + u, cz + v * np.cos(tilt) + d * np.sin(tilt)], -1)
    v, q, n = tube(place(R * np.cos(a), R * np.sin(a)), .0165, 16)
    w.add('ring', 'leather', v, q, n)

    def local(x, y, z):
        X, Z = x - cx, z - cz
        return y + Y, Z * np.cos(tilt) - X * np.sin(tilt), X * np.cos(tilt) + Z * np.sin(tilt)

    def hub(x, y, z):
        u, v, d = local(x, y, z)
        h = smax(np.hypot(u * .86, v * 1.05 + .005) - .068, np.abs(d - .004) - .026, .03)
        s = box(np.abs(u) - .11, v - .005 + .10 * (np.abs(u) - .1), d + .008, (0, 0, 0), (.068, .021, .010), .009)
        b = box(u, v + .115, d + .008, (0, 0, 0), (.022, .065, .009), .008)
        return smin(h, np.minimum(s, b), .025)
    v, q, n = mesh(hub, (cx - .16, -Y - .2, cz - .2), (cx + .16, -Y + .2, cz + .2), .005, mirror=False)
    w.add('hub', 'soft', v, q, n)

    def spoke_trim(x, y, z):
        u, v, d = local(x, y, z)
        return box(np.abs(u) - .115, v - .005 + .10 * (np.abs(u) - .1), d - .002, (0, 0, 0), (.034, .011, .004), .004)
    v, q, n = mesh(spoke_trim, (cx - .16, -Y - .2, cz - .2), (cx + .16, -Y + .2, cz + .2), .004, mirror=False)
    w.add('spoketrim', 'gloss', v, q, n)
    for s in (-1, 1):
        p = place(np.linspace(.03, .17, 14) * s, np.full(14, .045), np.full(14, -.05))
        v, q, n = tube(p, .007, 10)
        w.add(f'stalk{s}', 'soft', v, q, n)


def ui(path, w, h, kind):
    """What the screens show: a calm map, a gauge cluster."""
    s = 2
    im = np.full((h * s, w * s, 3), (44, 34, 26), np.uint8)
    ink, line, acc = (235, 232, 228), (96, 84, 70), (60, 110, 235)
    c = lambda *p: tuple(int(v * s) for v in p)
    A = dict(lineType=cv2.LINE_AA)
    if kind == 'map':
        rng = np.random.default_rng(3)
        for i in range(9):
            y0, y1 = rng.integers(0, h, 2)
            cv2.line(im, c(0, y0), c(w, y1), (66, 54, 44), 5 * s if i % 3 == 0 else 2 * s, **A)
            x0, x1 = rng.integers(0, w, 2)
            cv2.line(im, c(x0, 0), c(x1, h), (66, 54, 44), 3 * s, **A)
        pts = np.array([c(w * .35, h), c(w * .42, h * .7), c(w * .58, h * .55), c(w * .62, h * .25), c(w * .80, h * .1)], np.int32)
        cv2.polylines(im, [pts], False, acc, 6 * s, **A)
        cv2.circle(im, c(w * .42, h * .7), 9 * s, ink, -1, **A)
        cv2.rectangle(im, c(0, 0), c(w * .30, h), (58, 46, 36), -1)
        for i, t in enumerate((.55, .8, .4)):
            cv2.rectangle(im, c(16, 24 + i * 26), c(16 + w * .22 * t, 34 + i * 26), ink if i == 0 else line, -1)
        for i in range(4):
            cv2.circle(im, c(28 + i * 28, h - 24), 8 * s, line if i else acc, -1, **A)
    else:
        for x in (.24, .76):
            cv2.ellipse(im, c(w * x, h * .56), c(h * .36, h * .36), 0, 140, 400, line, 3 * s, **A)
            cv2.ellipse(im, c(w * x, h * .56), c(h * .36, h * .36), 0, 140, 140 + (150 if x < .5 else 90), ink if x < .5 else acc, 6 * s, **A)
            cv2.rectangle(im, c(w * x - 16, h * .50), c(w * x + 16, h * .62), ink, -1)
        for i, t in enumerate((.7, 1, .5)):
            cv2.rectangle(im, c(w * .5 - 36 * t, h * .40 + i * 18), c(w * .5 + 36 * t, h * .40 + i * 18 + 6), line if i else ink, -1)
    cv2.imwrite(path, cv2.resize(im, (w, h), interpolation=cv2.INTER_AREA))


def screen(w, name, c, hw, hh, yaw, tip, tex):
    """Black glass tablet and, just above it, the lit picture."""
    R = np.array([[np.cos(yaw), -np.sin(yaw), 0], [np.sin(yaw), np.cos(yaw), 0], [0, 0, 1]])
    T = np.array([[np.cos(tip), 0, -np.sin(tip)], [0, 1, 0], [np.sin(tip), 0, np.cos(tip)]])
    M = R @ T

    def f(x, y, z):
        p = np.stack([x - c[0], y - c[1], z - c[2]], -1) @ M
        return box(p[..., 0], p[..., 1], p[..., 2], (0, 0, 0), (.009, hw + .010, hh + .010), .008)
    r = max(hw, hh) + .05
    v, q, n = mesh(f, (c[0] - .12, c[1] - r, c[2] - r), (c[0] + .12, c[1] + r, c[2] + r), .005, mirror=False)
    w.add(name, 'gloss', v.astype(F), q, n)
    quad = np.array([[.0095, -hw, -hh], [.0095, hw, -hh], [.0095, hw, hh], [.0095, -hw, hh]]) @ M.T + c
    u, t = np.array([0, 1, 1, 0.]), np.array([0, 0, 1, 1.])
    w.add(name + 'lit', tex, quad.astype(F), np.array([[0, 1, 2, 3]]), np.tile(M @ [1, 0, 0], (4, 1)).astype(F), {'u': u, 't': t})


def build(trim):
    van = trim == 'van'
    w = Writer(f'{TMP}/mesh/cabin-{trim}')
    h = .0085
    v, q, n = mesh(dash, (-1.5, -.86, .45), (-.6, .86, 1.06), h, mirror=False)
    trimf, vent = band_fields(*v.T)
    w.add('dash', 'dash', v, q, n, {'trim': trimf, 'vent': vent, 'low': v[:, 2] - .80})
    for i, s in enumerate((-1, 1)):
        c = (0, s * Y, .52)
        v, q, n = mesh(lambda x, y, z: seat(x, y, z, c), (-.55, c[1] - .3, .2), (.60, c[1] + .3, 1.45), h, mirror=False)
        p, sm = seat_fields(*v.T, c)
        w.add(f'seat{i}', 'seat', v, q, n, {'panel': p, 'seam': sm})
    if not van:
        def rear(x, y, z):
            b = box(x - .95, y, z - .50, (0, 0, 0), (.26, .68, .09), .07)
            k = box(x - 1.22 - .36 * (z - .8), y, z - .82, (0, 0, 0), (.08, .68, .32), .07)
            return smin(b, k, .06)
        v, q, n = mesh(rear, (.6, -.8, .3), (1.6, .8, 1.3), .016, mirror=False)
        w.add('rear', 'seatplain', v, q, n)

    def console(x, y, z):
        top = .60 + .10 * step(-x, .35, .75)
        d = smax(smax(np.abs(y) - .115, z - top, .04), .26 - z, .01)
        d = smax(d, np.maximum(x - .34, -.80 - x), .04)
        arm = box(x, y, z, (.12, 0, .66), (.20, .095, .045), .035)
        cup = np.hypot((np.abs(x + .16) - .052), y * 1.0) - .038
        d = smax(d, -np.maximum(cup, .545 - z), .006)
        return np.minimum(d, arm)
    if not van:
        v, q, n = mesh(console, (-.9, -.16, .25), (.45, .16, .80), .007, mirror=False)
        w.add('console', 'console', v, q, n, {'trim': np.maximum(np.maximum(np.abs(v[:, 1]) - .085, np.abs(v[:, 0] + .36) - .36), .59 - v[:, 2])})
    lever = lambda x, y, z: smin(box(x, y, z, (-.42 + (-.34 if van else 0), 0, .70 + (.10 if van else 0)), (.028, .022, .032), .018), np.maximum(np.hypot(x + .42 + (.34 if van else 0), y) - .010, np.abs(z - .65 - (.08 if van else 0)) - .05), .02)
    v, q, n = mesh(lever, (-.9, -.06, .58), (-.3, .06, .90), .004, mirror=False)
    w.add('lever', 'gloss', v, q, n)
    wheel_mesh(w, van)
    screen(w, 'cluster', np.array([-.80, -Y, .998]), .135, .050, 0, -.16, 'uicluster')
    screen(w, 'centre', np.array([-.765, 0.0, .985 if not van else .95]), .155 if not van else .11, .092 if not van else .065, -.06, -.12, 'uimap')

    def door(x, y, z):
        yy = .765 - .05 * step(z, .75, .98)
        d = smax(yy - np.abs(y), np.abs(y) - .84, .02)
        d = smax(d, z - .985, .03)
        arm = box(x, np.abs(y), z, (-.10, .715, .70), (.36, .055, .030), .028)
        return smin(np.maximum(np.maximum(d, x - .42), -1.15 - x), arm, .05)
    # only the driver's side: the passenger door stands open, that is where we look from
    v, q, n = mesh(door, (-1.2, -.88, .26), (.5, -.6, 1.02), h, mirror=False)
    w.add('door', 'door', v, q, n, {'trim': np.abs(v[:, 2] - .80) - .010, 'low': v[:, 2] - .66})
    pull = np.stack([np.linspace(-.46, -.30, 20), np.full(20, -.716), .855 + 0 * np.linspace(0, 1, 20)], 1)
    v, q, n = tube(pull, .010, 10)
    w.add('pull', 'satin', v, q, n)

    def shell(x, y, z):                    # roof lining, screen frame and driver's pillars
        roof = np.maximum(np.abs(z - 1.49 + .10 * y * y + .05 * (x - .2) ** 2) - .02, np.maximum(-.50 - x, np.abs(y) - .70))
        s = np.clip((x + 1.42) / .92, 0, 1)
        pil = np.hypot(np.abs(y) - (.74 - .12 * s), (z - (.96 + .49 * s)) * .9) - .040
        pil = np.maximum(pil, np.maximum(y, np.maximum(-1.42 - x, x + .50)))
        b = np.maximum(np.hypot((x - .36 - .1 * (z - .98)) * .7, y + .79 - .24 * (z - .98)) - .055, np.abs(z - 1.20) - .28)
        rail = np.maximum(np.hypot(y + .655, z - 1.435) - .045, np.maximum(-.52 - x, x - 1.6))
        return smin(smin(np.minimum(roof, rail), pil, .05), b, .05)
    v, q, n = mesh(shell, (-1.5, -.9, .9), (1.4, .75, 1.56), .012, mirror=False)
    w.add('shell', 'lining', v, q, n)
    mir = lambda x, y, z: np.minimum(box(x, y, z, (-.66, 0, 1.345), (.018, .115, .032), .016), np.maximum(np.hypot(x + .655, y) - .012, np.abs(z - 1.40) - .05))
    v, q, n = mesh(mir, (-.72, -.15, 1.25), (-.6, .15, 1.48), .005, mirror=False)
    w.add('mirror', 'gloss', v, q, n)
    floor = lambda x, y, z: np.minimum(box(x, y, z, (0, 0, .22), (1.5, .90, .05), .02), box(x, y, z, (-1.36, 0, .55), (.05, .88, .36), .02))
    v, q, n = mesh(floor, (-1.6, -.95, .15), (1.6, .95, .95), .02, mirror=False)
    w.add('floor0', 'carpet', v, q, n)
    hoodm = lambda x, y, z: box(x, y, z, (-2.0, 0, .78), (.66, .74, .10), .09)
    v, q, n = mesh(hoodm, (-2.8, -.9, .6), (-1.2, .9, 1.0), .02, mirror=False)
    w.add('bonnet', 'bonnet', v, q, n)
    ui(f'{w.folder}/map.png', 480, 285, 'map')
    ui(f'{w.folder}/cluster.png', 480, 178, 'gauge')
    w.close({'trim': trim})
    print('cabin', trim, flush=True)


if __name__ == '__main__':
    for t in ('dark', 'light', 'van'):
        build(t)
