import type { TagManager } from "../../sites.ts";
import type { TagEvent } from "./tag-events.ts";
import { scriptUrl } from "./script-url.ts";

declare global {
  interface Window {
    /** The queue that the tag manager reads; only exists after the visitor's consent. */
    dataLayer?: unknown[];
  }
}

/** The default states of Google's consent mode. Only `analytics_storage` is ever granted. */
const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "denied",
  personalization_storage: "denied",
} as const;

/** Starts the container: first the denied defaults, then the granted state, then its script. */
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

/** Reports a navigation within a list to the container. */
export function pushPage(address: string): void {
  window.dataLayer?.push(pageAt(address));
}

/** Full URL and path (specification 2 §2, 2.2-03); `address` is path and query. */
function pageAt(address: string): { url: string; path: string } {
  const { href, pathname } = new URL(address, location.origin);
  return { url: href, path: pathname };
}

/** Pushes an event. The container merges objects and lists, so the previous event's data is cleared first. */
export function pushToContainer(event: TagEvent): void {
  window.dataLayer?.push({ activity: null, filter: null });
  window.dataLayer?.push(event);
}

/**
 * Restricts the content security policy of this page to its own host: a page can only tighten its policy. Images too, because a
 * container also sends pixels; images of other sites stay blocked until the next document.
 */
export function blockThirdParties(): void {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "connect-src 'self'; script-src-elem 'self'; img-src 'self' data: blob:";
  document.head.append(policy);
}

/** Tells the container that consent is withdrawn. */
export function denyContainer(): void {
  command("consent", "update", DENIED);
}

/** The tag manager accepts a command only as an `arguments` object. */
function command(
  ..._words: [name: "consent", kind: "default" | "update", states: Partial<Record<keyof typeof DENIED, "granted" | "denied">>]
) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer?.push(arguments);
}
