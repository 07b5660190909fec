"""Reads the uncompressed half float pictures that Blender writes; OpenCV's wheels cannot."""
import struct
import numpy as np


def read(path):
    """Rows by columns by R, G, B."""
    data = open(path, 'rb').read()
    at, channels, window = 8, [], None
    while data[at]:
        end = data.index(0, at)
        name, at = data[at:end], end + 1
        at = data.index(0, at) + 1
        size, = struct.unpack_from('<i', data, at)
        at += 4
        if name == b'channels':
            p = at
            while data[p]:
                end = data.index(0, p)
                channels.append((data[p:end].decode(), struct.unpack_from('<i', data, end + 1)[0]))
                p = end + 17
        elif name == b'dataWindow':
            window = struct.unpack_from('<4i', data, at)
        elif name == b'compression' and data[at]:
            raise ValueError(f'{path} is compressed')
        at += size
    if any(kind != 1 for _, kind in channels):
        raise ValueError(f'{path} is not half float')
    w, h, n = window[2] - window[0] + 1, window[3] - window[1] + 1, len(channels)
    first, = struct.unpack_from('<Q', data, at + 1)
    row = 8 + 2 * w * n
    lines = np.frombuffer(data, np.uint8, h * row, first).reshape(h, row)[:, 8:]
    planes = np.ascontiguousarray(lines).view('<f2').reshape(h, n, w).astype(np.float32)
    order = [name.split('.')[-1] for name, _ in channels]
    return np.dstack([planes[:, order.index(c)] for c in 'RGB'])
