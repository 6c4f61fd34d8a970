import { afterPaint, createTapScheduler, MAX_WAIT_MS } from "./schedule-after-tap.ts";
import { deferLayout } from "./defer-layout.ts";
import { deferImages } from "./defer-images.ts";
import { loadFont } from "./load-font.ts";

/** The inline script in the head of every document: everything that must happen before the first paint. */

const scheduleAfterTap = createTapScheduler();
deferLayout();
deferImages();
loadFont(scheduleAfterTap);
const { boot = "/src/web/boot.ts", beside } = document.currentScript?.dataset ?? {};
loadBoot(boot, beside);

/** Loads the boot script after the page is painted; on an earlier interaction, after the response to that is painted. */
function loadBoot(url: string, beside?: string): void {
  let isLoading = false;
  let failures = 0;
  // After a failure the page stays plain HTML, and the next interaction retries with another URL: browsers before the end
  // of 2026 never fetch a failed module again (https://github.com/whatwg/html/issues/6768).
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    // In parallel: as a nested import it would cost another round trip.
    if (beside) import(/* @vite-ignore */ beside).catch(() => {});
    import(/* @vite-ignore */ failures > 0 ? `${url}?${failures}` : url).catch(() => {
      isLoading = false;
      failures++;
    });
  };
  const soon = () => scheduleAfterTap(load);
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, soon, { capture: true, passive: true });
  // A picture that never loads delays the load event forever.
  setTimeout(load, MAX_WAIT_MS);
  if (document.readyState === "complete") afterPaint(soon);
  else addEventListener("load", () => afterPaint(soon));
}
