import type { Held } from "../guard/held-bytes.ts";
import type { Site } from "../sites.ts";

/** What the server knows of a request besides the request itself. */
export type Visitor = Pick<Site, "address" | "requestId"> & {
  /** Counts what the body of this request holds in memory. */
  held: Held;
};

/** What every handler of the app is given. */
export type Env = { Bindings: Visitor; Variables: { site: Site } };
