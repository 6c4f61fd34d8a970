import { afterAll, describe, expect, test } from "vitest";
import { brands } from "../../src/brands/brands.ts";
import { edgeServer } from "../support/edge-server.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { getRequest, sendRaw, type Reply } from "../support/raw-http.ts";
import { forgeries, HOSTLESS } from "./forged-hosts.ts";

const open = await edgeServer({ fill: addFourBrands });
const strict = await edgeServer({ fill: addFourBrands, hosts: ["nl.localhost", "be.localhost"] });
afterAll(() => Promise.all([open.stop(), strict.stop()]));

const CONCURRENCY = 16;
/** Texts that only pages of other brands contain. */
const FOREIGN_TEXTS = brands
  .filter(({ key }) => key !== "nl")
  .flatMap(({ name, localHost, email, home }) => [name, localHost, email, home.title]);
const REFUSALS = [400, 421];

/** The body of the home page, which is the same in all responses. */
const page = async (port: number, host = "nl.localhost") => bodyOf(await sendRaw(port, [getRequest("/", host)]));

describe.each([
  ["with HOSTS set", strict],
  ["without HOSTS", open],
])("%s", (_, { port, product, errors }) => {
  test("no forged host, header or target returns content of another brand, or the forged value", { timeout: 60_000 }, async () => {
    const before = await page(port);
    const all = [...forgeries("nl.localhost"), ...HOSTLESS];
    expect(all.length).toBeGreaterThan(500);
    const wrong: string[] = [];
    const statuses = new Set<number>();
    for (let at = 0; at < all.length; at += CONCURRENCY) {
      const batch = all.slice(at, at + CONCURRENCY);
      const replies = await Promise.all(batch.map(({ text }) => sendRaw(port, [text])));
      for (const [i, reply] of replies.entries()) {
        for (const status of reply.statuses) statuses.add(status);
        const mistake = mistakeIn(reply);
        if (mistake) wrong.push(`${batch[i]?.name}: ${mistake}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...statuses].toSorted()).toEqual(port === strict.port ? [200, 400, 404, 421] : [200, 400, 404]);
    expect(await page(port)).toBe(before);
    expect([...product.errors, ...errors]).toEqual([]);
  });
});

test("with HOSTS set, other hosts are rejected, and each of its hosts gets its own brand", async () => {
  const other = await sendRaw(strict.port, [getRequest("/", "de.localhost")]);
  expect([other.statuses, bodyOf(other)]).toEqual([[421], "This host is not served here."]);
  expect(await page(strict.port, "BE.localhost.:80")).toContain("Uitjesbaas België");
});

/** Links to the same page of other brands, with fixed hosts that no request can change. */
const ALTERNATE_LINKS = /<link rel="alternate" hreflang="[\w-]+" href="http:\/\/(?:nl|be|de)\.localhost:\d+\/[a-z]*"\/>/g;

/** What is wrong with a response; null if nothing is. */
function mistakeIn({ statuses, text, hangs }: Reply): string | null {
  const body = Buffer.from(text, "latin1").toString("utf8").replaceAll(ALTERNATE_LINKS, "");
  const foreign = FOREIGN_TEXTS.find((words) => body.includes(words));
  if (foreign) return `says ${foreign}`;
  // Only the query of a URL may appear in a page.
  if (body.replaceAll(/x=(\/\/|%2F%2F)evil\.example/g, "").includes("evil.example")) return "returns the forged host";
  if (hangs || statuses.length !== 1) return `answers ${statuses.join()}${hangs ? " and hangs" : ""}`;
  const [status = 0] = statuses;
  if (REFUSALS.includes(status)) return text.includes("<html") ? "refuses with a page" : null;
  return body.includes('<html lang="nl-NL" data-palette="company"') ? null : `answers ${status} with no page of the brand`;
}

function bodyOf({ text }: Reply): string {
  return Buffer.from(text.slice(text.indexOf("\r\n\r\n") + 4), "latin1").toString("utf8");
}
