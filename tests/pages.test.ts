import { afterAll, expect, test } from "vitest";
import { readBlogs } from "../src/articles/blogs/read-blogs.server.ts";
import { brands } from "../src/brands/brands.ts";
import { testApp } from "./support/app.ts";

const { get, app, close, errors, db, catalogue } = await testApp({ isFilled: true });
afterAll(close);

const slugOf = async (platform: number) => {
  const { slug } = await db
    .selectFrom("activity")
    .select("slug")
    .where("platform_id", "=", platform)
    .where("status", "=", "ACTIVE")
    .where("approved", "=", true)
    .where("original_id", "is", null)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return slug;
};

/** The number of public activities of a platform. */
const totalOf = (platform: 1 | 2) => catalogue.search(platform, {}, { page: 1, limit: 1 }).total;

test.for(brands)(
  "$name shows home, overview, a detail, its articles and its static pages in its own language and colours",
  async ({ id, localHost, lang, palette, home }) => {
    for (const path of [
      "/",
      "/uitjes",
      `/uitjes/${await slugOf(id)}`,
      "/overzicht",
      "/blogs",
      "/blog/1",
      "/helpdesk",
      "/adverteren",
      "/nieuwsbrief",
    ]) {
      const page = await get(path, localHost);
      const html = await page.text();
      expect([path, page.status, page.headers.get("content-type")]).toEqual([path, 200, "text/html; charset=utf-8"]);
      expect(html).toContain(`<html lang="${lang}" data-palette="${palette}"`);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain(`<link rel="canonical" href="http://${localHost}:3000${path}"/>`);
    }
    expect(await (await get("/", localHost)).text()).toContain(home.title);
  },
);

test("the routes are the same on every brand, and activities use the route that is stored with the platform", async () => {
  const routes = await db.selectFrom("platform").select(["id", "activity_route"]).orderBy("id").execute();
  expect(routes).toEqual([1, 2, 3, 4].map((id) => ({ id, activity_route: "uitjes" })));
  for (const { id, localHost } of brands) {
    const { id: organisation } = await db.selectFrom("organisation").select("id").where("platform_id", "=", id).executeTakeFirstOrThrow();
    const { headers } = await get(`/overzicht/x-${organisation}`, localHost);
    const paths = ["/", "/uitjes", `/uitjes/${await slugOf(id)}`, "/blog/1", "/blogs", "/helpdesk", "/nieuwsbrief", "/adverteren"];
    for (const path of [...paths, "/overzicht", headers.get("location") ?? "", "/over-ons"]) {
      expect([localHost, path, (await get(path, localHost)).status]).toEqual([localHost, path, 200]);
    }
    for (const path of ["/not-found", "/activiteiten", "/ausfluege"]) expect((await get(path, localHost)).status).toBe(404);
  }
});

test("a page is the same for every visitor and device, and sets no cookie", async () => {
  const visit = (headers: Record<string, string>) => app(new Request("http://nl.localhost:3000/uitjes", { headers }));
  const phone = await visit({ "user-agent": "Mozilla/5.0 (iPhone)", cookie: "a=1", "accept-language": "de" });
  const desktop = await visit({ "user-agent": "curl" });
  expect(await phone.text()).toBe(await desktop.text());
  expect(phone.headers.get("set-cookie")).toBeNull();
});

