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
const { app, get, post, db, analyticsCounter, errors, close } = product;
afterAll(close);

let visitors = 0;
/** Headers of a new visitor. */
function newVisitor(): Record<string, string> {
  return { "user-agent": `${CHROME} ${++visitors}` };
}

async function sendEvent(body: string, headers: Record<string, string> = {}): Promise<number> {
  return (await post("/moments", { body, headers: { origin: NL, ...newVisitor(), ...headers } })).status;
}

async function follow(path: string, { method = "GET", host = "nl.localhost", ...headers }: Record<string, string> = {}): Promise<Response> {
  return app(new Request(`http://${host}:3000${path}`, { method, headers: { ...newVisitor(), ...headers } }));
}

async function views() {
  await analyticsCounter.flush();
  return db.selectFrom("service_mail_statistics").select(["activity_id", "views", "phone_clicks", "web_clicks"]).execute();
}

async function banners() {
  await analyticsCounter.flush();
  return db.selectFrom("banner_statistics").select(["banner_id", "views", "clicks"]).orderBy("banner_id").execute();
}

beforeEach(async () => {
  await analyticsCounter.flush();
  await db.deleteFrom("service_mail_statistics").execute();
  await db.deleteFrom("banner_statistics").execute();
  await db.updateTable("banner").set({ amount_of_clicks: 0 }).execute();
});

describe("an event that a page sends", () => {
  test("is counted for the activity, and answered without content or cookie", async () => {
    const answer = await post("/moments", { body: JSON.stringify(KANO), headers: { origin: NL, ...newVisitor() } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
    for (const kind of ["view", "phone", "website"]) expect(await sendEvent(JSON.stringify({ kind, id: 1 }))).toBe(204);
    expect(await views()).toEqual([{ activity_id: 1, views: 2, phone_clicks: 1, web_clicks: 1 }]);
  });

  test("of a banner is counted for the banner", async () => {
    expect(await sendEvent('{"kind":"banner-view","id":1}')).toBe(204);
    expect(await banners()).toEqual([{ banner_id: 1, views: 1, clicks: 0 }]);
  });

  test.for([
    ["an activity that does not exist", '{"kind":"view","id":99}'],
    ["an activity that visitors do not see", '{"kind":"view","id":2}'],
    ["an activity of another brand", '{"kind":"view","id":3}'],
    ["a banner that is not shown", '{"kind":"banner-view","id":3}'],
    ["a quote request, which the server counts itself", '{"kind":"offer","id":1}'],
    ["a click on a banner, which its link counts", '{"kind":"banner-click","id":1}'],
    ["an id that is text", '{"kind":"view","id":"1"}'],
    ["an event with an extra field", '{"kind":"view","id":1,"amount":100}'],
    ["a list", '[{"kind":"view","id":1}]'],
    ["no JSON", "view 1"],
    ["nothing", ""],
    ["a long text", JSON.stringify({ ...KANO, x: "y".repeat(500) })],
    ["an id out of range", '{"kind":"view","id":99999999999}'],
  ] as const)("is not counted when it is %s", async ([, body]) => {
    expect(await sendEvent(body)).toBe(204);
    expect(await views()).toEqual([]);
    expect(await banners()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test.for([
    ["from another site", { origin: "https://evil.example" }],
    ["from a prefetched page", { "sec-purpose": "prefetch;prerender" }],
    ["from a bot", { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)" }],
    ["without a user agent", { "user-agent": "" }],
  ] as const)("is not counted when it comes %s", async ([, headers]) => {
    expect(await sendEvent(JSON.stringify(KANO), headers)).toBe(204);
    expect(await views()).toEqual([]);
  });

  test("is counted once a day for one visitor", async () => {
    const visitor = newVisitor();
    for (let time = 0; time < 3; time += 1) await sendEvent(JSON.stringify(KANO), visitor);
    expect(await views()).toEqual([{ activity_id: 1, views: 1, phone_clicks: 0, web_clicks: 0 }]);
  });

  test("can only be posted: GET answers 404 and PUT 405", async () => {
    expect((await get("/moments")).status).toBe(404);
    expect((await app(new Request(`${NL}/moments`, { method: "PUT" }))).status).toBe(405);
  });
});

describe("the link of a banner", () => {
  test.for([
    ["/banner/1", "https://kano.example/huren"],
    ["/banner/2", "/adverteren?van=banner"],
  ] as const)("%s redirects to the target that an editor set, is not cached, and is counted", async ([path, location]) => {
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
    ["is unknown", "/banner/99"],
    ["is inactive", "/banner/3"],
    ["has a target of another site without a scheme", "/banner/4"],
    ["belongs to another brand", "/banner/5"],
    ["has a name instead of an id", "/banner/kano"],
    ["has an id with a leading zero", "/banner/01"],
    ["has an id out of range", "/banner/99999999999999999999"],
    ["has a target in its query", "/banner/99?next=https://evil.example"],
    ["has no id", "/banner"],
  ] as const)("that %s answers 404", async ([, path]) => {
    const answer = await follow(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Pagina niet gevonden");
    expect(await banners()).toEqual([]);
  });

  test("ignores targets in its query", async () => {
    const answer = await follow("/banner/1?next=https://evil.example&url=//evil.example");
    expect(answer.headers.get("location")).toBe("https://kano.example/huren");
  });

  test.for([
    ["a HEAD request", { method: "HEAD" }],
    ["a bot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a prefetching browser", { "sec-purpose": "prefetch" }],
    ["a link of another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
    ["an image element", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" }],
  ] as const)("redirects %s too, and does not count it", async ([, { ...headers }]) => {
    const answer = await follow("/banner/1", headers);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "https://kano.example/huren"]);
    expect(await banners()).toEqual([]);
  });

  test("redirects a visitor every time, and counts them once a day", async () => {
    const visitor = newVisitor();
    for (let time = 0; time < 3; time += 1) expect((await follow("/banner/1", visitor)).status).toBe(302);
    expect(await banners()).toEqual([{ banner_id: 1, views: 0, clicks: 1 }]);
  });

  test("refuses POST", async () => {
    expect((await app(new Request(`${NL}/banner/1`, { method: "POST" }))).status).toBe(405);
  });
});

test("a thousand concurrent events are answered and counted in one row", async () => {
  const body = JSON.stringify(KANO);
  const sendFrom = (at: number) =>
    post("/moments", { body, headers: { origin: NL, ...newVisitor() }, address: `198.51.${at % 250}.${Math.floor(at / 250)}` });
  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, at) => sendFrom(at)));
  expect(answers.every(({ status }) => status === 204)).toBe(true);
  expect(await views()).toEqual([{ activity_id: 1, views: 1_000, phone_clicks: 0, web_clicks: 0 }]);
});

test("a page shows the banner with a counting link, marked as sponsored", async () => {
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
