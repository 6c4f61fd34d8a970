/** What an answer of 503 says of when to come back: after so long a database that restarts is there again. */
export const RETRY_S = 5;

/**
 * Codes of a PostgreSQL that is unreachable or stopping (classes 08 and 57P), has no disk, memory or connection left
 * (class 53), takes too long (57014) or takes no writes (25006, a standby); of sockets that fail, and of a full disk.
 */
const UNAVAILABLE = /^(08|53|57P|57014|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EROFS)/;

/** Whether an error says that nothing can be read or stored for now: an honest 503, not a 500. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && UNAVAILABLE.test(error.code)) return true;
  // The socket of a database that is not there; a file of ours that is missing is another matter.
  if ("code" in error && error.code === "ENOENT" && "syscall" in error && error.syscall === "connect") return true;
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message);
}
