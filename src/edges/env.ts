import type { Site } from "../sites.ts";

/** What the server knows of a request besides the request itself. */
export type Visitor = Pick<Site, "address" | "requestId" | "held">;

/** What every handler of the app is given. */
export type Env = { Bindings: Visitor; Variables: { site: Site } };
