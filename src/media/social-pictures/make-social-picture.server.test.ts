import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { folderPictures } from "../picture-store.server.ts";
import { makeSocialPicture } from "./make-social-picture.server.ts";
import { socialFile, subjectOf, type SocialPicture } from "./social-picture.server.ts";
import { folderSocialStore } from "./social-store.server.ts";

const mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-social-"));
const uploads = folderPictures(mediaFolder);
const store = folderSocialStore(mediaFolder);
afterAll(() => rm(mediaFolder, { recursive: true }));

const kano: SocialPicture = {
  ...{ brand: "nl", kind: "activity", id: 12, title: "Kanoën op de Linge" },
  note: { text: "Leerdam", isPlace: true },
  ground: { url: "/static/scenes/canoe-3.svg", focus: { x: 0.5, y: 0.6 } },
};

async function drawn(picture: SocialPicture): Promise<Uint8Array> {
  await makeSocialPicture(picture, { uploads, store });
  return (await store.read(picture.brand, socialFile(picture))) ?? expect.fail("nothing was drawn");
}

/** The colour in the middle of the background. */
async function backgroundColour(picture: SocialPicture): Promise<number[]> {
  const { data } = await sharp(await drawn(picture))
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test("a picture is a JPEG of 1200 × 630 under 300 KB, with the same bytes each time", async () => {
  const jpeg = await drawn(kano);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(300_000);
  await rm(join(mediaFolder, "social/nl", socialFile(kano)));
  expect(await drawn(kano)).toEqual(jpeg);
});

test("the file name depends on everything that is drawn, so another picture has another URL", () => {
  const others: SocialPicture[] = [
    { ...kano, title: "Kanoën" },
    { ...kano, note: null },
    { ...kano, brand: "be" },
    { ...kano, ground: { ...kano.ground, url: "/static/scenes/canoe-4.svg" } },
    { ...kano, ground: { ...kano.ground, focus: { x: 0.4, y: 0.6 } } },
  ];
  expect(new Set([kano, ...others].map(socialFile)).size).toBe(6);
  expect(subjectOf(socialFile(kano))).toEqual({ kind: "activity", id: 12 });
  for (const name of ["activity-12.jpg", "../activity-1-0123456789abcdef.jpg", "user-1-0123456789abcdef.jpg"])
    expect(subjectOf(name)).toBeNull();
});

test("a released upload is the background", async () => {
  const green = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#00a000" } })
    .webp()
    .toBuffer();
  const file = await uploads.save(green);
  const picture = { ...kano, id: 13, ground: { url: `/static/uploads/${file}`, focus: { x: 0.5, y: 0.5 } } };
  await uploads.release(file);
  const [red = 0, greenness = 0] = await backgroundColour(picture);
  expect(red).toBeLessThan(20);
  expect(greenness).toBeGreaterThan(140);
});

test("a foreign, missing or unreleased picture is replaced by the brand's panorama, and nothing is fetched", async () => {
  const panorama = await backgroundColour({
    ...kano,
    id: 20,
    ground: { ...kano.ground, url: "/static/scenes/panorama-nl.svg", focus: { x: 0.5, y: 0.5 } },
  });
  const secret = await uploads.save(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: "#00ff00" } })
      .webp()
      .toBuffer(),
  );
  const urls = [
    "http://127.0.0.1:9/geheim.png",
    "https://elders.example/x.jpg",
    `/static/uploads/${secret}`,
    "/static/scenes/../../server.ts",
    "",
  ];
  for (const [index, url] of urls.entries())
    expect([url, await backgroundColour({ ...kano, id: 30 + index, ground: { ...kano.ground, url } })]).toEqual([url, panorama]);
});

test("markup in a title is drawn as text", async () => {
  const odd = { ...kano, id: 50, title: '</text><image href="file:///etc/passwd"/> & "wat"' };
  expect(await sharp(await drawn(odd)).metadata()).toMatchObject({ width: 1200 });
});

test("unused pictures are removed, and used ones stay", async () => {
  const folder = join(mediaFolder, "social/nl");
  const old = socialFile(kano);
  await drawn(kano);
  const longAgo = new Date("2026-01-01T00:00:00Z");
  for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo);
  await store.read("nl", old);
  expect(await store.removeUnused(new Date("2026-02-01T00:00:00Z"))).toBeGreaterThan(0);
  expect(await readdir(folder)).toEqual([old]);
  expect(await folderSocialStore("/nowhere").removeUnused(new Date())).toBe(0);
});
