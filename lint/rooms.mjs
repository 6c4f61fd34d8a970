/** What is for skins only: rooms of the business know neither pages nor the web framework. */
const SKINS = ["react", "react-dom", "hono", "@hono/node-server"];
/** What computes from what it is given, and reads no database. */
const PURE = [...SKINS, "kysely", "pg"];
const GROUND = ["packages/search", "packages/text", "brands", "contract", "crypto", "database"];
const BELOW = [...GROUND, "abuse", "catalogue", "mail", "media", "organisations/address", "places", "submissions/once"];

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
 * Every package, and every room of src, with the rooms that it may import from and the packages that it may not: server → app →
 * skins → rooms of the business → what they stand on. The longest name that a path begins with is its room.
 */
export const rooms = {
  "packages/random": { imports: [], packages: PURE },
  // Capitals, a lead, HTML: what any text needs.
  "packages/text": { imports: [], packages: PURE },
  "packages/search": { imports: [], packages: PURE },
  // The plain scan that tests hold the engine to; no room may import from it.
  "packages/search/oracle": { imports: ["packages/search"], packages: PURE },
  // Drawn pictures; their ink draws from a seed.
  "packages/scenes": { imports: ["packages/random"], packages: PURE },

  contract: { imports: [], packages: PURE },
  brands: { imports: [], packages: PURE },
  // What a typed sentence asks; its caller says what there is.
  sentences: { imports: ["contract", "packages/search"], packages: PURE },
  crypto: { imports: [], packages: PURE },
  database: { imports: [], packages: SKINS },
  "config.ts": { imports: ["crypto"], packages: SKINS },
  "loopback.ts": { imports: [], packages: PURE },
  // What a set-up for production should not be like; only the server and the scripts ask for it.
  "production-problems.ts": { imports: ["brands", "config.ts", "crypto", "mail", "loopback.ts"], packages: SKINS },

  abuse: { imports: ["crypto", "database", "loopback.ts"], packages: SKINS },
  // The order in which queued work is done.
  "abuse/queue": { imports: [], packages: PURE },
  catalogue: { imports: GROUND, packages: SKINS },
  places: { imports: [...GROUND, "abuse", "catalogue"], packages: SKINS },
  mail: { imports: [...GROUND, "loopback.ts"], packages: SKINS },
  // The addresses of organisations, which everything that names one needs.
  "organisations/address": { imports: ["contract", "packages/search", "places"], packages: SKINS },
  // Idempotent submission: whatever is sent twice is stored once.
  "submissions/once": { imports: ["abuse", "brands", "contract", "database"], packages: SKINS },
  media: { imports: [...GROUND, "packages/scenes", "abuse", "abuse/queue", "submissions/once"], packages: SKINS },
  // Drawn for social networks, from a title and a picture.
  "media/social-pictures": { imports: ["brands", "database", "media"], packages: SKINS },

  ...Object.fromEntries(Object.entries(BUSINESS).map(([name, others]) => [name, { imports: [...BELOW, ...others], packages: SKINS }])),
  // How long it is kept what visitors send.
  "privacy/retention": { imports: ["catalogue", "database", "places"], packages: SKINS },
  // What the law asks a site to say, with the periods that the code keeps to.
  "articles/legal": {
    imports: ["articles", "brands", "media", "places", "privacy/retention", "submissions/events", "submissions/newsletter"],
    packages: SKINS,
  },
  // What a person decides about all that visitors send.
  moderation: { imports: [...BELOW, ...EVERY_BUSINESS], packages: SKINS },
  privacy: { imports: [...BELOW, ...EVERY_BUSINESS, "privacy/retention"], packages: SKINS },
  jobs: {
    imports: [...BELOW, ...EVERY_BUSINESS, "config.ts", "media/social-pictures", "moderation", "privacy/retention"],
    packages: SKINS,
  },
  // Fills an empty database; only the server and the scripts ask for it.
  seed: { imports: [...BELOW, "packages/random", "packages/scenes"], packages: SKINS },
  // Only scripts make and restore backups.
  backup: { imports: ["crypto", "database", "jobs", "submissions/events"], packages: SKINS },

  // What every skin needs of a request: its canonical address, whether it is a prefetch, its body within limits.
  http: { imports: ["abuse", "loopback.ts"], packages: SKINS },
  "http/bodies": { imports: ["abuse"], packages: SKINS },
  // Whole responses, cached until something that they depend on changes.
  "page-cache": { imports: ["abuse/queue", "brands", "catalogue", "http"], packages: SKINS },
  // What an operator sees: log lines and metrics.
  "http/observability": { imports: ["abuse/queue", "brands", "catalogue", "page-cache"], packages: SKINS },
  // Node's servers, and cached pages, which need no app.
  "http/listener": {
    imports: ["abuse", "abuse/queue", "brands", "http", "http/bodies", "http/observability", "page-cache"],
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
      ...["abuse", "abuse/queue", "brands", "http", "http/listener", "http/observability", "page-cache", "sites.ts"],
      "loopback.ts",
    ],
    packages: ["react", "react-dom"],
  },
  // What machines fetch by themselves: robots.txt, sitemaps, the feed, calendar files, icons and pictures for networks.
  "http/feeds": {
    imports: [...BELOW, ...EVERY_BUSINESS, "config.ts", "media/social-pictures", "page-cache", "sites.ts"],
    packages: ["react", "react-dom"],
  },
  api: { imports: [...BELOW, ...EVERY_BUSINESS, "http", "http/bodies", "sites.ts"], packages: ["react", "react-dom"] },

  // What every component may ask of its page: brand, address, pictures, cached markup; and its words.
  "web/page": { imports: ["brands", "contract", "media", "packages/text"], packages: ["hono"] },
  "web/words": { imports: ["web/page", "brands"], packages: ["hono"] },
  // What the scripts of a browser share: delegation, frames, idle time, the typed client of the API.
  "web/browser": { imports: ["brands", "contract"], packages: ["hono", ...PURE] },
  // Components take props: of the business they know the shapes alone.
  "web/ui": { imports: ["web/page", "web/words", "web/browser"], types: true, packages: ["hono"] },
  "web/islands": { imports: ["web/page", "web/words", "web/browser", "brands"], packages: ["hono"] },
  // From page to page, and from page to page of a list.
  "web/navigation": { imports: ["web/browser", "web/islands", "web/ui", "brands"], packages: ["hono"] },
  "web/search-fields": {
    imports: ["web/page", "web/words", "web/browser", "web/ui", "web/navigation", ...BELOW, "activities"],
    packages: ["hono"],
  },
  // What is counted and measured, and the consent to it.
  "web/analytics": {
    imports: [
      ...["web/page", "web/words", "web/browser", "web/ui", "web/navigation"],
      ...["activities", "analytics", "articles/legal", "contract", "http", "http/bodies", "promotions", "sites.ts"],
    ],
    packages: ["hono"],
  },
  "web/forms": {
    imports: [
      ...["web/page", "web/words", "web/browser", "web/ui", "web/islands", "web/navigation"],
      ...[...GROUND, "abuse", "http", "http/bodies", "sites.ts", "submissions", "submissions/contact", "submissions/once"],
    ],
    packages: ["hono"],
  },
  // The agenda of an organisation, which several screens show.
  "web/events": { imports: ["web/page", "web/words", "web/ui", "brands", "events", "sites.ts"], packages: ["hono"] },
  // The markup of a document, and the scripts of every document in the browser.
  "web/document": {
    imports: [
      ...[
        "web/page",
        "web/words",
        "web/browser",
        "web/ui",
        "web/islands",
        "web/navigation",
        "web/search-fields",
        "web/analytics",
        "web/forms",
      ],
      ...[...GROUND, "http", "landing-pages", "media/social-pictures", "seo", "seo/social-pictures", "sites.ts"],
    ],
    packages: ["hono"],
  },
  // A folder each, which never import each other.
  "web/screens": {
    imports: [
      ...[
        "web/page",
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
  // The tables of screens and islands, and what answers with them.
  web: {
    imports: [
      ...["web/words", "web/ui", "web/islands", "web/navigation", "web/analytics", "web/forms", "web/document", "web/screens"],
      ...["brands", "database", "http", "http/bodies", "sites.ts"],
    ],
    packages: ["hono"],
  },
  "app.ts": {
    imports: [
      ...["abuse/queue", "api", "articles/blogs", "articles/legal", "brands", "http", "http/bodies", "http/feeds", "http/middleware"],
      ...["http/observability", "landing-pages", "mail", "media", "page-cache", "sites.ts", "web"],
      ...["web/analytics", "web/document", "web/forms", "web/screens", "web/words"],
    ],
    packages: [],
  },
};
