import { afterAll, afterEach, expect, test, vi } from "vitest";
import { startS3 } from "../../../tests/support/s3.ts";
import { cachedObjects } from "./cached-objects.server.ts";
import type { ObjectStore } from "./object-store.ts";
import { s3Objects } from "./s3-objects.server.ts";

const MB = 1024 * 1024;
const s3 = await startS3();
const bucket = s3Objects(s3.settings);
const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString();
afterAll(() => s3.stop());
afterEach(() => void vi.useRealTimers());

/** The bucket, with a record of its requests. */
function recorded(): { requests: string[]; remote: ObjectStore } {
  const requests: string[] = [];
  const read = (key: string) => (requests.push(`read ${key}`), bucket.read(key));
  const has = (key: string) => (requests.push(`has ${key}`), bucket.has(key));
  return { requests, remote: { ...bucket, read, has } };
}

async function put(key: string, text = "RIFF"): Promise<string> {
  await bucket.write(key, new TextEncoder().encode(text));
  return key;
}

test("concurrent visitors cost the bucket one read, and later ones none", async () => {
  const { requests, remote } = recorded();
  const store = cachedObjects(remote, MB);
  const key = await put("public/a.webp");
  const together = await Promise.all([1, 2, 3].map(() => store.read(key)));
  expect([...together, await store.read(key)].map(textOf)).toEqual(["RIFF", "RIFF", "RIFF", "RIFF"]);
  expect(await store.has(key)).toBe(true);
  expect(requests).toEqual([`read ${key}`]);
});

test("after a minute the bucket is asked whether a picture still exists, without its bytes", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const { requests, remote } = recorded();
  const store = cachedObjects(remote, MB);
  const key = await put("public/b.webp");
  await store.read(key);
  vi.advanceTimersByTime(61_000);
  expect([textOf(await store.read(key)), textOf(await store.read(key))]).toEqual(["RIFF", "RIFF"]);
  expect(requests).toEqual([`read ${key}`, `has ${key}`]);
});

test("a picture that another process removed is gone within a minute, one that we removed at once", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const store = cachedObjects(bucket, MB);
  const [theirs, ours] = [await put("public/c.webp"), await put("public/d.webp")];
  for (const key of [theirs, ours]) await store.read(key);
  await store.remove(ours);
  await bucket.remove(theirs);
  expect([await store.read(ours), await store.has(ours)]).toEqual([null, false]);
  vi.advanceTimersByTime(61_000);
  expect([await store.read(theirs), await store.has(theirs)]).toEqual([null, false]);
});

test("a picture that another process removed is gone within a minute, also when the clock was an hour ahead and is set right", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const store = cachedObjects(bucket, MB);
  const theirs = await put("public/e.webp");
  await store.read(theirs);
  await bucket.remove(theirs);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(61_000);
  expect([await store.read(theirs), await store.has(theirs)]).toEqual([null, false]);
});

test("a picture that is removed during a read is not cached", async () => {
  const key = await put("public/e.webp");
  const { promise: removed, resolve } = Promise.withResolvers<void>();
  // The bucket reads the picture before its removal, and responds afterwards.
  const answer = await bucket.read(key);
  const slow = async () => {
    await removed;
    return answer;
  };
  let reads = 0;
  const store = cachedObjects({ ...bucket, read: (one) => (reads++ === 0 ? slow() : bucket.read(one)) }, MB);
  const reading = store.read(key);
  await store.remove(key);
  resolve();
  expect([textOf(await reading), await store.read(key)]).toEqual(["RIFF", null]);
});

test("a missing picture is not cached, and a written or moved one is read again", async () => {
  const store = cachedObjects(bucket, MB);
  const [key, other] = ["public/f.webp", "public/g.webp"];
  expect(await store.read(key)).toBeNull();
  await store.write(key, new TextEncoder().encode("first"));
  expect(textOf(await store.read(key))).toBe("first");
  await store.write(key, new TextEncoder().encode("second"));
  expect(textOf(await store.read(key))).toBe("second");
  await store.move(key, other);
  expect([await store.read(key), textOf(await store.read(other))]).toEqual([null, "second"]);
});

test("the cache stays within its memory limit, and evicts the least recently used picture", async () => {
  const { requests, remote } = recorded();
  const store = cachedObjects(remote, 4_000);
  for (const name of ["h", "i", "j", "k"]) await store.read(await put(`public/${name}.webp`, "x".repeat(1_000)));
  const large = await put("public/l.webp", "x".repeat(5_000));
  expect((await store.read(large))?.length).toBe(5_000);
  requests.length = 0;
  for (const name of ["k", "j", "i", "l", "h"]) await store.read(`public/${name}.webp`);
  expect(requests).toEqual(["read public/l.webp", "read public/h.webp"]);
});