test("no other file blocks a page: the stylesheet is inline, and scripts load after the load event", async () => {
  const html = await (await get("/uitjes")).text();
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).toMatch(/<style>@?/);
  expect(html).toMatch(/data-boot="\/static\/assets\/boot-[^"]*\.js".*addEventListener\([`"]load[`"]/s);
});

test("the hero's button says how many activities there are", async () => {
  const shown = async (host: string) => (await (await get("/", host)).text()).replaceAll("<!-- -->", "");
  expect(await shown("nl.localhost")).toContain(`Toon ${totalOf(1)} uitjes`);
  expect(await shown("de.localhost")).toContain(`${totalOf(2)} Ausflüge anzeigen`);
});

test("an unknown path, an unknown activity and /not-found show the not-found screen in place, with status 404", async () => {
  for (const path of ["/bestaat-niet", "/uitjes/bestaat-niet", "/not-found", "/agenda", "/uitjes/x/y"]) {
    const page = await get(path);
    expect([path, page.status]).toEqual([path, 404]);
    const html = await page.text();
    expect(html).toContain("Oeps! Pagina niet gevonden.");
    expect(html).toContain("We helpen je graag de weg weer terug te vinden.");
    expect(html).toContain("noodp, noindex");
  }
});

test("an activity of another brand, and one that is not public, are not found", async () => {
  expect((await get(`/uitjes/${await slugOf(2)}`)).status).toBe(404);
  const hidden = await db
    .selectFrom("activity")
    .select("slug")
    .where("platform_id", "=", 1)
    .where("original_id", "is", null)
    .where("approved", "=", false)
    .execute();
  expect(hidden.length).toBeGreaterThan(0);
  for (const { slug } of hidden) expect((await get(`/uitjes/${slug}`)).status).toBe(404);
});

test("an organisation shows its activities; a wrong name redirects to the right one, and an unknown number is not found", async () => {
  const { id, name } = await db
    .selectFrom("organisation")
    .select(["id", "name"])
    .where("platform_id", "=", 1)
    .where("name", "=", "De Kreekpeddelaars")
    .executeTakeFirstOrThrow();
  const path = `/overzicht/de-kreekpeddelaars-${id}`;
  const html = await (await get(path)).text();
  expect(html).toContain(`<h1>${name}</h1>`);
  expect(html).toContain('href="/uitjes/peddelen-door-de-kreken-van-de-biesbosch"');
  const moved = await get(`/overzicht/oude-naam-${id}`);
  expect([moved.status, moved.headers.get("location")]).toEqual([301, path]);
  for (const unknown of ["/overzicht/de-kreekpeddelaars-999999", "/overzicht/de-kreekpeddelaars", "/overzicht/x-0"]) {
    expect((await get(unknown)).status).toBe(404);
  }
  expect((await get(path, "de.localhost")).status).toBe(404);
});

test.for(brands)("no link in the articles of $name is broken", async ({ localHost, blogList }) => {
  const blogs = await readBlogs("content/blogs");
  const links = new Set(blogs[blogList].flatMap(({ html }) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, url = ""]) => url)));
  for (const { id } of blogs[blogList]) {
    const html = await (await get(`/blog/${id}`, localHost)).text();
    const [, more] = /href="(\/overzicht\/[^"]+)"/.exec(/<main.*<\/main>/s.exec(html)?.[0] ?? "") ?? [];
    if (more) links.add(more);
  }
  const broken: string[] = [];
  for (const url of links) if ((await get(url, localHost)).status !== 200) broken.push(url);
  expect(broken).toEqual([]);
});

test("articles of other brands and tags without articles are not found; /blog redirects to all articles", async () => {
  for (const path of ["/blog/31", "/blog/-1", "/blog/x", "/blog/00", "/blogs/niets.html", "/blogs/teambuilding", "/blogs/a/b.html"]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
  expect((await get("/blog/0", "de.localhost")).status).toBe(404);
  expect((await get("/blogs/teambuilding.html")).status).toBe(200);
  const bare = await get("/blog");
  expect([bare.status, bare.headers.get("location")]).toEqual([301, "/blogs"]);
});

test("an old slug redirects with one 301 to the new one", async () => {
  const { old_slug, new_slug } = await db
    .selectFrom("redirect")
    .select(["old_slug", "new_slug"])
    .where("platform_id", "=", 1)
    .executeTakeFirstOrThrow();
  const page = await get(`/uitjes/${old_slug}`);
  expect([page.status, page.headers.get("location")]).toEqual([301, `/uitjes/${new_slug}`]);
});

test("a typed place redirects to the URL of the matching city, and the rest of the search stays", async () => {
  const utrecht = await db
    .selectFrom("city")
    .select("id")
    .where("platform_id", "=", 1)
    .where("name", "=", "Utrecht")
    .executeTakeFirstOrThrow();
  const page = await get("/uitjes?plaats=utrecht&personen=20&zoek=water");
  expect([page.status, page.headers.get("location")]).toEqual([302, `/uitjes?locatie=city-${utrecht.id}&zoek=water&personen=20`]);
});

test("an unknown place stays in its field, with a message", async () => {
  const page = await get("/uitjes?plaats=Xyzzydorp");
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("We kennen de plaats");
  expect(html).toContain('value="Xyzzydorp"');
});

test("typing the selected place again is not reported as unknown, and an unknown one stays as typed", async () => {
  const { id } = await db
    .selectFrom("city")
    .select("id")
    .where("platform_id", "=", 1)
    .where("name", "=", "Utrecht")
    .executeTakeFirstOrThrow();
  const again = await (await get(`/uitjes?locatie=city-${id}&plaats=Utrecht&filters=1`)).text();
  expect(again).not.toContain("We kennen de plaats");
  const unknown = await (await get(`/uitjes?locatie=city-${id}&plaats=Xyzzydorp`)).text();
  expect(unknown).toContain("We kennen de plaats");
  expect(unknown).toContain('value="Xyzzydorp"');
});

test("a form that is too large, invalid or of another media type is refused without a server error", async () => {
  const path = `/uitjes/${await slugOf(1)}`;
  const send = (body: BodyInit, type: string) =>
    app(new Request(`http://nl.localhost:3000${path}`, { method: "POST", body, headers: { "content-type": type } }));
  const form = "application/x-www-form-urlencoded";
  expect((await send(`description=${"a".repeat(200_000)}`, form)).status).toBe(413);
  expect((await send("{}", "application/json")).status).toBe(415);
  const wrong = await send(`name=&email=jan%40voorbeeld&description=${encodeURIComponent("<script>alert(1)</script>")}`, form);
  const html = await wrong.text();
  expect(wrong.status).toBe(422);
  for (const sentence of ["Vul uw naam in", "Geen valide e-mailadres", "Vul uw telefoonnummer in"]) expect(html).toContain(sentence);
  expect(html).toContain('value="jan@voorbeeld"');
  expect(html).not.toContain("<script>alert(1)");
});

