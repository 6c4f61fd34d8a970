/** The longest each text of a contact message may be, in characters; form and API share them. */
export const CONTACT_MESSAGE_LIMITS = { name: 200, email: 254, phone: 40, companyName: 200, description: 10_000 } as const;
