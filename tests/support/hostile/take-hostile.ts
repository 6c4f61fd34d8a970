import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import type { TakeReport } from "../../abuse/take-pictures.ts";
import { hostilePictures, type Hostile } from "./hostile-pictures.ts";

export type Taken = { kind: string; mayBeTaken: boolean; ms: number; outcome: TakeReport["takes"][number]["outcome"] };

const report = z.custom<TakeReport>((value) => typeof value === "object" && value !== null && "takes" in value);

/** Passes hostile pictures to a child process that handles them as the server does, and returns each outcome. */
export async function takeHostile(count: number, seed: number): Promise<TakeReport & { taken: Taken[] }> {
  const folder = await mkdtemp(join(tmpdir(), "uitkijk-hostile-"));
  try {
    const sent: Hostile[] = [];
    for await (const picture of hostilePictures(count, seed)) {
      await writeFile(join(folder, String(sent.length).padStart(6, "0")), picture.bytes);
      sent.push({ ...picture, bytes: Buffer.alloc(0) });
    }
    const reported = await takeInChildProcess(folder);
    const taken = reported.takes.flatMap(({ ms, outcome }, index) => {
      const picture = sent[index];
      return picture ? [{ kind: picture.kind, mayBeTaken: picture.mayBeTaken, ms, outcome }] : [];
    });
    return { ...reported, taken };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rejects when the child process exits without a report. */
async function takeInChildProcess(folder: string): Promise<TakeReport> {
  const child = fork("tests/abuse/take-pictures.ts", [folder], { serialization: "advanced", execArgv: [] });
  const died = once(child, "exit").then(([code, signal]) => {
    throw new Error(`The process that takes pictures ended early, with ${code ?? signal}.`);
  });
  return report.parse(await Promise.race([once(child, "message").then(([message]: unknown[]) => message), died]));
}
