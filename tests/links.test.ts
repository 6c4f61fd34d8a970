import { afterAll, describe, expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { fillStarter } from "../src/starter/fill-starter.ts";
import { testApp } from "./support/app.ts";

const { get, close, errors } = await testApp({ fill: (db) => fillStarter(db, { log: () => {} }) });
afterAll(close);

/** Of pages that are alike, as activities are, this many are opened. */
const OF_A_KIND = 40;
/** Pages that lead to others of their kind: the first part of a path that has a second. */
const KIND = /^\/([^/?]+)\/[^/?]/;
/** A search of the overview: its links are as many as its options, and lead to searches. */
const SEARCH = /^\/(uitjes|agenda)\?/;

type Found = { path: string; from: string };
/** A place within a page. */
type Aim = Found & { place: string };

describe.each(brands)("without scripts, on $name", ({ localHost }) => {
  test("every link, from home on, leads to a page", { timeout: 180_000 }, async () => {
    const { opened, dead } = await walk(localHost);
    expect(dead).toEqual([]);
    expect(opened).toBeGreaterThan(50);
    expect(errors).toEqual([]);
  });
});

/** Follows the links of each page that is found, each path once; answers what did not come, and where it stood. */
async function walk(host: string): Promise<{ opened: number; dead: string[] }> {
  const waiting: Found[] = [{ path: "/", from: "the address bar" }];
  const known = new Set(["/"]);
  const ofKind = new Map<string, number>();
  const places = new Map<string, Set<string>>();
  const aims: Aim[] = [];
  const dead: string[] = [];

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    const kind = SEARCH.test(path) ? "search" : KIND.exec(path)?.[1];
    const count = (ofKind.get(kind ?? path) ?? 0) + 1;
    ofKind.set(kind ?? path, count);
    if (count > OF_A_KIND) continue;

    const html = await page(path, host);
    if (html === null) {
      dead.push(`${path}, from ${from}`);
      continue;
    }
    places.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)));
    aims.push(...placesIn(html, path));
    for (const link of linksIn(html).filter((link) => !known.has(link))) {
      known.add(link);
      waiting.push({ path: link, from: path });
    }
  }
  const lost = aims.filter(({ path, place }) => places.get(path)?.has(place) === false);
  dead.push(...new Set(lost.map(({ path, place, from }) => `${path}#${place}, from ${from}`)));
  return { opened: places.size, dead };
}

/** The page at a path, or at the one address that it moved to; null when it is not there. */
async function page(path: string, host: string): Promise<string | null> {
  const first = await get(path, host);
  const moved = first.headers.get("location");
  const answer = moved === null ? first : await get(moved, host);
  return answer.status === 200 ? answer.text() : null;
}

/** The addresses of this site that a page links to or sends its forms to, without their fragments. */
function linksIn(html: string): string[] {
  const found = html.matchAll(/<(?:a|form) [^>]*(?:href|action)="(\/(?!\/)[^"#]*)/g);
  const links = [...found].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  return [...new Set(links)].filter((link) => !link.startsWith("/static/"));
}

/** The places within pages of this site that the page at `from` links to. */
function placesIn(html: string, from: string): Aim[] {
  const found = html.matchAll(/<a [^>]*href="((?:\/(?!\/)[^"#]*)?)#([^"]+)"/g);
  return [...found].map(([, path = "", place = ""]) => ({ path: path === "" ? from : path.replaceAll("&amp;", "&"), place, from }));
}
