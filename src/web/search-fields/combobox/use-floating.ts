import { useLayoutEffect, type RefObject } from "react";

/** Between a field and its list, and between the list and the edge of the screen, in pixels. */
const GAP_PX = 8;
const EDGE_PX = 16;
const NARROWEST_PX = 296;
const HIGHEST_PX = 420;
/** Less room below than this, and more above: then the list opens upwards. */
const LEAST_BELOW_PX = 220;

/** Shows an element, which has an id, over everything, below its field or above it, for as long as it is open; it stays there whatever moves the field. */
export function useFloating(element: RefObject<HTMLElement | null>, anchor: Element, isOpen: boolean): void {
  useLayoutEffect(() => {
    const floating = element.current;
    if (!floating || !isOpen) return;
    const { sheet, rule } = ruleOf(floating);
    document.adoptedStyleSheets.push(sheet);
    let [frame, laid] = [0, ""];
    // What gets shorter somewhere on the page moves the field too, and no event tells: so it is looked at before every picture.
    const follow = () => {
      const place = placeBeside(anchor.getBoundingClientRect());
      if (place !== laid) rule.style.cssText = laid = place;
      frame = requestAnimationFrame(follow);
    };
    floating.showPopover();
    follow();
    return () => {
      cancelAnimationFrame(frame);
      floating.hidePopover();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [element, anchor, isOpen]);
}

/** A rule for one element by its id, in a sheet of its own: markup carries no styles. */
function ruleOf({ id }: HTMLElement): { sheet: CSSStyleSheet; rule: Pick<CSSStyleRule, "style"> } {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`#${CSS.escape(id)} {}`);
  const [rule] = sheet.cssRules;
  if (!(rule instanceof CSSStyleRule)) throw new Error("A rule was put in and is not there.");
  return { sheet, rule };
}

/** Where the list lies beside a field, as declarations. */
function placeBeside({ left, top, bottom, width }: DOMRect): string {
  const screen = { width: document.documentElement.clientWidth, height: visualViewport?.height ?? innerHeight };
  const wide = Math.min(Math.max(width, NARROWEST_PX), screen.width - 2 * EDGE_PX);
  const below = screen.height - bottom - GAP_PX - EDGE_PX;
  const above = top - GAP_PX - EDGE_PX;
  const isAbove = below < LEAST_BELOW_PX && above > below;
  return [
    `width: ${wide}px`,
    `left: ${Math.max(EDGE_PX, Math.min(left, screen.width - wide - EDGE_PX))}px`,
    isAbove ? `top: auto; bottom: ${innerHeight - top + GAP_PX}px` : `top: ${bottom + GAP_PX}px; bottom: auto`,
    `max-height: ${Math.min(HIGHEST_PX, isAbove ? above : Math.max(below, LEAST_BELOW_PX / 2))}px`,
  ].join("; ");
}
