"""The studio: loads a shape's meshes, hangs the softboxes, places the camera."""
import array
import json
import math
import os
import bpy
from mathutils import Vector
import materials

TMP = os.environ.get('STUDIO_TMP', '/tmp/studio')
BITS = {'mirror': 'paintbit', 'handle0': 'paintbit', 'handle1': 'paintbit'}


def floats(path, kind='f'):
    a = array.array(kind)
    a.frombytes(open(path, 'rb').read())
    return a


def load(folder, mats):
    index = json.load(open(folder + '/index.json'))
    for it in index['items']:
        base = f"{folder}/{it['name']}"
        v, q, n = floats(base + '.v'), floats(base + '.q', 'i'), floats(base + '.n')
        me = bpy.data.meshes.new(it['name'])
        nv, nq = len(v) // 3, len(q) // 4
        me.vertices.add(nv); me.vertices.foreach_set('co', v)
        me.loops.add(nq * 4); me.loops.foreach_set('vertex_index', q)
        me.polygons.add(nq)
        me.polygons.foreach_set('loop_start', array.array('i', range(0, nq * 4, 4)))
        me.polygons.foreach_set('loop_total', array.array('i', [4]) * nq)
        me.polygons.foreach_set('use_smooth', array.array('b', [1]) * nq)
        me.update(calc_edges=True)
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.pi
        me.normals_split_custom_set_from_vertices([n[i:i + 3] for i in range(0, len(n), 3)])
        for k in it['attrs']:
            me.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', floats(f'{base}.{k}'))
        ob = bpy.data.objects.new(it['name'], me)
        mats_name = BITS.get(it['name']) if 'paint' in mats else None
        me.materials.append(mats[mats_name or it['material']])
        bpy.context.collection.objects.link(ob)
    return index


def softbox(name, loc, target, w, h, power, edge=.25, tint=(1, .985, .96)):
    bpy.ops.mesh.primitive_plane_add(size=1, location=loc)
    ob = bpy.context.object
    ob.name = name
    ob.scale = (w, h, 1)
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('Z', 'Y').to_euler()
    t = materials.Tree(name)
    pos = t.node('ShaderNodeSeparateXYZ', {0: t.node('ShaderNodeTexCoord').outputs['Generated']})
    fade = None
    for ax in 'XY':     # bright middle, soft rim
        d = t.math('SUBTRACT', .5, t.math('ABSOLUTE', t.math('SUBTRACT', pos.outputs[ax], .5)))
        r = t.node('ShaderNodeMapRange', {0: d, 1: 0.0, 2: edge}, interpolation_type='SMOOTHSTEP').outputs[0]
        fade = r if fade is None else t.math('MULTIPLY', fade, r)
    e = t.node('ShaderNodeEmission', {'Color': (*tint, 1), 'Strength': t.math('MULTIPLY', fade, power)})
    back = t.node('ShaderNodeNewGeometry').outputs['Backfacing']
    t.end(t.mix(back, e.outputs[0], t.clear((1, 1, 1))), car=0.0)
    t.mat.cycles.sample_as_light = False     # only reflections find them: no noise in the diffuse light
    ob.data.materials.append(t.mat)
    ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = False
    return ob


def lamp(loc, target, w, h, watts):
    """The one light that shapes the panels; the dome does the rest."""
    li = bpy.data.lights.new('lamp', 'AREA')
    li.shape, li.size, li.size_y, li.energy, li.color = 'RECTANGLE', w, h, watts, (1, .985, .96)
    ob = bpy.data.objects.new('lamp', li)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_glossy = ob.visible_camera = False
    bpy.context.collection.objects.link(ob)


