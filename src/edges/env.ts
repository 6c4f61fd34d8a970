import type { Site } from "../sites.ts";

/** What the server knows of a request besides the request itself. */
export type Visitor = { address: string; requestId: string };

/** What every handler of the app is given. */
export type Env = { Bindings: Visitor; Variables: { site: Site } };
