import { randomBytes } from "node:crypto";
import { addressRangesOf, type AddressRange } from "./address-range.server.ts";
import { openBuckets, type BucketName, type Buckets, type GlobalLimit, type Taken, type Token } from "./buckets.server.ts";
import { canonicalEmail } from "./canonical-email.server.ts";
import { newChallenge, solvedChallenge, type Challenge } from "./proof-of-work.ts";
import type { Secrets } from "../crypto/secrets.ts";
import type { Signals } from "./signals.ts";
import { riskOfText, riskOfTime, type Risk } from "./risk.server.ts";

/** A submission before it is assessed. */
export type Attempt = {
  form: string;
  /** IP address of the visitor. Loopback addresses lie in no range and are not counted. */
  address: string;
  /** Null for API calls, which have no form. */
  signals: Signals | null;
  /** Everything the visitor typed as free text. */
  text: string;
  /** The recipient, if the form has several possible ones. */
  to?: { provider: string; activity: number };
  /** Unverified mail address that gets the confirmation. */
  email: string;
  /** Mails that the submission causes to that address; only a confirmation by default. */
  mails?: readonly UnverifiedMail[];
  now: Date;
};

/** Mails to unverified addresses are limited, because anybody can trigger them for somebody else's address. */
export type UnverifiedMail = "confirmation" | "optIn";

/** Gives back the tokens of an attempt that was not stored: storing failed, or a duplicate was stored already. */
export type Refund = () => Promise<void>;

export type Verdict =
  /** `mails` to the sender's address go out; `waiting` ones are held for moderation, because a global or domain limit is reached. */
  | { kind: "send"; mails: readonly UnverifiedMail[]; waiting: readonly UnverifiedMail[]; refund: Refund }
  /** Stored for moderation: not mailed, not counted, and answered as if it were sent. */
  | { kind: "hold"; refund: Refund }
  | { kind: "prove"; challenge: Challenge }
  | { kind: "too-many-requests"; retryAfterSeconds: number };

export type AbuseFilter = {
  /** A signed start time for a form that a visitor has begun to fill in. Unique per call. */
  formTime(now: Date): string;
  /**
   * Assesses a new attempt. Every attempt counts per address range and form. Only sent ones count per form, provider, activity and
   * mail address (quality requirements, form spam). An attempt that is repeated with a proof counts again.
   */
  assess(attempt: Attempt): Promise<Verdict>;
  /** Takes a token for a picture or a new city, per address range and, for cities, globally. */
  takeToken(name: "upload" | "newCity", address: string): Promise<Taken>;
};

type AbuseFilterOptions = {
  secrets: Secrets;
  pool: Parameters<typeof openBuckets>[0]["pool"];
  /** Called for each attempt that a global limit affects. */
  onGlobalLimit?: (limit: GlobalLimit) => void;
};

const DAY_MS = 86_400_000;
/** Risk score from which a proof of work is required; clients without a script are held instead. */
const PROOF_FROM: Risk = 2;
/** Random bytes that make start times within one millisecond unique. */
const TIME_BYTES = 9;

