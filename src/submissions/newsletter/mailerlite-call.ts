export type CallerOptions = { key: string; url: string; patience_ms?: number };

export type Call = {
  method: "GET" | "POST" | "DELETE";
  /** As it may stand in an error: its `{parts}` are filled from `path`. */
  route: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  signal?: AbortSignal;
};

/** The JSON of an answer; null for 404, and for an answer without a body. */
export type Caller = (call: Call) => Promise<unknown>;

const PATIENCE_MS = 10_000;
/** When the service asks for rest without saying how long; its own window is a minute. */
const REST_S = 60;

/**
 * Calls the mail service: with patience, without following it elsewhere. Its errors name the call and the status alone:
 * the service repeats addresses, and neither they nor the key belong in the queue or the log.
 */
export function createCaller({ key, url, patience_ms = PATIENCE_MS }: CallerOptions): Caller {
  let restUntil_ms = 0;

  return async ({ method, route, path = {}, query, body, signal }) => {
    const name = `${method} ${route}`;
    if (performance.now() < restUntil_ms) throw new Error(`MailerLite asked for rest, so ${name} waits.`);
    const address = url + route.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(path[part] ?? ""));
    const patience = AbortSignal.timeout(patience_ms);
    const answer = await fetch(query ? `${address}?${new URLSearchParams(query)}` : address, {
      method,
      redirect: "manual",
      headers: { authorization: `Bearer ${key}`, accept: "application/json", "content-type": "application/json" },
      body: body && JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    }).catch((error: unknown) => fail(name, error));

    if (answer.status === 429) restUntil_ms = performance.now() + 1000 * (Number(answer.headers.get("retry-after")) || REST_S);
    if (answer.status === 404 && method !== "POST") return null;
    if (!answer.ok) throw new Error(`MailerLite answered ${answer.status} to ${name}.`);
    if (answer.status === 204) return null;
    return answer.json().catch((error: unknown) => fail(name, error));
  };
}

function fail(name: string, error: unknown): never {
  const isLate = error instanceof Error && error.name === "TimeoutError";
  throw new Error(isLate ? `MailerLite did not answer ${name} in time.` : `MailerLite could not be reached for ${name}.`);
}
