import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { BrandKey } from "../src/brands/brand.ts";
import { openBrowser } from "../tests/support/browser.ts";
import { screensOf, type Screen } from "../tests/support/screens.ts";
import { startServer } from "../tests/support/server.ts";
import { BRANDS, newVisit } from "../tests/support/visit.ts";
import { writeContactSheet, type Shot } from "./contact-sheet.ts";

/** Widths with the height of a usual screen. */
const VIEWPORTS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const FOLDER = join(import.meta.dirname, "../docs/screens");

await photographAll();

/** Photographs every screen and state in all brands and widths: `npm run screens`, into docs/screens. */
async function photographAll(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer();
  const browser = await openBrowser();
  try {
    for (const brand of BRANDS) {
      for (const viewport of VIEWPORTS) {
        const shots: Shot[] = [];
        for (const screen of screensOf(brand, viewport.width)) {
          shots.push({ name: screen.name, picture: await photograph(browser, screen, { brand, viewport, port: server.port }) });
        }
        const file = join(FOLDER, `${brand}-${viewport.width}.jpg`);
        await writeContactSheet(file, shots, viewport);
        console.log(file);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

type Setting = { brand: BrandKey; viewport: { width: number; height: number }; port: number };

async function photograph(browser: Browser, screen: Screen, { brand, viewport, port }: Setting): Promise<Buffer> {
  const visit = await newVisit(browser, brand, { port, viewport });
  try {
    await screen.show(visit);
    await picturesLoaded(visit.page);
    return await visit.page.screenshot({ fullPage: !screen.isOverlay });
  } finally {
    await visit.context.close();
  }
}

/** Also those further down, which a visitor's browser would fetch while they scroll. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
