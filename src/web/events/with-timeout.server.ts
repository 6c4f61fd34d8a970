import type { PublishedContent, RequestContext } from "../../sites.ts";

/** A hanging database must not block a page. The first query after a start can take over 2 s on a busy machine. */
const TIMEOUT_MS = 5_000;

/**
 * The result of a database query; "unavailable", and a log line, when it fails or times out (specification 2 §8). The page is then
 * not cached.
 */
export async function withTimeout<Answer>(
  site: Pick<RequestContext & PublishedContent, "log" | "catalogue">,
  query: Promise<Answer>,
): Promise<Answer | "unavailable"> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The database did not answer within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
  try {
    return await Promise.race([query, timeout]);
  } catch (error) {
    site.log(error);
    site.catalogue.dependOn(() => false);
    return "unavailable";
  } finally {
    clearTimeout(timer);
  }
}
