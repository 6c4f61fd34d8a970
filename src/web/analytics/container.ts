import type { TagManager } from "../../sites.ts";
import type { TagEvent } from "./tag-slice.ts";
import { scriptUrl } from "./script-url.ts";

declare global {
  interface Window {
    /** What the tag manager reads; there only once its visitor agreed. */
    dataLayer?: unknown[];
  }
}

/** Of Google's consent mode; only what is asked for is ever granted. */
const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "denied",
  personalization_storage: "denied",
} as const;

/** Starts the container: first what is denied, then what was agreed to, then its script. */
export function startContainer({ container, url }: TagManager): void {
  const layer = (window.dataLayer ??= []);
  command("consent", "default", DENIED);
  command("consent", "update", { analytics_storage: "granted" });
  layer.push({ "gtm.start": Date.now(), event: "gtm.js", ...pageAt(location.pathname + location.search) });
  const script = document.createElement("script");
  script.async = true;
  script.src = scriptUrl(`${url}/gtm.js?id=${container}`);
  document.head.append(script);
}

/** Tells the container of another page that a step within a list shows. */
export function pushPage(address: string): void {
  window.dataLayer?.push(pageAt(address));
}

/** The full URL and the path of a page by its path and query (specification 2 §2, 2.2-03). */
function pageAt(address: string): { url: string; path: string } {
  const { href, pathname } = new URL(address, location.origin);
  return { url: href, path: pathname };
}

/** Tells the container of an event. It merges what it is told, so a list that became shorter has to be emptied first. */
export function pushToContainer(event: TagEvent): void {
  window.dataLayer?.push({ activity: null, filter: null });
  window.dataLayer?.push(event);
}

/**
 * Narrows the policy of this page to its own host: a page may make it stricter while it is open, never wider. Pictures too,
 * since a container also sends as pixels; those of other sites wait for the next full load.
 */
export function cutOff(): void {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "connect-src 'self'; script-src-elem 'self'; img-src 'self' data: blob:";
  document.head.append(policy);
}

/** Tells the container that nothing is agreed to any more. */
export function denyContainer(): void {
  command("consent", "update", DENIED);
}

/** The tag manager takes a command only as the `arguments` of a function. */
function command(
  ..._words: [name: "consent", kind: "default" | "update", states: Partial<Record<keyof typeof DENIED, "granted" | "denied">>]
) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer?.push(arguments);
}
