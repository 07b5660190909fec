"""Cycles materials. The skin reads the signed fields as vertex attributes and switches
surface per pixel, so that every edge is crisp; AOVs record coverage by paint and the light on it."""
import bpy

# 'light' is matte everywhere: the light on every vertex is computed once for a shape and kept as an attribute.
# 'base' shows colour times that light, and the coats of everything but the skin; the paint stays black.
# 'gloss' shows the coats of the skin alone. Neither draws a lot per sample: whatever a reflection meets
# has its light already, so that a few samples are clean and only edges need more.
MODE = 'base'
GAIN = .72            # on the light, so that white reads as white


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
        return self.emit((0, 0, 0), 0.0)

    def camera(self):
        """One for what the camera meets first, glass aside."""
        return self.node('ShaderNodeLightPath').outputs['Is Camera Ray']

    def lit(self, colour, light=None):
        """A matte surface under the light of its vertices."""
        if MODE == 'light':
            return self.node('ShaderNodeBsdfDiffuse', {'Color': (.5, .5, .5, 1)}).outputs[0]
        light = self.attr('light') if light is None else light
        return self.node('ShaderNodeEmission', {'Color': (*colour, 1), 'Strength': self.math('MULTIPLY', light, GAIN)}).outputs[0]

    def solid(self, colour, rough, f0=1.5, gain=1.0, light=None):
        """A matte body under a coat, for everything but the skin: its coat is part of 'base'."""
        under = self.lit(colour, light)
        if MODE == 'light':
            return under
        if MODE == 'gloss':
            return self.mix(self.camera(), under, self.nothing())
        add = self.node('ShaderNodeAddShader')
        self.t.links.new(under, add.inputs[0])
        self.t.links.new(self.coat(rough, f0, gain), add.inputs[1])
        return add.outputs[0]

    def coat(self, rough, ior, gain=1.0):
        """The mirror of a coat, weaker when faced; none for rays that are reflections already."""
        f = self.math('MULTIPLY', self.node('ShaderNodeFresnel', {'IOR': ior}).outputs[0], gain)
        f = self.math('MULTIPLY', f, self.camera())
        colour = self.node('ShaderNodeCombineXYZ', {0: f, 1: f, 2: f}).outputs[0]
        return self.node('ShaderNodeBsdfGlossy', {'Color': colour, 'Roughness': rough}).outputs[0]

    def skin(self, colour, rough=0.0, ior=1.5, gain=1.0, light=None, hidden=False):
        """A surface of the skin: matte in 'base', where `hidden` leaves the paint out, its coat in 'gloss'."""
        under = self.lit(colour, light)
        if MODE == 'light':
            return under
        if MODE == 'gloss':
            return self.mix(self.camera(), under, self.coat(rough, ior, gain))
        return self.mix(self.first(), under, self.nothing()) if hidden else under

    def first(self):
        """One for what the camera sees directly, not through glass."""
        path = self.node('ShaderNodeLightPath')
        return self.math('MULTIPLY', path.outputs['Is Camera Ray'], self.math('LESS_THAN', path.outputs['Transparent Depth'], .5))

    def pane(self, colour, ior, gain=1.0):
        """Tinted glass: what is behind it in 'base', its reflection in 'gloss'."""
        if MODE == 'light':
            return self.clear(colour)
        if MODE == 'gloss':
            return self.mix(self.camera(), self.clear(colour), self.coat(0, ior, gain))
        f = self.math('SUBTRACT', 1.0, self.node('ShaderNodeFresnel', {'IOR': ior}).outputs[0])
        back = self.node('ShaderNodeNewGeometry').outputs['Backfacing']      # from inside it must not act as solid glass
        f = self.math('MAXIMUM', f, back)
        tint = self.node('ShaderNodeVectorMath', {0: colour}, operation='SCALE')
        self.t.links.new(f, tint.inputs['Scale'])
        return self.node('ShaderNodeBsdfTransparent', {'Color': tint.outputs[0]}).outputs[0]

    def clear(self, colour):
        return self.node('ShaderNodeBsdfTransparent', {'Color': (*colour, 1)}).outputs[0]

    def emit(self, colour, power):
        return self.node('ShaderNodeEmission', {'Color': (*colour, 1), 'Strength': power}).outputs[0]

    def end(self, shader, paint=None):
        self.t.links.new(shader, self.node('ShaderNodeOutputMaterial').inputs[0])
        if paint is not None:
            paint = self.math('MULTIPLY', paint, self.first())
            self.node('ShaderNodeOutputAOV', {'Value': paint}, name='paint')
            self.node('ShaderNodeOutputAOV', {'Value': self.math('MULTIPLY', paint, self.attr('light'))}, name='lit')
        self.mat.cycles.sample_as_light = False     # nothing here is a lamp: reflections find what shines
        return self.mat


