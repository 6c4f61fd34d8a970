import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeEach, expect, test } from "vitest";
import { cardOf } from "../src/activities/card.ts";
import { teaserOf } from "../src/activities/teaser.ts";
import { wordsOf } from "../src/brands/words.ts";
import type { CacheOutcome } from "../src/page-cache/open-page-cache.ts";
import { testApp } from "./support/app.ts";
import { addFourBrands, type OnBrand } from "./support/four-brands.ts";
import { addActivity, addEvent, addOrganisation } from "./support/fixtures.ts";

let outcomes: CacheOutcome[] = [];
let added: Record<string, OnBrand> = {};
let other = 0;

const { app, get, db, catalogue, errors, close } = await testApp({
  page: (outcome) => outcomes.push(outcome),
  async fill(db) {
    added = await addFourBrands(db);
    const organisation_id = await addOrganisation(db, { name: "De Schutters" });
    other = await addActivity(db, { title: "Boogschieten", slug: "boogschieten", organisation_id });
  },
});
afterAll(async () => {
  expect(errors).toEqual([]);
  await close();
});
beforeEach(() => void (outcomes = []));

const ask = (path: string, headers: Record<string, string>) => app(new Request(`http://nl.localhost:3000${path}`, { headers }));

async function outcomesOf(paths: readonly string[], host?: string): Promise<CacheOutcome[]> {
  outcomes = [];
  for (const path of paths) await (await get(path, host)).text();
  return outcomes;
}

/** Pages that do not show the activity of De Schutters, and pages that do. */
const WITHOUT = ["/uitjes/kano-nl", "/uitjes?zoek=kano", "/bedrijfsuitje/utrecht", "/blogs", "/helpdesk", "/privacy"];
const WITH = ["/", "/uitjes", "/uitjes?pagina=1&sorteer=titel", "/uitjes/boogschieten", "/overzicht"];
const HITS = (paths: readonly string[]) => paths.map(() => "hit");

test("a page is cached for all visitors after the first request, and so are the regions of a navigation within a list", async () => {
  const paths = [...WITHOUT, ...WITH, "/uitjes?regions=1", "/bedrijfsuitje/utrecht?regions=1"];
  await outcomesOf(paths);
  expect(await outcomesOf(paths)).toEqual(HITS(paths));
});

test("a request from before a deploy for the data of the home page redirects to the page, and this answer is not cached", async () => {
  for (const path of ["/_.data", "/_.data?_routes=screens%2Fhome%2Fhome"]) {
    outcomes = [];
    const answer = await get(path);
    expect([path, answer.status, await answer.text(), outcomes]).toEqual([path, 202, expect.stringMatching(/"redirect".*"\/"/s), []]);
  }
});

test("only the query parameters that a page reads are part of its cache key", async () => {
  await outcomesOf(["/uitjes?personen=8"]);
  const same = [
    "/uitjes?utm_source=mail&personen=8",
    "/uitjes?personen=8&pagina=1",
    "/uitjes?personen=8&personen=9&x",
    "/uitjes?personen=8&filters=abc",
  ];
  expect(await outcomesOf(same)).toEqual(HITS(same));
  expect(await outcomesOf(["/uitjes?personen=9", "/uitjes?personen=8&regions=1"])).toEqual(["miss", "miss"]);
  // Only a list has regions.
  await outcomesOf(["/privacy"]);
  expect(await outcomesOf(["/uitjes?utm_source=mail&personen=8&regions=1", "/privacy?regions=1"])).toEqual(["hit", "hit"]);
});

test("a search for punctuation only shows the whole list with a message, in one cached page for all such searches", async () => {
  for (const [host, locale] of [
    ["nl.localhost", "nl"],
    ["be.localhost", "be"],
    ["de.localhost", "de"],
  ] as const) {
    const message = wordsOf(locale).found.signsAlone;
    const titlesIn = (html: string) => [...html.matchAll(/<h3.*?<\/h3>/g)].map(([title]) => title);
    const [whole, signs] = [await (await get("/uitjes", host)).text(), await (await get("/uitjes?zoek=!!!", host)).text()];
    expect([whole.includes(message), signs.includes(message), titlesIn(signs)]).toEqual([false, true, titlesIn(whole)]);
    expect(await outcomesOf(["/uitjes?zoek=%F0%9F%8E%B3", "/uitjes?zoek=+%3F+", "/uitjes?zoek=+", "/uitjes?zoek="], host)).toEqual(
      HITS(["", "", "", ""]),
    );
  }
});

