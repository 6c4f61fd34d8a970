import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { prepareJobs } from "../../jobs/prepare-jobs.ts";
import { getSocialPicture } from "./get-social-picture.server.ts";
import { socialFile, type SocialPicture } from "./social-picture.server.ts";
import { folderSocialStore } from "./social-store.server.ts";

const mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-social-"));
const store = folderSocialStore(mediaFolder);
const database = await testDatabase();
await prepareJobs(database, () => {});
afterAll(async () => {
  await database.close();
  await rm(mediaFolder, { recursive: true });
});

const pictures = Array.from({ length: 25 }, (_, id): SocialPicture => {
  const ground = { url: "/static/scenes/canoe-3.svg", focus: { x: 0.5, y: 0.6 } };
  return { brand: "nl", kind: "activity", id, title: "Kanoën op de Linge", note: null, ground };
});

test("of many undrawn pictures all are queued, requests for twenty wait, and the others are told to retry later", async () => {
  const outcomes: string[] = [];
  const requests = pictures.map(async (picture) => outcomes.push((await getSocialPicture(database.db, store, picture)).kind));
  await expect.poll(() => outcomes).toEqual(["later", "later", "later", "later", "later"]);
  // These requests do not wait until the others are queued.
  const drawings = "select from graphile_worker.jobs where task_identifier = 'draw-social-picture'";
  await expect.poll(async () => (await database.pool.query(drawings)).rowCount).toBe(25);

  for (const picture of pictures) await store.write(picture.brand, socialFile(picture), new Uint8Array([1]));
  await Promise.all(requests);
  expect(outcomes.slice(5)).toEqual(Array.from({ length: 20 }, () => "drawn"));
});
