/** What is for skins only: rooms of the business know neither pages nor the web framework. */
const SKINS = ["react", "react-dom", "hono", "@hono/node-server"];
const GROUND = ["packages/search", "brands", "database", "contract"];
const BUSINESS_MAY = [...GROUND, "catalogue", "places", "media", "mail", "guard"];

const BUSINESS = {
  activities: ["organisations", "sentences", "texts"],
  organisations: [],
  events: ["organisations", "texts"],
  blogs: ["activities", "organisations", "texts"],
  banners: [],
  quotes: ["activities", "newsletter", "organisations", "statistics"],
  contact: [],
  "event-requests": ["events"],
  newsletter: [],
  seo: ["activities", "blogs", "events", "organisations", "texts"],
  statistics: [],
  social: ["activities", "blogs", "organisations", "seo"],
};

/**
 * Every package, and every room of src, with the rooms that it may import from and the packages that it may not: server → app → skins →
 * rooms of the business → catalogue, places, media, mail, guard → search, brands, database, contract.
 */
export const rooms = {
  "packages/search": { imports: [], packages: [...SKINS, "kysely", "pg"] },
  // The plain scan that tests hold the engine to; no room may import from it.
  "packages/search/oracle": { imports: ["packages/search"], packages: [...SKINS, "kysely", "pg"] },
  // What a typed sentence asks: pure, told by its caller what there is.
  sentences: { imports: ["contract", "packages/search"], packages: [...SKINS, "kysely", "pg"] },
  contract: { imports: [], packages: [...SKINS, "kysely", "pg"] },
  brands: { imports: [], packages: [...SKINS, "kysely", "pg"] },
  database: { imports: [], packages: SKINS },
  "config.ts": { imports: ["guard"], packages: SKINS },
  // What a set-up for production should not be like; only the server and the scripts ask for it.
  "production-lacks.ts": { imports: ["brands", "config.ts", "guard", "mail", "this-machine.ts"], packages: SKINS },
  "this-machine.ts": { imports: [], packages: [...SKINS, "kysely", "pg"] },
  "packages/random": { imports: [], packages: [...SKINS, "kysely", "pg"] },
  // Drawn pictures; their ink draws from a seed.
  "packages/scenes": { imports: ["packages/random"], packages: [...SKINS, "kysely", "pg"] },

  catalogue: { imports: GROUND, packages: SKINS },
  places: { imports: [...GROUND, "catalogue", "guard"], packages: SKINS },
  media: { imports: [...GROUND, "packages/random", "packages/scenes", "catalogue", "guard", "queue"], packages: SKINS },
  mail: { imports: [...GROUND, "texts", "this-machine.ts"], packages: SKINS },
  guard: { imports: [...GROUND, "this-machine.ts"], packages: SKINS },

  ...Object.fromEntries(
    Object.entries(BUSINESS).map(([name, others]) => [name, { imports: [...BUSINESS_MAY, ...others], packages: SKINS }]),
  ),
  // What an operator sees: log lines and figures.
  watch: { imports: ["brands", "catalogue", "pages", "queue"], packages: SKINS },
  // What a person decides about all that visitors send, and how long it is kept.
  held: { imports: [...BUSINESS_MAY, ...Object.keys(BUSINESS)], packages: SKINS },
  retention: { imports: [...BUSINESS_MAY, ...Object.keys(BUSINESS)], packages: SKINS },
  privacy: { imports: [...BUSINESS_MAY, ...Object.keys(BUSINESS)], packages: SKINS },
  // Our own texts in markdown, taken apart; and any text as HTML has it.
  texts: { imports: [], packages: [...SKINS, "kysely", "pg"] },
  // What the law asks a site to say, with the periods that the code keeps to.
  legal: { imports: ["brands", "event-requests", "media", "newsletter", "places", "retention", "texts"], packages: SKINS },
  jobs: { imports: [...BUSINESS_MAY, ...Object.keys(BUSINESS), "held", "retention", "config.ts"], packages: SKINS },
  // Fills an empty database; only the server and the scripts ask for it.
  starter: { imports: [...BUSINESS_MAY, "packages/random", "packages/scenes"], packages: SKINS },
  // Only scripts make and restore backups.
  backup: { imports: ["database", "event-requests", "guard", "jobs"], packages: SKINS },
  "sites.ts": {
    imports: ["blogs", "brands", "catalogue", "config.ts", "database", "guard", "legal", "media", "places", "statistics"],
    packages: SKINS,
  },

  api: { imports: [...BUSINESS_MAY, ...Object.keys(BUSINESS), "sites.ts"], packages: ["react", "react-dom"] },
  // What browsers tell and follow without a page: moments, and the links of banners.
  counting: { imports: ["banners", "contract", "guard", "sites.ts", "statistics"], packages: ["react", "react-dom"] },
  // What machines fetch by themselves: robots.txt, sitemaps, the feed, calendar files, icons and pictures for networks.
  feeds: {
    imports: [...BUSINESS_MAY, ...Object.keys(BUSINESS), "config.ts", "pages", "sites.ts"],
    packages: ["react", "react-dom"],
  },
  // Components take props: of the business they know the shapes alone.
  "web/ui": { imports: ["web"], types: true, packages: ["hono"] },
  "web/forms": { imports: ["web", "web/ui", "web/document", "web/islands", ...GROUND, "guard", "sites.ts"], packages: ["hono"] },
  // The markup of a document, and the scripts of every document in the browser.
  "web/document": {
    imports: ["web", "web/ui", "web/islands", ...GROUND, "guard", "seo", "sites.ts", "social", "texts"],
    packages: ["hono"],
  },
  "web/islands": { imports: ["web", "brands"], packages: ["hono"] },
  web: {
    imports: [
      "web/ui",
      "web/forms",
      "web/document",
      "web/islands",
      ...BUSINESS_MAY,
      ...Object.keys(BUSINESS),
      "legal",
      "texts",
      "sites.ts",
    ],
    packages: ["hono"],
  },
  // Whole pages, kept for as long as they are true.
  pages: { imports: ["brands", "catalogue", "guard", "queue"], packages: SKINS },
  // The order in which queued work is done.
  queue: { imports: [], packages: [...SKINS, "kysely", "pg"] },
  // Every request passes these on its way in, and every answer on its way out.
  edges: {
    imports: ["brands", "guard", "pages", "queue", "sites.ts", "this-machine.ts", "watch"],
    packages: ["react", "react-dom"],
  },
  "app.ts": {
    imports: [
      ...["api", "blogs", "brands", "counting", "edges", "feeds", "legal", "web", "web/document", "pages", "media", "mail", "guard", "seo"],
      ...["queue", "sites.ts", "watch"],
    ],
    packages: [],
  },
};
