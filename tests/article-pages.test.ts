import { afterAll, describe, expect, test } from "vitest";
import { blogUrl, tagUrl } from "../src/articles/blogs/blog-url.ts";
import { readBlogs } from "../src/articles/blogs/read-blogs.server.ts";
import { brands } from "../src/brands/brands.ts";
import { scene } from "../src/media/scene.ts";
import { testApp } from "./support/app.ts";

const { get, close, errors } = await testApp();
afterAll(close);
const blogs = await readBlogs("content/blogs");

// The Belgian brand has the same list as the Dutch one.
describe.each(brands.filter(({ key }) => key !== "be"))("on $key", (brand) => {
  const articles = blogs[brand.blogList];
  const pageAt = async (path: string) => {
    const page = await get(path, brand.localHost);
    const [main = ""] = /<main.*<\/main>/s.exec((await page.text()).replaceAll("<!-- -->", "")) ?? [];
    return { status: page.status, main };
  };

  test("an article shows its picture, its title and its full text with links and tables", async () => {
    const [article] = articles;
    if (!article) throw new Error(`There is no article for ${brand.key}.`);
    const { status, main } = await pageAt(blogUrl(article));
    expect(status).toBe(200);
    expect(main).toContain(`<h1>${escaped(article.title)}</h1>`);
    expect(main).toMatch(new RegExp(`<img [^>]*src="${scene(brand, article.picture, article.title).url}"`));
    expect(main).toContain(article.html);
  });

  test("every article links to the page of a topic, and these pages answer", async () => {
    const links = articles.map(({ id, html }) => ({
      id,
      to: [...html.matchAll(/href="(\/blogs\/[^"]+\.html)"/g)].map(([, url = ""]) => url),
    }));
    expect(links.filter(({ to }) => to.length === 0)).toEqual([]);
    for (const url of new Set(links.flatMap(({ to }) => to))) expect([url, (await pageAt(url)).status]).toEqual([url, 200]);
  });

  test("the page of each topic lists its articles and no others", async () => {
    for (const tag of new Set(articles.flatMap(({ tags }) => tags))) {
      const { status, main } = await pageAt(tagUrl(tag));
      const shown = new Set([...main.matchAll(/href="(\/blog\/\d+)"/g)].map(([, url]) => url));
      const about = articles.filter(({ tags }) => tags.includes(tag)).map((article) => blogUrl(article));
      expect([tag, status, [...shown].toSorted()]).toEqual([tag, 200, about.toSorted()]);
    }
    expect(errors).toEqual([]);
  });
});

/** Escapes a text for HTML. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
}
