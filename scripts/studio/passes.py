"""blender -b -P passes.py -- WIDTH SAMPLES SHAPE:VIEW[:WIDTH]... : the float pictures behind one picture.

base   everything without clear coats, the paint a matte grey: gives the light on the panels
cover  coverage, anti-aliased: red paint, green car
gloss  only the coats: reflections on paint, glass and lenses, all samples spent on them
empty  the studio without the car, small: compose.py exchanges it for the backdrop"""
import json
import os
import sys
import time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import studio


def outputs(sc, folder, name, cover=False):
    """Write the picture as Radiance HDR, with the coverage AOVs when asked."""
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl, fo = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = folder
    fo.format.file_format = 'HDR'
    fo.file_slots.clear()
    sets = [(name, rl.outputs['Image'])]
    if cover:
        comb = nt.nodes.new('CompositorNodeCombRGBA')
        nt.links.new(rl.outputs['paint'], comb.inputs[0])
        nt.links.new(rl.outputs['car'], comb.inputs[1])
        sets.append(('cover', comb.outputs[0]))
    for nm, s in sets:
        fo.file_slots.new(nm)
        nt.links.new(s, fo.inputs[nm])
    nt.links.new(rl.outputs['Image'], nt.nodes.new('CompositorNodeComposite').inputs[0])


def run(shape, views, samples):
    sc, info = studio.scene(shape)
    for nm in ('paint', 'car'):
        aov = sc.view_layers[0].aovs.add()
        aov.name, aov.type = nm, 'VALUE'
    for view, width in views:
        t = time.time()
        out = f'{studio.TMP}/pass/{shape}-{view}'
        os.makedirs(out, exist_ok=True)
        box = studio.set_view(sc, info, view, width, samples)
        json.dump({'horizon': studio.horizon(sc), 'box': box}, open(out + '/view.json', 'w'))
        studio.coats('base', info)
        outputs(sc, out, 'base', cover=True)
        bpy.ops.render.render()
        t1 = time.time()
        studio.coats('gloss', info)
        sc.cycles.samples = max(8, samples // 2)
        outputs(sc, out, 'gloss')
        bpy.ops.render.render()
        t2 = time.time()
        studio.coats('base', info)
        for o in info['car']:
            o.hide_render = True
        sc.render.use_border = False
        studio.quality(sc, 200, 40)
        outputs(sc, out, 'empty')
        bpy.ops.render.render()
        for o in info['car']:
            o.hide_render = False
        print('DONE', shape, view, width, round(t1 - t, 1), round(t2 - t1, 1), round(time.time() - t2, 1), 's', flush=True)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    jobs = {}
    for job in a[2:]:
        s, v, *own = job.split(':')
        jobs.setdefault(s, []).append((v, int(own[0]) if own else int(a[0])))
    for s, views in jobs.items():
        run(s, views, int(a[1]))
