import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { acceptPicture, type AcceptedPicture } from "../../src/media/intake/accept-picture.server.ts";

/** What became of one file. */
export type Take = { file: string; ms: number; outcome: AcceptedPicture };
/** What it took: the most memory of this process, and of all that it decoded in. */
export type TakeReport = { takes: Take[]; ownPeakBytes: number; decoderPeakBytes: number; decoders: number };

/** The processes that this one started, as Linux keeps them. */
const CHILDREN = `/proc/${process.pid}/task/${process.pid}/children`;
const LOOK_EVERY_MS = 5;

// Takes in every picture of the folder that the first argument names, as the server would.
const folder = process.argv[2] ?? "";
let decoderPeakBytes = 0;
const decoders = new Set<string>();
setInterval(lookAtDecoders, LOOK_EVERY_MS).unref();

const takes: Take[] = [];
for (const file of readdirSync(folder).toSorted()) {
  const bytes = readFileSync(join(folder, file));
  const before = performance.now();
  const outcome = await acceptPicture(bytes);
  takes.push({ file, ms: performance.now() - before, outcome });
  lookAtDecoders();
}
const report: TakeReport = { takes, ownPeakBytes: peakBytesOf("self"), decoderPeakBytes, decoders: decoders.size };
process.send?.(report, undefined, undefined, () => process.disconnect?.());

function lookAtDecoders(): void {
  if (!existsSync(CHILDREN)) return;
  for (const child of readFileSync(CHILDREN, "utf8").split(" ").filter(Boolean)) {
    decoders.add(child);
    decoderPeakBytes = Math.max(decoderPeakBytes, peakBytesOf(child));
  }
}

/**
 * The highest memory of a living process as Linux keeps it, 0 elsewhere. `resourceUsage` would count that of the process
 * which forked this one.
 */
function peakBytesOf(pid: string): number {
  const status = `/proc/${pid}/status`;
  const [, kilobytes = "0"] = (existsSync(status) && /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, "utf8"))) || [];
  return Number(kilobytes) * 1024;
}
