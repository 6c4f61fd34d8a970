import type { BrandKey } from "../../brands/brand.ts";

/** What became of a request; nothing in it tells who asked. */
export type Answered = {
  /** When it was answered, in ms since 1970. */
  at_ms: number;
  method: string;
  /** Without the query, where visitors write; in a log only as `loggedPath` says. */
  path: string;
  kind: Kind;
  status: number;
  /** Until the answer was made; sending it is not in it. */
  ms: number;
  /** Null when the answer is streamed. */
  bytes: number | null;
  /** Null for a host that is not served, and for health checks. */
  brand: BrandKey | null;
  requestId: string;
};

/** Few enough for a metric, whatever visitors type. */
export type Kind = "page" | "data" | "api" | "counting" | "static" | "health" | "unreadable";

export function kindOf(path: string): Kind {
  if (path === "/livez" || path === "/readyz") return "health";
  if (path.startsWith("/api/")) return "api";
  if (path.startsWith("/static/")) return "static";
  if (path === "/moments" || path.startsWith("/banner/")) return "counting";
  return path.endsWith(".data") ? "data" : "page";
}
