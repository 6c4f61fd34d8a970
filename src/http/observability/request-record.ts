import type { BrandKey } from "../../brands/brand.ts";

/** The outcome of a request, for log and metrics. Identifies no visitor. */
export type RequestRecord = {
  /** Time of the response, in ms since 1970. */
  at_ms: number;
  method: string;
  /** Without the query, which may hold typed text; logged through `loggedPath`. */
  path: string;
  kind: Kind;
  status: number;
  /** Time until the response was ready, without sending it. */
  ms: number;
  /** Null for a stream. */
  bytes: number | null;
  /** Null for a host that is not served, and for health checks. */
  brand: BrandKey | null;
  requestId: string;
};

/** The metric label: a bounded set, whatever the path. */
export type Kind = "page" | "data" | "api" | "counting" | "static" | "office" | "health" | "unreadable";

export function kindOf(path: string): Kind {
  if (path === "/livez" || path === "/readyz") return "health";
  if (path.startsWith("/api/")) return "api";
  if (path.startsWith("/static/")) return "static";
  if (path === "/moments" || path.startsWith("/banner/")) return "counting";
  return path.endsWith(".data") ? "data" : "page";
}
