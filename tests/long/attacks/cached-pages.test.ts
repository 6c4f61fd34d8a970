import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import type { Brand } from "../../../src/brands/brand.ts";
import { brands } from "../../../src/brands/brands.ts";
import { organisationUrl } from "../../../src/organisations/address/organisation-url.ts";
import { testApp } from "../../support/app.ts";
import { edgeServer } from "../../support/edge-server.ts";
import { addFourBrands, type OnBrand } from "../../support/four-brands.ts";
import { seededRandom, type Random } from "../../../packages/random/random.ts";

let added: Record<string, OnBrand> = {};
const one = await edgeServer({ fill: async (db) => void (added = await addFourBrands(db)) });
const two = await edgeServer({ beside: one.product });
afterAll(async () => {
  await two.stop();
  await one.stop();
});

const CLIENTS = 32;
const RUNNING_MS = 12_000;
/** A committed change must be on every page within this time (specification of the cache: a second in every process). */
const FRESH_MS = 1_000;
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync, identity: (bytes: Buffer) => bytes };
type Encoding = keyof typeof DECODERS;
const ENCODINGS = ["br", "gzip", "zstd", "identity"] as const;

type PageRequest = { host: string; path: string; encoding: Encoding; etag?: string };
type PageResponse = { status: number; etag: string; encoding: string; html: string };

/** Fetches a page; with an etag, conditionally. */
function fetchPage(port: number, { host, path, encoding, etag }: PageRequest): Promise<PageResponse> {
  const headers = { host: `${host}:${port}`, "accept-encoding": encoding, ...(etag && { "if-none-match": etag }) };
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const sent = answer.headers["content-encoding"] ?? "identity";
        const decode = ENCODINGS.filter((known) => known === sent).map((known) => DECODERS[known])[0];
        const html = answer.statusCode === 304 ? "" : (decode?.(Buffer.concat(chunks)).toString() ?? "");
        resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag ?? "", encoding: sent, html });
      });
    })
      .on("error", reject)
      .end();
  });
}

/** A path of this brand that shows its activity, and texts that only its page contains. */
function randomPage({ key, lang, name }: Brand, random: Random): { path: string; says: string[] } {
  const persons = 4 + random.below(20);
  const page = [`<html lang="${lang}"`, `content="${name}"`];
  const withPersons = [...page, ` value="${persons}"`];
  const list = { path: `/uitjes?personen=${persons}`, says: withPersons };
  const activity = { path: `/uitjes/kano-${key}?personen=${persons}&utm_source=${persons}`, says: withPersons };
  const organisation = { path: organisationUrl({ slug: `de-waterkant-${added[key]?.organisation}` }), says: page };
  const regions = { path: `/uitjes?personen=${persons}&regions=1`, says: [`| ${name}"`, `"persons":${persons},`] };
  return random.oneOf([list, list, activity, organisation, regions]);
}

test(
  "no response has another brand, query, encoding or an old version, with 32 clients, two processes and a writer",
  { timeout: 120_000 },
  async () => {
    const random = seededRandom(1);
    /** The clients' pages by URL: etag and version. */
    const clientPages = new Map<string, { etag: string; version: number }>();
    let revalidated = 0;
    /** Versions by brand, with the time of their commit. */
    const committed = new Map(brands.map(({ key }) => [key, [{ version: 0, at: 0 }]]));
    const wrong: string[] = [];
    let responses = 0;
    const end = Date.now() + RUNNING_MS;

    async function write(): Promise<void> {
      for (let version = 1; Date.now() < end; version += 1) {
        const { key } = random.oneOf(brands);
        const description = `Versie ${key} ${version} van deze tocht.`;
        committed.get(key)?.push({ version, at: Number.POSITIVE_INFINITY });
        await one.product.db
          .updateTable("activity")
          .set({ description })
          .where("id", "=", added[key]?.activity ?? 0)
          .execute();
        committed.set(key, [...(committed.get(key) ?? []).slice(0, -1), { version, at: Date.now() }]);
        await delay(100 + random.below(300));
      }
    }

    async function visit(): Promise<void> {
      while (Date.now() < end) {
        const brand = random.oneOf(brands);
        const { key, localHost: host } = brand;
        const { path, says } = randomPage(brand, random);
        const encoding = random.oneOf(ENCODINGS);
        const { port } = random.oneOf([one, two]);
        const known = random.below(2) === 0 ? clientPages.get(host + path) : undefined;
        const requestedAt = Date.now();
        const seen = await fetchPage(port, { host, path, encoding, etag: known?.etag });
        responses += 1;
        const complain = (what: string) => wrong.push(`${host}${path} ${encoding} at ${port}: ${what}`);
        const isKnown = known !== undefined && seen.status === 304;
        if (isKnown) revalidated += 1;
        else if (seen.status !== 200) complain(`status ${seen.status}`);
        if (!isKnown && seen.encoding !== encoding) complain(`encoded as ${seen.encoding}`);
        if (!isKnown) for (const word of says) if (!seen.html.includes(word)) complain(`does not say ${word}`);
        const shown = isKnown ? known.version : Number(new RegExp(`Versie ${key} (\\d+) van`).exec(seen.html)?.[1] ?? 0);
        if (!isKnown) clientPages.set(host + path, { etag: seen.etag, version: shown });
        const versions = committed.get(key) ?? [];
        const newest = versions.filter(({ at }) => at <= requestedAt - FRESH_MS).at(-1)?.version ?? 0;
        // The newest version may be committed but not acknowledged yet.
        const isWritten = versions.some(({ version }) => version === shown);
        if (shown < newest || !isWritten) complain(`version ${shown}, though ${newest} was there`);
      }
    }

    await Promise.all([write(), ...Array.from({ length: CLIENTS }, visit)]);
    expect([responses > CLIENTS, revalidated > 0, wrong]).toEqual([true, true, []]);
    expect([one.errors, two.errors, one.product.errors, two.product.errors]).toEqual([[], [], [], []]);

    // Finally every cached page equals, byte for byte, the one that a process without a cache renders.
    await Promise.all([one.product.catalogue.refresh(), two.product.catalogue.refresh()]);
    const fresh = await testApp({ beside: one.product });
    for (const { key, localHost } of brands) {
      const organisation = organisationUrl({ slug: `de-waterkant-${added[key]?.organisation}` });
      for (const path of [organisation, "/uitjes?personen=4", "/uitjes?personen=23", `/uitjes/kano-${key}?personen=7`]) {
        const made = await (await fresh.get(path, localHost)).text();
        for (const { port } of [one, two]) expect((await fetchPage(port, { host: localHost, path, encoding: "br" })).html).toBe(made);
      }
    }
    await fresh.close();
  },
);
