import type { Site, Visitor } from "../../sites.ts";

/** The context of every handler of the app. */
export type Env = { Bindings: Visitor; Variables: { site: Site } };
