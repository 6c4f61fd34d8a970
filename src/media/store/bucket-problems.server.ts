import { randomUUID } from "node:crypto";
import { s3Objects, type S3Settings } from "./s3-objects.server.ts";

const PROBE = new TextEncoder().encode("uitkijk doctor");

/** Problems of a bucket for pictures, a sentence each. Writes a probe, reads it with and without credentials, lists and removes it. */
export async function bucketProblems(settings: S3Settings): Promise<string[]> {
  const objects = s3Objects(settings);
  const folder = `private/doctor-${randomUUID()}/`;
  const key = `${folder}probe.webp`;
  try {
    await objects.write(key, PROBE);
    const [read, listed, foreign] = await Promise.all([objects.read(key), objects.list(folder), readByAnybody(settings, key)]);
    await objects.remove(key);
    const problems: string[] = [];
    if (!read || !Buffer.from(read).equals(PROBE)) problems.push("S3_BUCKET does not give back what was written to it.");
    if (listed.length !== 1)
      problems.push("S3_BUCKET does not list what was written to it: pictures that are removed would leave widths behind.");
    if (foreign) problems.push("S3_BUCKET can be read by anybody: pictures that nobody has released would be public.");
    return problems;
  } catch (error) {
    return [`S3_BUCKET cannot be used: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function readByAnybody({ endpoint, bucket }: S3Settings, key: string): Promise<boolean> {
  const answer = await fetch(`${endpoint}/${bucket}/${key}`, { signal: AbortSignal.timeout(10_000) });
  await answer.body?.cancel();
  return answer.ok;
}
