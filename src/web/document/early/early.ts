import { afterPaint, LONGEST_WAIT_MS, createTapScheduler } from "./schedule-after-tap.ts";
import { deferLayout } from "./defer-layout.ts";
import { deferImages } from "./defer-images.ts";
import { loadFont } from "./load-font.ts";

/** Runs in the head of every document, inline: everything that must happen before the first paint. */

const scheduleAfterTap = createTapScheduler();
deferLayout();
deferImages();
loadFont(scheduleAfterTap);
const { boot = "/src/web/document/boot.ts", beside } = document.currentScript?.dataset ?? {};
loadBoot(boot, beside);

/** Loads the boot script when the page is painted, or with the first interaction after its response is painted. */
function loadBoot(url: string, beside?: string): void {
  let isLoading = false;
  let failures = 0;
  // Without a connection the page stays plain HTML; the next interaction tries again, by another address: browsers
  // before the end of 2026 remember that a module did not come (https://github.com/whatwg/html/issues/6768).
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    // Asked for together: found in the boot script, it would cost another round trip.
    if (beside) import(/* @vite-ignore */ beside).catch(() => {});
    import(/* @vite-ignore */ failures > 0 ? `${url}?${failures}` : url).catch(() => {
      isLoading = false;
      failures++;
    });
  };
  const soon = () => scheduleAfterTap(load);
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, soon, { capture: true, passive: true });
  // A picture that never comes keeps the load event from firing.
  setTimeout(load, LONGEST_WAIT_MS);
  if (document.readyState === "complete") afterPaint(soon);
  else addEventListener("load", () => afterPaint(soon));
}
