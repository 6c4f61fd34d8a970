/** What an editor has to know besides the fields of the row; commands and screens have words for each kind. */
export type Note =
  /** Of a request; `organisation` is the provider that it goes to. */
  | { kind: "activity"; title: string; slug: string; isPublic: boolean; organisation: string | null }
  /** Where the event would be listed. */
  | { kind: "place"; name: string; province: string }
  /** The event would be listed without a place; `elsewhere` are other provinces with a city of that name. */
  | { kind: "place-unknown"; city: string; province: string; elsewhere: readonly string[] }
  | { kind: "iban"; masked: string }
  /** `changed`: in the database, or copied from another request. `key`: it was encrypted with another SECRET_KEY. */
  | { kind: "iban-unreadable"; because: "changed" | "key" }
  | { kind: "picture"; file: string; width: number; height: number }
  /** A visitor gave the city's name alone: it is at the middle of its province. */
  | { kind: "position-unknown" };
