import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** What a signed text turned out to be. */
export type Read = { kind: "valid"; facts: string } | { kind: "expired"; facts: string } | { kind: "forged" };

/** What needs the key of this installation. Every purpose has a key of its own: a link cannot pass for a form's time. */
export type Secrets = {
  /** A text that only we can have made, for an address or a form: letters, digits, `-`, `_` and `.`. */
  sign(purpose: string, facts: string, expiresAt: Date): string;
  read(purpose: string, token: string, now: Date): Read;
  /** AES-256-GCM; the same text gives other bytes each time. */
  encrypt(text: string): Buffer;
  /** Throws when the bytes were changed, or made with another key. */
  decrypt(bytes: Uint8Array): string;
  /** A name that says nothing, equal for equal texts. */
  pseudonym(purpose: string, text: string): string;
};

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSecrets(key: string): Secrets {
  /** Purposes are few, and deriving a key takes longer than using it. */
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string) => keys.get(purpose) ?? derive(purpose);
  const hmac = (purpose: string, text: string) => createHmac("sha256", keyFor(purpose)).update(text).digest();
  const encryptionKey = keyFor("encrypt");

  function derive(purpose: string): Buffer {
    const derived = Buffer.from(hkdfSync("sha256", key, "uitkijk", purpose, 32));
    keys.set(purpose, derived);
    return derived;
  }

  function sign(purpose: string, facts: string, expiresAt: Date): string {
    const text = `${Buffer.from(facts).toString("base64url")}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
    return `${text}.${hmac(`sign ${purpose}`, text).toString("base64url")}`;
  }

  function read(purpose: string, token: string, now: Date): Read {
    const [facts = "", expires = "", signature = ""] = token.split(".");
    const expected = hmac(`sign ${purpose}`, `${facts}.${expires}`);
    const given = Buffer.from(signature, "base64url");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: "forged" };
    const text = Buffer.from(facts, "base64url").toString();
    return { kind: Number.parseInt(expires, 36) * 1000 > now.getTime() ? "valid" : "expired", facts: text };
  }

  function encrypt(text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, encryptionKey, nonce);
    const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
  }

  function decrypt(bytes: Uint8Array): string {
    const decipher = createDecipheriv(CIPHER, encryptionKey, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  }

  return { sign, read, encrypt, decrypt, pseudonym: (purpose, text) => hmac(`pseudonym ${purpose}`, text).toString("base64url") };
}
