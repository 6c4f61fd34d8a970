import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Attempt, Guard, Verdict } from "../../src/abuse/guard.server.ts";
import type { Signs } from "../../src/abuse/signs.ts";
import { NOON } from "./quotes.ts";

type Order = (at: number) => Partial<Attempt>;

/** A form without JavaScript: a program's cheapest. */
export const SCRIPTLESS: Signs = { isTrapped: false, time: null, proof: null, hasScript: false };

/** A form that somebody with JavaScript took a minute for. */
export function filledIn(guard: Guard, changes: Partial<Signs> = {}): Signs {
  return { isTrapped: false, time: guard.formTime(new Date(NOON.getTime() - 60_000)), proof: null, hasScript: true, ...changes };
}

/** Judges so many one after the other, each at an address and with a mail address of its own unless `order` says otherwise. */
export async function judgeAll(guard: Guard, count: number, order: Order = () => ({})): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let at = 0; at < count; at += 1) verdicts.push(await judgeOne(guard, at, order(at)));
  return verdicts;
}

export function judgeOne(guard: Guard, at: number, changes: Partial<Attempt> = {}): Promise<Verdict> {
  const address = `${20 + Math.floor(at / 250)}.${1 + (at % 250)}.1.1`;
  const attempt = {
    form: "question",
    address,
    signs: SCRIPTLESS,
    text: "Hoe laat begint het?",
    email: `somebody@firm${at}.example`,
    now: NOON,
  };
  return guard.judge({ ...attempt, ...changes });
}

/** How many ended so. */
export function countOf(verdicts: readonly Verdict[], kind: Verdict["kind"]): number {
  return verdicts.filter((verdict) => verdict.kind === kind).length;
}

/** Mails to addresses that nobody has verified. */
export function mailsOf(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((sum, verdict) => sum + (verdict.kind === "send" ? verdict.mails.length : 0), 0);
}

/** What a browser brings back that was asked for a proof. */
export async function proofFor(verdict: Verdict): Promise<string> {
  if (verdict.kind !== "prove") throw new Error(`No proof was asked for: ${verdict.kind}.`);
  const solution = await solveChallenge({ challenge: verdict.challenge, deriveKey });
  return btoa(JSON.stringify({ challenge: verdict.challenge, solution }));
}
