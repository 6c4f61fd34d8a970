/** Only pages and API (the skins) may import these: business logic uses neither React nor the web framework. */
const SKINS = ["react", "react-dom", "hono", "@hono/node-server"];
/** Forbidden in pure rooms, which read no database. */
const PURE = [...SKINS, "kysely", "pg"];
const FOUNDATION = ["packages/search", "packages/text", "brands", "contract", "crypto", "database"];
/** Who may do what, and the log of what was done. */
const ACCOUNTABILITY = ["permissions", "history"];
const BELOW = [
  ...[...FOUNDATION, ...ACCOUNTABILITY],
  ...["abuse", "catalogue", "mail", "media", "organisations/address", "places", "submissions/once"],
];

/** Components take props: of the business they know types alone. */
const TYPES_OF_UI = ["activities", "articles/blogs", "brands", "contract", "events", "promotions"];

const BUSINESS = {
  activities: ["sentences"],
  analytics: [],
  articles: [],
  "articles/blogs": ["activities", "articles"],
  events: ["organisations"],
  "landing-pages": ["activities"],
  organisations: ["activities"],
  promotions: [],
  seo: ["activities", "articles/blogs", "events", "landing-pages"],
  "seo/social-pictures": ["activities", "articles/blogs", "landing-pages", "media/social-pictures", "organisations"],
  submissions: [],
  "submissions/contact": ["submissions"],
  "submissions/events": ["events", "submissions"],
  "submissions/newsletter": ["submissions"],
  "submissions/quotes": ["activities", "analytics", "submissions", "submissions/newsletter"],
};
const EVERY_BUSINESS = Object.keys(BUSINESS);

/**
 * Every package, and every room of src, with the rooms that it may import from and the npm packages that it may not: server → app →
 * skins → business rooms → foundation. The longest name that a path starts with is its room.
 */