def world():
    w = bpy.data.worlds.new('studio')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    n = nt.nodes.new
    tc, sep, ramp, bg, out = n('ShaderNodeTexCoord'), n('ShaderNodeSeparateXYZ'), n('ShaderNodeValToRGB'), n('ShaderNodeBackground'), n('ShaderNodeOutputWorld')
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs['Z'], ramp.inputs[0])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.0, (.62, .61, .59, 1)
    e[1].position, e[1].color = 1.0, (.55, .55, .55, 1)
    for p, v in ((.10, .50), (.28, .20), (.55, .26)):
        k = e.new(p)
        k.color = (v, v * .99, v * .97, 1)
    nt.links.new(ramp.outputs[0], bg.inputs[0])
    # reflections see a darker room with a soft bright ceiling
    lp, mix, gl = n('ShaderNodeLightPath'), n('ShaderNodeMixShader'), n('ShaderNodeBackground')
    room = n('ShaderNodeValToRGB')
    nt.links.new(sep.outputs['Z'], room.inputs[0])
    r = room.color_ramp.elements
    r[0].position, r[0].color = 0.0, (.20, .20, .195, 1)
    r[1].position, r[1].color = 1.0, (.75, .75, .74, 1)
    for p, v in ((.06, .11), (.30, .10), (.62, .50)):
        k = r.new(p)
        k.color = (v, v, v * .985, 1)
    nt.links.new(room.outputs[0], gl.inputs[0])
    bg.inputs[1].default_value = 1.05
    nt.links.new(lp.outputs['Is Glossy Ray'], mix.inputs[0])
    nt.links.new(bg.outputs[0], mix.inputs[1])
    nt.links.new(gl.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs[0])


def floor():
    bpy.ops.mesh.primitive_plane_add(size=160)
    bpy.context.object.data.materials.append(floor_material())
    bpy.context.object.name = 'floor'


def floor_material():
    t = materials.Tree('floor')
    f = t.node('ShaderNodeFresnel', {'IOR': 1.3}).outputs[0]
    g = t.base(t.node('ShaderNodeBsdfGlossy', {'Roughness': .13}).outputs[0])
    t.end(t.mix(f, t.base(t.node('ShaderNodeBsdfDiffuse', {'Color': (.80, .79, .77, 1)}).outputs[0]), g), car=0.0)
    return t.mat


def lights(info, view):
    L, H = info['L'], info['H']
    up = max(0, H - 1.5)
    lamp((-1.0, -2.2, 5.5), (0, 0, .3), 6.5, 3.5, 620)
    softbox('top', (0, 0, 4.6 + up), (0, 0, 0), 6.5, 2.4, 15, .3)
    softbox('key', (-.3, -6.5, 4.0), (0, 0, .7), 7.5, 1.5, 13, .3)
    softbox('fill', (.6, 7.0, 3.6), (0, 0, .6), 8.0, 1.8, 6, .4)
    # the strips a flank reflects depend on where the camera stands
    e = 1 if view in ('front', 'detail') else -1
    if view != 'side':
        softbox('flank', (e * 7.2, -5.6, 2.7 + up * .6), (0, 0, .9), 5.0, 1.15, 10, .3)
        softbox('bonnet', (e * 7.5, 5.2, 3.2 + up * .6), (0, 0, .8), 6.0, 1.6, 7, .35)
        softbox('end', (-e * 9.0, 3.2, 2.2), (0, 0, .6), 3.6, 1.3, 5, .4)
    else:
        softbox('nose', (-8.5, -2.0, 2.8), (-1, 0, .6), 4.0, 1.6, 8, .35)
        softbox('tail', (8.5, -2.0, 2.8), (1, 0, .6), 4.0, 1.6, 8, .35)


