export type CallerOptions = { key: string; url: string; timeout_ms?: number };

export type Call = {
  method: "GET" | "POST" | "DELETE";
  /** Path template, used in error messages; its `{parts}` are filled from `path`. */
  route: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  signal?: AbortSignal;
};

/** Returns the JSON of the response; null for 404 and 204. */
export type Caller = (call: Call) => Promise<unknown>;

const TIMEOUT_MS = 10_000;
/** Pause after a 429 without `Retry-After`; the rate limit of the service has windows of a minute. */
const DEFAULT_PAUSE_S = 60;

/**
 * Creates a client of the mail service, with a timeout and without redirects. Errors contain only route and status: responses repeat
 * mail addresses, and neither these nor the key may get into the queue or the log.
 */
export function createCaller({ key, url, timeout_ms = TIMEOUT_MS }: CallerOptions): Caller {
  let pausedUntil_ms = 0;

  return async ({ method, route, path = {}, query, body, signal }) => {
    const name = `${method} ${route}`;
    if (performance.now() < pausedUntil_ms) throw new Error(`MailerLite rate limit reached, so ${name} waits.`);
    const address = url + route.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(path[part] ?? ""));
    const timeout = AbortSignal.timeout(timeout_ms);
    const answer = await fetch(query ? `${address}?${new URLSearchParams(query)}` : address, {
      method,
      redirect: "manual",
      headers: { authorization: `Bearer ${key}`, accept: "application/json", "content-type": "application/json" },
      body: body && JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((error: unknown) => fail(name, error));

    if (answer.status === 429) pausedUntil_ms = performance.now() + 1000 * (Number(answer.headers.get("retry-after")) || DEFAULT_PAUSE_S);
    if (answer.status === 404 && method !== "POST") return null;
    if (!answer.ok) throw new Error(`MailerLite answered ${answer.status} to ${name}.`);
    if (answer.status === 204) return null;
    return answer.json().catch((error: unknown) => fail(name, error));
  };
}

function fail(name: string, error: unknown): never {
  const isTimeout = error instanceof Error && error.name === "TimeoutError";
  throw new Error(isTimeout ? `MailerLite did not answer ${name} in time.` : `MailerLite could not be reached for ${name}.`);
}
