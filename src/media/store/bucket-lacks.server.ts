import { randomUUID } from "node:crypto";
import { s3Objects, type S3Settings } from "./s3-objects.server.ts";

const PROBE = new TextEncoder().encode("uitkijk doctor");

/** What a bucket for pictures lacks, a sentence each: it is written, read by us and by anybody, listed, and emptied again. */
export async function bucketLacks(settings: S3Settings): Promise<string[]> {
  const objects = s3Objects(settings);
  const folder = `private/doctor-${randomUUID()}/`;
  const key = `${folder}probe.webp`;
  try {
    await objects.write(key, PROBE);
    const [read, listed, foreign] = await Promise.all([objects.read(key), objects.list(folder), readByAnybody(settings, key)]);
    await objects.remove(key);
    const lacks: string[] = [];
    if (!read || !Buffer.from(read).equals(PROBE)) lacks.push("S3_BUCKET does not give back what was written to it.");
    if (listed.length !== 1)
      lacks.push("S3_BUCKET does not list what was written to it: pictures that are removed would leave widths behind.");
    if (foreign) lacks.push("S3_BUCKET can be read by anybody: pictures that nobody has released would be public.");
    return lacks;
  } catch (error) {
    return [`S3_BUCKET cannot be used: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function readByAnybody({ endpoint, bucket }: S3Settings, key: string): Promise<boolean> {
  const answer = await fetch(`${endpoint}/${bucket}/${key}`, { signal: AbortSignal.timeout(10_000) });
  await answer.body?.cancel();
  return answer.ok;
}
