/** What is wrong with a form of the account screen, by the name of the field. */
export type Problems = Partial<Record<"voornaam" | "achternaam" | "adres" | "inloggen", string>>;
