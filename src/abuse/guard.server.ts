import { randomBytes } from "node:crypto";
import { addressRangesOf, type AddressRange } from "./address-range.server.ts";
import { openBuckets, type BucketName, type Buckets, type Ceiling, type Taken, type Turn } from "./buckets.server.ts";
import { countedAddress } from "./counted-address.server.ts";
import { newChallenge, solvedChallenge, type Challenge } from "./proof.ts";
import type { Secrets } from "../crypto/secrets.ts";
import type { Signs } from "./signs.ts";
import { riskOfText, riskOfTime, type Risk } from "./risk.server.ts";

/** A submission before it is judged. */
export type Attempt = {
  form: string;
  /** The visitor's; this machine itself is in no range, and counted nowhere. */
  address: string;
  /** Null for a call of the API, which has no form. */
  signs: Signs | null;
  /** Their free text. */
  text: string;
  /** The recipient, when it is one of many; a provider's or an activity's number. */
  to?: { provider: string; activity: number };
  /** The unverified address that gets a confirmation. */
  email: string;
  /** Mails to that address that would follow from it; a confirmation by default. */
  mails?: readonly UnverifiedMail[];
  now: Date;
};

/** Mails to an address that nobody has verified: anybody can ask for them in a stranger's name, so each is counted. */
export type UnverifiedMail = "confirmation" | "optIn";

/** Uncounts a judged attempt that was not stored: storing failed, or its twin was stored. */
export type Uncount = () => Promise<void>;

export type Verdict =
  /** `mails` to the sender's address go out; `waiting` ones wait for a person, because a limit of everybody together is reached. */
  | { kind: "send"; mails: readonly UnverifiedMail[]; waiting: readonly UnverifiedMail[]; uncount: Uncount }
  /** Stored for a person to judge: not mailed, not counted, and answered as if it were sent. */
  | { kind: "hold"; uncount: Uncount }
  | { kind: "prove"; challenge: Challenge }
  | { kind: "too-many-requests"; retryAfterSeconds: number };

export type Guard = {
  /** A signed moment for the form that somebody has just begun to fill in; no two are equal. */
  formTime(now: Date): string;
  /**
   * Judges a new attempt. Each is counted by address range and form; a sent one also by form, provider, activity and mail address
   * (quality, form spam), of which a held or refused one, or one that must be proved, takes nothing. An attempt that comes back with
   * a proof is counted again.
   */
  judge(attempt: Attempt): Promise<Verdict>;
  /** Counts a picture or a new city of an address range, and of all where that is limited too. */
  takeTurn(name: "upload" | "newCity", address: string): Promise<Taken>;
};

type GuardOptions = {
  secrets: Secrets;
  pool: Parameters<typeof openBuckets>[0]["pool"];
  /** Is told each time that a limit of everybody together made a difference. */
  onCeiling?: (ceiling: Ceiling) => void;
};

const DAY_MS = 86_400_000;
/** From this risk on a proof of work is asked for; an attempt that cannot give one is held. */
const PROOF_FROM: Risk = 2;
/** Tells apart the forms that were begun in one millisecond. */
const TIME_BYTES = 9;

