import { createContext } from "react-router";
import { RETRY_S } from "../database/is-unavailable.ts";

/** Whether a part of the page could not be read because nothing can be read for now: `handleError` notes it here. */
export const outageContext = createContext<{ isSeen: boolean }>();

/** React Router knows only 500 for what a loader throws; a database that is away comes back (quality, faults: 503). */
export function outageAnswer<Answer extends { status: number; headers: Headers }>(rendered: Answer): Answer {
  if (rendered.status < 500) return rendered;
  const headers = new Headers(rendered.headers);
  headers.set("retry-after", String(RETRY_S));
  headers.set("cache-control", "no-store");
  return { ...rendered, status: 503, headers };
}
