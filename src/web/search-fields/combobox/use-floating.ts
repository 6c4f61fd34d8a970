import { useLayoutEffect, type RefObject } from "react";

/** Distances between field and list, and between list and edge of the screen. */
const GAP_PX = 8;
const EDGE_PX = 16;
const NARROWEST_PX = 296;
const HIGHEST_PX = 420;
/** With less room below than this, the list opens upwards if there is more room above. */
const LEAST_BELOW_PX = 220;

/** Shows an element with an id as a popover below or above its field while it is open; it follows the field. */
export function useFloating(element: RefObject<HTMLElement | null>, anchor: Element, isOpen: boolean): void {
  useLayoutEffect(() => {
    const floating = element.current;
    if (!floating || !isOpen) return;
    const { stylesheet, rule } = ruleOf(floating);
    document.adoptedStyleSheets.push(stylesheet);
    let [frame, current] = [0, ""];
    // Checked in each frame: no event reports that other content moves the field.
    const follow = () => {
      const position = positionBeside(anchor.getBoundingClientRect());
      if (position !== current) rule.style.cssText = current = position;
      frame = requestAnimationFrame(follow);
    };
    floating.showPopover();
    follow();
    return () => {
      cancelAnimationFrame(frame);
      floating.hidePopover();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== stylesheet);
    };
  }, [element, anchor, isOpen]);
}

/** A rule for one element by its id, in its own stylesheet instead of inline styles. */
function ruleOf({ id }: HTMLElement): { stylesheet: CSSStyleSheet; rule: Pick<CSSStyleRule, "style"> } {
  const stylesheet = new CSSStyleSheet();
  stylesheet.insertRule(`#${CSS.escape(id)} {}`);
  const [rule] = stylesheet.cssRules;
  if (!(rule instanceof CSSStyleRule)) throw new Error("The inserted rule is missing.");
  return { stylesheet, rule };
}

/** Position and size of the list beside a field, as declarations. */
function positionBeside({ left, top, bottom, width }: DOMRect): string {
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
