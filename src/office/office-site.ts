import type { Buckets } from "../abuse/buckets.server.ts";
import type { Brand } from "../brands/brand.ts";
import type { Secrets } from "../crypto/secrets.ts";
import type { Db } from "../database/open.ts";
import type { PictureStore } from "../media/picture-store.server.ts";
import type { Welcome } from "../accounts/welcome.ts";
import type { OfficeBuild } from "./document/office-build.ts";

/** What the management area works with. */
export type OfficeSite = {
  /** A pool of its own: a heavy list of editors never makes visitors wait (specification 4 §1). */
  db: Db;
  secrets: Secrets;
  buckets: Buckets;
  pictures: PictureStore;
  /** Whether a service sends the newsletter, and knows its readers. */
  hasMailService: boolean;
  /** The area's host, which its passkeys belong to. */
  host: string;
  /** The origin of its links; never that of a request. */
  origin: string;
  /** Whether HOSTS is unset: demo accounts and the welcome address work then, and only on this machine. */
  isTrial: boolean;
  welcome: Welcome | null;
  /** The origin of links in a brand's mails, and of its pages. */
  originOf: (brand: Brand) => string;
  build: OfficeBuild;
  log: (error: unknown, about: { requestId: string }) => void;
  now: () => Date;
};
