import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { createEncryption, type Encryption, type KeyFor } from "./encryption.ts";
import { isWeakKey } from "./guessable-key.ts";

/** The result of verifying a signed text. */
export type Read = { kind: "valid"; facts: string } | { kind: "expired"; facts: string } | { kind: "forged" };

/** Everything that needs the secret key. Each purpose has its own derived key, so that a link cannot pass for a form's start time. */
export type Secrets = Encryption & {
  /** A signed token for URLs and forms: letters, digits, `-`, `_` and `.`. */
  sign(purpose: string, facts: string, expiresAt: Date): string;
  /** Verifies a token of the current key, or of the previous one unless that is weak. */
  read(purpose: string, token: string, now: Date): Read;
  /** A keyed hash, equal for equal texts. */
  pseudonym(purpose: string, text: string): string;
  /** The pseudonym with the previous key; null if that is missing or weak. */
  formerPseudonym(purpose: string, text: string): string | null;
};

/**
 * Signs and encrypts with `key`; also verifies and decrypts with `previous`, the key before a rotation
 * (decisions/072-rotation-of-the-secret-key.md). A weak `previous` only decrypts, because anybody could guess it and sign.
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

/** Caches derived keys: purposes are few, and derivation takes longer than use. */
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
