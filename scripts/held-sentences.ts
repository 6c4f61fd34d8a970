import type { Effect, WrittenPlace } from "../src/moderation/effect.ts";
import type { HeldItem, ShownItem } from "../src/moderation/held-item.ts";
import type { Note } from "../src/moderation/note.ts";

/** What an item is about, for a list. */
export function whatOf({ kind, title, detail }: Pick<HeldItem, "kind" | "title" | "detail">): string {
  switch (kind) {
    case "message":
      return `${detail === "AD" ? "advertiser" : "question"}: ${title}`;
    case "event":
    case "city":
      return `${title}, ${detail}`;
    case "quote":
    case "newsletter":
      return title;
  }
}

/** All fields and notes of an item: label and text. The activity of a request comes first. */
export function shownFields({ fields, notes }: ShownItem): [string, string][] {
  const columns = Object.entries(fields).map(([column, value]): [string, string] => [column.replaceAll("_", " "), textOf(value)]);
  const first = notes.filter(({ kind }) => kind === "activity");
  return [...first.map(noted), ...columns, ...notes.filter(({ kind }) => kind !== "activity").map(noted)];
}

export function effectSentence(effect: Effect): string {
  switch (effect.kind) {
    case "request-sent":
      return `The request for "${effect.activity}" was counted; its provider and the visitor are mailed.`;
    case "message-sent":
      return `${effect.brand.name} and the visitor are mailed.`;
    case "confirmation-asked":
      return "The owner of the address is asked to confirm it.";
    case "event-listed":
      return eventSentence(effect);
    case "city-listed":
      return "Visitors can find it now.";
    case "rejected":
      return "Rejected; no mail is sent.";
    case "event-rejected":
      return "Rejected; its picture is deleted.";
    case "city-rejected":
      return "Rejected; what refers to it keeps it.";
    case "city-deleted":
      return "Rejected and deleted: nothing used it.";
  }
}

function eventSentence({ eventId, place, written, elsewhere }: Extract<Effect, { kind: "event-listed" }>): string {
  if (place !== null) return `Event ${eventId} is listed in the agenda, in ${place}.`;
  const without = "Its place is unknown: it is listed without one.";
  return [`Event ${eventId} is listed in the agenda.`, without, ...namesakes(elsewhere, written)].join(" ");
}

function noted(note: Note): [string, string] {
  switch (note.kind) {
    case "activity":
      return ["activity", note.organisation === null ? note.title : `${note.title}, of ${note.organisation}`];
    case "place":
      return ["place", `${note.name}, ${note.province}`];
    case "place-unknown":
      return ["place", ["unknown: if released, it is listed in the agenda without one.", ...namesakes(note.elsewhere, note)].join(" ")];
    case "iban":
      return ["iban", note.masked];
    case "iban-unreadable":
      return ["iban", UNREADABLE[note.because]];
    case "picture":
      return ["picture", `${note.file}, ${note.width} × ${note.height}, in the folder of pictures`];
    case "position-unknown":
      return ["position", "the middle of its province: a visitor gave its name alone, so set lon and lat before the release"];
  }
}

const UNREADABLE = {
  changed: "was changed in the database, or copied from another request",
  key: "was encrypted with another SECRET_KEY than those of this installation",
} as const;

function namesakes(elsewhere: readonly string[], { city, province }: WrittenPlace): string[] {
  return elsewhere.length > 0 ? [`We know ${city} in ${elsewhere.join(", ")}, and not in ${province}.`] : [];
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : JSON.stringify(value);
}