test("an edited activity is new on its page, its cards and its organisation's page, and no other page is rendered again", async () => {
  const organisation = `/overzicht/de-schutters-${(await catalogue.documents([other]))[0]?.organisation?.id}`;
  await outcomesOf([...WITHOUT, ...WITH, organisation]);
  const description = "Op een dijk, met de wind in de rug.";
  await db.updateTable("activity").set({ description }).where("id", "=", other).execute();
  await catalogue.refresh();
  expect(await outcomesOf(WITHOUT)).toEqual(HITS(WITHOUT));
  for (const path of ["/uitjes", "/uitjes/boogschieten", "/uitjes?sorteer=titel", organisation]) {
    expect([path, await (await get(path)).text()]).toEqual([path, expect.stringContaining("met de wind in de rug")]);
  }
});

test("a cached card equals a new one, and stays the same object until the activity changes", async () => {
  const id = await addActivity(db, { title: "Suppen", slug: "suppen", description: "Eén zin. ".repeat(60) });
  await catalogue.refresh();
  const cards = async (persons: number) => {
    const html = await (await get(`/uitjes?personen=${persons}`)).text();
    const found = html.match(/<article.*?<\/article>/gs) ?? [];
    // Each links to the quote form with this number of persons.
    expect(found.filter((card) => card.split(`?personen=${persons}"`).length !== 2)).toEqual([]);
    return found.map((card) => card.replaceAll(`personen=${persons}`, ""));
  };
  const [first, again] = [await cards(14), await cards(15)];
  expect([first.length > 2, again]).toEqual([true, first]);

  const card = async () => (await catalogue.documents([id])).map((document) => teaserOf(cardOf(document)))[0];
  const before = await card();
  expect(await card()).toBe(before);
  await db.updateTable("activity").set({ title: "Suppen op de Vecht" }).where("id", "=", id).execute();
  await catalogue.refresh();
  expect((await cards(14)).join()).toContain("Suppen op de Vecht");
});

test("the text of a card is in a page once, and in a response with regions once", async () => {
  const description = "Op een dijk, met de wind in de rug.";
  for (const path of ["/uitjes?personen=16", "/uitjes?personen=16&regions=1"]) {
    const text = await (await get(path)).text();
    expect([path, text.split(description).length - 1]).toEqual([path, 1]);
  }
});

test("a withdrawn activity disappears from every page at once, and a released one appears", async () => {
  const draft = added["nl"]?.draft ?? 0;
  await outcomesOf([...WITHOUT, ...WITH, "/uitjes/concept-nl"]);
  await db.updateTable("activity").set({ approved: true }).where("id", "=", draft).execute();
  await catalogue.refresh();
  expect([(await get("/uitjes/concept-nl")).status, await (await get("/uitjes")).text()]).toEqual([
    200,
    expect.stringContaining("Geheim concept"),
  ]);
  await db.updateTable("activity").set({ approved: false }).where("id", "=", draft).execute();
  await catalogue.refresh();
  for (const path of [...WITHOUT, ...WITH]) expect(await (await get(path)).text()).not.toContain("Geheim concept");
  expect((await get("/uitjes/concept-nl")).status).toBe(404);
});

test("a new event is on the agenda at once, with the events of its organisation, and pages without events stay cached", async () => {
  const { activity, organisation } = added["kids"] ?? { activity: 0, organisation: 0 };
  const slug = (await catalogue.documents([activity]))[0]?.slug;
  const paths = ["/agenda", `/uitjes/${slug}`];
  await outcomesOf([...paths, "/uitjes"], "kids.localhost");
  await addEvent(db, { platform: 3, title: "Peddeldag", organisation_id: organisation, start_date: "2027-05-14T10:00:00Z" });
  await catalogue.refresh();
  for (const path of paths) expect(await (await get(path, "kids.localhost")).text()).toContain("Peddeldag");
  expect(await outcomesOf(["/uitjes"], "kids.localhost")).toEqual(["hit"]);
});

