"""Signed-distance toolbox: smooth joins, profile curves and a surface-nets mesher.

Every body is written as one function f(x, y, z): negative inside the metal, zero on the
surface. Smooth minimum and maximum give fillets without any pinched subdivision, and the
normals come from the field itself, so that reflections run clean over the panels.
"""
import json
import numpy as np
from scipy.interpolate import BSpline

F = np.float32


def smax(a, b, k):
    """Smooth maximum (intersection); k is about four times the fillet radius."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.maximum(a, b) + h * h * h * (k / 6)


def smin(a, b, k):
    return -smax(-a, -b, k)


def step(x, a, b):
    """Smooth step from 0 at a to 1 at b."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def bump(x, centre, width):
    return np.exp(-((x - centre) / width) ** 2)


def curve(points, n=600):
    """Cubic B-spline through a control polygon, returned as v(u): calm, no overshoot."""
    pts = np.array(points, float)
    k = min(3, len(pts) - 1)
    knots = np.concatenate([np.zeros(k), np.linspace(0, 1, len(pts) - k + 1), np.ones(k)])
    s = BSpline(knots, pts, k)(np.linspace(0, 1, n))
    return lambda u: np.interp(u, s[:, 0], s[:, 1]).astype(F)


def polygon(px, pz, pts):
    """Signed distance to a closed polygon in a plane (negative inside)."""
    pts = np.array(pts, F)
    d = np.full(px.shape, 1e9, F)
    inside = np.zeros(px.shape, bool)
    for (ax, az), (bx, bz) in zip(pts, np.roll(pts, -1, 0)):
        ex, ez = bx - ax, bz - az
        wx, wz = px - ax, pz - az
        t = np.clip((wx * ex + wz * ez) / (ex * ex + ez * ez), 0, 1)
        d = np.minimum(d, (wx - ex * t) ** 2 + (wz - ez * t) ** 2)
        if ez != 0:
            cross = (az > pz) != (bz > pz)
            inside ^= cross & (px < ex * (pz - az) / ez + ax)
    d = np.sqrt(d)
    return np.where(inside, -d, d)


def box(x, y, z, c, half, r):
    """Rounded box centred on c."""
    qx, qy, qz = np.abs(x - c[0]) - half[0] + r, np.abs(y - c[1]) - half[1] + r, np.abs(z - c[2]) - half[2] + r
    out = np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2 + np.maximum(qz, 0) ** 2)
    return out + np.minimum(np.maximum(qx, np.maximum(qy, qz)), 0) - r


def gradient(f, p, e=0.002):
    g = np.empty_like(p)
    for i in range(3):
        d = np.zeros(3, F)
        d[i] = e
        a, b = (p + d).T, (p - d).T
        g[:, i] = (f(*a) - f(*b)) / (2 * e)
    return g


