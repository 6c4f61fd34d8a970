/** Codes of an unreachable or stopping PostgreSQL: classes 08 and 57P, too many connections, and sockets that fail. */
const UNAVAILABLE = /^(08|57P|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)/;

/** Whether an error says that the database is away for now: an honest 503, not a 500. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && UNAVAILABLE.test(error.code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message);
}
