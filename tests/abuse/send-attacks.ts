import { request } from "node:http";
import fc from "fast-check";
import { sendRaw } from "../support/raw-http.ts";
import { malformedCall, type Call } from "./malformed-calls.ts";
import { ATTACKS, mutatedRequest } from "./raw-attacks.ts";

export type Attacks = { calls: number; raw: number; seed: number };
/** The number of responses by status, and faults: a 5xx, no response, or a connection that stays open. */
export type Outcome = { statuses: Map<number, number>; wrong: string[] };

const AT_ONCE = 16;
const TIMEOUT_MS = 25_000;
/** The status of operations that are not implemented. */
const NOT_BUILT = 501;
/** Half-closes the connection after this time, so that an incomplete request ends. */
const READING_MS = 300;

/** Sends `calls` malformed calls by HTTP and `raw` attacks by raw sockets, the same ones for the same seed. */
export async function sendAttacks(port: number, { calls, raw, seed }: Attacks): Promise<Outcome> {
  const outcome: Outcome = { statuses: new Map(), wrong: [] };
  const count = (status: number) => outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);

  const sent = calls === 0 ? [] : fc.sample(malformedCall, { seed, numRuns: calls });
  await eachOf(sent, async (call) => {
    const status = await statusOf(port, call).catch((error: Error) => error.message);
    if (typeof status === "number") count(status);
    if (typeof status === "string" || (status >= 500 && status !== NOT_BUILT)) outcome.wrong.push(`${status}: ${shown(call)}`);
  });

  const attacks = [...ATTACKS, ...fc.sample(mutatedRequest, { seed, numRuns: Math.max(1, raw - ATTACKS.length) })].slice(0, raw);
  await eachOf(attacks, async (attack) => {
    const { statuses, hangs } = await sendRaw(port, [attack, READING_MS], { halfCloses: true });
    statuses.forEach(count);
    if (hangs || statuses.some((status) => status >= 500))
      outcome.wrong.push(`${statuses.join()} ${hangs ? "hangs" : ""}: ${attack.slice(0, 200)}`);
  });
  return outcome;
}

async function eachOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of rest) await act(item);
    }),
  );
}

/** Rejects without a complete response. */
function statusOf(port: number, { method, path, headers, body }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body ? { "content-length": String(body.length) } : {};
    const options = { host: "127.0.0.1", port, method, path, agent: false, timeout: TIMEOUT_MS };
    const sending = request({ ...options, headers: { ...headers, ...length, host: "nl.localhost" } }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
      answer.once("error", reject);
    });
    sending.once("timeout", () => sending.destroy(new Error("no answer in time")));
    sending.once("error", reject);
    sending.end(body ?? undefined);
  });
}

function shown({ method, path, headers, body }: Call): string {
  return `${method} ${path} ${JSON.stringify(headers)} ${body?.toString().slice(0, 200)}`;
}
