import { readFileSync } from "node:fs";
import { join } from "node:path";
import { main } from "assemblyscript/asc";

const SOURCE = "packages/search/kernel/assembly/kernel.ts";
const OPTIONS = ["--runtime", "stub", "--importMemory", "--noExportMemory", "-O3", "--noAssert", "--enable", "simd"];
const ROOT = join(import.meta.dirname, "..");

/** Compiles the kernel of the search engine; throws the compiler output on failure. */
export async function compileKernel(): Promise<Uint8Array> {
  let compiled: Uint8Array | null = null;
  const output: string[] = [];
  const { error } = await main([SOURCE, "--outFile", "kernel.wasm", ...OPTIONS], {
    readFile: (name, base) => readSource(join(ROOT, base, name)),
    writeFile: (_name, contents) => {
      if (contents instanceof Uint8Array) compiled = contents;
    },
    listFiles: () => [],
    stderr: { write: (text: string) => output.push(text) > 0 },
  });
  if (error || compiled === null) throw new Error(`The kernel does not compile: ${output.join("")}`);
  return compiled;
}

/** The text of `kernel-bytes.ts`. */
export function kernelBytesSource(bytes: Uint8Array): string {
  const encoded = Buffer.from(bytes).toString("base64");
  const lines = encoded.match(/.{1,120}/g) ?? [];
  return [
    "/** The kernel (assembly/kernel.ts) compiled by `npm run kernel`, in base64. */",
    "export const KERNEL_BYTES =",
    `${lines.map((line) => `  "${line}"`).join(" +\n")};`,
    "",
  ].join("\n");
}

/** Null for a missing file: the compiler tries several paths for each module. */
function readSource(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