def camera(info, view, target_objects):
    sc = bpy.context.scene
    cam = bpy.data.cameras.new('cam')
    ob = bpy.data.objects.new('cam', cam)
    bpy.context.collection.objects.link(ob)
    sc.camera = ob
    L, H = info['L'], info['H']
    spec = dict(side=(-90, 1.0, 110, 17.5, .86, .185), front=(-141, 1.25, 80, 11.5, .84, .17), rear=(-38, 1.35, 80, 11.5, .84, .17))
    if view == 'detail':
        ax = -info['wb'] / 2
        ob.location = (ax - 3.6, -5.2, .95)
        aim = Vector((ax - .12, -info['hw'] * .9, .53 + (info['H'] > 1.8) * .08))
        ob.rotation_euler = (aim - ob.location).to_track_quat('-Z', 'Y').to_euler()
        cam.lens = 116
        return 0, 1, 0, 1
    az, h, lens, dist, fill, base = spec[view]
    a = math.radians(az)
    cam.lens = lens
    h += max(0, H - 1.6) * .5
    aim = Vector((0, 0, .62 if view == 'side' else .55))
    ob.location = (math.cos(a) * dist, math.sin(a) * dist, h)
    if view == 'side':
        aim.z = h
    ob.rotation_euler = (aim - ob.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.view_layer.update()
    from bpy_extras.object_utils import world_to_camera_view as wv
    pts = [o.matrix_world @ v.co for o in target_objects for i, v in enumerate(o.data.vertices) if i % 97 == 0]

    def bounds():
        p = [wv(sc, ob, c) for c in pts]
        return min(c.x for c in p), max(c.x for c in p), min(c.y for c in p), max(c.y for c in p)
    size = min(1, .80 + .20 * (L - 3.9) / .8)     # a small car stays a little smaller in the frame
    for _ in range(4):
        x0, x1, y0, y1 = bounds()
        k = min(fill * size / (x1 - x0), .66 / (y1 - y0))
        cam.lens *= k
        bpy.context.view_layer.update()
    x0, x1, y0, y1 = bounds()
    cam.shift_x += (x0 + x1) / 2 - .5
    mid = (y0 + y1) / 2
    cam.shift_y += (mid - .485) * 2 / 3
    bpy.context.view_layer.update()
    return bounds()


def coats(mode, info):
    """Rebuild every material for one of the two passes."""
    materials.MODE = mode
    materials.library(info['grille'], 'cut' in info['items'][0]['attrs'])
    floor_material()
    bpy.context.scene.world.cycles_visibility.camera = mode == 'base'


def horizon(sc):
    """Row of the floor's far edge, 0 at the top of the picture."""
    from bpy_extras.object_utils import world_to_camera_view as wv
    ob = sc.camera
    d = ob.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    far = ob.location + Vector((d.x, d.y, 0)).normalized() * 75
    far.z = 0
    return 1 - wv(sc, ob, far).y


def scene(shape):
    """A fresh file with the shape's meshes, floor and world; views are set afterwards."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.MODE = 'base'
    info = json.load(open(f'{TMP}/mesh/{shape}/index.json'))
    load(f'{TMP}/mesh/{shape}', materials.library(info['grille'], 'cut' in info['items'][0]['attrs']))
    info['car'] = [o for o in bpy.data.objects]
    world()
    floor()
    info['stage'] = [o for o in bpy.data.objects]
    return bpy.context.scene, info


def set_view(sc, info, view, width, samples):
    """Camera and lights for one view; everything outside the car's surroundings is not rendered."""
    keep = {o.name for o in info['stage']}
    for o in list(bpy.data.objects):
        if o.name not in keep:
            bpy.data.objects.remove(o)
    quality(sc, width, samples)
    x0, x1, y0, y1 = camera(info, view, [o for o in info['car'] if o.name in ('skin', 'mirror') or o.name.startswith('tyre')])
    lights(info, view)
    r = sc.render
    r.use_border, r.use_crop_to_border = view != 'detail', False
    r.border_min_x, r.border_max_x = max(0, x0 - .09), min(1, x1 + .07)
    r.border_min_y, r.border_max_y = max(0, y0 - .15), min(1, y1 + .02)
    return [r.border_min_x, 1 - r.border_max_y, r.border_max_x, 1 - r.border_min_y] if r.use_border else [0, 0, 1, 1]


def quality(sc, width, samples):
    sc.render.use_persistent_data = True
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples, True, .02, 8
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 4, 1, 2, 10
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 3, 0
    c.blur_glossy = .3
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = width, round(width * 2 / 3), 100
    sc.render.threads_mode, sc.render.threads = 'FIXED', 2
    sc.view_settings.view_transform = 'Raw'
