import type { Page } from "playwright-core";

/** A visible control and its size. */
type Seen = { what: string; width_px: number; height_px: number };

/** The minimum target size (WCAG 2.5.8), and the minimum font size (look, principle 2). */
const TARGET_PX = 24;
const LETTER_PX = 14;

/** Horizontal scrolling, and elements that overflow the page, a line each. */
export async function widthDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    const room = document.documentElement.clientWidth;
    const found = scrollWidth > room ? [`scrolls sideways: ${scrollWidth} of ${room} px`] : [];
    for (const element of document.querySelectorAll("main *, header *, footer *, dialog[open] *")) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2 || (right <= room + 1 && left >= -1) || !element.checkVisibility({ visibilityProperty: true })) continue;
      // Elements in a clipped or scrolling container, such as a slider, do not overflow the page.
      let around = element.parentElement;
      while (around && getComputedStyle(around).overflowX === "visible" && getComputedStyle(around).clipPath === "none")
        around = around.parentElement;
      if (around && around !== document.body && around !== document.documentElement) continue;
      found.push(`sticks out: ${element.outerHTML.slice(0, 100)}`);
    }
    return found.slice(0, 5);
  });
}

/** Fixed and sticky elements that cover more than half of the window, a line. */
export async function roomDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 2 * innerHeight);
    const staying = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      // A visitor opens a dialog on purpose, and it scrolls by itself.
      return (
        ["fixed", "sticky"].includes(position) &&
        element.checkVisibility() &&
        element.closest("dialog, [role=dialog], .yarl__root") === null
      );
    });
    const seen = staying.map((element) => element.getBoundingClientRect()).filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
    const covered = seen.reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
    return covered > innerHeight / 2 ? [`covers ${covered} of ${innerHeight} px: ${staying[0]?.outerHTML.slice(0, 100)}`] : [];
  });
}

/** Targets that are too small, a line each; a link within a sentence may be as high as its line. */
export async function targetDefects(page: Page): Promise<string[]> {
  const targets = await page.evaluate(() => {
    const found: { what: string; width_px: number; height_px: number }[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [role=button]")) {
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const { clipPath, display } = getComputedStyle(element);
      if (!isSeen || clipPath !== "none" || element.matches("[inert] *, [type=hidden], [tabindex='-1']")) continue;
      if (display === "inline" && element.closest("p, li, dd, label, span, td")?.textContent !== element.textContent) continue;
      // The label around a control is part of the target, and so is the card under a stretched link.
      const isStretched = getComputedStyle(element, "::after").position === "absolute";
      const pressed = element.closest("label") ?? (isStretched ? (element.offsetParent ?? element) : element);
      const { width, height } = pressed.getBoundingClientRect();
      found.push({ what: element.outerHTML.slice(0, 120), width_px: width, height_px: height });
    }
    return found;
  });
  return targets.filter(isTooSmall).map(({ what, width_px, height_px }) => `too small, ${width_px} × ${height_px} px: ${what}`);
}

function isTooSmall({ width_px, height_px }: Seen): boolean {
  // Browsers may round half a pixel off.
  return width_px > 1 && height_px > 1 && Math.min(width_px, height_px) < TARGET_PX - 0.5;
}

/** Texts below the minimum font size, a line each. */
export async function letterDefects(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!around || (text.textContent ?? "").trim() === "" || around.closest("script, style, svg, template")) continue;
      const size = Number.parseFloat(getComputedStyle(around).fontSize);
      if (size < least - 0.01 && around.checkVisibility({ visibilityProperty: true })) {
        found.add(`letters of ${size} px: ${(text.textContent ?? "").slice(0, 40)}`);
      }
    }
    return [...found];
  }, LETTER_PX);
}

/** Animations and transitions despite reduced motion, a line each. */
export async function motionDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
    const moving = running.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 100) : "something"));
    const wouldMove = [...document.querySelectorAll("body *")].filter((element) =>
      getComputedStyle(element)
        .transitionDuration.split(",")
        .some((duration) => Number.parseFloat(duration) * (duration.includes("ms") ? 1 : 1000) > 1),
    );
    const names = new Set(wouldMove.map((element) => `${element.tagName} ${element.getAttribute("class")}`));
    return [...moving.map((what) => `moves: ${what}`), ...[...names].map((what) => `would move: ${what}`)];
  });
}

/** Pictures without an alt attribute, or that failed to load, a line each. */
export async function pictureDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const images = [...document.images];
    const withoutAlt = images.filter((image) => !image.hasAttribute("alt")).map((image) => `no alt: ${image.outerHTML.slice(0, 100)}`);
    const failed = images.filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility());
    // The replacement of a failed picture (src/web/document/boot/failed-pictures.ts).
    const replaced = [...document.querySelectorAll("[class*='failed_']")].filter((element) => element.checkVisibility());
    return [
      ...withoutAlt,
      ...failed.map((image) => `failed to load: ${image.currentSrc}`),
      ...replaced.map((element) => `failed to load: ${element.outerHTML.slice(0, 100)}`),
    ];
  });
}
