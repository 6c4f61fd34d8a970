import { afterAll, describe, expect, test } from "vitest";
import { brands } from "../../src/brands/brands.ts";
import { edgeServer } from "../support/edge-server.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { getRequest, sendRaw, type Reply } from "../support/raw-http.ts";
import { forgeries, HOSTLESS } from "./forged-hosts.ts";

const open = await edgeServer({ fill: addFourBrands });
const strict = await edgeServer({ fill: addFourBrands, hosts: ["nl.localhost", "be.localhost"] });
afterAll(() => Promise.all([open.stop(), strict.stop()]));

const AT_ONCE = 16;
/** What only another brand's pages say. */
const OF_OTHERS = brands
  .filter(({ key }) => key !== "nl")
  .flatMap(({ name, localHost, email, home }) => [name, localHost, email, home.title]);
const REFUSALS = [400, 421];

/** The page as anybody gets it, without what is new in each answer. */
const page = async (port: number, host = "nl.localhost") => bodyOf(await sendRaw(port, [getRequest("/", host)]));

describe.each([
  ["with HOSTS set", strict],
  ["without HOSTS", open],
])("%s", (_, { port, product, errors }) => {
  test("no forged host, header or target gets a byte of another brand, and nothing forged comes back", { timeout: 60_000 }, async () => {
    const before = await page(port);
    const all = [...forgeries("nl.localhost"), ...HOSTLESS];
    expect(all.length).toBeGreaterThan(500);
    const wrong: string[] = [];
    const statuses = new Set<number>();
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const batch = all.slice(at, at + AT_ONCE);
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

test("with HOSTS set, a host that is not in it is refused, and each of its hosts gets its own brand", async () => {
  const other = await sendRaw(strict.port, [getRequest("/", "de.localhost")]);
  expect([other.statuses, bodyOf(other)]).toEqual([[421], "This host is not served here."]);
  expect(await page(strict.port, "BE.localhost.:80")).toContain("Uitjesbaas België");
});

/** Where the same page is in other languages is said by the brands' own addresses, and no request can change it. */
const SAME_ELSEWHERE = /<link rel="alternate" hreflang="[\w-]+" href="http:\/\/(?:nl|be|de)\.localhost:\d+\/[a-z]*"\/>/g;

/** Why a reply must not be; null when it may. */
function mistakeIn({ statuses, text, hangs }: Reply): string | null {
  const body = Buffer.from(text, "latin1").toString("utf8").replaceAll(SAME_ELSEWHERE, "");
  const foreign = OF_OTHERS.find((words) => body.includes(words));
  if (foreign) return `says ${foreign}`;
  // The query of an address is shown as it was asked for; no other place of these requests is.
  if (body.replaceAll(/x=(\/\/|%2F%2F)evil\.example/g, "").includes("evil.example")) return "gives the forged host back";
  if (hangs || statuses.length !== 1) return `answers ${statuses.join()}${hangs ? " and hangs" : ""}`;
  const [status = 0] = statuses;
  if (REFUSALS.includes(status)) return text.includes("<html") ? "refuses with a page" : null;
  return body.includes('<html lang="nl-NL" data-palette="company"') ? null : `answers ${status} with no page of the brand`;
}

function bodyOf({ text }: Reply): string {
  return Buffer.from(text.slice(text.indexOf("\r\n\r\n") + 4), "latin1").toString("utf8");
}
