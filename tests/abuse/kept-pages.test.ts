import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { brands } from "../../src/brands/brands.ts";
import { chance as chanceOf } from "../../src/media/scenes/ink/chance.ts";
import { testApp } from "../support/app.ts";
import { edgeServer } from "../support/edge-server.ts";
import { addFourBrands, type OnBrand } from "../support/four-brands.ts";

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

type Seen = { encoding: string; html: string };

function look(port: number, { host, path, encoding }: { host: string; path: string; encoding: Encoding }): Promise<Seen> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, headers: { host: `${host}:${port}`, "accept-encoding": encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const sent = answer.headers["content-encoding"] ?? "identity";
        const decode = ENCODINGS.filter((known) => known === sent).map((known) => DECODERS[known])[0];
        resolve({ encoding: sent, html: decode?.(Buffer.concat(chunks)).toString() ?? "" });
      });
    })
      .on("error", reject)
      .end();
  });
}

test(
  "no page is ever of another brand, query, encoding or version, with 32 clients at two processes and a writer",
  { timeout: 120_000 },
  async () => {
    const chance = chanceOf("kept pages");
    /** By brand: what was committed, and when. */
    const committed = new Map(brands.map(({ key }) => [key, [{ version: 0, at: 0 }]]));
    const wrong: string[] = [];
    let looks = 0;
    const end = Date.now() + RUNNING_MS;

    async function write(): Promise<void> {
      for (let version = 1; Date.now() < end; version += 1) {
        const { key } = chance.pick(brands);
        const description = `Versie ${key} ${version} van deze tocht.`;
        committed.get(key)?.push({ version, at: Number.POSITIVE_INFINITY });
        await one.product.db
          .updateTable("activity")
          .set({ description })
          .where("id", "=", added[key]?.activity ?? 0)
          .execute();
        committed.set(key, [...(committed.get(key) ?? []).slice(0, -1), { version, at: Date.now() }]);
        await delay(100 + chance() * 300);
      }
    }

    async function visit(): Promise<void> {
      while (Date.now() < end) {
        const { key, localHost, lang, name } = chance.pick(brands);
        const persons = 4 + Math.floor(chance() * 20);
        const isList = chance() < 0.7;
        const path = isList ? `/uitjes?personen=${persons}` : `/uitjes/kano-${key}?personen=${persons}&utm_source=${persons}`;
        const encoding = chance.pick(ENCODINGS);
        const { port } = chance.pick([one, two]);
        const asked = Date.now();
        const { html, encoding: sent } = await look(port, { host: localHost, path, encoding });
        looks += 1;
        const complain = (what: string) => wrong.push(`${localHost}${path} ${encoding} at ${port}: ${what}`);
        if (sent !== encoding) complain(`encoded as ${sent}`);
        if (!html.includes(`<html lang="${lang}"`) || !html.includes(`content="${name}"`)) complain("another brand");
        if (!html.includes(` value="${persons}"`)) complain("another query");
        const versions = committed.get(key) ?? [];
        const newest = versions.filter(({ at }) => at <= asked - FRESH_MS).at(-1)?.version ?? 0;
        const shown = Number(new RegExp(`Versie ${key} (\\d+) van`).exec(html)?.[1] ?? 0);
        // The newest may be committed and not acknowledged yet.
        const isWritten = versions.some(({ version }) => version === shown);
        if (shown < newest || !isWritten) complain(`version ${shown}, though ${newest} was there`);
      }
    }

    await Promise.all([write(), ...Array.from({ length: CLIENTS }, visit)]);
    expect([looks > CLIENTS, wrong]).toEqual([true, []]);
    expect([one.errors, two.errors, one.product.errors, two.product.errors]).toEqual([[], [], [], []]);

    // In the end every kept page is byte for byte the one that a process without any pages makes.
    await Promise.all([one.product.catalogue.refresh(), two.product.catalogue.refresh()]);
    const fresh = await testApp({ beside: one.product });
    for (const { key, localHost } of brands) {
      for (const path of ["/uitjes?personen=4", "/uitjes?personen=23", `/uitjes/kano-${key}?personen=7`]) {
        const made = await (await fresh.get(path, localHost)).text();
        for (const { port } of [one, two]) expect((await look(port, { host: localHost, path, encoding: "br" })).html).toBe(made);
      }
    }
    await fresh.close();
  },
);
