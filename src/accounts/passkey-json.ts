import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod/mini";

/** Bytes as WebAuthn writes them in JSON; the longest are attestations, of a few kilobytes. */
const bytes = z.string().check(z.regex(/^[\w-]{1,20000}$/));
const credential = { id: bytes, rawId: bytes, type: z.literal("public-key") };

const assertion = z.object({
  ...credential,
  response: z.object({ authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: z.optional(bytes) }),
});

const repeated = z.object({ isRepeated: z.literal(true) });

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: z.optional(z.array(z.string())) }),
});

/** What a browser posted as the proof of a passkey; null when it is something else. Extensions are not used. */
export function readAssertion(json: unknown): AuthenticationResponseJSON | null {
  const read = assertion.safeParse(json);
  return read.success ? { ...read.data, clientExtensionResults: {} } : null;
}

/** Whether the script asks, beside the proof, to post the form again that needed it. */
export const isToBeRepeated = (json: unknown): boolean => repeated.safeParse(json).success;

/** What a browser posted as a new passkey; null when it is something else. Unknown transports are left out. */
export function readRegistration(json: unknown): RegistrationResponseJSON | null {
  const read = registration.safeParse(json);
  if (!read.success) return null;
  const { transports = [], ...response } = read.data.response;
  const known = TRANSPORTS.filter((transport) => transports.includes(transport));
  return { ...read.data, response: { ...response, transports: known }, clientExtensionResults: {} };
}
