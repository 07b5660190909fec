"""Wheels: revolved tyre, barrel and disc; spokes as a folded field; every design one function."""
import numpy as np
from field import mesh, revolve, smin, smax, step, F

# design: spokes, half width at hub and rim, twin gap, twist
DESIGNS = dict(five=(5, .042, .050, 0, 0), twin=(5, .060, .078, .020, 0), ten=(10, .019, .017, 0, 0),
               turbine=(8, .024, .034, 0, .35), aero=(5, .060, .112, 0, 0), steel=(8, .055, .075, 0, 0))


def spokes(design, R, depth):
    n, h0, h1, gap, twist = DESIGNS[design]

    def f(x, y, z):
        r = np.hypot(x, z)
        t = np.clip(r / R, 0, 1.1)
        a = np.arctan2(z, x) + np.pi / 2 + twist * t
        a = (a + np.pi / n) % (2 * np.pi / n) - np.pi / n
        side = np.abs(r * np.sin(a))
        half = h0 + (h1 - h0) * t
        sp = side - half
        if gap:
            sp = np.maximum(sp, gap * step(t, .30, .45) * (1.0) - side + .0)
        face = -depth + .030 * np.sin(np.clip(1 - t, 0, 1) * 2.2) - .004     # outer face, dished
        if design in ('aero', 'steel'):
            face = -depth + .012 - .03 * (t - .55) ** 2
        dome = y * -1 - (face * -1)
        ridge = .010 * np.clip(side / np.maximum(half, .01), 0, 1) ** 2 if design != 'aero' else 0
        outer = (-y) - (-face) + 0 * r
        outer = (face + ridge) - y                       # metal lies at y > face (inwards)
        inner = y - face - .045
        sp = smax(smax(sp, outer, .012), inner, .012)
        sp = smax(sp, r - R * 1.01, .006)
        hub = smax(smax(r - .066, face - .004 - y, .012), inner, .01)
        hub = smax(hub, -(smax(r - .030, y - face - .004, .004)), .004)
        bolts = np.hypot(r - .047, 0.047 * 2 * np.sin(((np.arctan2(z, x) + np.pi / 2 + np.pi / 5) % (2 * np.pi / 5) - np.pi / 5) / 2)) - .0085
        hub = smax(hub, -np.maximum(bolts, y - face - .014), .003)
        lip = smax(np.abs(r - R + .004) - .010, np.abs(y + depth - .010) - .016, .008)
        out = smin(smin(sp, hub, .03), lip, .022)
        if design == 'steel':
            holes = np.hypot(r - R * .70, r * np.sin(a)) - .026
            out = smax(out, -holes, .01)
        return out.astype(F)
    return f


def add_wheels(w, b, shift):
    R, T = b.rim, b.wd / 2                    # rim and tyre radius
    width = .225 if b.kind != 'van' else .215
    h = width / 2
    tyre = []
    s = T - R
    for t in np.linspace(0, 1, 40):           # outer wall from bead to tread, then across
        a = t * np.pi / 2
        tyre.append((R - .004 + (s + .004) * np.sin(a) ** .9, -h * (.90 + .14 * np.sin(np.pi * min(t * 1.25, 1)) - 0.20 * max(0, t - .55) ** 1.6)))
    edge = tyre[-1]
    flat = [(T - .001 * abs(u), u * -edge[1]) for u in np.linspace(-1, 1, 12)][1:]
    back = [(r, -y) for r, y in tyre[::-1]][1:]
    tv, tq, tn = revolve(tyre + flat + back)
    barrel = [(R - .002, -h * .92), (R - .012, -h * .80), (R - .022, -h * .5), (R - .028, 0), (R - .02, h * .9)]
    bv, bq, bn = revolve([(np.interp(u, range(5), [p[0] for p in barrel]), np.interp(u, range(5), [p[1] for p in barrel])) for u in np.linspace(0, 4, 30)])
    disc = [(.0, -.012), (.07, -.012), (.075, .0), (R * .70, .0), (R * .705, .004), (R * .705, .024), (.0, .024)]
    dv, dq, dn = revolve(disc)
    pad = [(0, .06), (R - .02, .06)]
    kv, kq, kn = revolve(pad)
    sv, sq, sn = mesh(spokes(b.wheel_name, R, h * .86), (-R - .02, -h - .03, -R - .02), (R + .02, .03, R + .02), .0042, mirror=False)
    cal = (np.array([[np.cos(a) * r, y, np.sin(a) * r] for a in np.linspace(-.55, .55, 14) for r, y in ((R * .55, -.018), (R * .80, -.018), (R * .80, .03), (R * .55, .03))]))
    i = np.arange(13)[:, None] * 4
    cq = np.concatenate([i + np.array([[k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4]]) for k in range(4)])
    cn = np.tile(np.array([[0, -1, 0]]), (len(cal), 1))
    for axle, x in (('f', b.xf), ('r', b.xr)):
        for sgn in (-1, 1):
            c = np.array([x, sgn * (b.hw - .018 - h), b.zw]) - shift
            m = np.array([1, -sgn, 1.0])
            put = lambda v: (v * m * 1.0 + c).astype(F)
            tag = f'{axle}{"l" if sgn < 0 else "r"}'
            fl = lambda q: q if sgn < 0 else q[:, ::-1]
            m2 = m
            for nm, mat, V, Q, N in (('tyre', 'tyre', tv, tq, tn), ('barrel', 'barrel', bv, bq, bn), ('disc', 'disc', dv, dq, dn),
                                     ('pad', 'well', kv, kq, kn), ('spokes', 'rim', sv, sq, sn), ('caliper', 'caliper', cal, cq, cn)):
                # local y points inwards on the left side, so mirror for the right
                w.add(f'{nm}_{tag}', mat, put(V * np.array([1, 1, 1])), fl(Q), (N * m2).astype(F))
