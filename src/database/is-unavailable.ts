/** Retry-After of 503 responses: a database that restarts is usually back by then. */
export const RETRY_S = 5;

/**
 * PostgreSQL's codes for unreachable or stopping (classes 08 and 57P), out of disk, memory or connections (class 53),
 * timeouts (57014) and no writes (25006, a standby); Node's codes for broken sockets and a full disk.
 */
const UNAVAILABLE = /^(08|53|57P|57014|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EROFS)/;

/** Whether an error means a temporary outage of the database or disk: answer 503, not 500. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && UNAVAILABLE.test(error.code)) return true;
  // A missing database socket; other missing files are bugs.
  if ("code" in error && error.code === "ENOENT" && "syscall" in error && error.syscall === "connect") return true;
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message);
}
