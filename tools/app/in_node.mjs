// Runs a Python program of this repository in Pyodide, as a browser would: node in_node.mjs FOLDER PROGRAM [WORD…]
// FOLDER holds archives and wheels, which are unpacked where Python finds them; the repository is where one stands.
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

async function main() {
  const [folder, program, ...words] = process.argv.slice(2);
  const python = await loadPyodide();
  for (const name of fs.readdirSync(folder).sort())
    if (/\.(whl|zip)$/.test(name))
      python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(folder, name))), "zip", { extractDir: "/packages" });
  python.FS.mkdirTree("/repository");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: process.cwd() }, "/repository");
  python.globals.set("given", python.toPy([program, ...words]));
  const status = await python.runPythonAsync(`
import os, runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/packages", "/repository"]
os.chdir("/repository")
sys.argv = list(given)
status = 0
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except SystemExit as end:
    status = end.code if isinstance(end.code, int) else int(end.code is not None)
    if isinstance(end.code, str):
        print(end.code, file=sys.stderr)
sys.stdout.flush()
status
`);
  return status;
}

// Pyodide in one line would be all that is seen of an error.
main().then(process.exit, (error) => {
  console.error(String(error.message ?? error).slice(-4000));
  process.exit(1);
});
