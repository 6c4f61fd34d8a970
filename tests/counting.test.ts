import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testApp } from "./support/app.ts";
import { addActivity, addBanner } from "./support/fixtures.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
const NL = "http://nl.localhost:3000";
const KANO = { kind: "view", id: 1 };

const product = await testApp({
  fill: async (db) => {
    await addActivity(db, { id: 1, slug: "kano" });
    await addActivity(db, { id: 2, slug: "verborgen", approved: false });
    await addActivity(db, { id: 3, slug: "wandern", platform: 2 });
    await addBanner(db, { id: 1, link: "https://kano.example/huren" });
    await addBanner(db, { id: 2, link: "/adverteren?van=banner", cta_type: "QUESTION", link_target: "newWindow" });
    await addBanner(db, { id: 3, active: false });
    await addBanner(db, { id: 4, link: "//evil.example" });
    await addBanner(db, { id: 5, platform: 2 });
  },
});
const { app, get, post, db, tally, errors, close } = product;
afterAll(close);

let visitors = 0;
/** Somebody who was not here before. */
function somebody(): Record<string, string> {
  return { "user-agent": `${CHROME} ${++visitors}` };
}

async function tell(body: string, headers: Record<string, string> = {}): Promise<number> {
  return (await post("/moments", { body, headers: { origin: NL, ...somebody(), ...headers } })).status;
}

async function follow(path: string, { method = "GET", host = "nl.localhost", ...headers }: Record<string, string> = {}): Promise<Response> {
  return app(new Request(`http://${host}:3000${path}`, { method, headers: { ...somebody(), ...headers } }));
}

async function views() {
  await tally.flush();
  return db.selectFrom("service_mail_statistics").select(["activity_id", "views", "phone_clicks", "web_clicks"]).execute();
}

async function banners() {
  await tally.flush();
  return db.selectFrom("banner_statistics").select(["banner_id", "views", "clicks"]).orderBy("banner_id").execute();
}

beforeEach(async () => {
  await tally.flush();
  await db.deleteFrom("service_mail_statistics").execute();
  await db.deleteFrom("banner_statistics").execute();
  await db.updateTable("banner").set({ amount_of_clicks: 0 }).execute();
});