test.for([
  ["numberOfPersons", "20-25", "Vul een heel getal in, van 1 tot en met 10.000 personen"],
  ["numberOfPersons", "30+", "Vul een heel getal in, van 1 tot en met 10.000 personen"],
  ["numberOfPersons", "25 personen", "Vul een heel getal in, van 1 tot en met 10.000 personen"],
  ["plannedDate", "31-02-2027", "Vul een geldige datum in"],
] as const)("a quote form with %s %s is returned with this value and an error message", async ([field, typed, sentence]) => {
  const body = new URLSearchParams({ form: "quote", name: "Jan", email: "jan@voorbeeld.example", phone: "0612345678", [field]: typed });
  const answer = await app(new Request(`http://nl.localhost:3000/uitjes/${await slugOf(1)}`, { method: "POST", body }));
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain(sentence);
  expect(html).toMatch(
    new RegExp(`name="${field}"[^>]* value="${typed.replace("+", "\\+")}"|value="${typed.replace("+", "\\+")}"[^>]* name="${field}"`),
  );
});

test("a form through a TLS proxy is accepted, and one from another site is refused", async () => {
  const path = `/uitjes/${await slugOf(1)}`;
  const post = (origin: string) =>
    app(new Request(`http://nl.localhost:3000${path}`, { method: "POST", body: new URLSearchParams({ name: "" }), headers: { origin } }));
  expect((await post("https://nl.localhost:3000")).status).toBe(422);
  expect((await post("https://evil.example")).status).toBe(403);
});

