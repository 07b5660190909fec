"""What lies on the body's surface, each as a signed field (negative inside).

glass  clear panes         black  gloss black trim     clad  matt dark plastic
lampf  head lamp lens      lampr  tail lamp lens       grille  air openings
cut    removed skin (open roof)   s0..s3  panels whose outlines are the shut lines
"""
import numpy as np
from field import smax, smin, step, polygon, F

FAR = F(1.0)


def lamp_front(b, x, y, z):
    """Head lamp: rises outwards along the wrap; thins towards the grille."""
    l, ya = b.lamp, np.abs(y)
    t = np.maximum(ya - l['y'], 0) + 0.55 * np.maximum(x - 0.08, 0)
    lo = l['z'] + l['rise'] * t * 1.1
    hi = l['z'] + l['h'] * (0.62 + 0.9 * np.minimum(t, .45)) + l['rise'] * t * .55
    if l['style'] == 'line':
        lo, hi = l['z'] + l['rise'] * t * .6, l['z'] + l['h'] * (1 + .9 * np.minimum(t, .6)) + l['rise'] * t * .6
    d = smax(lo - z, z - hi, .02)
    slant = 0.35 * (z - l['z'])
    d = smax(d, l['y'] - ya - slant, .03) if l['y'] else d
    return smax(d, x - l['wrap'] - 0.9 * (z - l['z']), .03)


def lamp_rear(b, x, y, z):
    l, ya = b.tlamp, np.abs(y)
    back = b.L - x
    t = np.maximum(ya - l['y'], 0)
    grow = 1 if l['style'] == 'tall' else .72 + .9 * np.minimum(t, .35)
    lo = l['z'] - 0.0 * t + l['rise'] * t
    hi = l['z'] + l['h'] * grow + l['rise'] * t
    d = smax(lo - z, z - hi, .02)
    if l['y']:
        d = smax(d, l['y'] - ya + .4 * (l['z'] + l['h'] - z) * (l['style'] != 'tall'), .03)
    return smax(d, back - l['wrap'] - b.sweep_r * (ya / b.hw) ** 2 * .5, .03)


def grille(b, x, y, z):
    ya = np.abs(y)
    d = FAR
    g = b.grille
    if g:
        t = (z - g['z']) / g['h']
        d = smax(smax(g['z'] - g['h'] / 2 - z, z - g['z'] - g['h'] / 2, .02), ya - g['w'] * (1 - .10 * np.abs(t - .3)), .04)
    return np.maximum(d, x - .45)


def intake(b, x, y, z):
    g, ya = b.intake, np.abs(y)
    t = (z - g['z']) / g['h']
    d = smax(smax(g['z'] - g['h'] / 2 - z, z - g['z'] - g['h'] / 2, .03), ya - g['w'] * (1 - .12 * t), .05)
    return np.maximum(d, x - .62)


def vent(b, x, y, z):
    """Slim upright blade at the bumper's corner."""
    ya, g = np.abs(y), b.intake
    k, up = b.hw - .15, z - g['z'] - .07
    return np.maximum(smax(np.abs(ya - k - .16 * up) - .022 - .08 * np.maximum(up, -.1), np.abs(up) - .115, .03), x - .62)


def plate_recess(b, x, y, z):
    d = smax(np.abs(y) - .29, np.abs(z - b.rplate_z) - .085, .03)
    return np.maximum(d, b.L - .5 - x)


def recess(b, x, y, z):
    """How far the skin steps back in openings."""
    r = .045 * step(-grille(b, x, y, z), 0, .018) + .05 * step(-intake(b, x, y, z), 0, .022)
    r = r + .008 * step(-vent(b, x, y, z), 0, .012)
    return r + .022 * step(-plate_recess(b, x, y, z), 0, .02)


