import type { Locator, Page } from "playwright-core";
import type { BrandKey } from "../../src/brands/brand.ts";
import { SEARCHES } from "./searches.ts";
import { open, type Observed, type Visit } from "./visit.ts";

/** A visit of a site with a tag container: its consent bar and the two choices. */
export type TrackedVisit = Visit & Observed & { bar: Locator; refuse(): Promise<void>; grant(): Promise<void> };

export function trackedVisit(visit: Visit & Observed): TrackedVisit {
  const { page, words } = visit;
  const bar = page.getByRole("region", { name: words.consent.title });
  return {
    ...visit,
    bar,
    refuse: () => bar.getByRole("button", { name: words.consent.refuse }).click(),
    grant: () => bar.getByRole("button", { name: words.consent.grant }).click(),
  };
}

/** The data layer, a line for each item: the first two words of a command, or the name of an event; null without a data layer. */
export async function dataLayerOf(page: Page): Promise<string[] | null> {
  const items = await layer(page);
  return items?.map((item) => ("event" in item ? String(item.event) : Object.values(item).map(String).slice(0, 2).join(" "))) ?? null;
}

/** The complete activity events in the data layer. */
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

/** The names of the cookies, and the local storage. */
export async function browserStorage({ page, context }: Visit): Promise<{ cookies: string[]; storage: Record<string, string> }> {
  const cookies = (await context.cookies()).map(({ name }) => name).toSorted();
  return { cookies, storage: await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))) };
}

/** Opens a search by URL, and clicks the brand's activity in the list. */
export async function searchAndOpen({ page, brand }: Visit, query: string): Promise<void> {
  await open(page, `/uitjes?${query}`);
  await openFromList(page, brand.key);
}

export async function openFromList(page: Page, key: BrandKey): Promise<void> {
  const { slug } = SEARCHES[key];
  await page.locator(`article h3 a[href^="/uitjes/${slug}"]`).first().click();
  await page.waitForURL(`**/uitjes/${slug}*`);
}
