"""python3 compose.py SHAPE:VIEW... : passes to one RGBA picture with the paint left out.

On the panels  result = paint * (1 - a) + C  with C = reflections S and 1 - a = D * (1 - S),
D the light on a white body. Elsewhere the picture is opaque. Written as raw 8-bit RGBA with a
small json beside it; publish.mjs turns it into WebP and proofs.
"""
import json
import os
import sys
import cv2
import numpy as np

TMP = os.environ.get('STUDIO_TMP', '/tmp/studio')
ALBEDO = 0.5          # of the paint in materials.py
EXPOSURE = 1.0
LIGHT = .72          # gain on the paint's light, so that white reads as white


def load(path):
    import glob
    return cv2.imread(sorted(glob.glob(path + '*.hdr'))[-1], cv2.IMREAD_UNCHANGED)[..., ::-1].astype(np.float32)


def encode(v):
    v = np.clip(v, 0, 1)
    return np.where(v <= .0031308, 12.92 * v, 1.055 * v ** (1 / 2.4) - .055)


def decode(v):
    return np.where(v <= .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4)


def shoulder(v, a=.78):
    """Roll highlights off above a, so that softboxes keep their soft edge."""
    return np.where(v < a, v, a + (1 - a) * (1 - np.exp(-(v - a) / (1 - a))))


