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

/** The bucket, and what it was asked for. */
function counted(): { asked: string[]; far: ObjectStore } {
  const asked: string[] = [];
  const read = (key: string) => (asked.push(`read ${key}`), bucket.read(key));
  const has = (key: string) => (asked.push(`has ${key}`), bucket.has(key));
  return { asked, far: { ...bucket, read, has } };
}

async function put(key: string, text = "RIFF"): Promise<string> {
  await bucket.write(key, new TextEncoder().encode(text));
  return key;
}

test("visitors who come together cost the bucket one reading, and those after them nothing", async () => {
  const { asked, far } = counted();
  const store = cachedObjects(far, MB);
  const key = await put("public/a.webp");
  const together = await Promise.all([1, 2, 3].map(() => store.read(key)));
  expect([...together, await store.read(key)].map(textOf)).toEqual(["RIFF", "RIFF", "RIFF", "RIFF"]);
  expect(await store.has(key)).toBe(true);
  expect(asked).toEqual([`read ${key}`]);
});

test("after a minute the bucket is asked whether a picture is still there, and sends no bytes", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const { asked, far } = counted();
  const store = cachedObjects(far, MB);
  const key = await put("public/b.webp");
  await store.read(key);
  vi.advanceTimersByTime(61_000);
  expect([textOf(await store.read(key)), textOf(await store.read(key))]).toEqual(["RIFF", "RIFF"]);
  expect(asked).toEqual([`read ${key}`, `has ${key}`]);
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

test("a picture that is removed while somebody reads it is not kept", async () => {
  const key = await put("public/e.webp");
  const { promise: removed, resolve } = Promise.withResolvers<void>();
  // The bucket has answered before the picture goes, and its answer comes afterwards.
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

test("that there is no picture is not kept, and what is written anew or moved is read anew", async () => {
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

test("pictures take no more memory than they were given: who was asked for longest ago makes room", async () => {
  const { asked, far } = counted();
  const store = cachedObjects(far, 4_000);
  for (const name of ["h", "i", "j", "k"]) await store.read(await put(`public/${name}.webp`, "x".repeat(1_000)));
  const large = await put("public/l.webp", "x".repeat(5_000));
  expect((await store.read(large))?.length).toBe(5_000);
  asked.length = 0;
  for (const name of ["k", "j", "i", "l", "h"]) await store.read(`public/${name}.webp`);
  expect(asked).toEqual(["read public/l.webp", "read public/h.webp"]);
});