describe("what a page tells", () => {
  test("is counted by the activity, and answered with nothing at all", async () => {
    const answer = await post("/moments", { body: JSON.stringify(KANO), headers: { origin: NL, ...somebody() } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
    for (const kind of ["view", "phone", "website"]) expect(await tell(JSON.stringify({ kind, id: 1 }))).toBe(204);
    expect(await views()).toEqual([{ activity_id: 1, views: 2, phone_clicks: 1, web_clicks: 1 }]);
  });

  test("of a banner is counted by the banner", async () => {
    expect(await tell('{"kind":"banner-view","id":1}')).toBe(204);
    expect(await banners()).toEqual([{ banner_id: 1, views: 1, clicks: 0 }]);
  });

  test.for([
    ["an activity that does not exist", '{"kind":"view","id":99}'],
    ["one that visitors do not see", '{"kind":"view","id":2}'],
    ["one of another brand", '{"kind":"view","id":3}'],
    ["a banner that is not shown", '{"kind":"banner-view","id":3}'],
    ["a quote request, which is counted where it is stored", '{"kind":"offer","id":1}'],
    ["a click on a banner, which is followed", '{"kind":"banner-click","id":1}'],
    ["a text for a number", '{"kind":"view","id":"1"}'],
    ["more than was asked", '{"kind":"view","id":1,"amount":100}'],
    ["a list", '[{"kind":"view","id":1}]'],
    ["no JSON", "view 1"],
    ["nothing", ""],
    ["a long text", JSON.stringify({ ...KANO, x: "y".repeat(500) })],
    ["a number beyond all numbers", '{"kind":"view","id":99999999999}'],
  ] as const)("leaves no trace when it is %s", async ([, body]) => {
    expect(await tell(body)).toBe(204);
    expect(await views()).toEqual([]);
    expect(await banners()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test.for([
    ["of another site", { origin: "https://evil.example" }],
    ["that was fetched ahead", { "sec-purpose": "prefetch;prerender" }],
    ["of a bot", { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)" }],
    ["without a browser", { "user-agent": "" }],
  ] as const)("leaves no trace when it is the word of a page %s", async ([, headers]) => {
    expect(await tell(JSON.stringify(KANO), headers)).toBe(204);
    expect(await views()).toEqual([]);
  });

  test("counts once a day for one visitor", async () => {
    const visitor = somebody();
    for (let time = 0; time < 3; time += 1) await tell(JSON.stringify(KANO), visitor);
    expect(await views()).toEqual([{ activity_id: 1, views: 1, phone_clicks: 0, web_clicks: 0 }]);
  });

  test("can only be told: to ask for it is to ask for a page that is not there", async () => {
    expect((await get("/moments")).status).toBe(404);
    expect((await app(new Request(`${NL}/moments`, { method: "PUT" }))).status).toBe(405);
  });
});

describe("the link of a banner", () => {
  test.for([
    ["/banner/1", "https://kano.example/huren"],
    ["/banner/2", "/adverteren?van=banner"],
  ] as const)("%s leads to what an editor wrote, is kept by nobody, and counts", async ([path, location]) => {
    const answer = await follow(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(location);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const id = Number(path.slice("/banner/".length));
    expect(await banners()).toEqual([{ banner_id: id, views: 0, clicks: 1 }]);
    const { amount_of_clicks } = await db.selectFrom("banner").select("amount_of_clicks").where("id", "=", id).executeTakeFirstOrThrow();
    expect(amount_of_clicks).toBe(1);
  });

  test.for([
    ["nobody knows", "/banner/99"],
    ["is inactive", "/banner/3"],
    ["leads to a site that no editor named", "/banner/4"],
    ["belongs to another brand", "/banner/5"],
    ["has no number", "/banner/kano"],
    ["begins with a zero", "/banner/01"],
    ["has a number beyond all numbers", "/banner/99999999999999999999"],
    ["has a target in its address", "/banner/99?next=https://evil.example"],
    ["has no id", "/banner"],
  ] as const)("that %s is a page that is not there", async ([, path]) => {
    const answer = await follow(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Pagina niet gevonden");
    expect(await banners()).toEqual([]);
  });

  test("never leads where its address says", async () => {
    const answer = await follow("/banner/1?next=https://evil.example&url=//evil.example");
    expect(answer.headers.get("location")).toBe("https://kano.example/huren");
  });

  test.for([
    ["a look at its head", { method: "HEAD" }],
    ["a bot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a browser that fetches ahead", { "sec-purpose": "prefetch" }],
    ["a link of another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
    ["a picture that is none", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" }],
  ] as const)("leads %s on too, and does not count it", async ([, { ...headers }]) => {
    const answer = await follow("/banner/1", headers);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "https://kano.example/huren"]);
    expect(await banners()).toEqual([]);
  });

  test("leads a visitor on as often as they like, and counts them once a day", async () => {
    const visitor = somebody();
    for (let time = 0; time < 3; time += 1) expect((await follow("/banner/1", visitor)).status).toBe(302);
    expect(await banners()).toEqual([{ banner_id: 1, views: 0, clicks: 1 }]);
  });

  test("can be asked for and nothing else", async () => {
    expect((await app(new Request(`${NL}/banner/1`, { method: "POST" }))).status).toBe(405);
  });
});

test("a thousand beacons at once are answered, and are one row", async () => {
  const body = JSON.stringify(KANO);
  const tellFrom = (at: number) =>
    post("/moments", { body, headers: { origin: NL, ...somebody() }, address: `198.51.${at % 250}.${Math.floor(at / 250)}` });
  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, at) => tellFrom(at)));
  expect(answers.every(({ status }) => status === 204)).toBe(true);
  expect(await views()).toEqual([{ activity_id: 1, views: 1_000, phone_clicks: 0, web_clicks: 0 }]);
});

test("a page shows the banner with a link that counts, marked as what it is", async () => {
  await db.updateTable("banner").set({ active: false }).where("id", "in", [2, 4]).execute();
  await product.catalogue.refresh();
  for (const id of [11, 12, 13, 14]) await addActivity(db, { id });
  await product.catalogue.refresh();
  const html = await (await get("/uitjes")).text();
  const link = /<a [^>]*href="\/banner\/1"[^>]*>/.exec(html)?.[0];
  expect(link).toContain('rel="sponsored nofollow"');
  expect(html).not.toContain("kano.example");

  await db.updateTable("banner").set({ active: false }).execute();
  await product.catalogue.refresh();
  expect(await (await get("/uitjes")).text()).not.toContain("/banner/");
  expect((await follow("/banner/1")).status).toBe(404);
});
