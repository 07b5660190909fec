"""A car under a cloth, for cars of an unknown body.

python3 covered.py                                    cuts and drapes the cloth: mesh `covered`
blender -b -P covered.py -- WIDTH SAMPLES front side  renders it; compose.py and publish.mjs as for the others

The cover is sewn, not flat: a grid whose middle lies on a loose hull of the car and whose rim hangs
down in waves that grow towards the hem. Those are its natural lengths. Then it falls on the field of
the body as a sheet of position-based springs, coarse first, then twice as fine, and finds its folds.
"""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
TMP = os.environ.get('STUDIO_TMP', '/tmp/studio')
BODY, STEP = 'hatchback', .042        # what stands below; the coarse cell
HEM, WAVE, BEND = .110, .105, .06    # cut above the floor (it stretches), waves at the hem, stiffness against bending


def drape():
    import numpy as np
    from scipy import ndimage as nd
    from body import Body
    from details import surface_y
    from light import body_light, floor_shadow, wheel_light
    from field import Writer, box, smin, F
    from shapes import shape
    from wheels import add_wheels

    s = shape(BODY)
    s['wheel_name'] = s.pop('wheel')
    b = Body(s)
    shift = np.array([b.xf + b.wb / 2, 0, 0], F)
    rng = np.random.default_rng(11)

    # the field on a lattice: body and mirrors, filled down to the floor, so that nothing is sucked in below
    h, lo = .025, np.array([-.4, -1.3, -.05])
    n = [int(w / h) for w in (b.L + .8, 2.6, b.H + .35)]
    X, Y, Z = np.meshgrid(*[(lo[i] + h * np.arange(n[i])).astype(F) for i in range(3)], indexing='ij')
    mx, mz = b.screen[0] + .42, b.zb + .075
    my = surface_y(b, np.array([mx], F), np.array([b.zb - .03], F))[0] + .12
    D = b.solid(X.ravel(), Y.ravel(), np.maximum(Z, .36).ravel()).reshape(n)
    D = smin(D, box(X, np.abs(Y), Z, (mx, my, mz), (.08, .125, .075), .06), .05)
    G = np.stack(np.gradient(D, h))
    size = np.maximum(np.sqrt((G ** 2).sum(0)), .3)
    D, G = (nd.gaussian_filter(D / size, .6)).astype(F), (G / size).astype(F)

    top = np.where((D < 0).any(2), lo[2] + h * (n[2] - 1 - np.argmax(D[:, :, ::-1] < 0, 2)), 0)
    far = nd.distance_transform_edt(top == 0, return_distances=False, return_indices=True)
    hull = nd.gaussian_filter(nd.grey_closing(top[tuple(far)], 25), 3.0) + .025
    height = lambda x, y: nd.map_coordinates(hull, [(x - lo[0]) / h, (y - lo[1]) / h], order=1, mode='nearest')

    # even steps over the car: along the middle line and across the cabin
    def even(p, z):
        a = np.concatenate([[0], np.cumsum(np.hypot(np.diff(p), np.diff(z)))])
        return lambda u: np.interp((u + 1) / 2 * a[-1], a, p), a[-1]
    hl, hw, mid = b.L / 2 + .02, b.hw + .02, b.L / 2
    xs, ys = np.linspace(-hl, hl, 400), np.linspace(-hw, hw, 300)
    px, lx = even(xs, height(xs + mid, 0 * xs))
    py, ly = even(ys, height(0 * ys + mid, ys))
    na, nb, nd_ = round(lx / STEP / 2), round(ly / STEP / 2), round(.80 / STEP)

    def noise(p, scale, seed):
        """Smooth values along the outline."""
        r, out = np.random.default_rng(seed), 0
        for _ in range(7):
            k, f = r.normal(size=2) / scale, r.random() * 6.28
            out = out + np.sin(p[0] * k[0] + p[1] * k[1] + f)
        return out / 2.6

    def pattern(m):
        """The cloth's cut with m cells per step, as a grid of points in space."""
        A, B, K = na * m, nb * m, nd_ * m
        i, j = np.meshgrid(np.arange(-A - K, A + K + 1.), np.arange(-B - K, B + K + 1.), indexing='ij')
        k = np.maximum(np.maximum(np.abs(i) - A, np.abs(j) - B), 0)
        u, v = i / (A + k), j / (B + k)
        t = k / K
        x = px(u * (1 - .45 * (1 - np.sqrt(1 - v * v / 2))))
        y = py(v * (1 - .75 * (1 - np.sqrt(1 - u * u / 2))))
        z = height(x + mid, y)
        nx, ny = (x / hl) ** 5 / hl, (y / hw) ** 5 / hw
        nn = np.hypot(nx, ny) + 1e-9
        nx, ny = nx / nn, ny / nn
        turn = np.arctan2(y / hw, x / hl)
        run = 2.35 * np.where(np.abs(ny) > np.abs(nx), x * np.sign(y), -y * np.sign(x)) + turn * .8
        q = np.stack([x, y])
        w = np.sin(run * 6.0 + 2.2 * noise(q, .45, 3)) + .45 * np.sin(run * 10.3 + 2.6 * noise(q, .3, 5))
        rise = np.clip((np.maximum(np.abs(i) - A, np.abs(j) - B) + 7 * m) / (K + 7 * m), 0, 1)
        amp = WAVE * (1 + .5 * noise(q, .5, 8)) * rise ** 1.2
        out = .07 * t + amp * (w + .5)
        return np.stack([x + nx * out + mid, y + ny * out, z + (HEM + .035 * nx * nx + .12 * np.abs(nx * ny) - z) * t], -1).astype(F)

    def collide(p, old):
        c = ((p - lo) / h).reshape(-1, 3).T
        d = nd.map_coordinates(D, c, order=1, mode='nearest') - .012
        hit = np.nonzero(d < 0)[0]
        if len(hit):
            g = np.stack([nd.map_coordinates(G[a], c[:, hit], order=1, mode='nearest') for a in range(3)], 1)
            g /= np.maximum(np.linalg.norm(g, axis=1, keepdims=True), 1e-6)
            f, o = p.reshape(-1, 3), old.reshape(-1, 3)
            move = f[hit] - o[hit]
            f[hit] -= .15 * (move - g * (move * g).sum(1, keepdims=True)) + g * d[hit, None]
        low = p[..., 2] < .005
        p[low, :2] -= .5 * (p - old)[low, :2]
        p[..., 2] = np.maximum(p[..., 2], .005)

    def springs(rest):
        """Pairs of slices that share no point, with natural length and stiffness."""
        out = []
        for (di, dj), stiff in (((1, 0), 1), ((0, 1), 1), ((1, 1), .5), ((1, -1), .5), ((2, 0), BEND), ((0, 2), BEND), ((4, 0), BEND), ((0, 4), BEND)):
            w = max(di, abs(dj))
            for c in range(2):
                ni, nj = rest.shape[0] - di, rest.shape[1] - abs(dj)
                I, J = np.arange(ni), np.arange(nj)
                I, J = (I[I // w % 2 == c], J) if di else (I, J[J // w % 2 == c])
                a, e = np.ix_(I, J + (dj < 0)), np.ix_(I + di, J + (dj > 0) * dj)
                out.append((a, e, np.linalg.norm(rest[a] - rest[e], axis=-1)[..., None] * F(1.008), F(stiff / 2)))
        return out

    def fall(p, rest, steps, dt, wide=0):
        v, net = np.zeros_like(p), springs(rest)
        for it in range(steps):
            old, ease = p.copy(), F(1 + wide * max(0, 1 - 3 * it / steps))
            v[..., 2] -= F(9.81 * dt)
            p += v * F(dt)
            for a, e, l, k in net * 3:
                pa, pe = p[a], p[e]
                d = pe - pa
                r = np.sqrt((d * d).sum(-1, keepdims=True)) + F(1e-9)
                d *= k * (r - l * ease) / r
                p[a], p[e] = pa + d, pe - d
            collide(p, old)
            v = (p - old) / F(dt) * F(.985)
            np.clip(v, -3, 3, out=v)
        print('fell', p.shape, 'speed', float(np.abs(v).mean()), flush=True)
        return p

    def finer(p):
        """Halve the cells along a smooth curve through the old points."""
        return np.stack([nd.zoom(p[..., a], [(2 * m - 1) / m for m in p.shape[:2]], order=3) for a in range(3)], -1).astype(F)

    p = pattern(1)
    p = ((p - [mid, 0, 0]) * [1.2, 1.25, 1.1] + [mid, 0, .05]).astype(F)      # comes down wide, over the mirrors
    p += rng.normal(0, .002, p.shape).astype(F)
    p = fall(p, pattern(1), 700, 1 / 240, .2)
    p = fall(finer(p), pattern(2), 350, 1 / 300)
    p = finer(p)
    for a in range(3):
        p[..., a] = nd.gaussian_filter(p[..., a], 3.0, mode='nearest')

    def light(material, v, n):
        lit = body_light if material == 'cloth' else wheel_light
        return lit(b, v + shift + (.05 * n if material == 'cloth' else 0), n)
    w = Writer(f'{TMP}/mesh/covered', light)
    I, J = p.shape[:2]
    q = np.arange(I * J).reshape(I, J)
    q = np.stack([q[:-1, :-1], q[1:, :-1], q[1:, 1:], q[:-1, 1:]], -1).reshape(-1, 4)
    nrm = np.cross(np.gradient(p, axis=0), np.gradient(p, axis=1))
    nrm /= np.maximum(np.linalg.norm(nrm, axis=2, keepdims=True), 1e-9)
    w.add('skin', 'cloth', p.reshape(-1, 3) - shift, q, nrm.reshape(-1, 3))
    add_wheels(w, b, shift)
    dark, grid = floor_shadow(b)
    np.save(f'{TMP}/mesh/covered/shadow.npy', dark)
    w.close({'floor': grid, 'L': b.L, 'W': b.W, 'H': b.H, 'wb': b.wb, 'hw': b.hw, 'grille': 'none'})


def render(width, samples, views):
    import materials
    import passes
    library = materials.library

    def cloth():
        """Matt; all of it takes the page's colour."""
        t = materials.Tree('cloth')
        return t.end(t.skin(materials.PAINT, gain=0, hidden=True), 1.0)
    materials.library = lambda *a: {**library(*a), 'cloth': cloth()}
    passes.run('covered', [(v, width) for v in views], samples)


if __name__ == '__main__':
    if '--' in sys.argv:
        w, n, *views = sys.argv[sys.argv.index('--') + 1:]
        render(int(w), int(n), views)
    else:
        drape()
