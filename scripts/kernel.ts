// `npm run kernel`: compiles the kernel of the search engine into its checked-in form.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileKernel, kernelBytesSource } from "./compile-kernel.ts";

const bytes = await compileKernel();
writeFileSync(join(import.meta.dirname, "../packages/search/kernel/kernel-bytes.ts"), kernelBytesSource(bytes));
console.log(`The kernel is ${bytes.length} bytes.`);
