import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bannerEntry, redirectEntry } from "./entries.ts";
import { readEntries } from "./read-entries.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uitkijk-entries-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a list of entries is read", async () => {
  const file = await write("redirects.yaml", "- { oldSlug: oud, newSlug: nieuw }\n");
  expect(await readEntries(file, redirectEntry)).toEqual([{ oldSlug: "oud", newSlug: "nieuw" }]);
});

test("a missing file has no entries", async () => {
  expect(await readEntries(join(folder, "events.yaml"), redirectEntry)).toEqual([]);
});

test("the error for a mistake names file, entry and field", async () => {
  const file = await write(
    "banners.yaml",
    `- { title: Goed, buttonTitle: Ja, link: /adverteren, ctaType: AD, linkTarget: sameWindow, picture: canoe-3 }
- { title: Fout, buttonTitle: Ja, link: /adverteren, ctaType: ADS, linkTarget: sameWindow, picture: kano-99 }`,
  );
  const reading = readEntries(file, bannerEntry);
  await expect(reading).rejects.toThrow(/banners\.yaml, entry 2 \(Fout\), ctaType: Invalid option/);
  await expect(reading).rejects.toThrow(/banners\.yaml, entry 2 \(Fout\), picture: "kano-99" is not a picture/);
});

test("an unknown field is a mistake", async () => {
  const file = await write("redirects.yaml", "- { oldSlug: oud, newSlug: nieuw, until: 2027 }\n");
  await expect(readEntries(file, redirectEntry)).rejects.toThrow(/redirects\.yaml, entry 1: Unrecognized key: "until"/);
});

test("the error for invalid YAML names the line", async () => {
  const file = await write("redirects.yaml", '- { oldSlug: "oud }\n');
  await expect(readEntries(file, redirectEntry)).rejects.toThrow(/redirects\.yaml: .* at line 2/);
});

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}