def backdrop(w, h):
    """Warm paper grey: a lit wall, a soft horizon, a floor a step darker."""
    y = np.linspace(0, 1, h, dtype=np.float32)[:, None]
    x = np.linspace(-1, 1, w, dtype=np.float32)[None]
    top, hor, bot = [np.array([int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32) for c in ('#f0ede7', '#e6e2db', '#dedad2')]
    t = np.clip((y - .30) / .32, 0, 1); t = t * t * (3 - 2 * t)
    u = np.clip((y - .62) / .38, 0, 1)
    v = (top + (hor - top) * t[..., None]) + (bot - hor) * (u * u * (3 - 2 * u))[..., None] + 0 * x[..., None]
    rng = np.random.default_rng(7)
    return np.clip(v + (rng.random((h, w, 1), np.float32) - .5) / 255, 0, 1)


def denoise(img, strength):
    """Non-local means on the encoded picture, keeping values above one aside."""
    top = np.maximum(img - 1, 0)
    e = (encode(img) * 255 + .5).astype(np.uint8)
    e = cv2.fastNlMeansDenoisingColored(e[..., ::-1].copy(), None, strength, strength, 5, 13)[..., ::-1]
    return decode(e.astype(np.float32) / 255) + top


def tame(img, room=9):
    """Clip single dots to their neighbours' middle value."""
    e = (encode(np.minimum(img, 1)) * 255).astype(np.float32)
    mid = np.dstack([cv2.medianBlur(np.ascontiguousarray(e[..., i]), 5) for i in range(3)])
    low = np.dstack([cv2.medianBlur(np.ascontiguousarray(e[..., i]), 3) for i in range(3)])
    return decode(np.clip(e, np.minimum(mid, low) - room, np.maximum(mid, low) + room) / 255) + np.maximum(img - 1, 0)


def calm(gloss, strength):
    """Reflections: single bright or dark dots go, edges of softboxes stay."""
    if not strength:
        return gloss
    e = (encode(gloss / (1 + gloss)) * 255).astype(np.float32)
    mid = np.dstack([cv2.medianBlur(np.ascontiguousarray(e[..., i]), 5) for i in range(3)])
    e = np.clip(e, mid - 7, mid + 7)
    g8 = cv2.fastNlMeansDenoisingColored((e + .5).astype(np.uint8), None, strength * 1.6, strength * 1.6, 5, 15).astype(np.float32)
    v = np.minimum(decode(cv2.GaussianBlur(g8, (0, 0), .5) / 255), .98)
    return v / (1 - v)


def spread(v, weight, r):
    """Carry values from where weight is one over the edge beside it."""
    k = cv2.GaussianBlur(weight, (0, 0), r) + 1e-6
    out = cv2.GaussianBlur(v * weight, (0, 0), r) / k
    return np.where(weight > .5, v, out), k


def carry(v, weight, near, far):
    """Fill where weight is zero: from close by, else from further off, else leave the value."""
    w3 = weight[..., None]
    out, left = v * w3, 1 - w3
    for r in (near, far):
        if r:
            k = cv2.GaussianBlur(weight, (0, 0), r)[..., None]
            f = cv2.GaussianBlur(v * w3, (0, 0), r) / (k + 1e-6)
            use = left * (k > .06)
            out, left = out + use * f, left - use
    return out + left * v


def compose(name, strength):
    d = f'{TMP}/pass/{name}'
    base, gloss, cover = load(d + '/base'), load(d + '/gloss'), load(d + '/cover')
    h, w = base.shape[:2]
    empty = cv2.resize(cv2.GaussianBlur(load(d + "/empty"), (0, 0), .8), (w, h), interpolation=cv2.INTER_CUBIC)
    m, car = np.clip(cover[..., 0], 0, 1), np.clip(cover[..., 1], 0, 1)
    core = (m > .985).astype(np.float32)
    D = base.mean(2) / ALBEDO                               # light on a white body
    if strength:
        e = (encode(np.clip(D / 2.5, 0, 1)) * 255 + .5).astype(np.uint8)
        fill, _ = spread(np.where(core > 0, decode(e / 255.) * 2.5, 0).astype(np.float32), core, 4)
        e = (encode(np.clip(fill / 2.5, 0, 1)) * 255 + .5).astype(np.uint8)
        e = cv2.fastNlMeansDenoising(cv2.medianBlur(e, 3), None, strength * 3.2, 7, 21)
        D = decode(cv2.GaussianBlur(e.astype(np.float32), (0, 0), max(.7, w / 700)) / 255) * 2.5
    D = np.where(core > 0, D, 0).astype(np.float32)
    D1, k = spread(D, core, 1.2)
    D2, _ = spread(D, core, 5)
    D = np.where(k > .02, D1, D2)
    # the floor: divided by the empty floor, calmed, laid on the paper
    paper = decode(backdrop(w, h))
    clean = (car < .02).astype(np.float32)
    q = np.clip(base / np.maximum(empty, 1e-3), 0, 1.02)
    q = 1 - np.maximum(1 - q - .012, 0)
    q = carry(q, clean, max(1.0, w / 800), 6)
    q8 = (np.clip(q, 0, 1) * 255 + .5).astype(np.uint8)
    q8 = cv2.fastNlMeansDenoising(q8.mean(2).astype(np.uint8), None, 14, 7, 21)
    q = cv2.GaussianBlur(q8.astype(np.float32) / 255, (0, 0), max(1.0, w / 500))
    wide = cv2.GaussianBlur(q, (0, 0), w / 75)              # faint reflections may be softer than the contact shadow
    t = np.clip((cv2.GaussianBlur(q, (0, 0), w / 150) - .80) / .14, 0, 1)
    q = (q * (1 - t) + wide * t)[..., None] * np.ones(3, np.float32)
    view = json.load(open(d + '/view.json'))
    row, col = np.linspace(0, 1, h, dtype=np.float32)[:, None], np.linspace(0, 1, w, dtype=np.float32)[None]
    x0, y0, x1, y1 = view['box']
    near = np.clip((row - view['horizon'] - .02) / .10, 0, 1)       # nothing falls on the far floor or the wall
    if view['box'] != [0, 0, 1, 1]:
        near = near * np.clip((col - x0 - .005) / .08 + (x0 == 0), 0, 1) * np.clip((x1 - .005 - col) / .08 + (x1 == 1), 0, 1) * np.clip((y1 - .005 - row) / .06 + (y1 == 1), 0, 1)
    near = (near * near * (3 - 2 * near))[..., None]
    floor = paper * (1 + (q - 1) * near)
    # everything on the car that is not paint, carried under the edges it shares with paint or floor
    solid = ((m < .02) & (car > .98)).astype(np.float32)
    bare = np.where(m[..., None] > .02, .012, base)         # without the paint, so that shut lines stay dark
    other = denoise(tame(bare), strength * 2) if strength else bare
    other = carry(np.where(solid[..., None] > 0, other, .012), solid, .9, 0)
    G = calm(gloss, strength) / np.maximum(car, .35)[..., None]
    # three layers, mixed by coverage as the browser mixes them: in display values
    m3, car3 = m[..., None], car[..., None]
    show = lambda v: encode(shoulder(np.maximum(v, 0) * EXPOSURE))
    sheen = show(G)
    C = (1 - car3) * encode(floor) + np.maximum(car3 - m3, 0) * show(other + G) + m3 * sheen
    if strength:
        C = encode(denoise(decode(np.clip(C, 0, 1)), strength * .5))
    De = encode(shoulder(np.clip(D * LIGHT, 0, 2), .90))
    paint = m * De * (1 - sheen.mean(2))
    paint = np.minimum(paint, 1 - C.max(2) * .999)
    alpha = np.clip(1 - paint, 0.004, 1)
    straight = np.clip(C / alpha[..., None], 0, 1)
    rgba = np.dstack([straight, alpha])
    (rgba * 255 + .5).astype(np.uint8).tofile(f'{TMP}/pass/{name}.rgba')
    json.dump({'width': w, 'height': h}, open(f'{TMP}/pass/{name}.json', 'w'))
    print(name, 'reflections', round(float(sheen[core > 0].mean()), 2), 'light', np.percentile(D[core > 0], [5, 50, 95]).round(2))


def cabin(name, strength):
    pic = load(f'{TMP}/pass/{name}/base') * 1.15
    C = encode(shoulder(denoise(tame(shoulder(pic)), strength * 2), .85))
    h, w = C.shape[:2]
    (np.dstack([np.clip(C, 0, 1), np.ones((h, w))]) * 255 + .5).astype(np.uint8).tofile(f'{TMP}/pass/{name}.rgba')
    json.dump({'width': w, 'height': h}, open(f'{TMP}/pass/{name}.json', 'w'))


if __name__ == '__main__':
    for nm in sys.argv[1:]:
        (cabin if nm.startswith('cabin') else compose)(nm.replace(':', '-'), float(os.environ.get('STUDIO_DENOISE', '3')))
