import { seededRandom, type Random } from "../../../packages/random/random.ts";
import { everyOperation } from "../../support/calls.ts";
import { anyHostileText } from "./hostile-texts.ts";
import { worstPictures } from "./pictures.ts";

/** A request with a hostile body; `kind` says what it tries. `host` is one of the brands on this machine. */
export type WorstBody = { kind: string; path: string; host: string; headers: Record<string, string>; body: Buffer };

/** A public activity, for quote requests. */
type Known = { slug: string; activityId: number };
type Encoded = { kind: string; type: string; body: Buffer };
type Field = [name: string, value: string];

const PERSON = ["name", "email", "phone", "companyName", "description"];
/** Every page that accepts a form, with the fields; `:slug` is that of an activity. */
export const WORST_FORMS = [
  { path: "/uitjes/:slug", host: "nl.localhost", form: "quote", fields: [...PERSON, "plannedDate", "numberOfPersons", "zipcode", "city"] },
  { path: "/helpdesk", host: "nl.localhost", form: "question", fields: PERSON },
  { path: "/adverteren", host: "nl.localhost", form: "advertise", fields: PERSON },
  {
    ...{ path: "/adverteren", host: "kids.localhost", form: "event" },
    fields: [...PERSON, "title", "startDate", "endDate", "website", "iban", "zipcode", "city", "province", "mediaId"],
  },
  { path: "/nieuwsbrief", host: "nl.localhost", form: "newsletter", fields: ["name", "email"] },
  { path: "/nieuwsbrief/bevestigen", host: "nl.localhost", form: "", fields: ["t"] },
  { path: "/nieuwsbrief/afmelden", host: "nl.localhost", form: "", fields: ["List-Unsubscribe"] },
  { path: "/plaats-voorstellen", host: "nl.localhost", form: "", fields: ["plaats", "provincie"] },
  // Sent by browsers without a page.
  { path: "/moments", host: "nl.localhost", form: "", fields: ["kind", "id"] },
];
const URLENCODED = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const BOUNDARY = "----grens-0123456789012345678901";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const FORM_BYTES = 190_000;
const JSON_BYTES = 64_000;
const FILE_BYTES = 12_000_000;
const PIECES = ["&", "a&", "a=b&", "=", "%41&", "%&", "+", "%E0%A4%A", "a=%26&", "name=a&"];

/**
 * `count` hostile bodies for every form page and every operation of the API with a body; the same for the same seed. Their
 * sizes are within the limit of the page, or just above. `slug` and `activityId` are those of a public activity.
 */
export function* worstBodies(seed: number, count: number, known: Known): Generator<WorstBody> {
  const random = seededRandom(seed);
  const withBody = everyOperation.filter(({ operation }) => operation.body);
  for (let made = 0; made < count; made += 1) {
    if (made % 2 === 0) yield worstFormOf(random, random.oneOf(WORST_FORMS), known);
    else yield worstCallOf(random, random.oneOf(withBody), known);
  }
}

/** A hostile body for one form. */
export function worstFormOf(random: Random, { path, host, form, fields }: (typeof WORST_FORMS)[number], { slug }: Known): WorstBody {
  const { kind, type, body } = worstForm(random, [["form", form]], fields);
  return { kind: `${form || path}: ${kind}`, path: path.replace(":slug", slug), host, headers: { "content-type": type }, body };
}

/** A hostile body for an operation with a body. */
export function worstCallOf(random: Random, { name, operation }: (typeof everyOperation)[number], { activityId }: Known): WorstBody {
  const isFile = operation.body?.mediaType !== JSON_TYPE;
  const { kind, type, body } = isFile ? worstUpload(random) : worstJson(random, operation.body?.schema);
  const path = operation.path.replace("{activityId}", String(activityId));
  return { kind: `${name}: ${kind}`, path, host: "nl.localhost", headers: { "content-type": type }, body };
}

function worstForm(random: Random, hidden: Field[], fields: readonly string[]): Encoded {
  const urlencoded = (kind: string, body: string) => ({ kind, type: URLENCODED, body: Buffer.from(body.slice(0, FORM_BYTES)) });
  const start = new URLSearchParams(hidden).toString();
  const [bait, text] = anyHostileText(random, random.oneOf([1_900, 19_000, 60_000]));
  const typed = fields.map((field): Field => [field, random.below(3) === 0 ? text.slice(0, 19_000) : text.slice(0, 1_900)]);
  return random.oneOf<() => Encoded>([
    () => urlencoded("many small fields", `${start}&${random.oneOf(PIECES).repeat(95_000)}`),
    () => urlencoded("unknown fields", `${start}&${numbered(random.oneOf([90, 24_000]))}`),
    () => urlencoded("one field again and again", `${start}&${`${random.oneOf(fields)}=x&`.repeat(20_000)}`),
    () => urlencoded(`${bait} in every field`, new URLSearchParams([...hidden, ...typed]).toString()),
    () => urlencoded(`${bait} in one field`, new URLSearchParams([...hidden, [random.oneOf(fields), text]]).toString()),
    () => ({
      kind: `${bait} in every part`,
      type: MULTIPART,
      body: multipart([...hidden, ...typed].map(([name, value]) => part(name, value))),
    }),
    () => ({ kind: "a text as long as a photo", type: MULTIPART, body: multipart([part(random.oneOf(fields), "a ".repeat(6_000_000))]) }),
    () => worstMultipart(random),
  ])();
}

