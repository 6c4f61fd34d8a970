import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { be } from "../../../content/brands/be.ts";
import { kids } from "../../../content/brands/kids.ts";
import { nl } from "../../../content/brands/nl.ts";
import { testCatalogue } from "../../../tests/support/catalogue.ts";
import { addActivity, addCity, addFilterGroup, addOrganisation, addProvince } from "../../../tests/support/fixtures.ts";
import { blogCardOf } from "./blog-card.ts";
import { blogDescription, cut, tagDescription } from "./cut.ts";
import { blogTags, findBlog, findBlogs } from "./find-blogs.ts";
import { readBlogs } from "./read-blogs.server.ts";
import { readMoreOf } from "./read-more.server.ts";
import { relevantActivities } from "./relevant-activities.server.ts";

const { db, catalogue, close } = await testCatalogue();
const folder = await mkdtemp(join(tmpdir(), "uitkijk-blogs-"));
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

beforeAll(async () => {
  await write(
    "company/00-eerste.md",
    head({ id: 0, published: "2026-01-05", tags: "[teambuilding, budget]" }),
    "Eén & <b>twee</b>.\n\n## Kop\n\nDrie.",
  );
  await write("company/01-tweede.md", head({ id: 1, published: "2026-02-05", tags: "[budget]" }), "Vier.");
  await write("kids/01-kinderen.md", head({ id: 1, published: "2026-02-05", tags: "[regen]" }), "Vijf.");
});

test("brands that share a list have the same articles, latest first, and others have their own", async () => {
  const blogs = await readBlogs(folder);
  expect(findBlogs(blogs, nl).map(({ id }) => id)).toEqual([1, 0]);
  expect(findBlogs(blogs, be)).toEqual(findBlogs(blogs, nl));
  expect(findBlogs(blogs, kids).map(({ text }) => text)).toEqual(["Vijf."]);
  expect(findBlogs(blogs, nl, { tag: "teambuilding" }).map(({ id }) => id)).toEqual([0]);
  expect(blogTags(blogs, nl)).toEqual([
    { tag: "budget", count: 2 },
    { tag: "teambuilding", count: 1 },
  ]);
});

test("an article is found by its exact id, and its markdown cannot contain HTML", async () => {
  const blogs = await readBlogs(folder);
  const article = findBlog(blogs, nl, { id: "0" });
  expect(article?.html).toContain("<p>Eén &amp; &lt;b>twee&lt;/b>.</p>\n<h2>Kop</h2>");
  expect(article?.text).toBe("Eén & <b>twee</b>. Drie.");
  for (const id of ["00", "2", "0x", "", "-1"]) expect(findBlog(blogs, nl, { id })).toBeNull();
});

test("an error in the front matter names file and field", async () => {
  const wrong = await mkdtemp(join(tmpdir(), "uitkijk-blogs-"));
  await mkdir(join(wrong, "german"), { recursive: true });
  await writeFile(join(wrong, "german/01-falsch.md"), `---\n${head({ id: 1, published: "gestern", tags: "[budget]" })}\n---\nText.`);
  await expect(readBlogs(wrong)).rejects.toThrow(/german\/01-falsch\.md, published: /);
  await rm(wrong, { recursive: true });
});

test("cards cut titles at 60 characters and texts at 120, at the end of a word, without counting the ellipsis", async () => {
  expect(cut("kort", 60)).toBe("kort");
  expect(cut("een twee drie", 8)).toBe("een twee…");
  expect(cut("een twee, drie", 10)).toBe("een twee…");
  expect(cut("x".repeat(70), 60)).toBe(`${"x".repeat(60)}…`);
  expect(blogDescription("x".repeat(200))).toHaveLength(171);
  expect(tagDescription("Artikelen over water", [{ title: "Naar zee" }, { title: "Varen" }])).toBe("Artikelen over water: Naar zee; Varen");
  const [article] = findBlogs(await readBlogs(folder), nl);
  if (!article) throw new Error("There is no article.");
  expect(blogCardOf(nl, article)).toMatchObject({
    ...{ url: "/blog/1", title: "Artikel 1", text: "Vier.", image: { url: "/static/scenes/canoe-3.svg" } },
  });
  const long = blogCardOf(nl, { ...article, title: "t".repeat(200), text: "x".repeat(200) });
  expect([long.title, long.text]).toEqual([`${"t".repeat(60)}…`, `${"x".repeat(120)}…`]);
});

test("'Lees meer op de website' links to the organisation while it exists", async () => {
  const [, article] = findBlogs(await readBlogs(folder), nl);
  if (!article) throw new Error("There is no article.");
  expect(readMoreOf(catalogue, nl, article)).toBeNull();
  const id = await addOrganisation(db, { name: "De Kreekpeddelaars" });
  await catalogue.refresh();
  expect(readMoreOf(catalogue, nl, article)).toEqual({ name: "De Kreekpeddelaars", url: `/overzicht/de-kreekpeddelaars-${id}` });
  const source = { name: "Belastingdienst", url: "https://www.belastingdienst.nl/" };
  expect(readMoreOf(catalogue, nl, { ...article, source })).toEqual(source);
});

test("relevant outings match the article's filters, two per province, or are any when none matches", async () => {
  const [limburg, drenthe] = [await addProvince(db, { name: "Limburg" }), await addProvince(db, { name: "Drenthe" })];
  const [venlo, assen] = [
    await addCity(db, { name: "Venlo", province_id: limburg }),
    await addCity(db, { name: "Assen", province_id: drenthe }),
  ];
  const { filters } = await addFilterGroup(db, { filters: ["Op het water", "In het bos"] });
  const water = filters.slice(0, 1);
  for (const title of ["Kano", "Vlot", "Zeil"])
    await addActivity(db, { title, slug: title.toLowerCase(), filters: water, cities: [venlo] });
  await addActivity(db, { title: "Roeiboot", slug: "roeiboot", filters: water, cities: [assen] });
  await addActivity(db, { title: "Quiz", slug: "quiz" });
  await catalogue.refresh();

  const fitting = await relevantActivities(catalogue, nl, { article: { relevant: { filters: ["Op het water"] } } });
  expect(fitting.map(({ province, activities }) => [province, activities.length])).toEqual([
    ["Drenthe", 1],
    ["Limburg", 2],
  ]);
  expect(fitting[0]?.activities).toEqual([{ title: "Roeiboot", url: "/uitjes/roeiboot", place: "Assen" }]);
  const wider = await relevantActivities(catalogue, nl, { article: { relevant: { filters: ["Op het water", "In het bos"] } } });
  expect(wider).toEqual(fitting);
  const any = await relevantActivities(catalogue, nl, { article: { relevant: { filters: ["In het bos"] } } });
  expect(any.flatMap(({ activities }) => activities).map(({ title }) => title)).toContain("Quiz");
  expect(any.at(-1)?.province).toBeNull();
});

function head({ id, published, tags }: { id: number; published: string; tags: string }): string {
  return [
    `id: ${id}`,
    `title: Artikel ${id}`,
    "description: Waar het over gaat.",
    "picture: canoe-3",
    `tags: ${tags}`,
    `published: ${published}`,
    "organisations: { nl: De Kreekpeddelaars }",
    "relevant: { filters: [Op het water] }",
  ].join("\n");
}

async function write(file: string, front: string, body: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, `---\n${front}\n---\n${body}\n`);
}