export function createGuard({ secrets, pool, onCeiling }: GuardOptions): Guard {
  const buckets = openBuckets({ secrets, pool, onCeiling });
  const challengeSecret = secrets.pseudonym("proof", "challenge");
  const formerChallengeSecret = secrets.formerPseudonym("proof", "challenge");

  function formTime(now: Date): string {
    const facts = `${now.getTime()} ${randomBytes(TIME_BYTES).toString("base64url")}`;
    return secrets.sign("form-time", facts, new Date(now.getTime() + DAY_MS));
  }

  async function judge(attempt: Attempt): Promise<Verdict> {
    const { form, address, signs, now } = attempt;
    const ranges = addressRangesOf(address);
    const counted = counting(buckets);
    const hold = { kind: "hold" as const, uncount: counted.uncount };
    const own = await counted.take(ofRanges("form", ranges, form));
    if (own.kind === "too-many") return { kind: "too-many-requests", retryAfterSeconds: own.retryAfterSeconds };
    if (signs?.isTrapped) return hold;

    const doubt = async () => (canProve(signs) ? { kind: "prove" as const, challenge: await newChallenge(challengeSecret, now) } : hold);
    const risk = riskOfTime(secrets, signs, now) + riskOfText(attempt.text) + (own.isBusy ? PROOF_FROM : 0);
    const isProven = risk >= PROOF_FROM && (await redeemProof(signs));
    if (risk >= PROOF_FROM && !isProven) return doubt();

    const shared = sharedTurns(attempt, ranges);
    const crowd = await counted.take(shared);
    if (crowd.kind === "too-many") return hold;
    if (crowd.isBusy && !isProven && !(await redeemProof(signs))) {
      await counted.giveBack(shared);
      return doubt();
    }
    return { kind: "send", ...(await takeMails(counted, attempt)), uncount: counted.uncount };
  }

  async function takeTurn(name: "upload" | "newCity", address: string): Promise<Taken> {
    const ofAll: Turn[] = name === "newCity" ? [{ name: "newCityOfAll", key: "all" }] : [];
    return buckets.take([...ofRanges(name, addressRangesOf(address)), ...ofAll]);
  }

  /** A proof counts once. */
  async function redeemProof(signs: Signs | null): Promise<boolean> {
    if (!signs?.proof) return false;
    const { proof } = signs;
    // A challenge of just before the key was changed counts too.
    const former = () => formerChallengeSecret && solvedChallenge(formerChallengeSecret, proof);
    const signature = (await solvedChallenge(challengeSecret, proof)) ?? (await former());
    return signature !== null && (await buckets.take([{ name: "proof", key: signature }])).kind === "allowed";
  }

  return { formTime, judge, takeTurn };
}

type Counting = Buckets & { uncount: Uncount };

/** Counts, and remembers what. */
function counting(buckets: Buckets): Counting {
  const counted = new Set<Turn>();

  async function take(turns: readonly Turn[]): Promise<Taken> {
    const taken = await buckets.take(turns);
    if (taken.kind === "allowed") for (const turn of turns) counted.add(turn);
    return taken;
  }

  async function giveBack(turns: readonly Turn[]): Promise<void> {
    for (const turn of turns) counted.delete(turn);
    await buckets.giveBack(turns);
  }

  return { take, giveBack, uncount: () => giveBack([...counted]) };
}

/** A script that has not been asked yet. One that brings a wrong proof, or none when it was asked, is not asked again. */
function canProve(signs: Signs | null): boolean {
  return signs !== null && signs.hasScript && signs.proof === null;
}

/** Each range of an address has a counter of its own, for each `subject`. */
function ofRanges(bucket: BucketName, ranges: readonly AddressRange[], subject = ""): Turn[] {
  return ranges.map(({ name, times }) => ({ name: bucket, key: `${subject} ${name}`, times }));
}

/** What others have a share in: all who use the form, and all who write to the provider or about the activity. */
function sharedTurns({ form, signs, to }: Attempt, ranges: readonly AddressRange[]): Turn[] {
  const turns: Turn[] = [{ name: "formOfAll", key: form }];
  if (signs?.time) turns.push({ name: "formTime", key: signs.time });
  if (!to) return turns;
  turns.push({ name: "provider", key: to.provider }, { name: "activity", key: String(to.activity) });
  // One address range writes to one provider a few times an hour, whatever it proves.
  return [...turns, ...ofRanges("rangeToProvider", ranges, to.provider)];
}

/** Those that the address has not had too many of, and those that only everybody together, or its domain, has had too many of. */
async function takeMails(buckets: Counting, { email, mails = ["confirmation"] }: Attempt) {
  const { mailbox, domain } = countedAddress(email);
  const taken = await Promise.all(
    mails.map((mail) => {
      const turns: Turn[] = [
        { name: mail, key: mailbox },
        { name: `${mail}OfAll`, key: "all" },
      ];
      return buckets.take(domain === null ? turns : [...turns, { name: `${mail}ToDomain`, key: domain }]);
    }),
  );
  return {
    mails: mails.filter((_, at) => taken[at]?.kind === "allowed"),
    waiting: mails.filter((mail, at) => {
      const turn = taken[at];
      return turn?.kind === "too-many" && !turn.full.includes(mail);
    }),
  };
}
