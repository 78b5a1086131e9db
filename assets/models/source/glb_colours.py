"""Makes a GLB small: vertex colours as bytes, positions and normals on a grid.

The colours take a quarter of the size that the exporter gives them. Numbers on a grid end in zeros,
so that the compressed files of the repository and of the packages are much smaller.
"""
import array
import json
import struct

FLOAT, UNSIGNED_BYTE = 5126, 5121
GRID = 1024  # steps per inch of a position, and steps per unit of a normal


def point_up_if_none(normals):
    """Gives a direction to the normals of triangles without area."""
    for k in range(0, len(normals), 3):
        if not any(normals[k:k + 3]):
            normals[k + 1] = 1.0


def to_bytes(path):
    """Rewrite the file with every COLOR_0 as four normalised bytes a vertex."""
    with open(path, "rb") as file:
        data = file.read()
    size = struct.unpack_from("<I", data, 12)[0]
    doc = json.loads(data[20:20 + size])
    binary = data[28 + size:]
    parts = [p["attributes"] for m in doc["meshes"] for p in m["primitives"]]
    colours = {a["COLOR_0"] for a in parts if "COLOR_0" in a}
    gridded = {a[k] for a in parts for k in ("POSITION", "NORMAL") if k in a}
    normals = {a["NORMAL"] for a in parts if "NORMAL" in a}
    views = {doc["accessors"][c]["bufferView"]: c for c in colours | gridded
             if doc["accessors"][c]["componentType"] == FLOAT}
    out = bytearray()
    for i, view in enumerate(doc["bufferViews"]):
        start = view.get("byteOffset", 0)
        chunk = binary[start:start + view["byteLength"]]
        if i in views:
            values = array.array("f", chunk)
            accessor = doc["accessors"][views[i]]
            if views[i] in colours:
                chunk = bytes(round(255 * min(1.0, max(0.0, v))) for v in values)
                accessor.update(componentType=UNSIGNED_BYTE, normalized=True)
            else:
                values = array.array("f", (round(v * GRID) / GRID for v in values))
                if views[i] in normals:
                    point_up_if_none(values)
                chunk = values.tobytes()
                if "min" in accessor:
                    accessor.update(min=[min(values[k::3]) for k in range(3)],
                                    max=[max(values[k::3]) for k in range(3)])
        out += bytes(-len(out) % 4)
        view.update(byteOffset=len(out), byteLength=len(chunk))
        out += chunk
    out += bytes(-len(out) % 4)
    doc["buffers"][0]["byteLength"] = len(out)
    text = json.dumps(doc, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<4sII", b"glTF", 2, 28 + len(text) + len(out)))
        file.write(struct.pack("<I4s", len(text), b"JSON") + text)
        file.write(struct.pack("<I4s", len(out), b"BIN\0") + out)
