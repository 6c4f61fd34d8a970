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

/** The style sheet is one for all brands; kids has screens of its own. */
const IN_FORCED_COLORS = new Set<BrandKey>(["nl", "kids"]);

type Daily = {
  /** The widths at which `npm test` judges; the long run goes over both. */
  widths: readonly Viewport[];
  /**
   * The screens that `npm test` judges in full beside those that only this brand has, where another brand of the same
   * markup is judged in full on all; of the others it judges what words change. All of them unless it says so.
   */
  inFull?: readonly string[];
};

/**
 * What each screen and state of a brand has to stand, in one walk: opening them costs more than judging them. A file for
 * each brand calls it, so that they walk beside each other.
 */
export function auditEveryScreen(key: BrandKey, { widths, inFull }: Daily): void {
  const visit = visits();
  const isInFull = ({ name, onlyOn }: Screen) => !inFull || inject("isLongRun") || onlyOn === key || inFull.includes(name);
  describe(`every screen and state of ${key} is sound`, EVERY_BRAND, () => {
    // That no page throws, warns, breaks its own policy or asks another host is part of every visit.
    test.each(dailyOf([PHONE, DESKTOP], widths))("at $width px", { timeout: 480_000 }, async (viewport) => {
      const visitor = await visit(key, { viewport });
      const served = listenForDocuments(visitor);
      const found: string[] = [];
      for (const screen of screensOf(key, viewport.width)) {
        // One that does not come about does not keep the others from being judged.
        const lack = await screen.show(visitor).catch((error: unknown) => `did not come about: ${String(error)}`);
        const documents = await served();
        const defects = lack ? [lack] : await (isInFull(screen) ? auditInFull(visitor, documents) : auditWords(visitor));
        found.push(...defects.map((defect) => `${screen.name}: ${defect}`));
      }
      expect(found).toEqual([]);
    });
  });
}

/** What longer or shorter words, or those of another language, change of the page as it stands. */
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

/** What all judges say of the page as it stands, and of the documents that it came by. */
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

/** The state that stands, as it looks to who forces their own colours on it. */
async function defectsInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await edgeDefects(page);
  await page.emulateMedia({ forcedColors: "none" });
  return found.map((defect) => `in forced colours, ${defect}`);
}

/** Answers the documents that the server sent since it was asked before. */
function listenForDocuments({ page }: Visit): () => Promise<string[]> {
  let texts: Promise<string>[] = [];
  page.on("response", (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    // A document that another took the place of is gone from the browser.
    if (isPage && response.status() !== 303) texts.push(response.text().catch(() => ""));
  });
  return async () => {
    const documents = (await Promise.all(texts)).filter((html) => html !== "");
    texts = [];
    return documents;
  };
}
