"""blender -b -P passes.py -- WIDTH SAMPLES SHAPE:VIEW[:WIDTH]... : the float pictures behind one picture.

base   everything but paint and the coats of the skin, its alpha the coverage: one less what is seen through
cover  red: how much of a pixel is paint; green: that times the light on it; blue: alpha of base
gloss  the coats of the skin: reflections on paint, glass and lenses; edge its coverage
"""
import json
import os
import sys
import time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import studio

EDGES = 1.5         # coats have few edges of their own: this much fewer samples


def outputs(sc, folder, slots):
    """Write passes as half float EXR without compression, which compose.py reads itself."""
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl, fo = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = folder
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec = 'OPEN_EXR', '16', 'NONE'
    fo.format.color_mode = 'RGB'
    fo.file_slots.clear()
    for name, source in slots.items():
        fo.file_slots.new(name)
        if isinstance(source, str):
            nt.links.new(rl.outputs[source], fo.inputs[name])
            continue
        join = nt.nodes.new('CompositorNodeCombRGBA')
        for i, channel in enumerate(source):
            nt.links.new(rl.outputs[channel], join.inputs[i])
        nt.links.new(join.outputs[0], fo.inputs[name])
    nt.links.new(rl.outputs['Image'], nt.nodes.new('CompositorNodeComposite').inputs[0])


def run(shape, views, samples):
    sc, info = studio.scene(shape)
    for name in ('paint', 'lit'):
        aov = sc.view_layers[0].aovs.add()
        aov.name, aov.type = name, 'VALUE'
    for kind, slots in (('base', {'base': 'Image', 'cover': ('paint', 'lit', 'Alpha')}), ('gloss', {'gloss': 'Image', 'edge': ('Alpha', 'Alpha', 'Alpha')})):
        studio.mode(kind, info)
        for view, width in views:
            t = time.time()
            out = f'{studio.TMP}/pass/{shape}-{view}'
            os.makedirs(out, exist_ok=True)
            studio.set_view(sc, info, view, width, samples if kind == 'base' else round(samples / EDGES))
            json.dump({'shape': shape, 'ground': studio.ground(sc)}, open(out + '/view.json', 'w'))
            outputs(sc, out, slots)
            bpy.ops.render.render()
            print('DONE', shape, view, kind, width, round(time.time() - t, 1), 's', flush=True)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    jobs = {}
    for job in a[2:]:
        s, v, *own = job.split(':')
        jobs.setdefault(s, []).append((v, int(own[0]) if own else int(a[0])))
    for s, views in jobs.items():
        run(s, views, int(a[1]))