def dlo(b, x, y, z, ws, rf, bs, sd):
    """Side window graphic: follows screen, roof and belt by fixed margins."""
    belt = b.top_line(x) - .018
    base = np.maximum(b.belt + .02 * (x - 1.5), belt if b.kind != 'saloon' else 0)
    c0, c1 = b.C
    tz = (z - b.zb) / (b.H - b.zb)
    rear = (x - (c0 + (c1 - c0) * tz)) / np.sqrt(1 + ((c1 - c0) / (b.H - b.zb)) ** 2)
    d = smax(ws + .075, rf + (.075 if b.kind != 'van' else .17), .06)
    d = smax(d, base - z, .03)
    d = smax(d, rear, .10 if b.kind == 'saloon' else .07)
    return np.maximum(d, -.06 - sd)


def bed_opening(b, x, y):
    """The opening of a pick-up's bed, in plan."""
    return smax(np.abs(y) - (b.hw - .17), np.maximum(b.bed - x, x - b.L + .13), .05)


def parts(b, x, y, z):
    s, ya, hw = b, np.abs(y), b.hw
    lo = b.lower(x, y, z)
    cab, ws, rf, bs, sd = b.cabin(x, y, z)
    wheel = b.wheel(x, z)
    out = {}
    # glass: windscreen, rear screen, side panes between the pillars
    win = dlo(b, x, y, z, ws, rf, bs, sd)
    tz = (z - b.zb) / (b.H - b.zb)
    xb = b.B + .10 * tz
    pill = np.abs(x - xb) - .045
    if 'Q' in b.s:
        pill = np.minimum(pill, np.abs(x - b.Q - .03 * tz) - .03)
    if 'Q0' in b.s:
        pill = np.minimum(pill, np.abs(x - b.Q0 - .30 * tz) - .025)
    if b.doors == 5 and 'Q' not in b.s:
        pill = np.minimum(pill, np.abs(x - (b.C[0] - .36) + .06 * tz) - .016)
    panes = smax(win + .016, -pill, .015)
    front = smax(smax(sd + .06, rf + .07, .10), .028 - lo, .06)
    front = np.maximum(front, -.10 - ws)
    front = np.maximum(front, x - 2.6)
    rear_k = .05 if s.kind == 'hatch' else .07
    rear = smax(smax(sd + .10, rf + rear_k + .015, .10), .045 - lo, .06)
    rear = np.maximum(np.maximum(rear, -.10 - bs), b.L * .55 - x)
    if s.kind == 'saloon':
        rear = np.maximum(rear, s.back[3] - .03 - z)
    if s.kind == 'van':
        rear = FAR + 0 * x
    if s.spoiler:
        rear = np.maximum(rear, x - b.L + .015)
    glass = np.minimum(np.minimum(panes, front + .012), rear + .012)
    black = np.minimum(np.minimum(win, front), rear)
    if s.glass_roof:
        roof = smax(smax(sd + .10, ws + .10, .1), bs + .16, .1)
        black = np.minimum(black, np.maximum(roof, -.05 - rf))
    # open roof
    if s.s.get('open'):
        cut = np.maximum(ws + .135, .012 - lo)          # skin behind the windscreen frame
        deck = smax(smax(ya - (hw - .15), b.screen[0] + .22 + .22 * y * y - x, .1), x - b.B - .62, .10)
        deck = np.maximum(deck, z - b.zb - .06)         # the windscreen stands above
        cut = np.minimum(cut, np.maximum(deck, .75 - z))
        out['cut'] = cut
        trim = np.maximum(np.minimum(deck - .024, .02 - lo), .75 - z)           # a dark lip round the opening
        black = np.minimum(front, np.maximum(trim, x - b.B - .9))
        glass = np.minimum(front + .014, FAR)
    if s.kind == 'pickup':      # the bed: open above
        out['cut'] = np.maximum(bed_opening(b, x, y), .95 - z)
    out['glass'], out['black'] = glass, np.minimum(black, vent(b, x, y, z))
    # dark plastic: wells, sills, cladding rings, lower bumpers
    clad = np.minimum(wheel - .004, z - s.gc - .035)
    sill = z - s.gc - (.075 if not s.clad else .135)
    clad = np.minimum(clad, sill)
    if s.clad:
        clad = np.minimum(clad, wheel - s.clad)
        ends = np.maximum(z - s.gc - .13, np.minimum(x - 1.0, b.L - 1.0 - x))
        clad = np.minimum(clad, ends)
    diff = smax(z - s.gc - .17, b.L - .45 - x, .04)
    out['clad'] = np.minimum(clad, smax(diff, ya - hw * .70, .05))
    out['grille'] = np.minimum(grille(b, x, y, z), intake(b, x, y, z))
    out['lampf'] = lamp_front(b, x, y, z)
    out['lampr'] = np.maximum(lamp_rear(b, x, y, z), b.L - .75 - x)
    # shut lines
    far = FAR + 0 * x
    sidey = .42 * hw - ya
    xa, z0 = b.xf + b.Ra + .10, s.gc + .125
    zt = b.zb + .02
    arch = .045 + s.clad - np.hypot(x - b.xr, z - b.zw) + b.Ra
    xm = b.screen[0] + .30                      # front lower corner of the side glass
    d0 = polygon(x, z, [(xa - .03, z0), (xa - .01, .62 * zt), (max(xa, min(xm, xa + .12)), zt - .03), (b.B, zt - .02), (b.B, z0)])
    d1 = polygon(x, z, [(b.B, z0), (b.B, zt - .02), (b.C[0] - .18, zt + .015), (b.C[0] - .16, .62 * zt), (min(b.xr - b.Ra * .4, b.C[0] - .10), z0)])
    d1 = smax(d1, arch, .04)
    if b.doors == 3:
        d1 = far
    if s.kind == 'van':
        end = min(b.B + 1.10, b.xr - b.Ra - .03)
        d1 = polygon(x, z, [(b.B + .06, z0), (b.B + .06, b.H - .22), (end, b.H - .22), (end, z0)])
        d0 = polygon(x, z, [(xa - .02, z0), (xa - .02, .9), (xa + .08, zt), (b.B, zt + .1), (b.B, z0)])
    out['s0'] = np.maximum(d0, sidey)
    out['s1'] = np.maximum(d1, sidey)
    bonnet = smax(ya - (hw - .155 - s.taper_f * np.maximum(0, 1 - x / (s.fo + .35)) ** 2), b.nose_line(z * 0 + s.lamp['z'] + s.lamp['h'] * .9) + .03 + s.sweep_f * (ya / hw) ** 2.4 - x, .10)
    bonnet = np.maximum(smax(bonnet, x - (s.screen[0] - .02 + .16 * y * y), .05), s.lamp['z'] - z)
    tz0 = b.rplate_z - .13 if s.kind != 'saloon' else b.rplate_z + .13
    gate = smax(smax(ya - hw * .76, tz0 - z, .10), b.back[0] + .03 - x, .1)
    if s.kind == 'saloon':
        gate = smax(smax(ya - hw * .72, tz0 - z, .08), b.back[2] + .06 - .16 * y * y - x, .1)
    if s.kind == 'van':
        gate = np.maximum(np.maximum(ya - hw * .90, .45 - z), np.maximum(b.L - .3 - x, z - b.H + .16))
        gate = np.maximum(gate, .0015 - ya)          # two doors, split in the middle
    if s.kind == 'pickup':
        gate = np.maximum(smax(ya - hw * .78, .55 - z, .04), b.L - .3 - x)
    out['s2'] = np.minimum(bonnet, gate)
    # bumper cuts run from the arches to the lamps; fuel flap on the right rear wing
    cutf = smax(z - (s.lamp['z'] - .035 + .12 * (x - .3)), x - b.xf + .1, .02)
    cutr = smax(z - (s.tlamp['z'] - .07), b.xr + .1 - x, .02)
    out['s3'] = np.minimum(np.maximum(cutf, .62 * hw - ya), np.maximum(cutr, .62 * hw - ya))
    return out
