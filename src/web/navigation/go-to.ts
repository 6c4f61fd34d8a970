import { whenOnline } from "./offline-notice.ts";

/** Navigates to a page, at once or when the browser is online again. */
export function goTo(url: string, { replace = false } = {}): void {
  whenOnline(() => (replace ? location.replace(url) : location.assign(url)));
}