test("each host has cached pages of its own, by brand and by environment", async () => {
  const titles = new Set<string>();
  for (const host of [
    "nl.localhost",
    "be.localhost",
    "de.localhost",
    "kids.localhost",
    "www.uitjesbaas.example",
    "acc.uitjesbaas.example",
  ]) {
    outcomes = [];
    titles.add(/<title>(.*?)<\/title>/.exec(await (await get("/over-ons", host)).text())?.[1] ?? "");
    expect([host, outcomes]).toEqual([host, ["miss"]]);
  }
  expect(titles.size).toBe(4);
});

test("other request headers and cookies do not change the page", async () => {
  const plain = await (await ask("/uitjes?personen=12", {})).text();
  const poisons = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "ftp",
    "x-original-url": "/blogs",
    "x-http-method-override": "POST",
  };
  const headers = {
    ...poisons,
    cookie: "a=<script>",
    "accept-language": "de",
    forwarded: "host=evil.example",
    range: "bytes=0-1",
    origin: "https://evil.example",
  };
  const first = await (await ask("/uitjes?personen=13", headers)).text();
  expect([await (await ask("/uitjes?personen=12", headers)).text(), await (await ask("/uitjes?personen=13", {})).text()]).toEqual([
    plain,
    first,
  ]);
  expect(first).not.toContain("evil.example");
});

test("a page has the same content and policy in every encoding, and a conditional request gets 304", async () => {
  const plain = Buffer.from(await (await ask("/uitjes", {})).arrayBuffer());
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  const policies = new Set<string | null>();
  for (const [encoding, decode] of Object.entries(decoders)) {
    const answer = await ask("/uitjes", { "accept-encoding": encoding });
    expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual([encoding, "accept-encoding"]);
    expect(decode(await answer.arrayBuffer()).equals(plain)).toBe(true);
    policies.add(answer.headers.get("content-security-policy"));
    const again = await ask("/uitjes", { "accept-encoding": encoding, "if-none-match": answer.headers.get("etag") ?? "" });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", answer.headers.get("etag")]);
  }
  expect([policies.size, [...policies][0]]).toEqual([1, expect.stringContaining("sha256-")]);
});

test("a path that looks like a host, or is empty, is not found, from the cache neither", async () => {
  for (const path of ["//:", "//[", "//%2F/", "//evil.example/uitjes", "//nl.localhost/blogs"]) {
    for (const time of ["first", "second"]) {
      const { status } = await get(path);
      expect([path, time, status]).toEqual([path, time, 404]);
    }
  }
});

test("pages behind links in mails, redirects and responses to forms are not cached", async () => {
  const paths = ["/nieuwsbrief/bevestigen?t=x", "/nieuwsbrief/afmelden?t=x", "/uitjes?plaats=Utrecht", "/uitjes/kano-van-vroeger"];
  await outcomesOf(paths);
  expect(await outcomesOf(paths)).toEqual(["bypass", "bypass", "bypass", "bypass"]);
  const form = await (await get("/uitjes/kano-nl")).text();
  outcomes = [];
  const body = new URLSearchParams({ name: "" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const refused = await app(new Request("http://nl.localhost:3000/uitjes/kano-nl", { method: "POST", headers, body }));
  expect([refused.status, refused.headers.get("etag"), outcomes]).toEqual([422, null, []]);
  expect(await (await get("/uitjes/kano-nl")).text()).toBe(form);
});

test("an address in capitals redirects to the cached page without rendering it", async () => {
  await outcomesOf(["/blogs"]);
  outcomes = [];
  const answer = await get("/BLOGS/");
  expect([answer.status, answer.headers.get("location"), outcomes]).toEqual([301, "/blogs", ["hit"]]);
});
