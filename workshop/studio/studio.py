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


def floats_of(mesh):
    """Coordinates of all vertices in one row."""
    co = array.array('f', [0]) * (len(mesh.vertices) * 3)
    mesh.vertices.foreach_get('co', co)
    return co


def load(folder, mats):
    """All meshes of a shape as one, a slot for each material; fields that a part lacks are one (outside)."""
    index = json.load(open(folder + '/index.json'))
    v, q, n, slots = array.array('f'), array.array('i'), array.array('f'), []
    fields, order = {}, sorted(mats)
    for it in index['items']:
        base, first = f"{folder}/{it['name']}", len(v) // 3
        v += floats(base + '.v')
        n += floats(base + '.n')
        quads = floats(base + '.q', 'i')
        q += array.array('i', (i + first for i in quads))
        material = BITS.get(it['name'], it['material']) if 'paint' in mats else it['material']
        slots += [order.index(material)] * (len(quads) // 4)
        for k in it['attrs']:
            f = fields.setdefault(k, array.array('f'))
            f.extend([1.0] * (first - len(f)))
            f += floats(f'{base}.{k}')
    me = bpy.data.meshes.new('car')
    nv, nq = len(v) // 3, len(q) // 4
    me.vertices.add(nv)
    me.vertices.foreach_set('co', v)
    me.loops.add(nq * 4)
    me.loops.foreach_set('vertex_index', q)
    me.polygons.add(nq)
    me.polygons.foreach_set('loop_start', array.array('i', range(0, nq * 4, 4)))
    me.polygons.foreach_set('loop_total', array.array('i', [4]) * nq)
    me.polygons.foreach_set('use_smooth', array.array('b', [1]) * nq)
    for name in order:
        me.materials.append(mats[name])
    me.polygons.foreach_set('material_index', array.array('i', slots))
    me.update(calc_edges=True)
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.pi
    me.normals_split_custom_set_from_vertices(list(zip(n[0::3], n[1::3], n[2::3])))
    for k, f in fields.items():
        f.extend([1.0] * (nv - len(f)))
        me.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', f)
    ob = bpy.data.objects.new('car', me)
    bpy.context.collection.objects.link(ob)
    return index, ob


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
    t.end(t.mix(back, e.outputs[0], t.clear((1, 1, 1))))
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
    ob = bpy.context.object
    ob.name = 'floor'
    ob.data.materials.append(floor_material())
    return ob


def floor_material():
    """As reflections meet it, it is lit evenly and dark below the car."""
    t = materials.Tree('floor')
    if materials.MODE == 'light':
        return t.end(t.node('ShaderNodeBsdfDiffuse', {'Color': (.80, .79, .77, 1)}).outputs[0])
    pos = t.node('ShaderNodeSeparateXYZ', {0: t.node('ShaderNodeTexCoord').outputs['Object']}).outputs
    half = bpy.context.scene['half']
    away = t.math('MAXIMUM', *[t.math('SUBTRACT', t.math('ABSOLUTE', pos['XY'[i]]), half[i]) for i in (0, 1)])
    light = t.node('ShaderNodeMapRange', {0: away, 1: -.25, 2: .9, 3: .04, 4: .46}, interpolation_type='SMOOTHSTEP').outputs[0]
    return t.end(t.node('ShaderNodeEmission', {'Color': (1, .988, .965, 1), 'Strength': light}).outputs[0])


def softboxes(info, view):
    L, H = info['L'], info['H']
    up = max(0, H - 1.5)
    softbox('top', (0, 0, 4.6 + up), (0, 0, 0), 6.5, 2.4, 8, .3)
    softbox('key', (-.3, -6.5, 4.0), (0, 0, .7), 7.5, 1.5, 8, .3)
    softbox('fill', (.6, 7.0, 3.6), (0, 0, .6), 8.0, 1.8, 4, .4)
    # the strips a flank reflects depend on where the camera stands
    e = 1 if view == 'front' else -1
    if view != 'side':
        softbox('flank', (e * 7.2, -5.6, 2.7 + up * .6), (0, 0, .9), 5.0, 1.15, 7, .3)
        softbox('bonnet', (e * 7.5, 5.2, 3.2 + up * .6), (0, 0, .8), 6.0, 1.6, 4.5, .35)
        softbox('end', (-e * 9.0, 3.2, 2.2), (0, 0, .6), 3.6, 1.3, 4, .4)
    else:
        softbox('nose', (-8.5, -2.0, 2.8), (-1, 0, .6), 4.0, 1.6, 5, .35)
        softbox('tail', (8.5, -2.0, 2.8), (1, 0, .6), 4.0, 1.6, 5, .35)


def camera(info, view, car):
    sc = bpy.context.scene
    cam = bpy.data.cameras.new('cam')
    ob = bpy.data.objects.new('cam', cam)
    bpy.context.collection.objects.link(ob)
    sc.camera = ob
    L, H = info['L'], info['H']
    spec = dict(side=(-90, 1.0, 110, 17.5, .86, .185), front=(-141, 1.25, 80, 11.5, .84, .17), rear=(-38, 1.35, 80, 11.5, .84, .17))
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
    co = floats_of(car.data)
    pts = [Vector(co[i:i + 3]) for i in range(0, len(co), 291)]

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


def ground(sc):
    """Where four points of the floor (x, y in metres) are in the picture (0 to 1 from its top left corner)."""
    from bpy_extras.object_utils import world_to_camera_view as wv
    out = []
    for x, y in ((-2, -1), (2, -1), (2, 1), (-2, 1)):
        c = wv(sc, sc.camera, Vector((x, y, 0)))
        out.append([x, y, c.x, 1 - c.y])
    return out


def mode(name, info):
    """Rebuild every material for one of the passes."""
    materials.MODE = name
    materials.library(info['grille'])
    floor_material()


def scene(shape, kind='base'):
    """A fresh file with the shape's meshes, floor and world; views are set afterwards."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.MODE = kind
    sc = bpy.context.scene
    info = json.load(open(f'{TMP}/mesh/{shape}/index.json'))
    sc['half'] = (info['L'] / 2 - .1, info['hw'] - .1)
    info['folder'] = f'{TMP}/mesh/{shape}'
    info['car'] = load(info['folder'], materials.library(info['grille']))[1]
    world()
    info['floor'] = floor()
    info['stage'] = {o.name for o in bpy.data.objects}
    return sc, info


def set_view(sc, info, view, width, samples):
    """Camera and softboxes for one view; everything outside the car's surroundings is not rendered."""
    for o in list(bpy.data.objects):
        if o.name not in info['stage']:
            bpy.data.objects.remove(o)
    quality(sc, width, samples)
    x0, x1, y0, y1 = camera(info, view, info['car'])
    softboxes(info, view)
    info['floor'].visible_camera = False
    r = sc.render
    r.film_transparent = True
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x = max(0, x0 - .01), min(1, x1 + .01)
    r.border_min_y, r.border_max_y = max(0, y0 - .02), min(1, y1 + .02)


def quality(sc, width, samples):
    sc.render.use_persistent_data = True
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples, True, .01, 4
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 4, 1, 2, 10
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 1.0, 0
    c.blur_glossy = 0
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = width, round(width * 2 / 3), 100
    sc.render.threads_mode, sc.render.threads = 'FIXED', 2
    sc.view_settings.view_transform = 'Raw'
