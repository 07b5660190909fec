"""Small things with their own meshes: mirrors, handles, plates, rails, wipers, seats."""
import numpy as np
from field import mesh, reflect, smin, smax, step, box, tube, F
from parts import bed_opening


def surface_y(b, x, z):
    """Half width of the finished body at (x, z), by bisection."""
    lo, hi = np.zeros_like(x), np.full_like(x, b.hw + .15)
    for _ in range(26):
        m = (lo + hi) / 2
        out = b.solid(x, m, z) > 0
        lo, hi = np.where(out, lo, m), np.where(out, m, hi)
    return lo


def surface_z(b, x, y):
    lo, hi = np.full_like(x, .5), np.full_like(x, b.H + .2)
    for _ in range(26):
        m = (lo + hi) / 2
        out = b.solid(x, y, m) > 0
        lo, hi = np.where(out, lo, m), np.where(out, m, hi)
    return lo


def add_mirrors(w, b, shift):
    van = b.kind == 'van'
    mx = b.screen[0] + (.42 if not van else .30)
    mz = b.zb + (.075 if not van else .13)
    y0 = surface_y(b, np.array([mx], F), np.array([b.zb - .03], F))[0]
    my = y0 + .135
    hx, hy, hz = (.075, .115, .070) if not van else (.08, .11, .15)

    def shell(x, y, z):
        u, v, t = (x - mx) / hx, (y - my) / hy, (z - mz) / hz
        t = t * (1 + .18 * v) + .10 * v
        u2 = u - .25 * v
        f = ((np.abs(u2) ** 2.6 + np.abs(v) ** 3.2 + np.abs(t) ** 2.8) ** (1 / 2.8) - 1) * .07
        return smax(f, x - mx - .045 - .06 * v * 0, .02)

    def foot(x, y, z):
        return box(x, y, z, (mx + .0, y0 + .03, mz - hz * .72), (.042, .075, .020), .018)

    lo, hi = (mx - .2, y0 - .08, mz - hz - .1), (mx + .2, my + hy + .06, mz + hz + .08)
    v, q, n = mesh(shell, lo, hi, .0055, mirror=False)
    at = {'clad': np.where((n[:, 0] > .6) | van, -1., 1.), 'black': z_band(v, mz, hz)}
    v, q, n, at = reflect(v, q, n, at)
    w.add('mirror', 'paint', v - shift, q, n, at)
    v, q, n = mesh(foot, lo, hi, .0055, mirror=False)
    v, q, n, _ = reflect(v, q, n)
    w.add('mirrorfoot', 'plastic', v - shift, q, n)


def z_band(v, mz, hz):
    return v[:, 2] - (mz - hz * .52)


def add_handles(w, b, shift):
    xs = [b.B - .20]
    if b.doors == 5:
        xs.append(b.C[0] - .18 - .20 if 'Q' not in b.s else min(b.xr - .12, b.C[0] - .4))
    if b.kind == 'van':
        xs.append(b.B + .20)
    for i, x in enumerate(xs):
        z = b.handle + .02 * i
        y = surface_y(b, np.array([x], F), np.array([z], F))[0]
        f = lambda X, Y, Z: np.maximum(smax(box(X, Y, Z, (x, y + .010, z), (.105, .018, .0145), .0135), -box(X, Y, Z, (x, y, z - .002), (.07, .018, .03), .01), .01), -1)
        g = lambda X, Y, Z: box(X, Y, Z, (x, y + .012, z), (.105, .017, .015), .014)
        v, q, n = mesh(g, (x - .13, y - .03, z - .04), (x + .13, y + .05, z + .04), .004, mirror=False)
        v, q, n, at = reflect(v, q, n, {'clad': np.ones(len(v))})
        w.add(f'handle{i}', 'paint', v - shift, q, n, at)


