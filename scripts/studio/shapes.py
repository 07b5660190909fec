"""The eleven bodies as numbers. Metres; x runs from the front bumper (0) to the tail (L), z up.

top     control polygon of the lower body: bonnet, belt line under the cabin, boot lid or tail
screen  windscreen line (x base, z base, x top, z top); back: rear screen line, same order top to base
roof    control polygon of the roof line
nose, tail  control polygons (z, x) of the end faces; the tail counts inwards from L
lamp, tlamp  z at the inner end, height, inner y, wrap along x, rise outwards, taper
"""
from copy import deepcopy

BASE = dict(
    doors=5, tumble=0.36, inset=0.045, taper_f=0.09, taper_r=0.10, sweep_f=0.26, sweep_r=0.20,
    nose=[(0.10, 0.16), (0.22, 0.05), (0.40, 0.0), (0.58, 0.0), (0.68, 0.03), (0.80, 0.16), (0.95, 0.50)],
    tail=[(0.10, 0.20), (0.24, 0.06), (0.42, 0.0), (0.62, 0.0), (0.80, 0.03), (1.00, 0.07), (1.30, 0.14)],
    lamp=dict(z=0.615, h=0.105, y=0.44, wrap=0.50, rise=0.10, style='led'),
    tlamp=dict(z=0.80, h=0.13, y=0.40, wrap=0.26, rise=0.04, style='bar'),
    grille=dict(z=0.565, h=0.10, w=0.44, kind='slats'), intake=dict(z=0.285, h=0.13, w=0.56),
    clad=0.0, rails=False, wheel='five', rim=0.235, crease=0.020, handle=0.80, arch=0.035, plate_z=0.43, rplate_z=0.56,
    kind='hatch', spoiler=0.0, glass_roof=False,
)

