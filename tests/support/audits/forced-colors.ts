import type { Page } from "playwright-core";

/** Controls without an edge, a line each: forced colours remove backgrounds and shadows. */
export async function edgeDefects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      "[class*='button_'], [class*='chip_'], input:not([type=hidden], [type=range]), select, textarea",
    );
    return (
      [...controls]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => !control.matches("[tabindex='-1'], [inert] *") && getComputedStyle(control).clipPath === "none")
        // The browser draws native checkboxes with an edge.
        .filter((control) => !control.matches("[type=checkbox], [type=radio]") || getComputedStyle(control).appearance === "none")
        .filter((control) => {
          // The fields of home's search share one edge.
          const whole = control.id.startsWith("hero-") ? control.closest("form") : null;
          const edges = [control, control.parentElement, whole].map((element) => element && getComputedStyle(element));
          return !edges.some((style) => style && style.borderTopStyle !== "none" && Number.parseFloat(style.borderTopWidth) > 0);
        })
        .map((control) => `has no edge: ${control.outerHTML.slice(0, 120)}`)
    );
  });
}

/** Tab stops without a visible focus, a line each; checks at most `most` stops. */
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
