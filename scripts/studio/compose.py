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
LIGHT = .66          # gain on the paint's light, so that white reads as white


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


def spread(v, weight, r):
    """Carry values from where weight is one over the edge beside it."""
    k = cv2.GaussianBlur(weight, (0, 0), r) + 1e-6
    out = cv2.GaussianBlur(v * weight, (0, 0), r) / k
    return np.where(weight > .5, v, out), k


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
        e = cv2.fastNlMeansDenoising(e, None, strength * 2.4, 5, 17)
        D = decode(cv2.GaussianBlur(e.astype(np.float32), (0, 0), .7) / 255) * 2.5
    D = np.where(core > 0, D, 0).astype(np.float32)
    D1, k = spread(D, core, 1.2)
    D2, _ = spread(D, core, 5)
    D = np.where(k > .02, D1, D2)
    rest = np.where(core[..., None] > 0, 0, base - (m * D * ALBEDO)[..., None])   # without the paint's own light
    beauty = np.clip(rest, 0, (1.3 * (1 - m))[..., None]) + gloss
    # empty floor becomes the backdrop, shadows and reflections stay
    paper = decode(backdrop(w, h))
    q = np.clip(beauty / np.maximum(empty, 1e-3), 0, 1.02)
    q = 1 - np.maximum(1 - q - .012, 0)                     # swallow the last noise of the clean floor
    clean = (car < .01).astype(np.float32)                  # the floor is smooth by nature: calm it
    r = max(1.2, w / 480)
    qs = cv2.GaussianBlur(q * clean[..., None], (0, 0), r) / (cv2.GaussianBlur(clean, (0, 0), r)[..., None] + 1e-4)
    q = np.where(clean[..., None] > 0, qs, q)
    hz = json.load(open(d + '/view.json'))['horizon']
    row = np.linspace(0, 1, h, dtype=np.float32)[:, None, None]
    near = np.clip((row - hz - .015) / .06, 0, 1)           # nothing falls on the far floor or the wall
    floor = paper * (1 + (q - 1) * near * near * (3 - 2 * near))
    see = (1 - car)[..., None]
    edge = beauty + see * (paper - empty)                   # right where car and floor mix
    pic = np.where(see > .995, floor, np.maximum(edge, 0)) * EXPOSURE
    C = shoulder(np.maximum(pic, 0))
    if strength:
        C = denoise(C, strength)
    C = encode(C)
    De = encode(shoulder(np.clip(D * LIGHT, 0, 2), .90))
    S = C.mean(2)
    paint = m * De * (1 - np.where(core > 0, S, np.minimum(S, .5)))
    paint = np.minimum(paint, 1 - C.max(2) * .999)
    alpha = np.clip(1 - paint, 0.004, 1)
    straight = np.clip(C / alpha[..., None], 0, 1)
    rgba = np.dstack([straight, alpha])
    (rgba * 255 + .5).astype(np.uint8).tofile(f'{TMP}/pass/{name}.rgba')
    json.dump({'width': w, 'height': h}, open(f'{TMP}/pass/{name}.json', 'w'))
    print(name, 'S mean', round(float(S[core > 0].mean()), 3), 'D', np.percentile(D[core > 0], [5, 25, 50, 75, 95]).round(2), 'empty', empty[::h // 4, w // 2].round(2).tolist())


def cabin(name, strength):
    pic = load(f'{TMP}/pass/{name}/base') * 1.15
    C = encode(shoulder(denoise(shoulder(pic), strength), .85))
    h, w = C.shape[:2]
    (np.dstack([np.clip(C, 0, 1), np.ones((h, w))]) * 255 + .5).astype(np.uint8).tofile(f'{TMP}/pass/{name}.rgba')
    json.dump({'width': w, 'height': h}, open(f'{TMP}/pass/{name}.json', 'w'))


if __name__ == '__main__':
    for nm in sys.argv[1:]:
        (cabin if nm.startswith('cabin') else compose)(nm.replace(':', '-'), float(os.environ.get('STUDIO_DENOISE', '3')))
