"""blender -b -P cabin.py -- WIDTH SAMPLES TRIM... : renders the cabins of interior.py, opaque."""
import math
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
import materials
import passes
import studio

TRIMS = dict(
    dark=dict(seat=(.060, .061, .065), panel=(.090, .091, .095), seam=(.30, .30, .31), pad=(.028, .029, .031), low=(.050, .051, .053), trim=(.36, .365, .37), metal=0.0, lining=(.62, .61, .59)),
    light=dict(seat=(.40, .36, .31), panel=(.46, .42, .37), seam=(.20, .17, .14), pad=(.030, .031, .034), low=(.34, .305, .265), trim=(.20, .115, .060), metal=0.0, lining=(.70, .68, .64)),
    van=dict(seat=(.055, .060, .068), panel=(.085, .090, .10), seam=(.04, .04, .045), pad=(.045, .047, .050), low=(.075, .077, .080), trim=(.09, .092, .095), metal=0.0, lining=(.60, .60, .59)),
)


def grain(t, shader_in, scale, depth):
    """A fine leather or cloth bump."""
    n = t.node('ShaderNodeTexNoise', {'Scale': scale, 'Detail': 2.0})
    b = t.node('ShaderNodeBump', {'Strength': depth, 'Distance': .002, 'Height': n.outputs['Fac']})
    t.t.links.new(b.outputs[0], shader_in)


def surface(t, colour, rough, metal=0.0, bump=None):
    n = t.node('ShaderNodeBsdfPrincipled', {'Base Color': (*colour, 1), 'Roughness': rough, 'Metallic': metal, 'Specular': .4})
    if bump:
        grain(t, n.inputs['Normal'], *bump)
    return n.outputs[0]


def layered(name, base, layers):
    t = materials.Tree(name)
    out = surface(t, *base)
    for attr, args in layers:
        out = t.mix(t.below(t.attr(attr)), out, surface(t, *args))
    return t.end(out)


def lit(name, path):
    t = materials.Tree(name)
    vec = t.node('ShaderNodeCombineXYZ', {0: t.attr('u'), 1: t.attr('t')}).outputs[0]
    tex = t.node('ShaderNodeTexImage', {0: vec})
    tex.image = bpy.data.images.load(path)
    e = t.node('ShaderNodeEmission', {'Color': tex.outputs[0], 'Strength': 1.5}).outputs[0]
    add = t.node('ShaderNodeAddShader')
    t.t.links.new(e, add.inputs[0])
    t.t.links.new(t.coat(.05, 1.5), add.inputs[1])
    return t.end(add.outputs[0])


def library(trim, folder):
    k = TRIMS[trim]
    leather, cloth = (420.0, .16), (900.0, .5)
    skin = cloth if trim != 'light' else leather
    metal = (k['trim'], .28 if k['metal'] else .38, k['metal'])
    return {
        'dash': layered('dash', (k['pad'], .55, 0, (500.0, .25)), [('low', (k['low'] if trim != 'dark' else k['pad'], .6, 0, (500.0, .2))), ('trim', metal), ('vent', ((.006, .006, .006), .3))]),
        'seat': layered('seat', (k['seat'], .58, 0, skin), [('panel', (k['panel'], .62, 0, skin)), ('seam', (k['seam'], .6))]),
        'seatplain': layered('seatplain', (k['seat'], .58, 0, skin), []),
        'console': layered('console', (k['pad'], .5, 0, leather), [('trim', ((.01, .01, .011), .12))]),
        'door': layered('door', (k['pad'], .55, 0, leather), [('low', (k['low'], .6, 0, leather)), ('trim', metal)]),
        'leather': layered('leather', ((.020, .020, .021), .5, 0, leather), []), 'soft': layered('soft', ((.022, .022, .024), .5), []),
        'gloss': layered('gloss', ((.008, .008, .009), .08), []), 'satin': layered('satin', ((.6, .6, .61), .3, 1.0), []),
        'lining': layered('lining', (k['lining'], .9), []), 'carpet': layered('carpet', ((.03, .03, .031), .95, 0, (1500., .6)), []),
        'bonnet': layered('bonnet', ((.45, .46, .47), .3), []),
        'uimap': lit('uimap', folder + '/map.png'), 'uicluster': lit('uicluster', folder + '/cluster.png'),
    }


def room():
    """Paper-white studio outside; a soft light over the open door."""
    w = bpy.data.worlds.new('studio')
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value, bg.inputs[1].default_value = (.84, .82, .78, 1), 1.0
    studio.lamp((1.2, 3.2, 2.6), (-.4, 0, .7), 3.0, 2.2, 420)
    studio.lamp((-2.6, -.4, 2.6), (-.9, 0, .9), 2.0, 2.0, 130)


def run(trim, width, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    materials.MODE = 'base'
    folder = f'{studio.TMP}/mesh/cabin-{trim}'
    studio.load(folder, library(trim, folder))
    room()
    studio.quality(sc, width, samples)
    sc.cycles.diffuse_bounces, sc.cycles.max_bounces = 4, 6
    sc.cycles.sample_clamp_indirect = 3
    cam = bpy.data.cameras.new('cam')
    ob = bpy.data.objects.new('cam', cam)
    bpy.context.collection.objects.link(ob)
    sc.camera = ob
    cam.lens = 19.5
    ob.location = (.10, .60, 1.27)
    ob.rotation_euler = (Vector((-.70, -.16, .83)) - ob.location).to_track_quat('-Z', 'Y').to_euler()
    passes.outputs(sc, f'{studio.TMP}/pass/cabin-{trim}', {'base': 'Image'})
    bpy.ops.render.render()
    print('DONE cabin', trim, flush=True)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    for trim in a[2:]:
        run(trim, int(a[0]), int(a[1]))
