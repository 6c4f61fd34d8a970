import type { Page } from "playwright-core";

/** In forced colours backgrounds and shadows are gone: what can be pressed or filled in and has no edge left, a line each. */
export async function edgeDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      "[class*='button_'], [class*='chip_'], input:not([type=hidden], [type=range]), select, textarea",
    );
    return (
      [...controls]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => !control.matches("[tabindex='-1'], [inert] *") && getComputedStyle(control).clipPath === "none")
        // The browser draws its own boxes to tick with an edge.
        .filter((control) => !control.matches("[type=checkbox], [type=radio]") || getComputedStyle(control).appearance === "none")
        .filter((control) => {
          // The parts of one long field, which the search of home is, have one edge together.
          const whole = control.id.startsWith("hero-") ? control.closest("form") : null;
          const edges = [control, control.parentElement, whole].map((element) => element && getComputedStyle(element));
          return !edges.some((style) => style && style.borderTopStyle !== "none" && Number.parseFloat(style.borderTopWidth) > 0);
        })
        .map((control) => `has no edge: ${control.outerHTML.slice(0, 120)}`)
    );
  });
}

/** Stops of the Tab key where nothing shows that the focus is there, a line each; after `most` stops it is enough. */
export async function focusDefects(page: Page, most: number): Promise<string[]> {
  const found = new Set<string>();
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press("Tab");
    const unseen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const isRinged = (element: Element | null, part?: string) => {
        const style = element && getComputedStyle(element, part);
        return style !== null && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
      };
      const around = [focused.parentElement, focused.closest("label"), focused.nextElementSibling];
      if (isRinged(focused) || isRinged(focused, "::after") || around.some((element) => isRinged(element))) return null;
      return `shows no focus: ${focused.outerHTML.slice(0, 120)}`;
    });
    if (unseen) found.add(unseen);
  }
  return [...found];
}
