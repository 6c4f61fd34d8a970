// `npm run screens`: takes screenshots of every screen and state in all brands and widths, into docs/screens.
//   npm run screens -- kids 360     a part of them
//   npm run screens -- beheer       the pictures of docs/management.md alone
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { BrandKey } from "../src/brands/brand.ts";
import { openBrowser } from "../tests/support/browser.ts";
import { emptyLandings } from "../tests/support/empty-landings.ts";
import { screensOf, type Screen } from "../tests/support/screens.ts";
import { startServer } from "../tests/support/server.ts";
import { BRANDS, newVisit, type Visit } from "../tests/support/visit.ts";
import { captureOffice } from "./capture-office.ts";
import { writeContactSheet, type Shot } from "./contact-sheet.ts";

/** Widths with the height of a usual screen. */
const VIEWPORTS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const FOLDER = join(import.meta.dirname, "../docs/screens");
/** Single screenshots in full size; only the contact sheets are committed. */
const SINGLE = join(FOLDER, "single");
/** 20 viewport heights; longer pages are repetitive. */
const LONGEST_SHOT_PX = 16_000;

await captureAll(process.argv.slice(2));

/** Takes screenshots of every screen and state in all brands and widths, or in those that `only` names. */
async function captureAll(only: readonly string[]): Promise<void> {
  const brands = BRANDS.filter((brand) => isChosen(only, BRANDS, brand));
  const widths = VIEWPORTS.map(({ width }) => String(width));
  const viewports = VIEWPORTS.filter(({ width }) => isChosen(only, widths, String(width)));
  if (only.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(SINGLE, { recursive: true });

  const browser = await openBrowser();
  // With the samples of a trial: editors see work that waits.
  const server = await startServer({ TRYING_OUT: "yes" });
  try {
    if (only.length === 0 || only.includes("beheer")) await captureOffice(browser, { port: server.port, folder: FOLDER });
    if (only.includes("beheer")) return;
    await emptyLandings(server);
    for (const brand of brands) {
      for (const viewport of viewports) await captureBrand(browser, { brand, viewport, port: server.port });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Whether `only` names `one`, or none of `all`. */
function isChosen(only: readonly string[], all: readonly string[], one: string): boolean {
  return only.includes(one) || !all.some((each) => only.includes(each));
}

type Setting = { brand: BrandKey; viewport: { width: number; height: number }; port: number };

async function captureBrand(browser: Browser, { brand, viewport, port }: Setting): Promise<void> {
  const visit = await newVisit(browser, brand, { port, viewport });
  const shots: Shot[] = [];
  for (const screen of screensOf(brand, viewport.width)) {
    const picture = await capture(visit, screen, viewport);
    if (picture === null) continue;
    shots.push({ name: screen.name, picture });
    await writeFile(join(SINGLE, `${brand}-${viewport.width}-${screen.name.replaceAll(" ", "-")}.jpg`), picture);
  }
  await visit.context.close();

  const file = join(FOLDER, `${brand}-${viewport.width}.webp`);
  await writeContactSheet(file, shots, viewport);
  console.log(file);
}

/** Null, after logging the error, for a screen that fails: the others are still captured. */
async function capture(visit: Visit, screen: Screen, { width, height }: Setting["viewport"]): Promise<Buffer | null> {
  const { page, brand } = visit;
  try {
    await screen.show(visit);
    await picturesLoaded(page);
    const isModal = await page.evaluate(() => document.querySelector("dialog:modal") !== null);
    if (screen.isOverlay || isModal) return await page.screenshot({ type: "jpeg", quality: 85 });
    const long = await page.evaluate(() => {
      // Sticky elements, such as the form beside an activity, would be captured at the scroll position.
      scrollTo(0, 0);
      return document.documentElement.scrollHeight;
    });
    const clip = { x: 0, y: 0, width, height: Math.min(Math.max(long, height), LONGEST_SHOT_PX) };
    return await page.screenshot({ type: "jpeg", quality: 85, fullPage: true, clip });
  } catch (error) {
    console.error(`${brand.key} ${width} ${screen.name}: ${String(error)}`);
    process.exitCode = 1;
    return null;
  }
}

/** Waits for pictures and the font, including lazy pictures further down. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === "Figtree" && status === "loaded"));
}
