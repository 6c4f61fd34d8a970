import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { root } from "../scripts/root.mjs";
import { thirdPartyNotices } from "../scripts/third-party-notices.mjs";
import { brands } from "../src/brands/brands.ts";
import { testApp } from "./support/app.ts";

type Locked = { version: string; dev?: boolean; integrity: string };
type Component = { purl: string; hashes: { alg: string; content: string }[] };

const NOTICES = "/static/third-party-notices.txt";
const { get, app, close } = await testApp();
afterAll(close);

const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const [, ...locked] = Object.entries(packages);
const used = locked.filter(([, { dev }]) => !dev).map(([path, one]) => ({ ...one, path, name: path.replace(/^.*node_modules\//, "") }));

test.for(brands)("$key shows the licences of third-party packages, and links to them", async ({ localHost, hasImprint, lang }) => {
  const notices = await get(NOTICES, localHost);
  expect([notices.status, notices.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(notices.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(await notices.text()).toBe(thirdPartyNotices());
  const pages = [`/voorwaarden/${lang.slice(0, 2)}`, ...(hasImprint ? ["/impressum"] : [])];
  for (const path of pages) expect(await (await get(path, localHost)).text()).toContain(`href="${NOTICES}"`);
});

test("the notices name every production package, and contain the licence texts that these require", () => {
  const notices = thirdPartyNotices();
  const installed = used.filter(({ path }) => existsSync(join(root, path)));
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(({ name }) => !notices.includes(`\n${name} (`)).map(({ name }) => name)).toEqual([]);
  for (const text of [
    "GNU LESSER GENERAL PUBLIC LICENSE",
    "SIL OPEN FONT LICENSE",
    "GeoNames",
    "libvips",
    "Copyright (c) Meta Platforms",
  ]) {
    expect(notices).toContain(text);
  }
});

test("the notices are compressed in advance, so that requests for them cost little", async () => {
  const request = new Request(`http://nl.localhost:3000${NOTICES}`, { headers: { "accept-encoding": "br" } });
  const packed = await app(request);
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(packed.headers.get("vary")).toContain("Accept-Encoding");
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(bytes.length).toBeLessThan(60_000);
  expect(brotliDecompressSync(bytes).toString()).toBe(thirdPartyNotices());
});

test("each build has an SBOM with the hash of every production package, without time or place of the build", () => {
  const text = readFileSync(join(root, "build/sbom.cdx.json"), "utf8");
  const { components, metadata }: { components: Component[]; metadata: unknown } = JSON.parse(text);
  const listed = new Map(components.map(({ purl, hashes }) => [decodeURIComponent(purl), hashes.at(0)?.content]));
  const wanted = used.map(({ name, version, integrity }) => {
    return [`pkg:npm/${name}@${version}`, Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex")] as const;
  });
  expect(wanted.filter(([purl, hash]) => listed.get(purl) !== hash)).toEqual([]);
  expect(listed.size).toBe(new Map(wanted).size);
  expect(text).not.toContain("timestamp");
  expect(metadata).toMatchObject({ component: { name: "uitkijk" } });
});