def add_plates(w, b, shift):
    for name, z, x0 in (('front', b.plate_z, None), ('rear', b.rplate_z, 1)):
        sgn = -1 if x0 is None else 1
        xs = np.linspace(-.2, b.L * .4, 600) if x0 is None else np.linspace(b.L + .2, b.L * .6, 600)
        f = b(xs.astype(F), np.zeros(600, F), np.full(600, z, F))
        hit = xs[np.argmax(f < 0)]
        c = (hit + sgn * .008, 0, z)
        for nm, mat, k, off in (('plate', 'plate', 1, .004), ('holder', 'plastic', 1.03, -.022)):
            g = lambda X, Y, Z: box(X, Y, Z, (c[0] + sgn * off, 0, z), (.008 if k == 1 else .030, .26 * k, .055 * k + (k > 1) * .004), .007)
            v, q, n = mesh(g, (c[0] - .07, 0, z - .09), (c[0] + .07, .30, z + .09), .005)
            v, q, n, _ = reflect(v, q, n)
            w.add(f'{nm}{name}', mat, v - shift, q, n)


def add_rails(w, b, shift):
    if not b.rails:
        return
    x = np.linspace(b.screen[2] + .18, b.back[0] - .10, 60).astype(F)
    y = np.full_like(x, b.hw * .60) - .03 * ((x - x.mean()) / (x[-1] - x[0]) * 2) ** 2
    z = surface_z(b, x, y)
    lift = .040 * np.minimum(1, np.minimum(np.arange(60), 59 - np.arange(60)) / 7.0) ** .6
    v, q, n = tube(np.stack([x, y, z + lift - .006], 1), .015, 14)
    v, q, n, _ = reflect(v, q, n)
    w.add('rails', 'satin', v - shift, q, n)


def add_wipers(w, b, shift):
    for i, (y0, y1) in enumerate(((-.55, -.02), (-.02, .50))):
        y = np.linspace(y0, y1, 30).astype(F)
        x = np.full_like(y, b.screen[0]) + .03 + .20 * y * y + .05 * np.linspace(1, 0, 30)
        z = surface_z(b, x.astype(F), y) + .008
        v, q, n = tube(np.stack([x, y, z], 1), .007, 8)
        w.add(f'wiper{i}', 'plastic', v - shift, q, n)


def seat(x, y, z, c, s=1.0, bench=0, lean=.32):
    """Cushion, back and headrest facing -x; c is the hip point, lean how far the back falls behind it with each metre."""
    hw = .25 + bench
    X, Y, Z = x - c[0], y - c[1], z - c[2]
    cushion = box(X + .17, Y, Z + .06 - .12 * (X + .17), (0, 0, 0), (.27, hw, .075), .07)
    X2 = X - lean * (Z - .05)
    pinch = hw * (1 - .25 * np.clip((Z - .25) / .4, 0, 1) * (bench == 0))
    back = box(X2 - .10, Y * hw / pinch, Z - .28, (0, 0, 0), (.075, hw, .34 if s == 1 else .27), .07)
    head = box(X2 - .09, Y if not bench else np.abs(Y) - .34, Z - (.74 if s == 1 else .60), (0, 0, 0), (.05, .13, .085), .05)
    return smin(smin(cushion, back, .08), head, .02)