export const rooms = {
  "packages/random": { imports: [], packages: PURE },
  // Capitals, lead paragraphs, HTML: general text functions.
  "packages/text": { imports: [], packages: PURE },
  "packages/search": { imports: [], packages: PURE },
  // The linear scan that tests compare the engine with; no room may import from it.
  "packages/search/oracle": { imports: ["packages/search"], packages: PURE },
  // Drawn pictures, generated from a seed.
  "packages/scenes": { imports: ["packages/random"], packages: PURE },

  contract: { imports: [], packages: PURE },
  brands: { imports: [], packages: PURE },
  // Parses a typed sentence; its caller supplies the vocabulary.
  sentences: { imports: ["contract", "packages/search"], packages: PURE },
  crypto: { imports: [], packages: PURE },
  database: { imports: [], packages: SKINS },
  // Who may do what, as a table and pure functions.
  permissions: { imports: ["brands", "contract"], packages: SKINS },
  // The log of what people did, written in the transaction of each act.
  history: { imports: ["database", "permissions"], packages: SKINS },
  "config.ts": { imports: ["crypto"], packages: SKINS },
  "loopback.ts": { imports: [], packages: PURE },
  // Problems of a production set-up; only the server and the scripts import it.
  "production-problems.ts": { imports: ["brands", "config.ts", "crypto", "mail", "loopback.ts"], packages: SKINS },

  abuse: { imports: ["crypto", "database", "loopback.ts"], packages: SKINS },
  // The order in which queued work is done.
  "request-queue": { imports: [], packages: PURE },
  catalogue: { imports: FOUNDATION, packages: SKINS },
  places: { imports: [...FOUNDATION, "abuse", "catalogue"], packages: SKINS },
  mail: { imports: [...FOUNDATION, ...ACCOUNTABILITY, "loopback.ts"], packages: SKINS },
  // URLs of organisations, for everything that links to one.
  "organisations/address": { imports: ["contract", "packages/search", "places"], packages: SKINS },
  // Idempotent submission: what is sent twice is stored once.
  "submissions/once": { imports: ["abuse", "brands", "contract", "database"], packages: SKINS },
  media: { imports: [...FOUNDATION, "packages/scenes", "abuse", "request-queue", "submissions/once"], packages: SKINS },
  // Pictures for social networks, drawn from a title and a photo.
  "media/social-pictures": { imports: ["brands", "database", "media"], packages: SKINS },

  ...Object.fromEntries(Object.entries(BUSINESS).map(([name, others]) => [name, { imports: [...BELOW, ...others], packages: SKINS }])),
  // How long submissions of visitors are retained.
  "privacy/retention": { imports: ["catalogue", "database", "history", "places"], packages: SKINS },
  // Legal texts, with the retention periods of the code.
  "articles/legal": {
    imports: ["articles", "brands", "media", "places", "privacy/retention", "submissions/events", "submissions/newsletter"],
    packages: SKINS,
  },
  // People who log in: accounts, factors, sessions, invitations.
  accounts: { imports: [...FOUNDATION, ...ACCOUNTABILITY, "mail"], packages: SKINS },
  // Review of held submissions by a person.
  moderation: { imports: [...BELOW, ...EVERY_BUSINESS], packages: SKINS },
  // Writes each queued mail with the room that it is about: to send it, or to show it to an editor.
  "mail/outgoing": { imports: [...BELOW, ...EVERY_BUSINESS, "accounts", "moderation"], packages: SKINS },
  // Erasing a person asks accounts whether their account may go.
  privacy: { imports: [...BELOW, ...EVERY_BUSINESS, "accounts", "privacy/retention"], packages: SKINS },
  jobs: {
    imports: [
      ...BELOW,
      ...EVERY_BUSINESS,
      "accounts",
      "config.ts",
      "mail/outgoing",
      "media/social-pictures",
      "moderation",
      "privacy/retention",
    ],
    packages: SKINS,
  },
  // Fills an empty database; only the server and the scripts import it.
  seed: { imports: [...BELOW, "packages/random", "packages/scenes"], packages: SKINS },
  // Only scripts make and restore backups.
  backup: { imports: ["accounts", "crypto", "database", "jobs", "submissions/events"], packages: SKINS },

  // Request helpers of every skin: canonical path, prefetch detection, origin check.
  http: { imports: ["abuse", "loopback.ts"], packages: SKINS },
  "http/bodies": { imports: ["abuse"], packages: SKINS },
  // Whole responses, cached until something that they depend on changes.
  "page-cache": { imports: ["request-queue", "brands", "catalogue", "http"], packages: SKINS },
  // Log and metrics, for operators.
  "http/observability": { imports: ["request-queue", "brands", "catalogue", "page-cache"], packages: SKINS },
  // Node's HTTP servers. They send cached pages without the app.
  "http/listener": {
    imports: ["abuse", "request-queue", "brands", "http", "http/bodies", "http/observability", "page-cache"],
    packages: ["react", "react-dom"],
  },
  "sites.ts": {
    imports: [
      ...["abuse", "analytics", "articles/blogs", "articles/legal", "brands", "catalogue", "config.ts", "crypto", "database"],
      ...["http/bodies", "media", "places"],
    ],
    packages: SKINS,
  },
  "http/middleware": {
    imports: [
      ...["abuse", "request-queue", "brands", "http", "http/listener", "http/observability", "page-cache", "sites.ts"],
      "loopback.ts",
    ],
    packages: ["react", "react-dom"],
  },
  // Files for machines: robots.txt, sitemaps, the feed, calendars, icons, pictures for social networks.
  "http/feeds": {
    imports: [...BELOW, ...EVERY_BUSINESS, "config.ts", "media/social-pictures", "page-cache", "sites.ts"],
    packages: ["react", "react-dom"],
  },
  api: { imports: [...BELOW, ...EVERY_BUSINESS, "http", "http/bodies", "sites.ts"], packages: ["react", "react-dom"] },

  // The context that every component has: brand, URL, pictures, cached markup.
  "web/page-context": { imports: ["brands", "contract", "media", "packages/text"], packages: ["hono"] },
  "web/words": { imports: ["web/page-context", "brands"], packages: ["hono"] },
  // Shared by browser scripts: event delegation, frames, idle time, the typed API client.
  "web/browser": { imports: ["brands", "contract"], packages: ["hono", ...PURE] },
  // Components take props, and import only types from business rooms.
  "web/ui": { imports: ["web/page-context", "web/words", "web/browser"], typesOf: TYPES_OF_UI, packages: ["hono"] },
  "web/islands": { imports: ["web/page-context", "web/words", "web/browser", "brands"], packages: ["hono"] },
  // Navigation between pages, and within a list.
  "web/navigation": { imports: ["web/browser", "web/islands", "web/ui", "brands"], packages: ["hono"] },
  "web/search-fields": {
    imports: ["web/page-context", "web/words", "web/browser", "web/ui", "web/navigation", ...BELOW, "activities"],
    packages: ["hono"],
  },
  // Analytics events, measurements, and the consent to them.
  "web/analytics": {
    imports: [
      ...["web/page-context", "web/words", "web/browser", "web/ui", "web/navigation"],
      ...["activities", "analytics", "articles/legal", "contract", "http", "http/bodies", "promotions", "sites.ts"],
    ],
    packages: ["hono"],
  },
  "web/forms": {
    imports: [
      ...["web/page-context", "web/words", "web/browser", "web/ui", "web/islands", "web/navigation"],
      ...[...FOUNDATION, "abuse", "http", "http/bodies", "sites.ts", "submissions", "submissions/contact", "submissions/once"],
    ],
    packages: ["hono"],
  },
  // The agenda of an organisation, which several screens show.
  "web/events": { imports: ["web/page-context", "web/words", "web/ui", "brands", "events", "sites.ts"], packages: ["hono"] },
  // Tokens and base styles, for visitors and editors.
  "web/document/styles": { imports: [] },
  // The markup of a document, and the scripts of every document in the browser.
  "web/document": {
    imports: [
      ...[
        "web/page-context",
        "web/words",
        "web/browser",
        "web/ui",
        "web/islands",
        "web/navigation",
        "web/search-fields",
        "web/analytics",
        "web/forms",
        "web/document/styles",
      ],
      ...[...FOUNDATION, "http", "landing-pages", "media/social-pictures", "seo", "seo/social-pictures", "sites.ts"],
    ],
    packages: ["hono"],
  },
  // One folder per screen; they never import each other.
  "web/screens": {
    imports: [
      ...[
        "web/page-context",
        "web/words",
        "web/browser",
        "web/ui",
        "web/islands",
        "web/navigation",
        "web/search-fields",
        "web/analytics",
        "web/forms",
      ],
      ...["web/events", "web/document"],
      ...[...BELOW, ...EVERY_BUSINESS, "articles/legal", "http", "http/bodies", "media/social-pictures", "sites.ts"],
    ],
    isFolderOfRooms: true,
    packages: ["hono"],
  },
  // The tables of screens and islands, and the request handlers that use them.
  web: {
    imports: [
      ...["web/words", "web/ui", "web/islands", "web/navigation", "web/analytics", "web/forms", "web/document", "web/screens"],
      ...["brands", "database", "http", "http/bodies", "sites.ts"],
    ],
    packages: ["hono"],
  },
  // The management area: a skin like web and api, with a build of its own. Nobody imports it but the server.
  office: {
    imports: [
      ...[...BELOW, ...EVERY_BUSINESS, "accounts", "mail/outgoing", "moderation", "privacy", "privacy/retention"],
      ...["http", "http/bodies", "http/middleware", "page-cache", "web/ui", "web/document/styles"],
    ],
    packages: ["kysely", "pg"],
  },
  // Its scripts in the browser.
  "office/browser": { imports: [], packages: PURE },
  "office.ts": {
    imports: ["app.ts", "http", "http/bodies", "http/listener", "http/middleware", "http/observability", "office"],
    packages: [],
  },
  "app.ts": {
    imports: [
      ...["request-queue", "api", "articles/blogs", "articles/legal", "brands", "http", "http/bodies", "http/feeds", "http/middleware"],
      ...["http/observability", "landing-pages", "mail", "media", "page-cache", "sites.ts", "web"],
      ...["web/analytics", "web/document", "web/forms", "web/screens", "web/words"],
    ],
    packages: [],
  },
};
