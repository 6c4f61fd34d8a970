import { openBuckets } from "../../src/abuse/buckets.server.ts";
import { logInAsDemo } from "../../src/accounts/demo.ts";
import { openSession } from "../../src/accounts/session.ts";
import { openWelcome, type Welcome } from "../../src/accounts/welcome.ts";
import { createSecrets } from "../../src/crypto/secrets.ts";
import type { Db, OpenDatabase } from "../../src/database/open.ts";
import { folderPictures } from "../../src/media/picture-store.server.ts";
import type { OfficeSite } from "../../src/office/office-site.ts";
import { prepareJobs } from "../../src/jobs/prepare-jobs.ts";
import { builtOffice } from "../../scripts/load-office.ts";
import { buildFresh } from "./build.ts";
import { filledDatabase, testDatabase } from "./database.ts";
import { SECRET_KEY } from "./secret-key.ts";

export const OFFICE_HOST = "beheer.localhost";
const PORT = 3000;
export const OFFICE_ORIGIN = `http://${OFFICE_HOST}:${PORT}`;

/** `isFilled`: with the starter content; `port`: of its links, where a server listens. */
export type TestOfficeOptions = { isFilled?: boolean; mediaFolder?: string; hasMailService?: boolean; port?: number };

/** A browser of somebody who uses the area: keeps cookies. */
export type OfficeVisitor = {
  get(path: string): Promise<Response>;
  /** Posts a form as a page of the area does. */
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Posts JSON as a script of the area does. */
  postJson(path: string, json: unknown): Promise<Response>;
  /** The secret of the session; undefined when there is none. */
  session(): string | undefined;
  cookies: Map<string, string>;
};

export type TestOffice = {
  db: Db;
  database: OpenDatabase;
  site: Omit<OfficeSite, "build">;
  welcome: Welcome;
  errors: readonly unknown[];
  app(request: Request, address?: string): Promise<Response>;
  /** Somebody who is not logged in; `address` is their IP address, by default loopback, which has no limit per range. */
  visitor(address?: string): OfficeVisitor;
  /** The editor of a trial, with all brands. */
  editor(): Promise<OfficeVisitor>;
  /** An account with a session; an editor of all brands unless `platformIds` or `role` says otherwise. */
  person(who?: {
    email?: string;
    role?: "ADMIN" | "USER";
    platformIds?: number[];
    organisations?: { id: number; manager: boolean }[];
  }): Promise<OfficeVisitor & { accountId: number }>;
  /** Somebody who has typed the code of a mail, and not yet proved a second factor. */
  oneFactor(): Promise<OfficeVisitor & { accountId: number }>;
  /** Moves the clock of the area. */
  advance(ms: number): void;
  close(): Promise<void>;
};

/** The built management area on a new database, with the starter content if `isFilled`. `close()` drops it. */
export async function testOffice({
  isFilled = false,
  mediaFolder = "/nonexistent",
  port = PORT,
  hasMailService = false,
}: TestOfficeOptions = {}): Promise<TestOffice> {
  await buildFresh();
  const database = await (isFilled ? filledDatabase() : testDatabase());
  await prepareJobs(database, () => {});
  const { db } = database;
  const secrets = createSecrets(SECRET_KEY);
  const errors: unknown[] = [];
  const welcome = openWelcome();
  let advanced_ms = 0;
  const now = () => new Date(Date.now() + advanced_ms);
  const site: TestOffice["site"] = {
    ...{ db, secrets, welcome, host: OFFICE_HOST, origin: `http://${OFFICE_HOST}:${port}`, isTrial: true, now },
    buckets: openBuckets({ secrets, pool: null }),
    pictures: folderPictures(mediaFolder),
    hasMailService,
    originOf: (brand) => `http://${brand.localHost}:3000`,
    log: (error) => errors.push(error),
  };
  const answer = await builtOffice({ site });
  const app = (request: Request, address = "127.0.0.1") => answer(request, address);

  function visitor(address?: string): OfficeVisitor {
    const cookies = new Map<string, string>();
    async function send(path: string, init: RequestInit): Promise<Response> {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const response = await app(new Request(`${site.origin}${path}`, { ...init, headers }), address);
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    }
    return {
      cookies,
      get: (path) => send(path, {}),
      post: (path, fields = {}, headers = {}) =>
        send(path, { method: "POST", body: new URLSearchParams(fields), headers: { origin: site.origin, ...headers } }),
      postJson: (path, json) =>
        send(path, { method: "POST", body: JSON.stringify(json), headers: { origin: site.origin, "content-type": "application/json" } }),
      session: () => cookies.get("office"),
    };
  }

  async function person({ email, role = "ADMIN", platformIds = [], organisations = [] }: Parameters<TestOffice["person"]>[0] = {}) {
    const name = { first_name: "Anna", last_name: "de Vries", phone: null, password: null, old_password: null, old_idx: null };
    const { id: accountId } = await db
      .insertInto("user_account")
      .values({ ...name, email: email ?? `anna${Math.random()}@redactie.example`, role_id: role === "ADMIN" ? 1 : 2, active: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const platform_id of platformIds)
      await db.insertInto("user_platform").values({ user_account_id: accountId, platform_id }).execute();
    for (const { id, manager } of organisations) {
      await db.insertInto("user_organisation").values({ user_account_id: accountId, organisation_id: id, manager }).execute();
    }
    const browser = visitor();
    browser.cookies.set("office", await openSession(db, { accountId, method: "MAIL+TOTP", browser: "Chrome, Linux", now: now() }));
    return { ...browser, accountId };
  }

  return {
    ...{ db, database, site, welcome, errors, app, visitor, person },
    async oneFactor() {
      const browser = await person();
      const { accountId } = browser;
      browser.cookies.set("office", await openSession(db, { accountId, method: "MAIL", browser: "Chrome, Linux", now: now() }));
      return browser;
    },
    async editor() {
      const browser = visitor();
      browser.cookies.set("office", await logInAsDemo(db, { browser: "Chrome, Linux", former: null, now: now(), requestId: "test" }));
      return browser;
    },
    advance: (ms) => void (advanced_ms += ms),
    close: () => database.close(),
  };
}
