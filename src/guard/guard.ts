import { addressRangeOf } from "./address-range.ts";
import { openBuckets, type Buckets, type Taken } from "./buckets.ts";
import { newChallenge, solvedChallenge, type Challenge } from "./proof.ts";
import type { Secrets } from "./secrets.ts";
import type { Signs } from "./signs.ts";
import { riskOfText, riskOfTime, type Risk } from "./risk.ts";

/** Something that somebody wants to send. */
export type Attempt = {
  form: string;
  /** The visitor's; this machine itself is in no range, and counted nowhere. */
  address: string;
  /** Null for a call of the API, which has no form. */
  signs: Signs | null;
  /** What they wrote freely. */
  text: string;
  /** Who will get the mail, when that is one of many; a provider's or an activity's number. */
  to?: { provider: string; activity: number };
  /** Who gets a confirmation, verified by nobody. */
  email: string;
  /** What counts the confirmations to that address: `optIn` where any stranger may ask for them, and nothing else follows. */
  confirmations?: "confirmation" | "optIn";
  now: Date;
};

export type Verdict =
  /** `confirms`: whether the sender's address still gets a confirmation. */
  | { kind: "send"; confirms: boolean }
  /** Kept for a person to judge: not mailed, not counted, and nothing of that is told. */
  | { kind: "hold" }
  | { kind: "prove"; challenge: Challenge }
  | { kind: "too-many-requests"; retryAfterSeconds: number };

export type Guard = {
  /** A signed moment for the form that somebody has just begun to fill in. */
  formTime(now: Date): string;
  /** Counts, so it is asked once for what is new (quality, form spam). */
  judge(attempt: Attempt): Promise<Verdict>;
};

type GuardOptions = { secrets: Secrets; pool: Parameters<typeof openBuckets>[1] };

const DAY_MS = 86_400_000;
/** At this much risk a proof of work is asked for; who cannot give one is held. */
const PROOF_FROM: Risk = 2;

export function createGuard({ secrets, pool }: GuardOptions): Guard {
  const buckets = openBuckets(secrets, pool);
  const challengeSecret = secrets.pseudonym("proof", "challenge");

  async function judge(attempt: Attempt): Promise<Verdict> {
    const { form, address, signs, email, confirmations = "confirmation", now } = attempt;
    const range = addressRangeOf(address);
    const taken = range === null ? null : await buckets.take("form", `${form} ${range}`);
    if (taken?.kind === "too-many") return { kind: "too-many-requests", retryAfterSeconds: taken.retryAfterSeconds };
    if (signs?.isTrapped || (await isCrowdingProvider(buckets, range, attempt))) return { kind: "hold" };

    const risk = riskOfTime(secrets, signs, now) + riskOfText(attempt.text) + (await riskOfCrowd(buckets, range, attempt));
    if (risk >= PROOF_FROM && !(await hasProof(signs))) {
      return canProve(signs) ? { kind: "prove", challenge: await newChallenge(challengeSecret, now) } : { kind: "hold" };
    }
    return { kind: "send", confirms: isAllowed(await buckets.take(confirmations, email.toLowerCase())) };
  }

  async function hasProof(signs: Signs | null): Promise<boolean> {
    const signature = signs?.proof ? await solvedChallenge(challengeSecret, signs.proof) : null;
    return signature !== null && isAllowed(await buckets.take("proof", signature));
  }

  return { formTime: (now) => secrets.sign("form-time", String(now.getTime()), new Date(now.getTime() + DAY_MS)), judge };
}

/** A script that has not been asked yet. One that brings a wrong proof, or none when it was asked, is not asked again. */
function canProve(signs: Signs | null): boolean {
  return signs !== null && signs.hasScript && signs.proof === null;
}

/** One address range writes to one provider a few times an hour, whatever it proves. */
async function isCrowdingProvider(buckets: Buckets, range: string | null, { to }: Attempt): Promise<boolean> {
  if (!to || range === null) return false;
  return !isAllowed(await buckets.take("rangeToProvider", `${to.provider} ${range}`));
}

async function riskOfCrowd(buckets: Buckets, range: string | null, { form, to }: Attempt): Promise<Risk> {
  const taken: (Taken | null)[] = await Promise.all([
    range === null ? null : buckets.take("busyForm", `${form} ${range}`),
    to ? buckets.take("provider", to.provider) : null,
    to ? buckets.take("activity", String(to.activity)) : null,
  ]);
  return taken.every((one) => one === null || isAllowed(one)) ? 0 : PROOF_FROM;
}

function isAllowed({ kind }: Taken): boolean {
  return kind === "allowed";
}
