import fc from "fast-check";
import { sql } from "kysely";
import type { Db } from "../../src/database/open.ts";
import { ROUTES } from "../../src/office/routes.ts";
import { OFFICE_ORIGIN, type OfficeVisitor, type TestOffice } from "./office.ts";

/** Values that programs choke on, wherever they stand. */
const HOSTILE = [
  ...[
    "",
    "0",
    "-1",
    "1e9",
    "1.5",
    "NaN",
    "2147483647",
    "2147483648",
    "9223372036854775808",
    "null",
    "undefined",
    "__proto__",
    "constructor",
  ],
  ...[
    "\0",
    "\0abc",
    "%00",
    "%",
    "%zz",
    "..",
    "../../etc/passwd",
    "%2e%2e%2f",
    "//evil.example",
    "http://evil.example",
    "'; drop table session; --",
    "$where",
  ],
  ...[
    "<script>alert(1)</script>",
    "{{7*7}}",
    "𝟙",
    "‮",
    "a".repeat(5_000),
    "event:1",
    "event:",
    "quote:99999999999",
    "city:1;",
    "nl",
    "2027-02-30",
    "0000-01-01",
    "0001-01-01",
    "9999-12-31",
  ],
];
/** Fields of the forms of the area. */
const FIELDS = [
  "email",
  "code",
  "naam",
  "adres",
  "terug",
  "reden",
  ...["toelichting", "lengte", "breedte", "nogmaals", "aantal", "sleutel", "merk", "geheim", "taal", "toetsen"],
  "rol",
  "merken",
  "bewijs-app",
  "bewijs-herstelcode",
  "bewijs-opnieuw",
  "tekst",
  "zoek",
  "p",
  "orde",
];

type Attack = { method: string; path: string; headers: Record<string, string>; body: Uint8Array | string | null };

const word = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 40, unit: "binary" }));
const segment = fc.oneof(
  fc.nat(20).map(String),
  word.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(...HOSTILE.filter((text) => /^[\w%.~:-]+$/.test(text))),
);
const path = fc
  .tuple(
    fc.constantFrom(...new Set(ROUTES.map((route) => route.path)), "/:id", "/static/assets/:id"),
    fc.array(segment, { minLength: 3, maxLength: 3 }),
  )
  .map(([pattern, segments]) => pattern.replaceAll(/:\w+(\{[^}]*\})?/g, () => segments.pop() ?? "x"));
const parameters = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS, "naar", "gedaan", "merk", "soort", "van", "tot"), word), word), {
  maxLength: 6,
});
const queryOf = (pairs: [string, string][]) =>
  new URLSearchParams(pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString();
const body = fc.oneof(
  parameters.map((pairs) => ({ type: "application/x-www-form-urlencoded", body: queryOf(pairs) })),
  fc.json({ maxDepth: 4 }).map((text) => ({ type: "application/json", body: text })),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => ({ type: "application/x-www-form-urlencoded", body: bytes })),
  fc.constantFrom("multipart/form-data; boundary=x", "text/plain", "application/json", "").map((type) => ({ type, body: "--x\r\n{" })),
  fc.constant({ type: "application/x-www-form-urlencoded", body: "a=1&".repeat(2_000) }),
);
const origin = fc.constantFrom(OFFICE_ORIGIN, OFFICE_ORIGIN, OFFICE_ORIGIN, "http://evil.example", "null", "");
const cookie = fc.oneof(
  fc.constant("own"),
  fc.constant(""),
  word.map((text) => `office=${encodeURIComponent(text.toWellFormed())}`),
);

const attack: fc.Arbitrary<Attack> = fc
  .tuple(fc.constantFrom("GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"), path, parameters, body, origin, cookie)
  .map(([method, to, pairs, sent, from, who]) => {
    const query = queryOf(pairs);
    const headers: Record<string, string> = {
      ...(from && { origin: from }),
      ...(who && { cookie: who }),
      ...(sent.type && { "content-type": sent.type }),
    };
    const hasBody = method !== "GET" && method !== "HEAD";
    return { method, path: query === "" ? to : `${to}?${query}`, headers, body: hasBody ? sent.body : null };
  });

export type Attacked = { statuses: Map<number, number>; wrong: string[] };

/** Requests may log the editor out: after so many another one logs in. */
const REQUESTS_OF_A_SESSION = 50;

/**
 * Sends malformed requests as an editor, as nobody and with invented cookies. `wrong` lists those with a 5xx other than a 503 with
 * `Retry-After`, and the GETs that changed a row.
 */
export async function attackOffice(office: TestOffice, { count, seed }: { count: number; seed: number }): Promise<Attacked> {
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const rowsOf = await rowReader(office.db);
  let editor = await office.editor();
  let before = await rowsOf();
  for (const [index, one] of fc.sample(attack, { numRuns: count, seed }).entries()) {
    if (index > 0 && index % REQUESTS_OF_A_SESSION === 0) {
      editor = await office.editor();
      before = await rowsOf();
    }
    const response = await send(office, editor, one);
    await response.arrayBuffer();
    const { status } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 && !(status === 503 && response.headers.has("retry-after"))) wrong.push(`${status} ${JSON.stringify(one)}`);
    const after = await rowsOf();
    if (isRead(one) && after !== before) wrong.push(`changed by ${JSON.stringify(one)}`);
    before = after;
  }
  return { statuses, wrong };
}

const isRead = ({ method }: Attack) => method !== "POST";

function send(office: TestOffice, editor: OfficeVisitor, { method, path: to, headers, body: content }: Attack): Promise<Response> {
  const sent = { ...headers };
  if (sent["cookie"] === "own") sent["cookie"] = `office=${editor.session() ?? ""}`;
  const url = `${OFFICE_ORIGIN}${to}`;
  if (!URL.canParse(url)) return Promise.resolve(new Response(null, { status: 400 }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bytes are a body
  const init = { method, headers: sent, body: content as BodyInit | null };
  return office.app(new Request(url, init));
}

/** Reads a hash of all rows, without the times at which sessions were seen. */
async function rowReader(db: Db): Promise<() => Promise<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1
  `.execute(db);
  const hashes = tables.map(({ name }) => sql`(select md5(string_agg(row::text, ';' order by row::text)) from ${rowsOf(name)} as row)`);
  const query = sql<{ all: string }>`select concat_ws(',', ${sql.join(hashes)}) as all`;
  return async () => (await query.execute(db)).rows[0]?.all ?? "";
}

function rowsOf(table: string) {
  if (table !== "session") return sql.table(table);
  return sql`(select id, token_hash, user_account_id, method, expires_at from session)`;
}
