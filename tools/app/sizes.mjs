// What of the app travels, and how large it is compressed: node tools/app/sizes.mjs [FOLDER]
import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKED = /\.(png|webp|woff2|jpe?g)$/;
const root = process.argv[2] ?? "build/app";
const sums = new Map();
for (const name of fs.readdirSync(root, { recursive: true }).sort()) {
  const file = path.join(root, name);
  if (!fs.statSync(file).isFile()) continue;
  const data = fs.readFileSync(file);
  const [brotli, gzip] = PACKED.test(name)
    ? [data.length, data.length]
    : [
        brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } }).length,
        gzipSync(data, { level: 9 }).length,
      ];
  const part = /^v\/[0-9a-f]+\/(pyodide|python|ahead)\//.exec(name)?.[1] ?? "page";
  for (const one of [part, "all"]) {
    const sum = sums.get(one) ?? { files: 0, plain: 0, gzip: 0, brotli: 0 };
    sums.set(one, { files: sum.files + 1, plain: sum.plain + data.length, gzip: sum.gzip + gzip, brotli: sum.brotli + brotli });
  }
}
for (const [part, { files, ...sizes }] of sums)
  console.log(part.padEnd(8), String(files).padStart(4), ...Object.entries(sizes).map(([kind, size]) => `${kind} ${(size / 1e6).toFixed(2)} MB`));
