import { request } from "node:http";

/** One thing that a visitor sends, again and again until it is acknowledged. */
export type Sending = {
  kind: string;
  /** Unique: by it the row is found. */
  email: string;
  path: string;
  host: string;
  headers: Record<string, string>;
  body: string;
};

/** What a writer can send about: activities of the Dutch brand, with the slugs of their pages. */
export type Subjects = readonly { id: number; slug: string }[];

const HOST = "nl.localhost";
const JSON_HEADERS = { "content-type": "application/json" };
const FORM_HEADERS = { "content-type": "application/x-www-form-urlencoded" };

type Maker = (number: number, subjects: Subjects) => Sending;
/** What differs between the forms of one way of sending. */
type Particulars = { kind: string; path: string; fields: Record<string, string> };

const person = (kind: string, number: number) => ({
  name: `Anna ${kind} ${number}`,
  email: `${kind}-${number}@kill.example`,
  phone: "06 1234 5678",
});

const makers: Maker[] = [
  (number, subjects) => {
    const { id } = subjectOf(subjects, number);
    return byApi(number, { kind: "quote", path: `/api/public/activities/${id}/quoteRequest`, fields: {} });
  },
  (number, subjects) => {
    const { slug } = subjectOf(subjects, number);
    return byForm(number, { kind: "quote-form", path: `/uitjes/${slug}`, fields: { gender: "vrouw" } });
  },
  (number) => byApi(number, { kind: "question", path: "/api/public/contact", fields: { type: "QUESTION", description: "Hoe laat?" } }),
  (number) => byForm(number, { kind: "question-form", path: "/helpdesk", fields: { form: "question", description: "Hoe laat?" } }),
];

/** The n-th thing that is sent, of every kind in turn; the same number is the same submission. */
export function sendingOf(number: number, subjects: Subjects): Sending {
  const maker = makers[number % makers.length];
  if (!maker) throw new Error("There are no makers.");
  return maker(number, subjects);
}

function byApi(number: number, { kind, path, fields }: Particulars): Sending {
  const who = person(kind, number);
  const headers = { ...JSON_HEADERS, "idempotency-key": `kill-${kind}-${number}` };
  return { kind, email: who.email, path, host: HOST, headers, body: JSON.stringify({ ...who, ...fields }) };
}

/** Without JavaScript there is no key: the server derives it from what is sent. */
function byForm(number: number, { kind, path, fields }: Particulars): Sending {
  const who = person(kind, number);
  return { kind, email: who.email, path, host: HOST, headers: FORM_HEADERS, body: new URLSearchParams({ ...who, ...fields }).toString() };
}

function subjectOf(subjects: Subjects, number: number): Subjects[number] {
  const subject = subjects[number % subjects.length];
  if (!subject) throw new Error("There are no activities.");
  return subject;
}

/** The status of an answer; rejects when none came. */
export function send({ path, host, headers, body }: Sending, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port, path, method: "POST", headers: { ...headers, host }, timeout: 30_000 },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
        answer.on("error", reject);
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error("No answer.")));
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
