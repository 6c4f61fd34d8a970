import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Attempt, AbuseFilter, Verdict } from "../../src/abuse/abuse-filter.server.ts";
import type { Signals } from "../../src/abuse/signals.ts";
import { NOON } from "./quotes.ts";

type Order = (at: number) => Partial<Attempt>;

/** A form without JavaScript: the cheapest way for a bot. */
export const SCRIPTLESS: Signals = { isTrapped: false, time: null, proof: null, hasScript: false };

/** A form that a visitor with JavaScript filled in within a minute. */
export function filledIn(abuseFilter: AbuseFilter, changes: Partial<Signals> = {}): Signals {
  return { isTrapped: false, time: abuseFilter.formTime(new Date(NOON.getTime() - 60_000)), proof: null, hasScript: true, ...changes };
}

/** Assesses `count` attempts one after the other, each from its own IP and mail address unless `order` overrides them. */
export async function assessAll(abuseFilter: AbuseFilter, count: number, order: Order = () => ({})): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let at = 0; at < count; at += 1) verdicts.push(await assessOne(abuseFilter, at, order(at)));
  return verdicts;
}

export function assessOne(abuseFilter: AbuseFilter, at: number, changes: Partial<Attempt> = {}): Promise<Verdict> {
  const address = `${20 + Math.floor(at / 250)}.${1 + (at % 250)}.1.1`;
  const attempt = {
    form: "question",
    address,
    signals: SCRIPTLESS,
    text: "Hoe laat begint het?",
    email: `somebody@firm${at}.example`,
    now: NOON,
  };
  return abuseFilter.assess({ ...attempt, ...changes });
}

export function countOf(verdicts: readonly Verdict[], kind: Verdict["kind"]): number {
  return verdicts.filter((verdict) => verdict.kind === kind).length;
}

/** Number of mails to unverified addresses. */
export function mailsOf(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((sum, verdict) => sum + (verdict.kind === "send" ? verdict.mails.length : 0), 0);
}

/** The solution that a browser sends back for a challenge. */
export async function proofFor(verdict: Verdict): Promise<string> {
  if (verdict.kind !== "prove") throw new Error(`No proof was required: ${verdict.kind}.`);
  const solution = await solveChallenge({ challenge: verdict.challenge, deriveKey });
  return btoa(JSON.stringify({ challenge: verdict.challenge, solution }));
}
