import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { acceptPicture, type AcceptedPicture } from "../../src/media/intake/accept-picture.server.ts";

/** The outcome for one file. */
export type Take = { file: string; ms: number; outcome: AcceptedPicture };
/** Outcomes, and the peak memory of this process and of its decoders. */
export type TakeReport = { takes: Take[]; ownPeakBytes: number; decoderPeakBytes: number; decoders: number };

/** The child processes of this one, on Linux. */
const CHILDREN = `/proc/${process.pid}/task/${process.pid}/children`;
const SAMPLE_EVERY_MS = 5;

// Accepts every picture of the folder in the first argument as the server does.
const folder = process.argv[2] ?? "";
let decoderPeakBytes = 0;
const decoders = new Set<string>();
setInterval(sampleDecoders, SAMPLE_EVERY_MS).unref();

const takes: Take[] = [];
for (const file of readdirSync(folder).toSorted()) {
  const bytes = readFileSync(join(folder, file));
  const before = performance.now();
  const outcome = await acceptPicture(bytes);
  takes.push({ file, ms: performance.now() - before, outcome });
  sampleDecoders();
}
const report: TakeReport = { takes, ownPeakBytes: peakBytesOf("self"), decoderPeakBytes, decoders: decoders.size };
process.send?.(report, undefined, undefined, () => process.disconnect?.());

function sampleDecoders(): void {
  if (!existsSync(CHILDREN)) return;
  for (const child of readFileSync(CHILDREN, "utf8").split(" ").filter(Boolean)) {
    decoders.add(child);
    decoderPeakBytes = Math.max(decoderPeakBytes, peakBytesOf(child));
  }
}

/**
 * The peak memory of a running process on Linux, 0 elsewhere. `resourceUsage` would include that of the parent process.
 */
function peakBytesOf(pid: string): number {
  const status = `/proc/${pid}/status`;
  const [, kilobytes = "0"] = (existsSync(status) && /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, "utf8"))) || [];
  return Number(kilobytes) * 1024;
}
