import { hash } from "node:crypto";

/** What a page carries itself: the texts of its scripts and style sheets, exactly as they stand between their tags. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

/** Hosts that are not this one: where containers come from, and where pictures do. */
type Others = {
  tagManager?: string | null;
  mediaHost?: string | null;
  /** Names of the Trusted Types policies that the page makes for its markup; none unless given. */
  htmlPolicies?: readonly string[];
};

/** Of the start of a container (src/web/analytics/container.ts), and the one that Google's scripts make. */
const CONTAINER_POLICIES = "uitkijk-container goog#html";

/** Where a container with Google Analytics 4 sends what it measured, beside its own address (Google's guide to policies). */
const COLLECTORS = "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://www.google.com";

/** Of whatever is no page of ours: it may do nothing at all. */
export const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A drawing may style itself, and is no document that could do anything else. */
export const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The mailbox: no script, and no tracking picture of a mail is fetched from elsewhere. The frame with the mail inherits
 * this, and mails are styled inline.
 */
export const MAILBOX =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of a page: its own scripts and sheets by their hash, files of this host, and pictures and videos by https
 * or from a visitor's own form (decisions/012-content-security-policy.md). With a `tagManager`, the address that containers come
 * from, its hosts are listed whether a visitor agreed or not: a page is the same for everyone (decisions/029-consent-and-google-tag-manager.md).
 */
export function pagePolicy({ scripts, styles }: Inline, { tagManager, mediaHost, htmlPolicies = [] }: Others = {}): string {
  const policies = [...htmlPolicies, ...(tagManager ? [CONTAINER_POLICIES] : [])];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(knownHashOf), ...(tagManager ? [tagManager] : [])].join(" "),
    ["style-src 'self'", ...styles.map(knownHashOf)].join(" "),
    // Style attributes come with server rendering and from libraries; they run nothing.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${mediaHost ? ` ${mediaHost}` : ""}`,
    ...(tagManager ? [`connect-src 'self' ${tagManager} ${COLLECTORS}`] : []),
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies.join(" ") || "'none'"}`,
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

/** Scripts and sheets are the same in all pages of a kind, and of the API's description. */
const hashes = new Map<string, string>();
/** More than there are kinds of pages. Should each page ever have a script of its own, no more than these are kept. */
const MOST_HASHES = 500;

function knownHashOf(text: string): string {
  const known = hashes.get(text) ?? hashOf(text);
  if (hashes.size < MOST_HASHES) hashes.set(text, known);
  return known;
}