test("pages refuse methods other than GET and HEAD, except for their forms, and store nothing", async () => {
  const path = `/uitjes/${await slugOf(1)}`;
  const body = new URLSearchParams({ name: "Jan", email: "jan@voorbeeld.example", phone: "0612345678" });
  for (const [method, url, allow] of [
    ["PUT", path, "GET, HEAD, POST"],
    ["DELETE", path, "GET, HEAD, POST"],
    ["POST", "/", "GET, HEAD"],
    ["POST", "/uitjes", "GET, HEAD"],
    ["PATCH", "/nope", "GET, HEAD"],
  ] as const) {
    const answer = await app(new Request(`http://nl.localhost:3000${url}`, { method, body }));
    expect([method, url, answer.status, answer.headers.get("allow")]).toEqual([method, url, 405, allow]);
  }
  expect(await db.selectFrom("quote_request").select("id").execute()).toEqual([]);
  expect((await app(new Request("http://nl.localhost:3000/uitjes/nope", { method: "POST", body }))).status).toBe(404);
});

test("a filter or place that no longer exists is ignored in an old link, and typed text beside it stays", async () => {
  const { id } = await db.selectFrom("filter").select("id").where("platform_id", "=", 1).orderBy("id").executeTakeFirstOrThrow();
  const foundAt = async (path: string) =>
    /([\d.]+) uitjes? gevonden/.exec((await (await get(path)).text()).replaceAll("<!-- -->", ""))?.[1];
  expect(await foundAt(`/uitjes?filters=999999,${id}`)).toBe(await foundAt(`/uitjes?filters=${id}`));
  expect(await foundAt("/uitjes?locatie=city-999999&straal=10&sorteer=afstand")).toBe(String(totalOf(1)));
  expect(await (await get("/uitjes?filters=999999&plaats=Xyzzydorp")).text()).toContain('value="Xyzzydorp"');
});

test("pages do not contain fields of the brand for internal use", async () => {
  const html = await (await get("/")).text();
  for (const word of ["subscriberGroup", "hostFragments", "salesEmail", "openingWords"]) expect(html).not.toContain(word);
});

test("a banner whose picture is changed shows the new one", async () => {
  const { id, image_id } = await db
    .selectFrom("banner")
    .select(["id", "image_id"])
    .where("platform_id", "=", 1)
    .where("active", "=", true)
    .executeTakeFirstOrThrow();
  await db.updateTable("media").set({ url: "/static/scenes/canoe-39.svg" }).where("id", "=", image_id).execute();
  await catalogue.refresh();
  expect(catalogue.directory(1).banners.find((banner) => banner.id === id)?.image?.url).toBe("/static/scenes/canoe-39.svg");
});

test("an unknown host gets 421, except for liveness", async () => {
  const strict = await testApp({ hosts: ["www.uitjesbaas.nl"] });
  expect((await strict.get("/", "evil.example")).status).toBe(421);
  expect((await strict.get("/api/public/banners/random", "evil.example")).status).toBe(421);
  expect((await strict.get("/livez", "evil.example")).status).toBe(200);
  expect((await strict.get("/dev/mail", "www.uitjesbaas.nl")).status).toBe(404);
  await strict.close();
});

test("a changed activity is new on its page", async () => {
  const slug = await slugOf(1);
  await db.updateTable("activity").set({ title: "Een nieuwe naam voor dit uitje" }).where("slug", "=", slug).execute();
  await catalogue.refresh();
  expect(await (await get(`/uitjes/${slug}`)).text()).toContain("Een nieuwe naam voor dit uitje");
});

test("pictures are drawn from their address and may run no scripts, and unknown ones are not found", async () => {
  const picture = await get("/static/scenes/canoe-3.svg");
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(picture.headers.get("content-security-policy")).toContain("sandbox");
  expect(picture.headers.get("cache-control")).toContain("immutable");
  for (const name of ["canoe-0.svg", "canoe-1000.svg", "nothing-1.svg", "canoe-3.png", "..%2Fx.svg"])
    expect((await get(`/static/scenes/${name}`)).status).toBe(404);
});

test("no error was logged", () => {
  expect(errors).toEqual([]);
});
