import type { Browser, Locator, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import type { BrandKey } from "../../src/brands/brand.ts";
import { SEARCHES } from "./searches.ts";
import { followTrail } from "./trail.ts";
import { DESKTOP, newVisit, open, type Visit } from "./visit.ts";

export type MeasuredVisit = Visit & {
  /** What was asked of other hosts. */
  elsewhere: string[];
  /** Errors and warnings so far. */
  complaints: string[];
  bar: Locator;
  refuse(): Promise<void>;
  grant(): Promise<void>;
};

type Settings = { port: number; viewport?: { width: number; height: number } };

/** A visitor of a server with a container; the test fails when a page complains. */
export async function measuredVisit(browser: Browser, key: BrandKey, { port, viewport = DESKTOP }: Settings): Promise<MeasuredVisit> {
  const visit = await newVisit(browser, key, { port, viewport });
  const { page, context, origin, words } = visit;
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  context.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) elsewhere.push(request.url());
  });
  context.on("weberror", (error) => complaints.push(error.error().message));
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  const trail = await followTrail(page);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") console.log(await trail());
    await context.close();
    if (task.result?.state !== "fail") expect(complaints).toEqual([]);
  });
  const bar = page.getByRole("region", { name: words.consent.title });
  return {
    ...visit,
    elsewhere,
    complaints,
    bar,
    refuse: () => bar.getByRole("button", { name: words.consent.refuse }).click(),
    grant: () => bar.getByRole("button", { name: words.consent.grant }).click(),
  };
}

/** What lies in the data layer, a line each: commands by their words, events by their name; null where there is none. */
export async function layerOf(page: Page): Promise<string[] | null> {
  const items = await layer(page);
  return items?.map((item) => ("event" in item ? String(item.event) : Object.values(item).map(String).slice(0, 2).join(" "))) ?? null;
}

/** The events of activities in the data layer, whole. */
export async function eventsOf(page: Page): Promise<Record<string, unknown>[]> {
  const items = await layer(page);
  return items?.filter(({ event }) => String(event).startsWith("activity_")) ?? [];
}

export async function eventNames(page: Page): Promise<unknown[]> {
  return (await eventsOf(page)).map(({ event }) => event);
}

async function layer(page: Page): Promise<Record<string, unknown>[] | null> {
  return JSON.parse(await page.evaluate(() => JSON.stringify(window.dataLayer ?? null)));
}

/** What the site left in the browser. */
export async function kept({ page, context }: Visit): Promise<{ cookies: string[]; storage: Record<string, string> }> {
  const cookies = (await context.cookies()).map(({ name }) => name).toSorted();
  return { cookies, storage: await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))) };
}

/** Searches by address, and opens what is looked for by a click. */
export async function searchAndOpen({ page, brand }: Visit, query: string): Promise<void> {
  await open(page, `/uitjes?${query}`);
  await openFromList(page, brand.key);
}

export async function openFromList(page: Page, key: BrandKey): Promise<void> {
  const { slug } = SEARCHES[key];
  await page.locator(`article h3 a[href^="/uitjes/${slug}"]`).first().click();
  await page.waitForURL(`**/uitjes/${slug}*`);
}
