// Bytecode by the very Python that will run it, then one archive each: node pack.mjs STAGE TARGET [MODULE…]
// The standard library, too, without those modules: it comes as text, and would be compiled whenever the app is opened.
// The archives are not compressed: whoever serves them does that better than they could.
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const [stage, target] = process.argv.slice(2, 4).map((one) => path.resolve(one));
const leftOut = process.argv.slice(4);
const python = await loadPyodide();
python.FS.mkdirTree("/stage");
python.FS.mount(python.FS.filesystems.NODEFS, { root: stage }, "/stage");
python.runPython(`
import io, pathlib, py_compile, zipfile

WHEN = (1980, 1, 1, 0, 0, 0)

def archive(files):
    told = io.BytesIO()
    with zipfile.ZipFile(told, "w", zipfile.ZIP_STORED) as packed:
        for name, data in files:
            packed.writestr(zipfile.ZipInfo(name, WHEN), data)
    return told.getvalue()

def bytecode(path, name):
    """Without docstrings, which nobody reads there; never compared with a source, which is not there."""
    py_compile.compile(str(path), "/made.pyc", name, doraise=True, optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    return pathlib.Path("/made.pyc").read_bytes()

def packed(root):
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        name = path.relative_to(root).as_posix()
        if path.suffix == ".py":
            yield name + "c", bytecode(path, name)
        else:
            yield name, path.read_bytes()

def unpacked(whole, folder, left_out):
    with zipfile.ZipFile(io.BytesIO(whole)) as found:
        names = [name for name in found.namelist() if name.partition("/")[0].removesuffix(".py") not in left_out]
        found.extractall(folder, names)
`);
for (const name of ["app", "deps"]) {
  const made = python.runPython(`archive(packed(pathlib.Path("/stage/${name}")))`);
  fs.writeFileSync(path.join(target, `${name}.zip`), made.toJs());
}
const folder = path.dirname(new URL(import.meta.resolve("pyodide")).pathname);
python.globals.set("library", new Uint8Array(fs.readFileSync(path.join(folder, "python_stdlib.zip"))));
python.globals.set("left_out", python.toPy(leftOut));
const library = python.runPython(`
unpacked(library.to_bytes(), "/library", left_out)
archive(packed(pathlib.Path("/library")))
`);
fs.writeFileSync(path.join(target, "python_stdlib.zip"), library.toJs());
