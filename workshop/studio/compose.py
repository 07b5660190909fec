"""python3 compose.py SHAPE:VIEW... : passes to one picture with the paint left out, and its mask.

On the panels  result = paint * (1 - a) + C  with C = reflections S and 1 - a = D * (1 - S), D the light on a white
body. The mask says how much of the car and of its shadow there is; below it the page shows. Written as raw 8-bit RGBA
and mask with a small json beside them; publish.mjs turns them into WebP and proofs.
"""
import glob
import json
import os
import sys
import cv2
import numpy as np
import exr

TMP = os.environ.get('STUDIO_TMP', '/tmp/studio')
SHEEN = .50          # of the reflections, so that dark paints stay dark
LIGHT = .70          # gain on the paint's light, so that white reads as white
SHADE = np.array([.055, .052, .050], np.float32)     # colour of the shadow, as displayed
DEPTH = .80          # of the shadow at its darkest


def load(path):
    return exr.read(sorted(glob.glob(path + '*.exr'))[-1])


def encode(v):
    v = np.clip(v, 0, 1)
    return np.where(v <= .0031308, 12.92 * v, 1.055 * v ** (1 / 2.4) - .055)


def decode(v):
    return np.where(v <= .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4)


def shoulder(v, a=.78):
    """Roll highlights off above a, so that softboxes keep their soft edge."""
    return np.where(v < a, v, a + (1 - a) * (1 - np.exp(-(v - a) / (1 - a))))


def shadow(view, w, h):
    """The floor's lost light, carried from its grid into the picture."""
    dark = np.load(f"{TMP}/mesh/{view['shape']}/shadow.npy")
    x0, y0, dot = json.load(open(f"{TMP}/mesh/{view['shape']}/index.json"))['floor']
    grid = np.float32([[(x - x0) / dot, (y - y0) / dot] for x, y, _, _ in view['ground']])
    shown = np.float32([[px * w - .5, py * h - .5] for _, _, px, py in view['ground']])
    dark = cv2.warpPerspective(dark, cv2.getPerspectiveTransform(grid, shown), (w, h), flags=cv2.INTER_LINEAR)
    return dark * margin(w)[None] * margin(h)[:, None]


def margin(n):
    """Zero at both ends, so that no shadow is cut off where the picture ends; one from a sixteenth on."""
    t = np.clip(np.minimum(np.arange(n) + .5, n - np.arange(n) - .5) / (n / 16), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def compose(name):
    d = f'{TMP}/pass/{name}'
    base, cover = load(d + '/base'), load(d + '/cover')
    gloss = SHEEN * load(d + '/gloss') / np.maximum(load(d + '/edge'), .02)
    h, w = base.shape[:2]
    car = np.clip(cover[..., 2], 0, 1)
    m = np.clip(cover[..., 0], 0, car)
    D = cover[..., 1] / np.maximum(cover[..., 0], 1e-3)
    rest = car - m
    display = lambda v: encode(shoulder(np.maximum(v, 0)))
    sheen = display(gloss)
    other = display(base / np.maximum(rest, .02)[..., None] + gloss)
    C = rest[..., None] * other + m[..., None] * sheen
    paint = m * encode(shoulder(np.clip(D * LIGHT, 0, 2), .90)) * (1 - sheen.mean(2))
    dark = np.clip(shadow(json.load(open(d + '/view.json')), w, h), 0, 1) * DEPTH * (1 - car)
    mask = car + dark
    C = C + dark[..., None] * SHADE
    seen = np.maximum(mask, 1 / 255)
    alpha = np.clip(1 - paint / seen, .004, 1)
    straight = np.clip(C / seen[..., None] / alpha[..., None], 0, 1)
    straight = np.where(mask[..., None] > 1 / 255, straight, SHADE)
    (np.dstack([straight, alpha]) * 255 + .5).astype(np.uint8).tofile(f'{TMP}/pass/{name}.rgba')
    (np.clip(mask, 0, 1) * 255 + .5).astype(np.uint8).tofile(f'{TMP}/pass/{name}.mask')
    json.dump({'width': w, 'height': h}, open(f'{TMP}/pass/{name}.json', 'w'))
    core = m > .98
    print(name, 'reflections', round(float(sheen[core].mean()), 2), 'light', np.percentile(D[core], [5, 50, 95]).round(2), flush=True)


if __name__ == '__main__':
    for nm in sys.argv[1:]:
        compose(nm.replace(':', '-'))
