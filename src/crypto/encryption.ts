import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** The database location of an encrypted value. The value can be decrypted for this location only. */
export type Place = { table: string; row: number; column: string };

/**
 * The result of decryption. `isOldFormat`: not bound to a place. Unreadable bytes were encrypted with an unknown key (`other-key`), or
 * were changed or moved to another place (`changed`).
 */
export type Decrypted =
  | { kind: "read"; text: string; key: "current" | "previous"; isOldFormat: boolean }
  | { kind: "unreadable"; reason: "other-key" | "changed" };

export type Encryption = {
  /** AES-256-GCM with the current key; the same text gives different bytes each time. */
  encrypt(text: string, place: Place): Buffer;
  decrypt(bytes: Uint8Array, place: Place): Decrypted;
};

/** Derives the key of a purpose: 32 bytes, deterministic. */
export type KeyFor = (purpose: string) => Buffer;

const CIPHER = "aes-256-gcm";
/**
 * Two layouts are stored. Version 1: version (1 byte) | key id (4) | nonce (12) | tag (16) | ciphertext; its associated data is
 * the version, the key id and the place. Before version 1: nonce (12) | tag (16) | ciphertext, without associated data. Bytes
 * before version 1 may by chance begin like version 1, so both are tried (decisions/072-rotation-of-the-secret-key.md).
 */
const VERSION = 1;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Key = { name: "current" | "previous"; header: Buffer; key: Buffer; oldKey: Buffer };
type Sealed = { bytes: Uint8Array; associated: Buffer | null };

/** Encrypts with `current`; decrypts with either key, in both formats. */
export function createEncryption(current: KeyFor, previous: KeyFor | null): Encryption {
  const newest = keyOf("current", current);
  const keys = previous === null ? [newest] : [newest, keyOf("previous", previous)];

  function encrypt(text: string, place: Place): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, newest.key, nonce).setAAD(associatedWith(newest, place));
    const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([newest.header, nonce, cipher.getAuthTag(), ciphertext]);
  }

  function decrypt(bytes: Uint8Array, place: Place): Decrypted {
    // Key ids have 4 bytes and may collide (1 in 2^32), so every key with this id is tried.
    const candidates = keys.filter(({ header }) => header.equals(bytes.subarray(0, header.length)));
    for (const one of candidates) {
      const text = open(one.key, { bytes: bytes.subarray(one.header.length), associated: associatedWith(one, place) });
      if (text !== null) return { kind: "read", text, key: one.name, isOldFormat: false };
    }
    for (const { name, oldKey } of keys) {
      const text = open(oldKey, { bytes, associated: null });
      if (text !== null) return { kind: "read", text, key: name, isOldFormat: true };
    }
    return { kind: "unreadable", reason: candidates.length > 0 ? "changed" : "other-key" };
  }

  return { encrypt, decrypt };
}

/** The formats have separate keys, so that bytes of the new format cannot pass for the old one, which is not bound to a place. */
function keyOf(name: Key["name"], keyFor: KeyFor): Key {
  const header = Buffer.concat([Buffer.of(VERSION), keyFor("key id").subarray(0, KEY_ID_BYTES)]);
  return { name, header, key: keyFor("encrypt in a place"), oldKey: keyFor("encrypt") };
}

/** JSON encodes different places as different texts. */
function associatedWith({ header }: Key, { table, row, column }: Place): Buffer {
  return Buffer.concat([header, Buffer.from(JSON.stringify([table, row, column]))]);
}

/** Null for another key or place, or changed bytes. */
function open(key: Buffer, { bytes, associated }: Sealed): string | null {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  if (associated) decipher.setAAD(associated);
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
