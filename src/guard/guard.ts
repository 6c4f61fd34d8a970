import { addressRangeOf } from "./address-range.ts";
import { openBuckets, type BucketName, type Buckets, type Taken } from "./buckets.ts";
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
  /** Which mails to that address would follow from it; a confirmation unless told otherwise. */
  mails?: readonly UnverifiedMail[];
  now: Date;
};

/** Mails to an address that nobody has verified: anybody can ask for them in a stranger's name, so each is counted. */
export type UnverifiedMail = "confirmation" | "optIn";

/** Uncounts what was judged, for when nothing came of it: it could not be stored, or its twin was. */
export type Uncount = () => Promise<void>;

export type Verdict =
  /** Which of the mails to the sender's address still go out. */
  | { kind: "send"; mails: readonly UnverifiedMail[]; uncount: Uncount }
  /** Kept for a person to judge: not mailed, not counted, and nothing of that is told. */
  | { kind: "hold"; uncount: Uncount }
  | { kind: "prove"; challenge: Challenge }
  | { kind: "too-many-requests"; retryAfterSeconds: number };

export type Guard = {
  /** A signed moment for the form that somebody has just begun to fill in. */
  formTime(now: Date): string;
  /**
   * Judges what is new, and counts it: by address range and form, and what is let through by provider, activity and mail
   * address too (quality, form spam). Who comes back with a proof is counted again.
   */
  judge(attempt: Attempt): Promise<Verdict>;
  /** Counts a picture or a new city of an address range, and of all where that is limited too. */
  takeTurn(name: "upload" | "newCity", address: string): Promise<Taken>;
};

type GuardOptions = { secrets: Secrets; pool: Parameters<typeof openBuckets>[1] };

const ALLOWED = { kind: "allowed" } as const;
const DAY_MS = 86_400_000;
/** At this much risk a proof of work is asked for; who cannot give one is held. */
const PROOF_FROM: Risk = 2;

export function createGuard({ secrets, pool }: GuardOptions): Guard {
  const buckets = openBuckets(secrets, pool);
  const challengeSecret = secrets.pseudonym("proof", "challenge");

  async function judge(attempt: Attempt): Promise<Verdict> {
    const { form, address, signs, now } = attempt;
    const range = addressRangeOf(address);
    const counted = counting(buckets);
    const hold = { kind: "hold" as const, uncount: counted.uncount };
    const turn = range === null ? null : await counted.take("form", `${form} ${range}`);
    if (turn?.kind === "too-many") return { kind: "too-many-requests", retryAfterSeconds: turn.retryAfterSeconds };
    if (signs?.isTrapped) return hold;

    const risk = riskOfTime(secrets, signs, now) + riskOfText(attempt.text) + (await countCrowd(counted, range, attempt));
    if (risk >= PROOF_FROM && !(await redeemProof(signs))) {
      return canProve(signs) ? { kind: "prove", challenge: await newChallenge(challengeSecret, now) } : hold;
    }
    if (!(await takeProviderTurn(counted, range, attempt))) return hold;
    return { kind: "send", mails: await takeMails(counted, attempt), uncount: counted.uncount };
  }

  async function takeTurn(name: "upload" | "newCity", address: string): Promise<Taken> {
    const range = addressRangeOf(address);
    const own = range === null ? ALLOWED : await buckets.take(name, range);
    // Who is refused takes nothing from the others.
    return name === "newCity" && isAllowed(own) ? buckets.take("newCityOfAll", "all") : own;
  }

  /** A proof counts once. */
  async function redeemProof(signs: Signs | null): Promise<boolean> {
    const signature = signs?.proof ? await solvedChallenge(challengeSecret, signs.proof) : null;
    return signature !== null && isAllowed(await buckets.take("proof", signature));
  }

  return { formTime: (now) => secrets.sign("form-time", String(now.getTime()), new Date(now.getTime() + DAY_MS)), judge, takeTurn };
}

type Counting = Pick<Buckets, "take"> & { uncount: Uncount };

/** Counts, and remembers what. */
function counting(buckets: Buckets): Counting {
  const counted: [BucketName, string][] = [];

  async function take(name: BucketName, key: string): Promise<Taken> {
    const taken = await buckets.take(name, key);
    if (isAllowed(taken)) counted.push([name, key]);
    return taken;
  }

  async function uncount(): Promise<void> {
    await Promise.all(counted.splice(0).map(([name, key]) => buckets.giveBack(name, key)));
  }

  return { take, uncount };
}

/** A script that has not been asked yet. One that brings a wrong proof, or none when it was asked, is not asked again. */
function canProve(signs: Signs | null): boolean {
  return signs !== null && signs.hasScript && signs.proof === null;
}

/** One address range writes to one provider a few times an hour, whatever it proves. */
async function takeProviderTurn(buckets: Counting, range: string | null, { to }: Attempt): Promise<boolean> {
  if (!to || range === null) return true;
  return isAllowed(await buckets.take("rangeToProvider", `${to.provider} ${range}`));
}

/** Counts whom many write to at once, and from where; the risk when it is too many. */
async function countCrowd(buckets: Counting, range: string | null, { form, to }: Attempt): Promise<Risk> {
  const turns: (Taken | null)[] = await Promise.all([
    range === null ? null : buckets.take("busyForm", `${form} ${range}`),
    to ? buckets.take("provider", to.provider) : null,
    to ? buckets.take("activity", String(to.activity)) : null,
  ]);
  return turns.every((turn) => turn === null || isAllowed(turn)) ? 0 : PROOF_FROM;
}

/** Those that the address has not had too many of. */
async function takeMails(buckets: Counting, { email, mails = ["confirmation"] }: Attempt): Promise<UnverifiedMail[]> {
  const turns = await Promise.all(mails.map((mail) => buckets.take(mail, email.toLowerCase())));
  return mails.filter((_, at) => turns[at]?.kind === "allowed");
}

function isAllowed({ kind }: Taken): boolean {
  return kind === "allowed";
}
