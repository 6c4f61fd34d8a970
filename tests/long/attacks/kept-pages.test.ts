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
/** Within which a committed change is on every page (specification of the cache: every process, a second). */
const FRESH_MS = 1_000;
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync, identity: (bytes: Buffer) => bytes };
type Encoding = keyof typeof DECODERS;
const ENCODINGS = ["br", "gzip", "zstd", "identity"] as const;

type Looking = { host: string; path: string; encoding: Encoding; etag?: string };
type Seen = { status: number; etag: string; encoding: string; html: string };

/** With an etag, as somebody who has that page already. */
function look(port: number, { host, path, encoding, etag }: Looking): Promise<Seen> {
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

/** An address of this brand that shows its activity, and what stands in its page and in no other brand's or query's. */
function somewhere({ key, lang, name }: Brand, random: Random): { path: string; says: string[] } {
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
  "no page is ever of another brand, query, encoding or version, with 32 clients at two processes and a writer",
  { timeout: 120_000 },
  async () => {
    const random = seededRandom(1);
    /** What clients have, by address: its etag, and the version that it showed. */
    const had = new Map<string, { etag: string; version: number }>();
    let again = 0;
    /** By brand: what was committed, and when. */
    const committed = new Map(brands.map(({ key }) => [key, [{ version: 0, at: 0 }]]));
    const wrong: string[] = [];
    let looks = 0;
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
        const { path, says } = somewhere(brand, random);
        const encoding = random.oneOf(ENCODINGS);
        const { port } = random.oneOf([one, two]);
        const known = random.below(2) === 0 ? had.get(host + path) : undefined;
        const asked = Date.now();
        const seen = await look(port, { host, path, encoding, etag: known?.etag });
        looks += 1;
        const complain = (what: string) => wrong.push(`${host}${path} ${encoding} at ${port}: ${what}`);
        const isKnown = known !== undefined && seen.status === 304;
        if (isKnown) again += 1;
        else if (seen.status !== 200) complain(`status ${seen.status}`);
        if (!isKnown && seen.encoding !== encoding) complain(`encoded as ${seen.encoding}`);
        if (!isKnown) for (const word of says) if (!seen.html.includes(word)) complain(`does not say ${word}`);
        const shown = isKnown ? known.version : Number(new RegExp(`Versie ${key} (\\d+) van`).exec(seen.html)?.[1] ?? 0);
        if (!isKnown) had.set(host + path, { etag: seen.etag, version: shown });
        const versions = committed.get(key) ?? [];
        const newest = versions.filter(({ at }) => at <= asked - FRESH_MS).at(-1)?.version ?? 0;
        // The newest may be committed and not acknowledged yet.
        const isWritten = versions.some(({ version }) => version === shown);
        if (shown < newest || !isWritten) complain(`version ${shown}, though ${newest} was there`);
      }
    }

    await Promise.all([write(), ...Array.from({ length: CLIENTS }, visit)]);
    expect([looks > CLIENTS, again > 0, wrong]).toEqual([true, true, []]);
    expect([one.errors, two.errors, one.product.errors, two.product.errors]).toEqual([[], [], [], []]);

    // In the end every kept page is byte for byte the one that a process without any pages makes.
    await Promise.all([one.product.catalogue.refresh(), two.product.catalogue.refresh()]);
    const fresh = await testApp({ beside: one.product });
    for (const { key, localHost } of brands) {
      const organisation = organisationUrl({ slug: `de-waterkant-${added[key]?.organisation}` });
      for (const path of [organisation, "/uitjes?personen=4", "/uitjes?personen=23", `/uitjes/kano-${key}?personen=7`]) {
        const made = await (await fresh.get(path, localHost)).text();
        for (const { port } of [one, two]) expect((await look(port, { host: localHost, path, encoding: "br" })).html).toBe(made);
      }
    }
    await fresh.close();
  },
);
