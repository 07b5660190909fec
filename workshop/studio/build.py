"""python3 build.py SHAPE... : fields to meshes, one folder per shape under $STUDIO_TMP/mesh."""
import os
import sys
import time
import numpy as np
from field import Writer, mesh, reflect, F
from shapes import shape, SHAPES
from body import Body
from parts import parts
from lights import add_lamps
from wheels import add_wheels
from details import add_details
from light import body_light, cabin_light, wheel_light, floor_shadow

TMP = os.environ.get('STUDIO_TMP', '/tmp/studio')
CABIN = ('fabric', 'tub')
WHEEL = ('barrel', 'disc', 'well', 'rim', 'caliper')


def build(name, h):
    t = time.time()
    s = shape(name)
    s['wheel_name'] = s.pop('wheel')
    b = Body(s)
    shift = np.array([b.xf + b.wb / 2, 0, 0], F)

    def light(material, v, n):
        if material in CABIN:
            return cabin_light(v, n)
        return (wheel_light if material in WHEEL else body_light)(b, v + shift, n)
    w = Writer(f'{TMP}/mesh/{name}', light)
    lo, hi = (-.06, 0, .08), (b.L + .12, b.hw + .10, b.H + .10)
    v, q, n = mesh(b, lo, hi, h)
    at = parts(b, *v.T)
    v, q, n, at = reflect(v, q, n, at)
    w.add('skin', 'paint', v - shift, q, n, at)
    add_lamps(w, b, lo, hi, shift)
    add_wheels(w, b, shift)
    add_details(w, b, shift)
    dark, grid = floor_shadow(b)
    np.save(f'{TMP}/mesh/{name}/shadow.npy', dark)
    w.close({'floor': grid, 'L': b.L, 'W': b.W, 'H': b.H, 'wb': b.wb, 'fo': b.fo, 'kind': b.kind, 'wd': b.wd, 'hw': b.hw,
             'lampz': b.lamp['z'], 'grille': (b.grille or {}).get('kind', 'none')})
    print(name, len(q), 'quads', round(time.time() - t, 1), 's', flush=True)


if __name__ == '__main__':
    args = sys.argv[1:]
    h = float(os.environ.get('STUDIO_H', '.010'))
    for nm in (args or SHAPES):
        build(nm, h)
