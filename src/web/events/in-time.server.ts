import type { Site } from "../../sites.ts";

/**
 * A database that hangs must not hold up a page of which it is a part. The first list after a start took more than 2 s where
 * six processes shared two cores, and visitors read that nothing is on the agenda.
 */
const PATIENCE_MS = 5_000;

/**
 * What was asked of the database; "unread", and a line in the log, when it fails or does not answer (specification 2 §8).
 * A page without it is not cached.
 */
export async function inTime<Answer>(site: Pick<Site, "log" | "catalogue">, asked: Promise<Answer>): Promise<Answer | "unread"> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The database did not answer within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    site.log(error);
    site.catalogue.dependOn(() => false);
    return "unread";
  } finally {
    clearTimeout(timer);
  }
}
