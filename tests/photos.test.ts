import { afterAll, expect, test } from "vitest";
import { folderPictures } from "../src/media/picture-store.server.ts";
import { claimUpload } from "../src/media/uploads/claim-upload.server.ts";
import { releaseUpload } from "../src/media/uploads/release-upload.server.ts";
import { makeWidths } from "../src/media/widths/make-widths.server.ts";
import { testApp } from "./support/app.ts";
import { addActivity, addEvent } from "./support/fixtures.ts";
import { addFourBrands } from "./support/four-brands.ts";
import { jpegPicture } from "./support/hostile/pictures.ts";

const KIDS = 3;
const CDN = "https://media.uitjes.example";
const mediaUrls = { production: null, acceptance: CDN, test: null };
const product = await testApp({ mediaUrls, fill: addFourBrands });
afterAll(() => product.close());

const NEXT_YEAR = new Date().getFullYear() + 1;
/** URL of a photo, without `.webp`, that an event and an activity show. */
let photo = "";

test("a released photo is shown at once, and with its widths as soon as they are made", async () => {
  const bytes = await jpegPicture({ width: 1200, height: 800 });
  const { id, url } = await product.client("kids").uploadImage({ file: new File([new Uint8Array(bytes)], "foto.jpg") });
  photo = url.replace(".webp", "");
  const start_date = new Date(`${NEXT_YEAR}-06-18T10:00:00Z`);
  const event_id = await addEvent(product.db, { platform: KIDS, title: "Open dag van de speeltuin", start_date });
  const activity_id = await addActivity(product.db, { platform: KIDS, title: "Hutten bouwen", slug: "hutten-bouwen" });
  for (const owner of [{ event_id }, { activity_id }])
    await product.db
      .insertInto("media")
      .values({ ...owner, url, alt: "Een hut" })
      .execute();
  await claimUpload(product.db, { id, platformId: KIDS });
  const pictures = folderPictures(product.mediaFolder);
  await releaseUpload(product.db, pictures, id);
  await seen(`src="${photo}.webp"`);
  expect(await htmlOf("/agenda")).not.toContain("<source type=");
  await makeWidths(product.db, pictures, { upload: id });
  await seen("<source type=");
});

/** Waits until the pages contain a text; changes become visible when no older transaction of the database server is open. */
async function seen(text: string): Promise<void> {
  for (const path of ["/uitjes/hutten-bouwen", "/agenda"]) {
    const refreshed = async () => {
      await product.catalogue.refresh();
      return (await product.get(path, "kids.localhost")).text();
    };
    await expect.poll(refreshed).toContain(text);
  }
}

async function htmlOf(path: string, host = "kids.localhost"): Promise<string> {
  const answer = await product.get(path, host);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The first `<picture>` of a page that has a photo. */
const pictureIn = (html: string) =>
  /<picture[^>]*>(?:<source[^>]*>)*<img[^>]*>/.exec(html.slice(html.indexOf("<source type") - 200))?.[0] ?? "";

test("a photo is offered in every width, as AVIF and WebP, with its display size", async () => {
  const picture = pictureIn(await htmlOf("/uitjes/hutten-bouwen"));
  const avif = [400, 500, 1000, 1200].map((width) => `${photo}-${width}.avif ${width}w`).join(", ");
  const webp = [400, 500, 1000].map((width) => `${photo}-${width}.webp ${width}w`).join(", ");
  expect(picture).toContain(`type="image/avif"`);
  expect(picture).toContain(avif);
  expect(picture).toContain(`${webp}, ${photo}.webp 1200w`);
  expect(picture.match(/sizes="\(min-width: 1280px\) 1200px, [^"]+100vw"/g)).toHaveLength(2);
  for (const [, address = ""] of picture.matchAll(/([^\s",]+\.(?:avif|webp)) \d+w/g)) {
    expect([address, (await product.get(address, "kids.localhost")).status]).toEqual([address, 200]);
  }
});

test("until a photo has loaded a placeholder of its colours is shown, in less than 200 bytes", async () => {
  const style = /style="([^"]*)"/.exec(pictureIn(await htmlOf("/uitjes/hutten-bouwen")))?.[1] ?? "";
  expect(style).toMatch(/^background:url\(data:image\/webp;base64,[A-Za-z0-9+/=]+\) 50% 50% \/ cover$/);
  expect(style.length).toBeLessThan(200);
});

test("the widest picture of the first view has high priority, and others in view load eagerly", async () => {
  const detail = await htmlOf("/uitjes/hutten-bouwen");
  expect(detail.match(/<img[^>]* fetchPriority="high"/gi)).toHaveLength(1);
  expect(pictureIn(detail)).toMatch(/loading="eager" fetchPriority="high"/);
  const blogs = await htmlOf("/blogs", "nl.localhost");
  expect(blogs.match(/<img[^>]* fetchPriority="high"/gi)).toHaveLength(1);
  expect(blogs.match(/<img[^>]* loading="eager"/gi)).toHaveLength(3);
});

test("with a media host, pages, structured data, API, sitemap and CSP refer to it; without one nothing does", async () => {
  const [kids, acceptance] = ["kids.localhost", "acc.kidsuitjes.nl"];
  for (const path of ["/uitjes/hutten-bouwen", "/agenda", "/uitjes"]) {
    expect([path, await htmlOf(path, kids)]).toEqual([path, expect.not.stringContaining(CDN)]);
    const html = await htmlOf(path, acceptance);
    expect([path, html.includes(`${CDN}${photo}-400.avif 400w`)]).toEqual([path, true]);
    expect(html.match(new RegExp(`(src|srcset|href)="([^"]* )?${photo}`, "gi")) ?? []).toEqual([]);
  }
  const page = await product.get("/uitjes/hutten-bouwen", acceptance);
  expect(page.headers.get("content-security-policy")).toMatch(new RegExp(`img-src [^;]* ${CDN}(;| )`));
  expect(await page.text()).toContain(`"image":["${CDN}${photo}.webp"]`);

  const path = "/api/public/activities?page=1&limit=100&filterQuery=%7B%7D";
  expect(await htmlOf(path, kids)).toContain(`"url":"${photo}.webp"`);
  expect(await htmlOf(path, acceptance)).toContain(`"url":"${CDN}${photo}.webp"`);
  const sitemap = "/sitemaps/activities-1.xml";
  expect(await htmlOf(sitemap, acceptance)).toContain(`${CDN}${photo}.webp`);
  expect(await htmlOf(sitemap, kids)).not.toContain(CDN);
});
