/** The site that passkeys belong to (WebAuthn's relying party): the host, and the origin that browsers must report. */
export type RelyingParty = { id: string; name: string; origin: string };
