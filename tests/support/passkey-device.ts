import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

type Options = { challenge: string };

/** A device with one passkey (ES256), as the browser's WebAuthn API answers for it. */
export type PasskeyDevice = {
  /** Makes the passkey: what `navigator.credentials.create` gives as JSON. */
  register(options: Options): Record<string, unknown>;
  /** Proves it: what `navigator.credentials.get` gives as JSON. */
  prove(options: Options): Record<string, unknown>;
};

/** User present and verified; with attested credential data when it is made. */
const VERIFIED = 0b101;
const ATTESTED = 0b1000000;

export function passkeyDevice(origin: string): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let signCount = 0;
  const clientData = (type: string, { challenge }: Options) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, credential = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((signCount += 1));
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(flags), count, credential]);
  }

  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key", clientExtensionResults: {} };
  return {
    register(options) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, coseKey(publicKey)]);
      const attestationObject = attestation(authenticatorData(VERIFIED | ATTESTED, credential));
      const response = { clientDataJSON: clientData("webauthn.create", options), attestationObject };
      return { ...named, response: { ...encoded(response), transports: ["internal"] } };
    },
    prove(options) {
      const data = authenticatorData(VERIFIED);
      const clientDataJSON = clientData("webauthn.get", options);
      const signature = sign("sha256", Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return { ...named, response: encoded({ authenticatorData: data, clientDataJSON, signature }) };
    },
  };
}

function encoded(parts: Record<string, Buffer>): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString("base64url")]));
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

/** CBOR: `{fmt: "none", attStmt: {}, authData}`. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.of(0x60 + word.length), Buffer.from(word)]);
  const [fmt, statement] = [Buffer.concat([text("fmt"), text("none")]), Buffer.concat([text("attStmt"), Buffer.of(0xa0)])];
  return Buffer.concat([Buffer.of(0xa3), fmt, statement, text("authData"), Buffer.of(0x59, data.length >> 8, data.length & 0xff), data]);
}

/** CBOR: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const head = Buffer.of(0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32);
  return Buffer.concat([head, Buffer.from(x, "base64url"), Buffer.of(0x22, 0x58, 32), Buffer.from(y, "base64url")]);
}
