"""Cycles materials. The skin reads the signed fields as vertex attributes and switches
surface per pixel, so that every edge is crisp; two AOVs record paint and car coverage."""
import bpy

# 'base' renders everything but the clear coats, 'gloss' only those: each pass spends all its
# samples on one lobe, which is what keeps reflections clean at few samples. Rays that are not
# camera rays see the whole material in both.
MODE = 'base'


class Tree:
    def __init__(self, name):
        m = bpy.data.materials.get(name)
        self.new = m is None
        self.mat = m or bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.t = self.mat.node_tree
        self.t.nodes.clear()

    def node(self, kind, ins=None, **props):
        n = self.t.nodes.new(kind)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in (ins or {}).items():
            sock = n.inputs[k]
            if hasattr(v, 'links'):
                self.t.links.new(v, sock)
            else:
                sock.default_value = v
        return n

    def math(self, op, a, b=0.0):
        return self.node('ShaderNodeMath', {0: a, 1: b}, operation=op).outputs[0]

    def attr(self, name):
        return self.node('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

    def below(self, v, limit=0.0):
        return self.math('LESS_THAN', v, limit)

    def mix(self, fac, a, b):
        n = self.node('ShaderNodeMixShader', {0: fac})
        self.t.links.new(a, n.inputs[1])
        self.t.links.new(b, n.inputs[2])
        return n.outputs[0]

    def nothing(self):
        return self.emit((0, 0, 0), 0.0, plain=True)

    def base(self, shader):
        """Hidden from the camera in the gloss pass."""
        if MODE == 'base':
            return shader
        return self.mix(self.node('ShaderNodeLightPath').outputs['Is Camera Ray'], shader, self.nothing())

    def solid(self, colour, rough, f0=1.5, gain=1.0):
        """Diffuse body under a coat of its own: both passes stay clean."""
        d = self.base(self.node('ShaderNodeBsdfDiffuse', {'Color': (*colour, 1)}).outputs[0])
        return self.gloss(d, rough, f0, gain)

    def diffuse(self, v):
        return self.base(self.node('ShaderNodeBsdfDiffuse', {'Color': (v, v, v, 1)}).outputs[0])

    def gloss(self, under, rough=0.0, ior=1.5, gain=1.0, thin=False):
        if thin:        # a pane: seen from behind it must not act as the inside of solid glass
            back = self.node('ShaderNodeNewGeometry').outputs['Backfacing']
            ior = self.node('ShaderNodeMapRange', {0: back, 3: ior, 4: 1 / ior}).outputs[0]
        f = self.node('ShaderNodeFresnel', {'IOR': ior}).outputs[0]
        if gain != 1:
            f = self.math('MULTIPLY', f, gain)
        g = self.node('ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': rough}).outputs[0]
        cam = self.node('ShaderNodeLightPath').outputs['Is Camera Ray']
        if MODE == 'gloss':
            return self.mix(f, self.mix(cam, under, self.nothing()), g)
        return self.mix(f, under, self.mix(cam, g, self.nothing()))

    def clear(self, colour):
        return self.node('ShaderNodeBsdfTransparent', {'Color': (*colour, 1)}).outputs[0]

    def emit(self, colour, power, plain=False):
        e = self.node('ShaderNodeEmission', {'Color': (*colour, 1), 'Strength': power}).outputs[0]
        return e if plain else self.base(e)

    def end(self, shader, paint=None, car=1.0):
        self.t.links.new(shader, self.node('ShaderNodeOutputMaterial').inputs[0])
        self.node('ShaderNodeOutputAOV', {'Value': car}, name='car')
        if paint is not None:
            self.node('ShaderNodeOutputAOV', {'Value': paint}, name='paint')
        return self.mat


PAINT_ALBEDO = 0.5


