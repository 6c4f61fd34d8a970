import type { Site, Visitor } from "../../sites.ts";

/** What every handler of the app is given. */
export type Env = { Bindings: Visitor; Variables: { site: Site } };
