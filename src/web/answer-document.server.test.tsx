import { expect, test } from "vitest";
import { brands } from "../brands/brands.ts";
import type { Site } from "../sites.ts";
import { loadWords } from "./words/load-words.ts";
import { answerDocument } from "./answer-document.server.tsx";

await loadWords("be");

const build = { release: "1", boot: "/boot.js", besideBoot: "/shared.js", early: "", styles: () => "" };

/** A site that throws `error` when its legal texts are read, and the errors that it logged. */
function failingSite(error: Error): { site: Site; logged: unknown[] } {
  const logged: unknown[] = [];
  const parts = { brand: brands[0], origin: "http://nl.localhost", platforms: [], mediaHost: null, tagManager: null };
  const site = {
    ...parts,
    log: (logging: unknown) => logged.push(logging),
    get legal() {
      throw error;
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of a site that this screen reads
  return { site: site as unknown as Site, logged };
}

const request = new Request("http://nl.localhost/privacy");

test("a page that fails shows an error in the language of the site, and the error is logged", async () => {
  const error = new Error("a bug");
  const { site, logged } = failingSite(error);
  const answer = await answerDocument(request, site, build);
  expect([answer?.status, answer?.headers.get("retry-after"), logged]).toEqual([500, null, [error]]);
  expect(answer?.bytes.toString()).toContain("<h1>");
  expect(answer?.bytes.toString()).toContain('content="noodp, noindex"');
});

test("a page that needs the database while it restarts sends Retry-After, and is not cached", async () => {
  const { site } = failingSite(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
  const answer = await answerDocument(request, site, build);
  expect([answer?.status, answer?.headers.get("retry-after"), answer?.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
});

test("all missing pages share one not-found page, which search engines do not index", async () => {
  const { site, logged } = failingSite(new Error("never read"));
  const [first, second] = await Promise.all(
    ["/voorwaarden/xx", "/not-found"].map((path) => answerDocument(new Request(`http://nl.localhost${path}`), site, build)),
  );
  expect([first?.status, second?.status, logged]).toEqual([404, 404, []]);
  expect(first?.bytes.toString()).toBe(second?.bytes.toString());
  expect(first?.bytes.toString()).toContain('content="noodp, noindex"');
  expect(first?.bytes.toString()).toContain('action="/uitjes"');
});