def skin(full=True, grille='slats', thin=False):
    t = Tree('paint' if full else 'paintbit')
    paint = t.gloss(t.diffuse(PAINT_ALBEDO), rough=0.015, ior=1.48)
    mask = None
    out = paint

    def lay(m, shader):
        nonlocal out, mask
        out = t.mix(m, out, shader)
        keep = t.math('SUBTRACT', 1.0, m)
        mask = keep if mask is None else t.math('MULTIPLY', mask, keep)

    dark = t.solid((.030, .030, .031), .35, 1.4, .8)
    gloss = t.gloss(t.diffuse(.006), .01, 1.5)
    if full:
        for i in range(4):
            d = t.math('ABSOLUTE', t.attr(f's{i}'))
            lay(t.below(d, .0027), t.diffuse(.004))
    lay(t.below(t.attr('clad')), dark)
    if full:
        pos = t.node('ShaderNodeSeparateXYZ', {0: t.node('ShaderNodeTexCoord').outputs['Object']})
        z, y = pos.outputs['Z'], pos.outputs['Y']
        if grille == 'mesh':
            a = t.math('SINE', t.math('MULTIPLY', t.math('ADD', z, y), 190.0))
            b = t.math('SINE', t.math('MULTIPLY', t.math('SUBTRACT', z, y), 190.0))
            wave = t.math('MAXIMUM', a, b)
            bar = t.math('GREATER_THAN', wave, .62)
        else:
            bar = t.math('GREATER_THAN', t.math('SINE', t.math('MULTIPLY', z, 240.0)), .25)
        hole = t.mix(bar, t.diffuse(.006), t.solid((.035, .036, .038), .15))
        lay(t.below(t.attr('grille')), hole)
        lay(t.below(t.attr('black')), gloss)
        lay(t.below(t.attr('lampf')), t.gloss(t.clear((.93, .94, .95)), 0, 1.45))
        lay(t.below(t.attr('lampr')), t.gloss(t.clear((.72, .045, .04)), 0, 1.45))
        pane = t.gloss(t.clear((.50, .53, .53)), 0, 1.52, 1.25, thin)
        lay(t.below(t.attr('glass')), pane)
    else:
        lay(t.below(t.attr('black')), gloss)
    # the inside of the skin is dark lining, except where it is clear
    back = t.node('ShaderNodeNewGeometry').outputs['Backfacing']
    if full:
        see = t.math('MAXIMUM', t.below(t.attr('glass')), t.math('MAXIMUM', t.below(t.attr('lampf')), t.below(t.attr('lampr'))))
        back = t.math('MULTIPLY', back, t.math('SUBTRACT', 1.0, see))
    lay(back, t.diffuse(.03))
    car = 1.0
    if full:
        cut = t.below(t.attr('cut'))
        lay(cut, t.clear((1, 1, 1)))
        car = t.math('SUBTRACT', 1.0, cut)
    return t.end(out, mask, car)


def bowl(name, colour, led, power):
    t = Tree(name)
    eye = t.mix(t.below(t.attr('eye'), -.008), t.solid((.35, .35, .37), .10, 2.4), t.gloss(t.emit((.85, .93, 1), .55), .02, 1.6))
    out = t.mix(t.below(t.attr('eye')), t.solid(colour, .15, 2.0), eye)
    out = t.mix(t.below(t.attr('led')), out, t.emit(led, power))
    return t.end(out)


def simple(name, *args, **kw):
    t = Tree(name)
    return t.end(t.solid(*args, **kw))


def glowing(name, colour, power):
    t = Tree(name)
    n = t.node('ShaderNodeAddShader')
    t.t.links.new(t.diffuse(.7), n.inputs[0])
    t.t.links.new(t.emit(colour, power), n.inputs[1])
    return t.end(n.outputs[0])


def library(grille, thin=False):
    return {
        'paint': skin(True, grille, thin), 'paintbit': skin(False),
        'bowl': bowl('bowl', (.06, .062, .068), (.92, .96, 1), 3.2), 'bowlred': bowl('bowlred', (.60, .10, .08), (1, .30, .24), 4.5),
        'tyre': simple('tyre', (.024, .024, .025), .4, 1.38), 'barrel': simple('barrel', (.07, .07, .073), .2, 1.8),
        'disc': simple('disc', (.20, .20, .205), .22, 2.4), 'well': simple('well', (.008, .008, .008), .9, 1.1),
        'rim': simple('rim', (.34, .345, .355), .16, 2.3), 'caliper': simple('caliper', (.10, .10, .105), .2),
        'plastic': simple('plastic', (.018, .018, .019), .25), 'plate': glowing('plate', (.9, .9, .88), .25),
        'satin': simple('satin', (.32, .32, .325), .15, 2.6), 'fabric': simple('fabric', (.055, .055, .058), .6, 1.3),
    }
