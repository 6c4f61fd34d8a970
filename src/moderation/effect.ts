import type { Brand } from "../brands/brand.ts";

/** What a decision did; commands have a sentence for each kind. */
export type Effect =
  | { kind: "request-sent"; activity: string }
  | { kind: "message-sent"; brand: Brand }
  | { kind: "confirmation-asked" }
  /** `place` is null when the typed city is unknown in its province; `elsewhere` are other provinces with a city of that name. */
  | { kind: "event-listed"; eventId: number; place: string | null; written: WrittenPlace; elsewhere: readonly string[] }
  | { kind: "city-listed" }
  | { kind: "rejected" }
  | { kind: "event-rejected" }
  /** Something refers to the city, and keeps it. */
  | { kind: "city-rejected" }
  | { kind: "city-deleted" };

/** A place as a visitor typed it. */
export type WrittenPlace = { city: string; province: string };
