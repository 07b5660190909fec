"""Lamp interiors: a bowl behind the clear lens with projectors and a light guide."""
import numpy as np
from field import smin, smax, step, mesh, reflect
from parts import lamp_front, lamp_rear


def front_led(b, x, y, z):
    l, ya = b.lamp, np.abs(y)
    t = np.maximum(ya - l['y'], 0) + 0.55 * np.maximum(x - 0.08, 0)
    lo = l['z'] + l['rise'] * t * 1.1
    hi = l['z'] + l['h'] * (0.62 + 0.9 * np.minimum(t, .45)) + l['rise'] * t * .55
    inside = lamp_front(b, x, y, z) + .012
    if l['style'] == 'line':
        return np.maximum(np.abs(z - (l['z'] + l['rise'] * t * .6) - .024) - .010, inside), 0 * x + 1
    guide = np.abs(z - lo - .019) - .0065
    if l['style'] == 'drl':
        guide = np.minimum(np.abs(z - hi + .020) - .0065, np.abs(ya - l['y'] - .055 + .35 * (z - l['z'])) - .0065)
    eyes = 0 * x + 1
    for i in range(3 if l['style'] == 'led' else 2):
        ti = .10 + .115 * i
        mid = l['z'] + l['rise'] * ti * .85 + l['h'] * (.36 + .45 * min(ti, .45)) + (.008 if l['style'] == 'led' else -.008)
        r = .030 + .002 * i
        eyes = np.minimum(eyes, np.hypot(ya - l['y'] - ti * .86, z - mid) - r)
    return np.maximum(guide, inside), np.maximum(eyes, inside + .004)


def rear_led(b, x, y, z):
    l, ya = b.tlamp, np.abs(y)
    t = np.maximum(ya - l['y'], 0)
    inside = lamp_rear(b, x, y, z) + .012
    mid = l['z'] + l['rise'] * t + l['h'] * .42
    if l['style'] == 'line':
        return np.maximum(np.abs(z - l['z'] - l['rise'] * t - .024) - .011, inside), 0 * x + 1
    if l['style'] == 'tall':
        return np.maximum(np.abs(np.abs(ya - b.hw + .055) - .028) - .007, inside), 0 * x + 1
    ring = np.abs(lamp_rear(b, x, y, z) + .028) - .0075
    eyes = np.maximum(np.abs(z - mid) - .007, .05 - t)
    return np.maximum(np.minimum(ring, eyes), inside), 0 * x + 1


def add_lamps(w, b, lo, hi, shift):
    for name, region, led, mat in (('lampf', lamp_front, front_led, 'bowl'), ('lampr', lamp_rear, rear_led, 'bowlred')):
        def f(x, y, z):
            a, e = led(b, x, y, z)
            lift = .030 * step(-a, -.004, .004) + .022 * step(-e, -.004, .006)
            g = np.maximum(b.lower(x, y, z) + .055 - lift, region(b, x, y, z) - .02)
            g = np.maximum(g, x - 1.1 if name == 'lampf' else b.L - .8 - x)
            return np.maximum(g, -b.lower(x, y, z) - .085)
        l2, h2 = list(lo), list(hi)
        if name == 'lampf':
            h2[0] = 1.0
        else:
            l2[0] = b.L - .75
        spec = b.lamp if name == 'lampf' else b.tlamp
        l2[2], h2[2] = spec['z'] - .06, spec['z'] + spec['h'] * 1.2 + .2
        v, q, n = mesh(f, l2, h2, .0075)
        a, e = led(b, *v.T)
        a = np.where(b.lower(*v.T) < -.07, 1, a)          # the back of the bowl does not shine into the car
        v, q, n, at = reflect(v, q, n, {'led': a, 'eye': e})
        w.add(name, mat, v - shift, q, n, at)
