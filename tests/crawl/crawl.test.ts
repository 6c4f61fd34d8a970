// More than its share: all four brands must be crawled together, since they link to each other.
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

/** Every page is read, but only samples of other addresses; `npm run crawl` reads all. */
const SAMPLES = { closed: 40, random: 40, variants: 8, social: 4 };

test("a crawl from home finds every page of all four brands, and no faults", { timeout: 600_000 }, async () => {
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