PAINT = (.42, .42, .42)       # as others reflect it, or as it is seen through glass
LINING = (.11, .11, .112)


def grille_bars(t, y, z, kind):
    if kind == 'mesh':
        a = t.math('SINE', t.math('MULTIPLY', t.math('ADD', z, y), 190.0))
        b = t.math('SINE', t.math('MULTIPLY', t.math('SUBTRACT', z, y), 190.0))
        wave, limit = t.math('MAXIMUM', a, b), .62
    else:
        wave, limit = t.math('SINE', t.math('MULTIPLY', z, 240.0)), .25
    return t.math('GREATER_THAN', wave, limit)


def skin(full=True, grille='slats'):
    t = Tree('paint' if full else 'paintbit')
    mask = None
    out = t.skin(PAINT, ior=1.48, hidden=True)

    def lay(m, shader):
        nonlocal out, mask
        out = t.mix(m, out, shader)
        keep = t.math('SUBTRACT', 1.0, m)
        mask = keep if mask is None else t.math('MULTIPLY', mask, keep)

    black = t.skin((.006, .006, .006), 0, 1.5)
    if full:
        for i in range(4):
            lay(t.below(t.math('ABSOLUTE', t.attr(f's{i}')), .0024), t.skin((.006, .006, .006), 0, 1.5, 0))
    lay(t.below(t.attr('clad')), t.skin((.030, .030, .031), .25, 1.4, .6))
    see = None
    if full:
        pos = t.node('ShaderNodeSeparateXYZ', {0: t.node('ShaderNodeTexCoord').outputs['Object']})
        bar = grille_bars(t, pos.outputs['Y'], pos.outputs['Z'], grille)
        hole = t.mix(bar, t.skin((.006, .006, .006), 0, 1.5, 0), t.skin((.035, .036, .038), .1, 1.5))
        lay(t.below(t.attr('grille')), hole)
        lay(t.below(t.attr('black')), black)
        lay(t.below(t.attr('lampf')), t.pane((.95, .96, .97), 1.45))
        lay(t.below(t.attr('lampr')), t.pane((.80, .06, .05), 1.45))
        lay(t.below(t.attr('glass')), t.pane((.66, .70, .69), 1.52, 1.2))
        see = t.math('MAXIMUM', t.below(t.attr('glass')), t.math('MAXIMUM', t.below(t.attr('lampf')), t.below(t.attr('lampr'))))
    else:
        lay(t.below(t.attr('black')), black)
    # the inside of the skin is lining, except where it is clear
    back = t.node('ShaderNodeNewGeometry').outputs['Backfacing']
    if full:
        back = t.math('MULTIPLY', back, t.math('SUBTRACT', 1.0, see))
    lay(back, t.skin(LINING, light=.9, gain=0))
    if full:
        lay(t.below(t.attr('cut')), t.clear((1, 1, 1)))
    return t.end(out, mask)


def bowl(name, colour, led, power):
    t = Tree(name)
    eye = t.mix(t.below(t.attr('eye'), -.008), t.solid((.35, .35, .37), .10, 2.4), t.solid((.45, .49, .52), .02, 1.6))
    out = t.mix(t.below(t.attr('eye')), t.solid(colour, .15, 2.0), eye)
    out = t.mix(t.below(t.attr('led')), out, t.emit(led, power))
    return t.end(out)


def simple(name, *args, **kw):
    t = Tree(name)
    return t.end(t.solid(*args, **kw))


def inside(name, colour):
    """The cabin: a little brighter than its light, as the eye sees it."""
    t = Tree(name)
    light = t.math('ADD', t.math('MULTIPLY', t.attr('light'), 1.5), .16)
    return t.end(t.lit(colour, light))


def library(grille):
    return {
        'paint': skin(True, grille), 'paintbit': skin(False),
        'bowl': bowl('bowl', (.06, .062, .068), (.92, .96, 1), 2.2), 'bowlred': bowl('bowlred', (.55, .10, .08), (1, .30, .24), 2.6),
        'tyre': simple('tyre', (.022, .022, .023), .05, 1.3, .12), 'barrel': simple('barrel', (.05, .05, .053), .1, 1.5, .5),
        'disc': simple('disc', (.16, .16, .165), .22, 2.0, .6), 'well': simple('well', (.006, .006, .006), 0, 1.1, 0),
        'rim': simple('rim', (.36, .365, .375), .12, 2.0), 'caliper': simple('caliper', (.06, .06, .065), .2),
        'plastic': simple('plastic', (.018, .018, .019), .2), 'plate': simple('plate', (.80, .80, .78), 0, 1.4, .2),
        'satin': simple('satin', (.30, .30, .305), .12, 2.4), 'fabric': inside('fabric', (.13, .13, .135)),
        'tub': inside('tub', (.045, .045, .047)), 'bed': simple('bed', (.025, .025, .026), 0, 1.3, 0),
    }