def sample(f, lo, n, h):
    """Fill the lattice: coarse blocks first, fine values only near the surface."""
    B = 6
    nb = [-(-m // B) for m in n]
    axis = [lo[i] + h * (np.arange(nb[i]) * B + (B - 1) / 2) for i in range(3)]
    X, Y, Z = np.meshgrid(*[a.astype(F) for a in axis], indexing='ij')
    coarse = f(X.ravel(), Y.ravel(), Z.ravel()).reshape(nb)
    near = np.abs(coarse) < B * h * 1.9
    up = lambda a: a.repeat(B, 0).repeat(B, 1).repeat(B, 2)[:n[0], :n[1], :n[2]]
    grid = up(coarse).astype(F)
    idx = np.nonzero(up(near).ravel())[0]
    flat = grid.reshape(-1)
    for s in range(0, len(idx), 400000):
        part = idx[s:s + 400000]
        i, j, k = np.unravel_index(part, n)
        flat[part] = f((lo[0] + h * i).astype(F), (lo[1] + h * j).astype(F), (lo[2] + h * k).astype(F))
    return flat.reshape(n)


def mesh(f, lo, hi, h, mirror=True, newton=3):
    """Surface nets. With mirror, f is symmetric in y: mesh one half, reflect the other."""
    lo, hi = list(lo), list(hi)
    if mirror:
        lo[1] = -h / 2
    n = [int(np.ceil((hi[i] - lo[i]) / h)) + 1 for i in range(3)]
    g = sample(f, lo, n, h)
    s = g < 0
    cs = [m - 1 for m in n]
    corner = [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)]
    cut = lambda A, o: A[o[0]:o[0] + cs[0], o[1]:o[1] + cs[1], o[2]:o[2] + cs[2]]
    count = sum(cut(s, o).astype(np.int8) for o in corner)
    cells = np.argwhere((count > 0) & (count < 8))
    ident = np.full(cs, -1, np.int64)
    ident[tuple(cells.T)] = np.arange(len(cells))
    val = {o: g[cells[:, 0] + o[0], cells[:, 1] + o[1], cells[:, 2] + o[2]] for o in corner}
    acc, hits = np.zeros((len(cells), 3)), np.zeros(len(cells))
    for o in corner:
        for ax in range(3):
            if o[ax] == 0:
                q = tuple(1 if i == ax else o[i] for i in range(3))
                a, b = val[o], val[q]
                m = (a < 0) != (b < 0)
                t = np.where(m, a / np.where(a == b, 1, a - b), 0)
                pt = np.array(o, float) + t[:, None] * np.eye(3)[ax]
                acc[m] += pt[m]
                hits[m] += 1
    v = (cells + acc / hits[:, None]) * h + np.array(lo)
    v = v.astype(F)
    quads = []
    for ax in range(3):
        u, w = (ax + 1) % 3, (ax + 2) % 3
        sl0, sl1 = [slice(None)] * 3, [slice(None)] * 3
        sl0[ax], sl1[ax] = slice(0, -1), slice(1, None)
        a, b = s[tuple(sl0)], s[tuple(sl1)]
        e = np.argwhere(a != b)
        e = e[(e[:, u] > 0) & (e[:, w] > 0) & (e[:, u] < n[u] - 1) & (e[:, w] < n[w] - 1)]
        flip = ~a[tuple(e.T)]
        du, dw = np.eye(3, dtype=int)[u], np.eye(3, dtype=int)[w]
        q = np.stack([ident[tuple((e - du - dw).T)], ident[tuple((e - dw).T)], ident[tuple(e.T)], ident[tuple((e - du).T)]], 1)
        q[flip] = q[flip][:, ::-1]
        quads.append(q)
    quads = np.concatenate(quads)
    quads = quads[(quads >= 0).all(1)]
    for _ in range(newton):
        d, gr = f(*v.T), gradient(f, v)
        move = -gr * (d / np.maximum((gr ** 2).sum(1), 0.05))[:, None]
        v += np.clip(move, -h / 2, h / 2)
        if mirror:
            v[cells[:, 1] == 0, 1] = 0
    nrm = gradient(f, v, 0.0015)
    nrm /= np.maximum(np.linalg.norm(nrm, axis=1, keepdims=True), 1e-6)
    return v, quads, nrm.astype(F)


def reflect(v, quads, nrm, attrs=None):
    flip = np.array([1, -1, 1], F)
    v2, n2 = np.concatenate([v, v * flip]), np.concatenate([nrm, nrm * flip])
    q2 = np.concatenate([quads, quads[:, ::-1] + len(v)])
    return v2, q2, n2, {k: np.concatenate([a, a]) for k, a in (attrs or {}).items()}


def revolve(profile, n=128, sharp=False):
    """Turn a (radius, y) profile round the y axis; normals from the profile's slope."""
    pr = np.array(profile, float)
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    v = np.stack([np.outer(pr[:, 0], np.cos(t)), np.repeat(pr[:, 1][:, None], n, 1), np.outer(pr[:, 0], np.sin(t))], -1)
    d = np.gradient(pr, axis=0)
    nr = np.stack([d[:, 1], -d[:, 0]], 1)
    nr /= np.maximum(np.linalg.norm(nr, axis=1, keepdims=True), 1e-9)
    nn = np.stack([np.outer(nr[:, 0], np.cos(t)), np.repeat(nr[:, 1][:, None], n, 1), np.outer(nr[:, 0], np.sin(t))], -1)
    i, j = np.meshgrid(np.arange(len(pr) - 1), np.arange(n), indexing='ij')
    a, b = i * n + j, i * n + (j + 1) % n
    q = np.stack([a, a + n, b + n, b], -1).reshape(-1, 4)
    return v.reshape(-1, 3).astype(F), q, nn.reshape(-1, 3).astype(F)


def tube(path, r, n=10, squash=1.0):
    """Sweep a round section along a polyline."""
    p = np.array(path, float)
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    side = np.cross(t, [0, 0, 1.0])
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    up = np.cross(side, t)
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    nn = side[:, None] * np.cos(a)[None, :, None] * squash + up[:, None] * np.sin(a)[None, :, None]
    v = p[:, None] + r * nn
    i, j = np.meshgrid(np.arange(len(p) - 1), np.arange(n), indexing='ij')
    A, B = i * n + j, i * n + (j + 1) % n
    q = np.stack([A, A + n, B + n, B], -1).reshape(-1, 4)
    nn /= np.linalg.norm(nn, axis=2, keepdims=True)
    return v.reshape(-1, 3).astype(F), q, nn.reshape(-1, 3).astype(F)


class Writer:
    """Collects meshes in one folder: raw little-endian arrays and an index Blender reads.

    light  gives the light on the vertices of a material, or None where the renderer lights them
    """

    def __init__(self, folder, light=None):
        import os
        self.folder, self.items, self.light = folder, [], light
        os.makedirs(folder, exist_ok=True)

    def add(self, name, material, v, q, nrm, attrs=None):
        attrs = dict(attrs or {})
        if self.light:
            attrs['light'] = self.light(material, v, nrm)
        base = f'{self.folder}/{name}'
        v.astype('<f4').tofile(base + '.v')
        q.astype('<i4').tofile(base + '.q')
        nrm.astype('<f4').tofile(base + '.n')
        for k, a in attrs.items():
            a.astype('<f4').tofile(f'{base}.{k}')
        self.items.append({'name': name, 'material': material, 'attrs': list(attrs)})

    def close(self, info):
        json.dump({'items': self.items, **info}, open(f'{self.folder}/index.json', 'w'))
