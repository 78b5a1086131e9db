"""Rebuild the models: blender -b --python build.py -- [name ...] [--preview DIR]

Without names every model of every figure_*.py and terrain_*.py beside this file
is built. GLBs go to the folder above. A final name may be a prefix ending in *.
"""
import glob
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import kit  # noqa: E402


def models():
    """All models as {name: (function, finish)} in a stable order.

    A module may bring its own `finish`; terrain does, to keep its named parts.
    """
    found = {}
    for kind in ("figure_*.py", "terrain_*.py"):
        for path in sorted(glob.glob(os.path.join(HERE, kind))):
            name = os.path.splitext(os.path.basename(path))[0]
            try:
                module = importlib.import_module(name)
                finish = getattr(module, "finish", kit.finish)
                found.update({model: (fn, finish) for model, fn in module.MODELS.items()})
            except Exception as err:
                print(f"SKIP {name}: {err!r}")
    return found


def wanted(name, names):
    """Whether a model is asked for."""
    return not names or any(n == name or (n.endswith("*") and name.startswith(n[:-1]))
                            for n in names)


def main():
    """Build what the command line names."""
    args = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    shots = None
    if "--preview" in args:
        i = args.index("--preview")
        shots = args[i + 1]
        del args[i:i + 2]
    failed = []
    for name, (fn, finish) in models().items():
        if not wanted(name, args):
            continue
        kit.reset()
        try:
            info = finish(os.path.join(HERE, "..", name + ".glb"), **(fn() or {}))
        except Exception as err:
            import traceback
            traceback.print_exc()
            failed.append(f"{name}: {err!r}")
            continue
        sx, sy, sz = info["size"]
        print(f"BUILT {name} tris={info['tris']} meshes={info['meshes']} "
              f"size={sx:.2f}x{sy:.2f}x{sz:.2f} height={info['height']:.3f}")
        print("  ", " ".join(f"{k}:{v}" for k, v in info.get("parts", {}).items()))
        if shots:
            for view in ("front", "back", "top"):
                kit.preview(os.path.join(shots, f"{name}_{view}.png"), view)
    for line in failed:
        print("FAILED", line)
    if failed:
        sys.exit(1)


main()
