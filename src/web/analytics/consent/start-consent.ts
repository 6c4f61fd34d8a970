import type { TagManager } from "../../../sites.ts";
import type { Choice } from "./choice.ts";
import { storeChoice, storedChoice, onChoiceElsewhere } from "./stored-choice.ts";
import { whenActivated } from "../when-activated.ts";
import { whenIdle } from "../../browser/when-idle.ts";
import { onClick } from "../../browser/delegate.ts";
import { copyTemplate, TEMPLATES } from "../../browser/templates.ts";

/** The bar while it is shown. */
let shown: { bar: HTMLElement; hide: () => void } | null = null;

/**
 * In documents that may be measured: asks for consent until the visitor has chosen, starts the tracker, and lets the link in the
 * footer open the bar again (consent-link.tsx).
 */
export function startConsent(): void {
  const template = document.getElementById(TEMPLATES.consent);
  if (!template) return;
  let opener: HTMLElement | null = null;
  let updateTracker: (choice: Choice) => void = () => {};

  /** Moves the focus to the link that opened the bar, otherwise to the page. */
  const returnFocus = () => {
    (opener ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
    opener = null;
  };
  const apply = (choice: Choice) => {
    if (shown?.bar.contains(document.activeElement)) returnFocus();
    shown?.hide();
    updateTracker(choice);
  };
  const choose = (choice: Choice) => {
    storeChoice(choice);
    returnFocus();
    apply(choice);
    const status = template.nextElementSibling;
    if (status instanceof HTMLElement) status.textContent = status.dataset.text ?? "";
  };

  onClick("[data-consent]", (link, event) => {
    event.preventDefault();
    opener = link;
    showBar(template, choose).focus({ preventScroll: true });
  });
  // A prerendered page may never be viewed.
  void whenActivated().then(() =>
    whenIdle(() => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- consent-bar.tsx writes it
      const tagManager = JSON.parse(template.dataset.tagManager ?? "") as TagManager;
      import("../tracker.ts").then(
        ({ startTracker, updateChoice }) => {
          startTracker(tagManager, storedChoice());
          updateTracker = updateChoice;
        },
        () => {}, // Without the tracker nothing is measured.
      );
      onChoiceElsewhere(apply);
      // A page restored from the back/forward cache may be older than the last choice.
      addEventListener("pageshow", ({ persisted }) => {
        const latest = persisted ? storedChoice() : null;
        if (latest) apply(latest);
      });
      if (!storedChoice()) showBar(template, choose);
    }),
  );
}

/**
 * Shows the bar, sets `data-asks`, and sets `--consent` to its height: the stylesheet extends the page by it, and keeps focused
 * elements clear of the bar. The scroll position does not change.
 */
function showBar(template: HTMLElement, choose: (choice: Choice) => void): HTMLElement {
  const bar = shown?.bar ?? copyTemplate(TEMPLATES.consent);
  const present = storedChoice();
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
