/** The longest each text of an event request may be, in characters; form and API share them. An IBAN may contain spaces. */
export const EVENT_REQUEST_LIMITS = { name: 200, email: 254, iban: 60, line: 200, title: 200, description: 10_000, website: 500 } as const;
