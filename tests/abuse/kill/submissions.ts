import { request } from "node:http";
import { NOOR } from "../../support/events.ts";

/** One thing that a visitor sends, again and again until it is acknowledged. */
export type Sending = {
  kind: Kind;
  /** Unique: by it the row is found; of a picture there is its id. */
  email: string;
  path: string;
  host: string;
  headers: Record<string, string>;
  body: string | Buffer;
  /** What follows once it is acknowledged: an event needs the id of its picture. */
  next?: (answer: string) => Sending;
};
export type Kind = "quote" | "quote-form" | "question" | "question-form" | "newsletter" | "newsletter-form" | "picture" | "event";

/** What a writer can send about: activities of the Dutch brand with the slugs of their pages, and a picture. */
export type Subjects = { activities: readonly { id: number; slug: string }[]; picture: Buffer };

const NL = "nl.localhost";
const KIDS = "kids.localhost";
const JSON_HEADERS = { "content-type": "application/json" };
const FORM_HEADERS = { "content-type": "application/x-www-form-urlencoded" };
const BOUNDARY = "----a-boundary-that-no-picture-holds";

type Maker = (number: number, subjects: Subjects) => Sending;
/** What differs between the forms of one way of sending. */
type Particulars = { kind: Kind; path: string; host?: string; fields: object };

const makers: Maker[] = [
  (number, { activities }) => {
    const { id } = itemAt(activities, number);
    return byApi(number, { kind: "quote", path: `/api/public/activities/${id}/quoteRequest`, fields: PHONE });
  },
  (number, { activities }) => {
    const { slug } = itemAt(activities, number);
    return byForm(number, { kind: "quote-form", path: `/uitjes/${slug}`, fields: { ...PHONE, gender: "vrouw" } });
  },
  (number) => byApi(number, { kind: "question", path: "/api/public/contact", fields: { ...PHONE, type: "QUESTION" } }),
  (number) => byForm(number, { kind: "question-form", path: "/helpdesk", fields: { ...PHONE, form: "question" } }),
  (number) => byApi(number, { kind: "newsletter", path: "/api/public/newsletter-subscribe", fields: {} }),
  (number) => byForm(number, { kind: "newsletter-form", path: "/nieuwsbrief", fields: { form: "newsletter" } }),
  pictureOf,
];

/** The n-th thing that is sent, of every kind in turn; the same number is the same submission. */
export function sendingOf(number: number, subjects: Subjects): Sending {
  return itemAt(makers, number)(number, subjects);
}

const FIRMS = 40;
const PHONE = { phone: "06 1234 5678" };

/** Spread over so many firms that no firm exceeds its mail limit. */
function person(kind: Kind, number: number) {
  return { name: `Anna ${kind} ${number}`, email: `${kind}-${number}@kill-${number % FIRMS}.example` };
}

function byApi(number: number, { kind, path, host = NL, fields }: Particulars): Sending {
  const who = person(kind, number);
  const headers = { ...JSON_HEADERS, ...keyOf(kind, number) };
  return { kind, email: who.email, path, host, headers, body: JSON.stringify({ ...fields, ...who }) };
}

/** Without JavaScript there is no key: the server derives it from what is sent. */
function byForm(number: number, { kind, path, host = NL, fields }: Particulars): Sending {
  const who = person(kind, number);
  return { kind, email: who.email, path, host, headers: FORM_HEADERS, body: new URLSearchParams({ ...fields, ...who }).toString() };
}

/** A picture, and then the event that it belongs to. */
function pictureOf(number: number, { picture }: Subjects): Sending {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, ...keyOf("picture", number) };
  const { email } = person("picture", number);
  return { kind: "picture", email, path: "/api/public/media/image", host: KIDS, headers, body, next: (answer) => eventOf(number, answer) };
}

function eventOf(number: number, pictureAnswer: string): Sending {
  const media: unknown = JSON.parse(pictureAnswer);
  const fields = { ...NOOR, media };
  return byApi(number, { kind: "event", path: "/api/public/contact/event", host: KIDS, fields });
}

function keyOf(kind: Kind, number: number) {
  return { "idempotency-key": `kill-${kind}-${number}` };
}

function itemAt<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error("There is nothing to send.");
  return item;
}

/** The answer; rejects when none came. */
export function send({ path, host, headers, body }: Sending, port: number): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method: "POST", headers: { ...headers, host }, timeout: 30_000 };
    const outgoing = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      answer.on("error", reject);
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("No answer.")));
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
