"""One parametric body: lower shell and greenhouse as fields, joined with fillets.

The lower shell is the intersection of a side surface (half width as a function of x and z,
with shoulder, crease, sill and arch flares), a top surface (bonnet, belt, boot) and two end
faces swept back in plan. The greenhouse is the intersection of windscreen, roof, rear screen
and leaning sides. Parts (glass, lamps, cladding, shut lines) are further signed fields on the
same surface; parts.py lists them.
"""
import numpy as np
from field import smax, smin, step, bump, curve, F


class Body:
    def __init__(self, s):
        self.__dict__.update(s)
        self.s, self.hw = s, s['W'] / 2
        self.top_line, self.roof_line = curve(self.top), curve(self.roof)
        self.nose_line, self.tail_line = curve(self.nose), curve(self.tail)
        self.xf, self.xr, self.zw = self.fo, self.fo + self.wb, self.wd / 2
        self.Ra = self.wd / 2 + self.arch
        self.zb = self.top_line(np.array([2.2]))[0]

    def wheel(self, x, z):
        """Distance from the nearer wheel's axis, less the arch radius."""
        return np.minimum(np.hypot(x - self.xf, z - self.zw), np.hypot(x - self.xr, z - self.zw)) - self.Ra

    def half_width(self, x, z):
        s, hw, zb = self, self.hw, self.zb
        uf = np.maximum(0, 1 - x / (s.fo + 0.35))
        ur = np.maximum(0, 1 - (s.L - x) / (s.L - self.xr + 0.45))
        w = hw - s.taper_f * uf ** 2.2 - s.taper_r * ur ** 2.2
        zs = zb * 0.70 + 0.03 * (x - 2) / 2
        t = (z - zs) / zs
        w = w - 0.055 * np.minimum(t, 0) ** 2
        ta = np.maximum((z - zs) / (zb - zs), 0)
        w = w - 0.035 * np.minimum(ta, 1.6) ** 2
        zc = zb * 0.835 + 0.035 * (x - 2.2) / 2
        u = zc - z
        soft = 0.5 * (u + np.sqrt(u * u + 0.012 ** 2))
        along = step(x, 0.45, 1.3) * (1 - step(x, s.L - 0.75, s.L - 0.15))
        w = w - s.crease * along * (soft / 0.07) * np.exp(1 - soft / 0.07) * 0.8
        mid = step(x, self.xf, self.xf + 0.9) * (1 - step(x, self.xr - 0.9, self.xr))
        w = w - 0.020 * mid * bump(z, zb * 0.52, 0.16) + 0.012 * mid * bump(z, s.gc + 0.16, 0.07)
        r = self.wheel(x, z)
        w = w + (0.016 + s.clad * 0.25) * np.exp(-np.maximum(r, 0) / 0.11) * step(z, 0.1, 0.3)
        return w

    def lower(self, x, y, z):
        s, hw = self, self.hw
        ya = np.abs(y) / hw
        side = np.abs(y) - self.half_width(x, z)
        crown = 0.055 * ya ** 2.4
        zt = self.top_line(x)
        slope = (self.top_line(x + .02) - self.top_line(x - .02)) / 0.04
        top = (z - zt + crown) / np.sqrt(1 + slope ** 2)
        power = 0.022 * step(x, .2, .6) * (1 - step(x, s.screen[0] - .2, s.screen[0]))
        top = top - power * step(np.abs(y), hw * .38, hw * .50) * (1 - step(np.abs(y), hw * .50, hw * .95))
        fs = (self.nose_line(z + .01) - self.nose_line(z - .01)) / .02
        front = self.nose_line(z) + s.sweep_f * ya ** 2.4 - x
        front = front / np.sqrt(1 + np.clip(fs, -3, 3) ** 2 + (s.sweep_f * 2.4 / hw * ya ** 1.4) ** 2)
        rs = (self.tail_line(z + .01) - self.tail_line(z - .01)) / .02
        rear = x - s.L + self.tail_line(z) + s.sweep_r * ya ** 2.4
        rear = rear / np.sqrt(1 + np.clip(rs, -3, 3) ** 2 + (s.sweep_r * 2.4 / hw * ya ** 1.4) ** 2)
        if s.kind == 'saloon':   # a lip that ends the boot lid
            rear = rear - 0.014 * bump(z, self.top_line(np.array([s.L]))[0] - 0.03, 0.05)
        f = smax(side, top, 0.15)
        f = smax(f, front, 0.20)
        f = smax(f, rear, {'van': .14, 'pickup': .07}.get(s.kind, .10))
        floor = s.gc + 0.09 * step(-x, -0.5, 0.0) + 0.10 * step(x, s.L - 0.7, s.L) - z
        return smax(f, floor, 0.07)

    def cabin(self, x, y, z):
        """Greenhouse and its four faces."""
        s = self
        y2 = y * y
        xb, zb, xt, zt = s.screen
        n = np.array([-(zt - zb), xt - xb]); n /= np.hypot(*n)
        bow = 0.22 if s.kind != 'van' else 0.16
        along = ((x - xb) * n[1] - (z - zb) * n[0]) / np.hypot(xt - xb, zt - zb)
        ws = (x - xb - bow * y2) * n[0] + (z - zb) * n[1] + 0.05 * (np.clip(along, -.3, 1.3) - .5) ** 2 - .0125
        xt2, zt2, xb2, zb2 = s.back
        m = np.array([zt2 - zb2, xb2 - xt2]); m /= np.hypot(*m)
        bs = (x - xt2 + (0.16 if s.kind != 'van' else .03) * y2) * m[0] + (z - zt2) * m[1]
        slope = (self.roof_line(x + .02) - self.roof_line(x - .02)) / .04
        rf = (z - self.roof_line(x) + 0.085 * y2 + .02 * y2 * y2) / np.sqrt(1 + slope ** 2)
        u = np.maximum(z - self.zb, -.01)
        uf = np.maximum(0, 1 - (x - s.screen[0]) / 1.1)
        ur = np.maximum(0, (x - self.xr + 1.0) / 1.6)
        tr = {'saloon': .13, 'van': .015}.get(s.kind, .07)
        w = self.hw - s.inset - s.tumble * u - 0.16 * u * np.abs(u) - 0.05 * uf ** 2 - tr * ur ** 2
        sd = (np.abs(y) - w) / np.sqrt(1 + s.tumble ** 2)
        f = smax(rf, ws, 0.16)
        f = smax(f, bs, {'hatch': .05, 'van': .10, 'pickup': .12}.get(s.kind, .22))
        f = smax(f, sd, 0.13 if s.kind != 'van' else .2)
        f = smax(f, s.zb - .16 - z, .05)
        if s.kind == 'saloon':
            f = smax(f, x - s.back[2] - .16 + .2 * y2, .05)
        return f, ws, rf, bs, sd

    def solid(self, x, y, z):
        lo = self.lower(x, y, z)
        f = smin(lo, self.cabin(x, y, z)[0], 0.06 if self.kind != 'van' else .10)
        if self.spoiler:         # the tailgate's roof spoiler
            xt, zt = self.back[0], self.back[1]
            roof = self.roof_line(x) - 0.085 * y * y - .02 * y ** 4
            sp = smax(smax(z - roof + .004, roof - .045 - z, .03), np.abs(y) - self.hw * .66, .10)
            sp = smax(sp, x - (xt + .075 + self.spoiler) + .16 * y * y, .03)
            f = smin(f, smax(sp, xt - .3 - x, .05), .03)
        return f

    def arches(self, f, x, y, z):
        well = smax(self.wheel(x, z), (self.hw - 0.44) - np.abs(y), 0.05)
        well = smax(well, z - self.zb + .02, .05)
        return smax(f, -well, 0.012)

    def __call__(self, x, y, z):
        from parts import recess
        f = self.solid(x, y, z)
        f = f + recess(self, x, y, z)
        return self.arches(f, x, y, z)