def add_cabin(w, b, shift):
    """What shows through the glass: seats, dashboard, wheel, parcel shelf."""
    floor = b.gc + .12
    hip = floor + (.33 if b.H < 1.6 else .42) + (.25 if b.kind == 'van' else 0)
    hip = min(hip, b.H - (1.04 if b.s.get('open') else .985))
    roomy = b.screen[2] + {'van': .12, 'pickup': .26}.get(b.kind, .42)
    rear = min(roomy + .84, b.back[0] + {'saloon': -.04, 'pickup': -.27}.get(b.kind, -.16))
    f = lambda x, y, z: np.minimum(seat(x, np.abs(y), z, (roomy, .37, hip)), 9)
    lo, hi = (roomy - .55, 0, floor), (roomy + .75, b.hw, hip + 1)
    v, q, n = mesh(f, lo, hi, .016)
    v, q, n, _ = reflect(v, q, n)
    w.add('seatsf', 'fabric', v - shift, q, n)
    if b.kind != 'van':
        low = .10 if b.doors == 3 else .0
        # A pick-up's bench stands upright before its rear screen.
        lean = .14 if b.kind == 'pickup' else .32
        f = lambda x, y, z: seat(x, y, z, (rear, 0, hip - low), bench=.38, s=.7, lean=lean)
        v, q, n = mesh(f, (rear - .5, 0, floor), (rear + .75, b.hw, hip + 1), .016)
        v, q, n, _ = reflect(v, q, n)
        w.add('seatsr', 'fabric', v - shift, q, n)
    d = b.screen[0] + .34
    top = b.zb - .03
    f = lambda x, y, z: np.maximum(box(x, np.abs(y), z, (d, 0, top - .20), (.34, b.hw - .16, .20), .08), b.lower(x, y, z) + .03)
    v, q, n = mesh(f, (d - .4, 0, top - .45), (d + .4, b.hw, top + .05), .016)
    v, q, n, _ = reflect(v, q, n)
    w.add('dash', 'fabric', v - shift, q, n)
    a = np.linspace(0, 2 * np.pi, 49)
    cx, cz = roomy - .44, hip + .32
    ring = np.stack([cx + .5 * .185 * np.sin(a) * .8, -.37 + .185 * np.cos(a), cz + .185 * np.sin(a)], 1)
    v, q, n = tube(ring, .017, 10)
    w.add('wheelring', 'plastic', v - shift, q, n)
    add_tub(w, b, shift, floor, d, rear)


def add_tub(w, b, shift, floor, dash, rear):
    """What the cabin stands in: floor, sills, the engine before and the boot behind, so that no lamp shows its back."""
    def f(x, y, z):
        lid = b.zb - (.06 if b.kind != 'van' else .50)
        top = floor + .03 + (lid - floor) * np.maximum(1 - step(x, dash - .25, dash - .05), step(x, rear + .22, rear + .42))
        boot = b.L - (1.0 if b.kind == 'saloon' else .6)
        top = top + step(x, boot, boot + .2)
        if b.kind == 'pickup':
            top = np.where(x > b.bed - .05, b.zb - .02, top)
        g = np.maximum(b.lower(x, y, z) + .095, z - top)
        if b.kind == 'pickup':
            g = smax(g, -box(x, y, z, ((b.bed + b.L - .13) / 2, 0, b.zb), ((b.L - .17 - b.bed) / 2, b.hw - .18, b.zb - floor - .26), .03), .01)
        return np.maximum(g, -(np.maximum(b.wheel(x, z), b.hw - .47 - np.abs(y)) - .03))
    v, q, n = mesh(f, (.1, 0, b.gc - .02), (b.L - .02, b.hw, b.zb + .25), .022)
    v, q, n, _ = reflect(v, q, n)
    w.add('tub', 'bed' if b.kind == 'pickup' else 'tub', v - shift, q, n)
    if b.kind == 'pickup':
        add_bed_rim(w, b, shift)


def add_bed_rim(w, b, shift):
    """A matt cap over the edge of the bed, which would reflect the lamps in dashes."""
    def f(x, y, z):
        lo = b.lower(x, y, z)
        return np.maximum(smax(np.maximum(lo - .007, -.03 - lo), np.abs(bed_opening(b, x, y)) - .034, .006), b.zb - .15 - z)
    v, q, n = mesh(f, (b.bed - .06, 0, b.zb - .16), (b.L - .02, b.hw, b.zb + .04), .006)
    v, q, n, _ = reflect(v, q, n)
    w.add('bedrim', 'bed', v - shift, q, n)


def add_details(w, b, shift):
    for add in (add_mirrors, add_handles, add_plates, add_rails, add_wipers, add_cabin):
        add(w, b, shift)
