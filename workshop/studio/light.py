"""The light of the studio on every vertex and the shadow on the floor, both by formula, so that neither has noise.

A dome (its irradiance depends on the normal's height alone), a large lamp overhead and a pale floor, each dimmed by
what the body's own distance field says is near. The shadow is the part of the dome that the car hides from a point of
the floor: Lambert's contour integral over the faces of two boxes and four wheels, exact for boxes.
"""
import numpy as np
from field import F, step

GAIN = 1.8           # so that a white flank is white
REACH, DOT = 1.9, .02          # of the floor's picture: metres round the car, metres a dot
LAMP = dict(centre=(-1.0, -2.2, 5.5), along=(6.5, 0, 0), across=(0, 3.2, 1.2), power=11.5)


def dome_table():
    """Irradiance over pi by the normal's z: of the dome above the horizon, of a white floor below it."""
    rng = np.random.default_rng(3)
    d = rng.normal(size=(6000, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    up = d[:, 2]
    sky = np.interp(up, [0, .10, .28, .55, 1], [.60, .50, .24, .30, .58]) * (up > 0)
    nz = np.linspace(-1, 1, 81)
    n = np.stack([np.sqrt(1 - nz ** 2), 0 * nz, nz], 1)
    cos = np.maximum(n @ d.T, 0) * 4 / len(d)
    return nz, cos @ sky, cos @ (up <= 0)


NZ, SKY, GROUND = dome_table()


def lamp_light(p, n):
    c, u, v = (np.array(LAMP[k], F) for k in ('centre', 'along', 'across'))
    normal = np.cross(u, v)
    normal /= -np.linalg.norm(normal)
    out = np.zeros(len(p), F)
    for a in (-.375, -.125, .125, .375):
        for b in (-.33, 0, .33):
            w = c + a * u + b * v - p
            r = np.linalg.norm(w, axis=1)
            out += np.maximum((w * n).sum(1) / r, 0) * np.maximum(-(w @ normal) / r, 0) / r ** 2
    return LAMP['power'] * out / 12


def openness(field, p, n):
    """One in the open, towards zero in corners: distances along the normal fall short of the way gone."""
    hidden = np.zeros(len(p), F)
    for t, k in ((.02, .18), (.05, .22), (.11, .26), (.24, .26), (.5, .20)):
        q = p + n * t
        d = np.minimum(field(*q.T), q[:, 2])
        hidden += k * np.clip(1 - d / t, 0, 1)
    return np.clip(1 - hidden, 0, 1)


def body_light(b, p, n):
    """For vertices of the body and of what stands on it; p in the body's own coordinates."""
    p, n = p.astype(F), n.astype(F)
    sky, ground = np.interp(n[:, 2], NZ, SKY), np.interp(n[:, 2], NZ, GROUND)
    free = openness(b, p, n)
    far = step(p[:, 2], 0, .9) * .6 + .30                      # the floor close to the car lies in its shadow
    mid = np.array([b.xf + b.wb / 2, 0, 0], F)
    return (GAIN * ((sky + lamp_light(p - mid, n)) * free ** 1.2 + ground * .60 * far * free)).astype(F)


def wheel_light(b, p, n):
    """As the body, darker the deeper inside the rim."""
    deep = np.clip(b.hw - .018 - np.abs(p[:, 1]) - .02, 0, 1)
    return (body_light(b, p, n) * (.30 + .70 * np.exp(-(deep / .055) ** 1.5))).astype(F)


def cabin_light(p, n):
    """Through the glass, from above and both sides."""
    return (.44 + .30 * np.clip(n[:, 2], -.6, 1) + .12 * np.abs(n[:, 1])).astype(F)


def hidden_dome(x, y, corners):
    """Share of a dome, cosine weighted, that a polygon hides from points (x, y, 0); corners anticlockwise from below."""
    r = [np.stack([cx - x, cy - y, np.full_like(x, max(cz, .004))], -1) for cx, cy, cz in corners]
    r = [v / np.linalg.norm(v, axis=-1, keepdims=True) for v in r]
    total = np.zeros_like(x)
    for a, c in zip(r, r[1:] + r[:1]):
        turn = np.cross(a, c)
        size = np.maximum(np.linalg.norm(turn, axis=-1), 1e-9)
        total += np.arccos(np.clip((a * c).sum(-1), -1, 1)) * turn[..., 2] / size
    return np.clip(total / (2 * np.pi), 0, 1)


def hidden_box(x, y, lo, hi):
    """The same for an upright box: the faces that a floor point sees."""
    (x0, y0, z0), (x1, y1, z1) = lo, hi
    out = hidden_dome(x, y, [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)])
    walls = [((x0, y1), (x0, y0), x < x0), ((x1, y0), (x1, y1), x > x1), ((x0, y0), (x1, y0), y < y0), ((x1, y1), (x0, y1), y > y1)]
    for (ax, ay), (bx, by), seen in walls:
        out = out + seen * np.abs(hidden_dome(x, y, [(ax, ay, z0), (bx, by, z0), (bx, by, z1), (ax, ay, z1)]))
    return out


def floor_shadow(b):
    """How much of its light the floor loses (0 to 1), on a grid round the car; x from between the axles."""
    mid = b.xf + b.wb / 2
    front, back = -mid, b.L - mid
    xs = np.arange(front - REACH, back + REACH, DOT)
    ys = np.arange(-b.hw - REACH, b.hw + REACH, DOT)
    x, y = np.meshgrid(xs, ys)
    dark = hidden_box(x, y, (front + .12, -b.hw + .07, b.gc), (back - .12, b.hw - .07, b.zb))
    x0, x1 = b.screen[0] - mid + .45, min(b.back[2] - .2, b.L - .3) - mid
    dark += .8 * hidden_box(x, y, (x0, -b.hw * .72, b.zb), (x1, b.hw * .72, b.H)) * (1 - hidden_box(x, y, (front, -b.hw, b.gc), (back, b.hw, b.gc + .01)))
    r, width = b.wd / 2, .22
    for wx in (b.xf - mid, b.xr - mid):
        for wy in (-b.hw + .02 + width / 2, b.hw - .02 - width / 2):
            for grow, z in ((.40, .0), (.62, .06), (.80, .15)):
                lo, hi = (wx - r * grow, wy - width / 2, z), (wx + r * grow, wy + width / 2, z + .10)
                dark += .5 * hidden_box(x, y, lo, hi)
    edge = np.minimum(np.minimum(x - xs[0], xs[-1] - x), np.minimum(y - ys[0], ys[-1] - y))
    dark = 1 - np.exp(-2.3 * np.maximum(dark - .022, 0) ** 1.15)     # what is barely there ends softly
    return (dark * step(edge, 0, .9)).astype(F), (xs[0], ys[0], DOT)
