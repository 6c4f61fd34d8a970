import type { TagManager } from "../../../sites.ts";
import type { Choice } from "./choice.ts";
import { keepChoice, keptChoice, onOtherChoice } from "./kept-choice.ts";
import { whenSeen } from "../when-seen.ts";
import { whenIdle } from "../../browser/when-idle.ts";
import { onClick } from "../../browser/delegate.ts";
import { copyTemplate, TEMPLATES } from "../../browser/templates.ts";

/** The bar while it is shown, and the way to hide it. */
let shown: { bar: HTMLElement; hide: () => void } | null = null;

/**
 * Where visits may be measured: asks a visitor who has not chosen, starts the tracker, and opens the bar again by its link at the
 * foot of the page (tracking/consent-bar.tsx).
 */
export function startConsent(): void {
  const template = document.getElementById(TEMPLATES.consent);
  if (!template) return;
  let opener: HTMLElement | null = null;
  let tell: (choice: Choice) => void = () => {};

  /** A visitor who did not open the bar goes on with the page. */
  const returnFocus = () => {
    (opener ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
    opener = null;
  };
  const settle = (choice: Choice) => {
    if (shown?.bar.contains(document.activeElement)) returnFocus();
    shown?.hide();
    tell(choice);
  };
  const choose = (choice: Choice) => {
    keepChoice(choice);
    returnFocus();
    settle(choice);
    const status = template.nextElementSibling;
    if (status instanceof HTMLElement) status.textContent = status.dataset.text ?? "";
  };

  onClick("[data-consent]", (link, event) => {
    event.preventDefault();
    opener = link;
    showBar(template, choose).focus({ preventScroll: true });
  });
  // Nobody is asked in a page that may never be looked at.
  void whenSeen().then(() =>
    whenIdle(() => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tracking/consent-bar.tsx writes it
      const tagManager = JSON.parse(template.dataset.tagManager ?? "") as TagManager;
      import("../tracker.ts").then(
        ({ startTracker, tellChoice }) => {
          startTracker(tagManager, keptChoice());
          tell = tellChoice;
        },
        () => {}, // A tracker that does not come measures nothing.
      );
      onOtherChoice(settle);
      // A page that the browser restores from its cache may be older than the last choice.
      addEventListener("pageshow", ({ persisted }) => {
        const latest = persisted ? keptChoice() : null;
        if (latest) settle(latest);
      });
      if (!keptChoice()) showBar(template, choose);
    }),
  );
}

/**
 * Shows the bar, and says that it is there (`data-asks`) and in `--consent` how high: the page ends that much later, and what gets the
 * focus is scrolled clear of it. What is in view stays where it is.
 */
function showBar(template: HTMLElement, choose: (choice: Choice) => void): HTMLElement {
  const bar = shown?.bar ?? copyTemplate(TEMPLATES.consent);
  const present = keptChoice();
  for (const line of bar.querySelectorAll<HTMLElement>("[data-present]")) line.hidden = line.dataset.present !== present;
  if (shown) return bar;
  bar.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button) choose(button.value === "granted" ? "granted" : "refused");
  });
  const { style, dataset } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty("--consent", `${bar.offsetHeight}px`));
  shown = {
    bar,
    hide() {
      shown = null;
      sizes.disconnect();
      bar.remove();
      style.removeProperty("--consent");
      delete dataset.asks;
    },
  };
  dataset.asks = "";
  template.before(bar);
  sizes.observe(bar);
  return bar;
}
