import { hash } from "node:crypto";

/** The inline scripts and stylesheets of a page, exactly as between their tags. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

/** Other hosts: of tag manager containers and of pictures. */
type Options = {
  tagManager?: string | null;
  mediaHost?: string | null;
  /** Names of the Trusted Types policies of the page. */
  htmlPolicies?: readonly string[];
};

/** Trusted Types policies of our loader (src/web/analytics/container.ts) and of Google's scripts. */
const CONTAINER_POLICIES = "uitkijk-container goog#html";

/** Hosts to which Google Analytics 4 sends its measurements (Google's CSP guide). */
const COLLECTORS = "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://www.google.com";

/** For everything that is not a page: forbids everything. */
export const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For SVG drawings: only inline styles. */
export const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * For the mailbox: no scripts, and no tracking pixels from other hosts. The frame with the mail inherits this;
 * mails have inline styles.
 */
export const MAILBOX =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of a page: its inline scripts and stylesheets by hash, files of this host, and pictures and videos over https or from
 * a visitor's own form (decisions/012-content-security-policy.md). With a `tagManager` (origin of the containers), its hosts are listed
 * with or without consent, as a page is the same for everyone (decisions/029-consent-and-google-tag-manager.md).
 */
export function pagePolicy({ scripts, styles }: Inline, { tagManager, mediaHost, htmlPolicies = [] }: Options = {}): string {
  const policies = [...htmlPolicies, ...(tagManager ? [CONTAINER_POLICIES] : [])];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(cachedHashOf), ...(tagManager ? [tagManager] : [])].join(" "),
    ["style-src 'self'", ...styles.map(cachedHashOf)].join(" "),
    // Server rendering and libraries write style attributes, which run no code.
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

/** Cached, as all pages of a kind have the same scripts and stylesheets. */
const hashes = new Map<string, string>();
/** More than there are kinds of pages; bounds the cache if a script ever differs per page. */
const MAX_HASHES = 500;

function cachedHashOf(text: string): string {
  const cached = hashes.get(text) ?? hashOf(text);
  if (hashes.size < MAX_HASHES) hashes.set(text, cached);
  return cached;
}
