// More than its share: a crawl of all four brands is one walk, for links lead from one to the other.
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readBlogs } from "../../src/articles/blogs/read-blogs.server.ts";
import { brands } from "../../src/brands/brands.ts";
import { readConfig } from "../../src/config.ts";
import { testApp } from "../support/app.ts";
import { testJobs } from "../support/jobs.ts";
import { askApp } from "./ask-app.ts";
import { crawlBrands } from "./crawl-brands.ts";
import { reportText } from "./report.ts";

const { app, database, mediaFolder, close, errors } = await testApp({ isFilled: true });
const jobs = await testJobs(database, { mediaFolder });
afterAll(async () => {
  await jobs.stop();
  await close();
});

/** `npm run crawl` looks at all; here every page is read, and of what is beside them a few. */
const SAMPLES = { closed: 40, random: 40, variants: 8, social: 4 };

test("a search engine finds every page of all four brands from home on, and nothing to stumble over", { timeout: 600_000 }, async () => {
  const blogs = await readBlogs(join(import.meta.dirname, "../../content/blogs"));
  const { port } = readConfig({});
  const reports = await crawlBrands({
    brands,
    db: database.db,
    blogs,
    ask: askApp((request) => app(request)),
    port,
    samples: SAMPLES,
    say: () => {},
  });
  expect(reportText(reports)).toMatch(/^0 findings$/m);
  expect(reports.every(({ indexable, expected }) => indexable >= expected && expected > 300)).toBe(true);
  expect(errors).toEqual([]);
});
