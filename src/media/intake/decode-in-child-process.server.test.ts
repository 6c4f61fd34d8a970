import { execFileSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { jpegPicture } from "../../../tests/support/hostile/pictures.ts";
import { png } from "../../../tests/support/hostile/png.ts";
import { decodeInChildProcess } from "./decode-in-child-process.server.ts";

/** Process ids of the decoders of this test. */
function decoderPids(): number[] {
  try {
    const pids = execFileSync("pgrep", ["-P", String(process.pid), "-f", "decoder-process"], { encoding: "utf8" });
    return pids.trim().split("\n").map(Number);
  } catch {
    return [];
  }
}

test("ordinary pictures are decoded by one child process, which is reused", async () => {
  const jpeg = await jpegPicture();
  await decodeInChildProcess(jpeg);
  const first = decoderPids();
  await decodeInChildProcess(jpeg);
  expect(first).toHaveLength(1);
  expect(decoderPids()).toEqual(first);
});

test("a picture that kills its decoder is broken, and the next one is decoded by a new process", async () => {
  const killing = setInterval(() => {
    for (const pid of decoderPids()) process.kill(pid, "SIGKILL");
  }, 50);
  const large = await decodeInChildProcess(png({ width: 6000, height: 6000, depth: 16, colour: 6 })).finally(() => clearInterval(killing));
  expect(large).toEqual({ kind: "broken" });
  expect((await decodeInChildProcess(await jpegPicture())).kind).toBe("decoded");
});

test("an idle decoder that died does not affect the next picture", async () => {
  const jpeg = await jpegPicture();
  await decodeInChildProcess(jpeg);
  for (const pid of decoderPids()) process.kill(pid, "SIGKILL");
  while (decoderPids().length > 0) await delay(5);
  await delay(20);
  expect((await decodeInChildProcess(jpeg)).kind).toBe("decoded");
});

test("a decoder that has just died, unnoticed, does not affect the next picture", async () => {
  const jpeg = await jpegPicture();
  await decodeInChildProcess(jpeg);
  for (const pid of decoderPids()) process.kill(pid, "SIGKILL");
  expect((await decodeInChildProcess(jpeg)).kind).toBe("decoded");
});