function worstMultipart(random: Random): Encoded {
  const small = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
  const made = (kind: string, body: string | Buffer, type = MULTIPART) => ({ kind, type, body: Buffer.from(body) });
  const many = (text: string, bytes = FILE_BYTES) => text.repeat(Math.floor(bytes / text.length));
  return random.oneOf<() => Encoded>([
    () => made("many parts", `${many(small)}--${BOUNDARY}--`),
    () => made("a part of many headers", `--${BOUNDARY}\r\n${many("a:\r\n")}\r\n\r\n--${BOUNDARY}--`),
    () => made("a header without end", `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${"a".repeat(FILE_BYTES)}`),
    () =>
      made(
        "a disposition of many attributes",
        `--${BOUNDARY}\r\nContent-Disposition: form-data${many("; a=b")}\r\n\r\n\r\n--${BOUNDARY}--`,
      ),
    () => made("delimiters alone", many(`--${BOUNDARY}\r\n`)),
    () => made("a boundary of one sign", many("--a\r\n\r\n"), "multipart/form-data; boundary=a"),
    () => made("a boundary of line breaks", many("--x\r\n"), 'multipart/form-data; boundary="x\\"'),
    () => made("no boundary", many(small), "multipart/form-data"),
    () => made("two boundaries", many("--a\r\n"), `multipart/form-data; boundary=${BOUNDARY}; boundary=a`),
    () =>
      made(
        "a form in a form",
        multipart([part("file", many(small.replaceAll(BOUNDARY, "inner")), `Content-Type: multipart/mixed; boundary=inner\r\n`)]),
      ),
    () => made("a part in base64", multipart([part("description", many("YWFh"), "Content-Transfer-Encoding: base64\r\n")])),
  ])();
}

function worstJson(random: Random, schema: object | undefined): Encoded {
  const fields = fieldsOf(schema);
  const [bait, text] = anyHostileText(random, random.oneOf([1_900, 19_000, 60_000]));
  const made = (kind: string, body: string) => ({ kind, type: JSON_TYPE, body: Buffer.from(body).subarray(0, JSON_BYTES) });
  const deep = (open: string, close: string) => open.repeat(12_000) + close.repeat(12_000);
  return random.oneOf<() => Encoded>([
    () => made("lists in lists", deep("[", "]")),
    () => made("objects in objects", deep('{"a":', "}")),
    () => made("a list of numbers", `[${"1,".repeat(31_000)}1]`),
    () =>
      made(
        "unknown fields",
        JSON.stringify(Object.fromEntries(Array.from({ length: random.oneOf([90, 4_000]) }, (_, at) => [`u${at}`, 1]))),
      ),
    () => made("an unknown field with a long name", JSON.stringify({ ["a".repeat(60_000)]: 1 })),
    () => made("one field again and again", `{${`"${random.oneOf(fields)}":1,`.repeat(4_000)}"a":1}`),
    () => made("escaped signs", `{"${random.oneOf(fields)}":"${'\\u0041\\"'.repeat(7_000)}"}`),
    () => made("a text without end", `{"a":"${"\\".repeat(60_000)}`),
    () => made(`${bait} in one field`, JSON.stringify({ [random.oneOf(fields)]: text })),
    () => made(`${bait} in every field`, JSON.stringify(Object.fromEntries(fields.map((field) => [field, text.slice(0, 1_900)])))),
    () => made("lists in every field", JSON.stringify(Object.fromEntries(fields.map((field) => [field, [[[1, {}]]]])))),
  ])();
}

function worstUpload(random: Random): Encoded {
  if (random.below(2) === 0) return worstMultipart(random);
  const kind = random.oneOf(Object.keys(worstPictures));
  const picture = worstPictures[kind]?.() ?? Buffer.alloc(0);
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  return { kind, type: MULTIPART, body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]) };
}

function fieldsOf(schema: object | undefined): string[] {
  const shape: unknown = schema && "shape" in schema ? schema.shape : null;
  return typeof shape === "object" && shape !== null ? Object.keys(shape) : ["name"];
}

/** `count` fields with different names. */
export function numbered(count: number): string {
  return Array.from({ length: count }, (_, at) => `u${at}=x`).join("&");
}

/** A part with a text; `more` are lines of its header. */
export function part(name: string, value: string, more = ""): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
}

export function multipart(parts: readonly string[]): Buffer {
  return Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);
}

export const MULTIPART_TYPE = MULTIPART;
