import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { createEncryption, type Encryption, type KeyFor } from "./encryption.ts";
import { isWeakKey } from "./guessable-key.ts";

/** What a signed text turned out to be. */
export type Read = { kind: "valid"; facts: string } | { kind: "expired"; facts: string } | { kind: "forged" };

/** What needs the key of this installation. Every purpose has a key of its own: a link cannot pass for a form's time. */
export type Secrets = Encryption & {
  /** A text that only we can have made, for an address or a form: letters, digits, `-`, `_` and `.`. */
  sign(purpose: string, facts: string, expiresAt: Date): string;
  /** Reads what the current key signed, or the previous one unless that is weak. */
  read(purpose: string, token: string, now: Date): Read;
  /** A name that says nothing, equal for equal texts. */
  pseudonym(purpose: string, text: string): string;
  /** The pseudonym by the previous key; null without one, and when it is weak. */
  formerPseudonym(purpose: string, text: string): string | null;
};

/**
 * Makes everything new with `key`; reads what `previous`, the key of before, made (decisions/072-rotation-of-the-secret-key.md). A weak
 * `previous` decrypts only: anybody could sign with it.
 */
export function createSecrets(key: string, previous: string | null = null): Secrets {
  const current = keysOf(key);
  const former = previous === null ? null : keysOf(previous);
  const trusted = previous === null || isWeakKey(previous) ? null : former;

  function sign(purpose: string, facts: string, expiresAt: Date): string {
    const text = `${Buffer.from(facts).toString("base64url")}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
    return `${text}.${hmac(current(`sign ${purpose}`), text).toString("base64url")}`;
  }

  function read(purpose: string, token: string, now: Date): Read {
    const [facts = "", expires = "", signature = ""] = token.split(".");
    const given = Buffer.from(signature, "base64url");
    const isSignedBy = (keyFor: KeyFor) => isEqual(given, hmac(keyFor(`sign ${purpose}`), `${facts}.${expires}`));
    if (!isSignedBy(current) && !(trusted && isSignedBy(trusted))) return { kind: "forged" };
    const text = Buffer.from(facts, "base64url").toString();
    return { kind: Number.parseInt(expires, 36) * 1000 > now.getTime() ? "valid" : "expired", facts: text };
  }

  const pseudonymBy = (keyFor: KeyFor, purpose: string, text: string) => hmac(keyFor(`pseudonym ${purpose}`), text).toString("base64url");

  return {
    ...createEncryption(current, former),
    sign,
    read,
    pseudonym: (purpose, text) => pseudonymBy(current, purpose, text),
    formerPseudonym: (purpose, text) => trusted && pseudonymBy(trusted, purpose, text),
  };
}

/** Purposes are few, and deriving a key takes longer than using it. */
function keysOf(key: string): KeyFor {
  const keys = new Map<string, Buffer>();

  function derive(purpose: string): Buffer {
    const derived = Buffer.from(hkdfSync("sha256", key, "uitkijk", purpose, 32));
    keys.set(purpose, derived);
    return derived;
  }

  return (purpose) => keys.get(purpose) ?? derive(purpose);
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
