import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import type { BrandKey } from "../../../src/brands/brand.ts";
import { dailyOf, EVERY_BRAND } from "../daily.ts";
import { screensOf, type Screen } from "../screens.ts";
import { DESKTOP, PHONE, visits, type Visit } from "../visit.ts";
import { axeViolations } from "./axe.ts";
import { edgeDefects } from "./forced-colors.ts";
import { headDefects } from "./head.ts";
import { htmlErrors } from "./html.ts";
import { languageDefects } from "./language.ts";
import { letterDefects, motionDefects, pictureDefects, targetDefects, widthDefects } from "./layout.ts";

type Viewport = typeof PHONE;

/** All brands share one stylesheet; kids has additional screens. */
const IN_FORCED_COLORS = new Set<BrandKey>(["nl", "kids"]);

type Daily = {
  /** The widths in `npm test`; the long run has both. */
  widths: readonly Viewport[];
  /**
   * Screens with all audits in `npm test`, besides those of this brand only; by default all. The others get only the audits
   * that depend on words, where another brand with the same markup has all audits on every screen.
   */
  inFull?: readonly string[];
};

/**
 * Audits each screen and state of a brand in one test, since opening a screen costs more than its audits. Each brand has its
 * own test file, so that they run in parallel.
 */
export function auditEveryScreen(key: BrandKey, { widths, inFull }: Daily): void {
  const visit = visits();
  const isInFull = ({ name, onlyOn }: Screen) => !inFull || inject("isLongRun") || onlyOn === key || inFull.includes(name);
  describe(`every screen and state of ${key} passes the audits`, EVERY_BRAND, () => {
    // Every visit checks for exceptions, warnings, policy violations and requests to other hosts.
    test.each(dailyOf([PHONE, DESKTOP], widths))("at $width px", { timeout: 480_000 }, async (viewport) => {
      const visitor = await visit(key, { viewport });
      const served = listenForDocuments(visitor);
      const found: string[] = [];
      for (const screen of screensOf(key, viewport.width)) {
        // A screen that fails to open does not stop the audits of the others.
        const failure = await screen.show(visitor).catch((error: unknown) => `failed to open: ${String(error)}`);
        const documents = await served();
        const defects = failure ? [failure] : await (isInFull(screen) ? auditInFull(visitor, documents) : auditWords(visitor));
        found.push(...defects.map((defect) => `${screen.name}: ${defect}`));
      }
      expect(found).toEqual([]);
    });
  });
}

/** Audits whose results depend on the words and their length. */
async function auditWords(visitor: Visit): Promise<string[]> {
  const { page } = visitor;
  return [
    ...(await headDefects(visitor)),
    ...(await widthDefects(page)),
    ...(await targetDefects(page)),
    ...(await letterDefects(page)),
    ...(await languageDefects(visitor)),
  ];
}

/** All audits of the current page, and of the documents as served. */
async function auditInFull(visitor: Visit, documents: readonly string[]): Promise<string[]> {
  const { page } = visitor;
  const errors = await Promise.all(documents.map(htmlErrors));
  return [
    ...errors.flat().map((error) => `as served, ${error}`),
    ...(await auditWords(visitor)),
    ...(await motionDefects(page)),
    ...(await htmlErrors(await page.content())),
    ...(await pictureDefects(page)),
    ...(await axeViolations(page)),
    ...(IN_FORCED_COLORS.has(visitor.brand.key) ? await defectsInForcedColors(page) : []),
  ];
}

/** Audits the current state in forced colours. */
async function defectsInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await edgeDefects(page);
  await page.emulateMedia({ forcedColors: "none" });
  return found.map((defect) => `in forced colours, ${defect}`);
}

/** Returns the documents that were served since the last call. */
function listenForDocuments({ page }: Visit): () => Promise<string[]> {
  let texts: Promise<string>[] = [];
  page.on("response", (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    // The body of a replaced document is no longer available.
    if (isPage && response.status() !== 303) texts.push(response.text().catch(() => ""));
  });
  return async () => {
    const documents = (await Promise.all(texts)).filter((html) => html !== "");
    texts = [];
    return documents;
  };
}