SHAPES = dict(
    city=dict(
        L=3.98, W=1.72, H=1.47, wb=2.50, fo=0.80, wd=0.62, gc=0.17,
        top=[(0, .62), (.25, .76), (.60, .87), (.98, .955), (1.20, .95), (2.0, .945), (3.0, .985), (3.6, 1.02), (4.1, 1.02)],
        screen=(1.02, .96, 1.72, 1.39), back=(3.60, 1.40, 3.90, .98),
        roof=[(1.2, 1.36), (1.75, 1.44), (2.3, 1.475), (2.9, 1.465), (3.4, 1.425), (3.9, 1.37)],
        B=2.20, C=(3.36, 3.22), belt=.925, wheel='five', spoiler=.05, lamp=dict(z=.64, h=.12, y=.42, wrap=.46, rise=.11, style='drl')),
    hatchback=dict(
        L=4.28, W=1.79, H=1.46, wb=2.63, fo=0.86, wd=0.645, gc=0.17,
        top=[(0, .62), (.25, .745), (.65, .85), (1.10, .945), (1.35, .94), (2.2, .94), (3.2, .97), (3.9, .995), (4.4, .99)],
        screen=(1.16, .95, 1.92, 1.375), back=(3.86, 1.38, 4.18, .96),
        roof=[(1.4, 1.34), (1.95, 1.425), (2.5, 1.465), (3.1, 1.455), (3.65, 1.415), (4.2, 1.355)],
        B=2.40, C=(3.62, 3.42), belt=.92, wheel='twin', spoiler=.06),
    saloon=dict(
        L=4.77, W=1.83, H=1.455, wb=2.80, fo=0.89, wd=0.66, gc=0.16,
        top=[(0, .62), (.28, .74), (.75, .85), (1.28, .935), (1.5, .93), (2.4, .93), (3.4, .97), (4.0, 1.055), (4.45, 1.085), (4.72, 1.075), (4.9, 1.06)],
        screen=(1.36, .94, 2.16, 1.37), back=(3.30, 1.40, 4.10, 1.05),
        roof=[(1.6, 1.30), (2.15, 1.42), (2.7, 1.468), (3.2, 1.445), (3.7, 1.34), (4.2, 1.17)],
        B=2.60, C=(3.86, 3.46), belt=.915, kind='saloon', wheel='ten', clad=0.0),
    estate=dict(
        L=4.77, W=1.83, H=1.475, wb=2.80, fo=0.89, wd=0.66, gc=0.165,
        top=[(0, .62), (.28, .74), (.75, .85), (1.28, .935), (1.5, .93), (2.4, .93), (3.4, .96), (4.3, .995), (4.9, 1.0)],
        screen=(1.36, .94, 2.16, 1.375), back=(4.30, 1.38, 4.66, .98),
        roof=[(1.6, 1.31), (2.15, 1.43), (2.75, 1.475), (3.5, 1.465), (4.1, 1.425), (4.7, 1.36)],
        B=2.60, C=(4.40, 4.12), Q=3.62, belt=.915, wheel='twin', rails=True, spoiler=.05),
    suv=dict(
        L=4.62, W=1.88, H=1.68, wb=2.71, fo=0.92, wd=0.715, gc=0.21,
        nose=[(0.15, .14), (.28, .05), (.48, 0.0), (.72, 0.0), (.84, .02), (.95, .12), (1.15, .45)],
        tail=[(.15, .18), (.30, .06), (.50, 0), (.75, .0), (.95, .04), (1.15, .08), (1.5, .16)],
        top=[(0, .78), (.22, .90), (.62, 1.0), (1.10, 1.075), (1.35, 1.07), (2.2, 1.075), (3.2, 1.11), (4.0, 1.14), (4.7, 1.14)],
        screen=(1.20, 1.08, 1.96, 1.55), back=(4.12, 1.56, 4.48, 1.12),
        roof=[(1.4, 1.51), (1.95, 1.61), (2.5, 1.668), (3.2, 1.66), (3.9, 1.60), (4.5, 1.53)],
        B=2.46, C=(3.98, 3.72), Q=3.42, belt=1.055, clad=.055, rails=True, wheel='five', rim=.255, handle=.94, spoiler=.06,
        lamp=dict(z=.775, h=.10, y=.46, wrap=.48, rise=.09, style='led'), tlamp=dict(z=.95, h=.12, y=.38, wrap=.28, rise=.04, style='bar'),
        grille=dict(z=.70, h=.19, w=.46, kind='mesh'), intake=dict(z=.36, h=.13, w=.56), plate_z=.52, rplate_z=.74, arch=.05),
    crossover=dict(
        L=4.20, W=1.80, H=1.545, wb=2.59, fo=0.83, wd=0.68, gc=0.19,
        nose=[(0.12, .14), (.25, .05), (.43, 0.0), (.64, 0.0), (.76, .02), (.87, .13), (1.05, .45)],
        tail=[(.12, .18), (.27, .06), (.46, 0), (.68, .0), (.87, .04), (1.07, .08), (1.4, .16)],
        top=[(0, .70), (.22, .83), (.60, .935), (1.05, 1.015), (1.28, 1.01), (2.1, 1.01), (3.0, 1.05), (3.7, 1.09), (4.3, 1.09)],
        screen=(1.12, 1.02, 1.84, 1.435), back=(3.62, 1.43, 4.06, 1.06),
        roof=[(1.3, 1.40), (1.85, 1.49), (2.35, 1.54), (2.95, 1.525), (3.5, 1.455), (4.1, 1.35)],
        B=2.30, C=(3.52, 3.26), belt=.99, clad=.045, wheel='turbine', rim=.245, handle=.87, spoiler=.06, arch=.045,
        lamp=dict(z=.72, h=.12, y=.42, wrap=.46, rise=.12, style='drl'), tlamp=dict(z=.87, h=.12, y=.40, wrap=.28, rise=.05, style='bar'),
        grille=dict(z=.62, h=.10, w=.40, kind='mesh'), intake=dict(z=.33, h=.15, w=.58), plate_z=.49, rplate_z=.64),
    mpv=dict(
        L=4.54, W=1.83, H=1.66, wb=2.79, fo=0.86, wd=0.655, gc=0.17,
        nose=[(0.10, .16), (.24, .05), (.43, 0.0), (.62, 0.0), (.75, .03), (.90, .16), (1.08, .42)],
        tail=[(.12, .18), (.27, .06), (.46, 0), (.70, .0), (.90, .03), (1.10, .06), (1.5, .13)],
        top=[(0, .69), (.22, .82), (.55, .94), (.95, 1.035), (1.15, 1.03), (2.1, 1.03), (3.2, 1.05), (4.0, 1.07), (4.7, 1.07)],
        screen=(.98, 1.03, 1.86, 1.55), back=(4.14, 1.57, 4.44, 1.05),
        roof=[(1.25, 1.49), (1.85, 1.60), (2.4, 1.655), (3.1, 1.655), (3.8, 1.615), (4.4, 1.55)],
        B=2.36, C=(4.16, 3.98), Q=3.40, Q0=1.50, belt=1.01, wheel='ten', rails=True, handle=.89, spoiler=.05, tumble=.32,
        lamp=dict(z=.70, h=.12, y=.44, wrap=.50, rise=.10, style='led'), tlamp=dict(z=.90, h=.15, y=.46, wrap=.24, rise=.04, style='bar'),
        grille=dict(z=.625, h=.10, w=.44, kind='slats'), intake=dict(z=.31, h=.14, w=.56), plate_z=.47, rplate_z=.66),
    coupe=dict(
        L=4.77, W=1.85, H=1.39, wb=2.85, fo=0.80, wd=0.68, gc=0.145,
        top=[(0, .58), (.28, .70), (.80, .815), (1.45, .90), (1.7, .895), (2.5, .895), (3.4, .94), (4.0, 1.02), (4.5, 1.055), (4.72, 1.045), (4.9, 1.03)],
        screen=(1.52, .905, 2.30, 1.305), back=(3.20, 1.33, 4.26, 1.02),
        roof=[(1.8, 1.24), (2.3, 1.355), (2.8, 1.40), (3.25, 1.375), (3.8, 1.26), (4.3, 1.11)],
        B=2.98, C=(3.74, 3.34), doors=3, belt=.88, kind='saloon', wheel='twin', rim=.255, handle=.77, tumble=.42, arch=.03,
        lamp=dict(z=.575, h=.09, y=.44, wrap=.52, rise=.11, style='led'), tlamp=dict(z=.80, h=.09, y=.36, wrap=.30, rise=.05, style='bar'),
        grille=dict(z=.525, h=.13, w=.40, kind='mesh'), intake=dict(z=.25, h=.12, w=.60), plate_z=.39, rplate_z=.52),
    convertible=dict(
        L=4.55, W=1.84, H=1.37, wb=2.72, fo=0.84, wd=0.665, gc=0.15,
        top=[(0, .59), (.28, .71), (.78, .82), (1.38, .90), (1.6, .895), (2.4, .895), (3.1, .93), (3.7, 1.0), (4.2, 1.03), (4.5, 1.02), (4.7, 1.0)],
        screen=(1.46, .905, 2.16, 1.30), back=(2.95, 1.33, 3.80, 1.0),
        roof=[(1.7, 1.24), (2.2, 1.35), (2.6, 1.38), (3.0, 1.36), (3.5, 1.22), (4.0, 1.05)],
        B=2.86, C=(3.56, 3.2), doors=3, belt=.88, kind='saloon', open=True, wheel='ten', rim=.25, handle=.77, tumble=.40,
        lamp=dict(z=.585, h=.095, y=.44, wrap=.50, rise=.11, style='drl'), tlamp=dict(z=.79, h=.09, y=.38, wrap=.30, rise=.05, style='bar'),
        grille=dict(z=.535, h=.11, w=.44, kind='slats'), intake=dict(z=.255, h=.12, w=.58), plate_z=.40, rplate_z=.52),
    van=dict(
        L=4.97, W=1.99, H=2.05, wb=2.93, fo=0.95, wd=0.675, gc=0.20, doors=4,
        nose=[(0.12, .12), (.28, .04), (.50, 0.0), (.75, 0.0), (.92, .03), (1.04, .14), (1.2, .36)],
        tail=[(.12, .10), (.28, .03), (.50, 0), (.90, 0), (1.3, .01), (1.7, .03), (2.1, .07)],
        top=[(0, .86), (.18, 1.0), (.45, 1.11), (.78, 1.20), (1.0, 1.20), (2.0, 1.20), (3.2, 1.22), (4.2, 1.22), (5.1, 1.22)],
        screen=(.80, 1.20, 1.52, 1.90), back=(4.88, 1.95, 4.95, 1.2),
        roof=[(1.0, 1.86), (1.5, 1.985), (2.1, 2.045), (3.0, 2.055), (4.2, 2.05), (5.1, 2.02)],
        B=2.08, C=(2.00, 2.0), belt=1.14, kind='van', wheel='steel', rim=.215, handle=1.02, tumble=.13, inset=.012, taper_r=.02,
        taper_f=.10, sweep_r=.05, arch=.045, crease=.012, clad=.03,
        lamp=dict(z=.80, h=.17, y=.56, wrap=.42, rise=.14, style='drl'), tlamp=dict(z=.86, h=.46, y=.87, wrap=.12, rise=0, style='tall'),
        grille=dict(z=.73, h=.19, w=.55, kind='slats'), intake=dict(z=.36, h=.13, w=.60), plate_z=.55, rplate_z=.80),
    electric=dict(
        L=4.66, W=1.87, H=1.49, wb=2.95, fo=0.82, wd=0.69, gc=0.15,
        top=[(0, .62), (.25, .75), (.65, .855), (1.08, .945), (1.3, .945), (2.2, .945), (3.3, .98), (4.0, 1.05), (4.45, 1.085), (4.7, 1.08), (4.9, 1.07)],
        screen=(1.12, .95, 2.08, 1.40), back=(3.36, 1.41, 4.32, 1.06),
        roof=[(1.5, 1.31), (2.1, 1.44), (2.65, 1.50), (3.2, 1.475), (3.8, 1.35), (4.4, 1.17)],
        B=2.52, C=(3.92, 3.50), belt=.925, kind='saloon', wheel='aero', rim=.26, handle=.81, crease=.014, tumble=.42, arch=.03, glass_roof=True,
        lamp=dict(z=.66, h=.055, y=.0, wrap=.50, rise=.06, style='line'), tlamp=dict(z=.92, h=.05, y=.0, wrap=.30, rise=.03, style='line'),
        grille=None, intake=dict(z=.26, h=.10, w=.58), plate_z=.45, rplate_z=.60),
)


def shape(name):
    s = deepcopy(BASE)
    s.update(deepcopy(SHAPES[name]))
    s['name'] = name
    return s
