import type { Page } from "playwright-core";

/** Something that a visitor sees or presses, and how large it is. */
type Seen = { what: string; width_px: number; height_px: number };

/** The smallest that a finger hits (WCAG 2.5.8), and the smallest letter of the house (look, principle 2). */
const TARGET_PX = 24;
const LETTER_PX = 14;

/** Whether the page can be scrolled sideways, and what sticks out of it, a line each. */
export async function widthDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    const room = document.documentElement.clientWidth;
    const found = scrollWidth > room ? [`scrolls sideways: ${scrollWidth} of ${room} px`] : [];
    for (const element of document.querySelectorAll("main *, header *, footer *, dialog[open] *")) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2 || (right <= room + 1 && left >= -1) || !element.checkVisibility({ visibilityProperty: true })) continue;
      // What is cut or scrolls by itself, as the pictures of a slider, sticks out of nothing.
      let around = element.parentElement;
      while (around && getComputedStyle(around).overflowX === "visible" && getComputedStyle(around).clipPath === "none")
        around = around.parentElement;
      if (around && around !== document.body && around !== document.documentElement) continue;
      found.push(`sticks out: ${element.outerHTML.slice(0, 100)}`);
    }
    return found.slice(0, 5);
  });
}

/** What always stays in view leaves at least half of it to the page, a line where it does not. */
export async function roomDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 2 * innerHeight);
    const staying = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      // A dialog is what the visitor asked for, and scrolls by itself.
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

/** What is too small to press, a line each; a link within a sentence may be as high as its line. */
export async function targetDefects(page: Page): Promise<string[]> {
  const targets = await page.evaluate(() => {
    const found: { what: string; width_px: number; height_px: number }[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [role=button]")) {
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const { clipPath, display } = getComputedStyle(element);
      if (!isSeen || clipPath !== "none" || element.matches("[inert] *, [type=hidden], [tabindex='-1']")) continue;
      if (display === "inline" && element.closest("p, li, dd, label, span, td")?.textContent !== element.textContent) continue;
      // A label around it belongs to what is pressed, and so does what a card's link is stretched over.
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
  // Half a pixel is lost where a browser rounds.
  return width_px > 1 && height_px > 1 && Math.min(width_px, height_px) < TARGET_PX - 0.5;
}

/** Texts in letters that are too small to read with ease, a line each. */
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

/** What moves though the visitor asked for stillness, a line each. */
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

/** Pictures without a word about them, or that did not come, a line each. */
export async function pictureDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const images = [...document.images];
    const mute = images.filter((image) => !image.hasAttribute("alt")).map((image) => `no alt: ${image.outerHTML.slice(0, 100)}`);
    const lost = images.filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility());
    // The page puts these words where a picture failed (web/ui/failed-picture.tsx).
    const replaced = [...document.querySelectorAll("[class*='failed_']")].filter((element) => element.checkVisibility());
    return [
      ...mute,
      ...lost.map((image) => `did not come: ${image.currentSrc}`),
      ...replaced.map((element) => `did not come: ${element.outerHTML.slice(0, 100)}`),
    ];
  });
}