export function createAbuseFilter({ secrets, pool, onGlobalLimit }: AbuseFilterOptions): AbuseFilter {
  const buckets = openBuckets({ secrets, pool, onGlobalLimit });
  const challengeSecret = secrets.pseudonym("proof", "challenge");
  const formerChallengeSecret = secrets.formerPseudonym("proof", "challenge");

  function formTime(now: Date): string {
    const facts = `${now.getTime()} ${randomBytes(TIME_BYTES).toString("base64url")}`;
    return secrets.sign("form-time", facts, new Date(now.getTime() + DAY_MS));
  }

  async function assess(attempt: Attempt): Promise<Verdict> {
    const { form, address, signals, now } = attempt;
    const ranges = addressRangesOf(address);
    const tokens = refundable(buckets);
    const hold = { kind: "hold" as const, refund: tokens.refund };
    const own = await tokens.take(rangeTokens("form", ranges, form));
    if (own.kind === "too-many") return { kind: "too-many-requests", retryAfterSeconds: own.retryAfterSeconds };
    if (signals?.isTrapped) return hold;

    const challengeOrHold = async () =>
      canProve(signals) ? { kind: "prove" as const, challenge: await newChallenge(challengeSecret, now) } : hold;
    const risk = riskOfTime(secrets, signals, now) + riskOfText(attempt.text) + (own.isBusy ? PROOF_FROM : 0);
    const isProven = risk >= PROOF_FROM && (await redeemProof(signals));
    if (risk >= PROOF_FROM && !isProven) return challengeOrHold();

    const shared = sharedTokens(attempt, ranges);
    const others = await tokens.take(shared);
    if (others.kind === "too-many") return hold;
    if (others.isBusy && !isProven && !(await redeemProof(signals))) {
      await tokens.giveBack(shared);
      return challengeOrHold();
    }
    return { kind: "send", ...(await takeMails(tokens, attempt)), refund: tokens.refund };
  }

  async function takeToken(name: "upload" | "newCity", address: string): Promise<Taken> {
    const global: Token[] = name === "newCity" ? [{ name: "newCityOfAll", key: "all" }] : [];
    return buckets.take([...rangeTokens(name, addressRangesOf(address)), ...global]);
  }

  /** Each proof is valid once. */
  async function redeemProof(signals: Signals | null): Promise<boolean> {
    if (!signals?.proof) return false;
    const { proof } = signals;
    // Challenges from just before a key rotation stay valid.
    const former = () => formerChallengeSecret && solvedChallenge(formerChallengeSecret, proof);
    const signature = (await solvedChallenge(challengeSecret, proof)) ?? (await former());
    return signature !== null && (await buckets.take([{ name: "proof", key: signature }])).kind === "allowed";
  }

  return { formTime, assess, takeToken };
}

type RefundableBuckets = Buckets & { refund: Refund };

/** Records the tokens that are taken, so that `refund` can give them back. */
function refundable(buckets: Buckets): RefundableBuckets {
  const spent = new Set<Token>();

  async function take(tokens: readonly Token[]): Promise<Taken> {
    const taken = await buckets.take(tokens);
    if (taken.kind === "allowed") for (const token of tokens) spent.add(token);
    return taken;
  }

  async function giveBack(tokens: readonly Token[]): Promise<void> {
    for (const token of tokens) spent.delete(token);
    await buckets.giveBack(tokens);
  }

  return { take, giveBack, refund: () => giveBack([...spent]) };
}

/** True for a browser with our script that was not challenged yet. A wrong or missing proof gets no second challenge. */
function canProve(signals: Signals | null): boolean {
  return signals !== null && signals.hasScript && signals.proof === null;
}

/** One token per address range and `subject`. */
function rangeTokens(bucket: BucketName, ranges: readonly AddressRange[], subject = ""): Token[] {
  return ranges.map(({ name, times }) => ({ name: bucket, key: `${subject} ${name}`, times }));
}

/** Tokens of buckets that visitors share: per form, start time, provider and activity. */
function sharedTokens({ form, signals, to }: Attempt, ranges: readonly AddressRange[]): Token[] {
  const tokens: Token[] = [{ name: "formOfAll", key: form }];
  if (signals?.time) tokens.push({ name: "formTime", key: signals.time });
  if (!to) return tokens;
  tokens.push({ name: "provider", key: to.provider }, { name: "activity", key: String(to.activity) });
  // This limit holds with a proof of work too.
  return [...tokens, ...rangeTokens("rangeToProvider", ranges, to.provider)];
}

/** `mails` are within all limits; `waiting` are within the limit of the mailbox, but above that of its domain or the global one. */
async function takeMails(buckets: RefundableBuckets, { email, mails = ["confirmation"] }: Attempt) {
  const { mailbox, domain } = canonicalEmail(email);
  const taken = await Promise.all(
    mails.map((mail) => {
      const tokens: Token[] = [
        { name: mail, key: mailbox },
        { name: `${mail}OfAll`, key: "all" },
      ];
      return buckets.take(domain === null ? tokens : [...tokens, { name: `${mail}ToDomain`, key: domain }]);
    }),
  );
  return {
    mails: mails.filter((_, at) => taken[at]?.kind === "allowed"),
    waiting: mails.filter((mail, at) => {
      const result = taken[at];
      return result?.kind === "too-many" && !result.full.includes(mail);
    }),
  };
}
