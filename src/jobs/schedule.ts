import { parseCronItems, type TaskList } from "graphile-worker";
import * as z from "zod/mini";
import type { Db } from "../database/open.ts";
import { REENCRYPT_TOTP, reencryptTotp } from "../accounts/reencrypt-totp.ts";
import { eraseIbans } from "../submissions/events/erase-ibans.server.ts";
import { REENCRYPT_IBANS } from "../submissions/events/queue-reencryption.server.ts";
import { reencryptIbans } from "../submissions/events/reencrypt-ibans.server.ts";
import type { Encryption } from "../crypto/encryption.ts";
import { queueReports } from "../moderation/queue-reports.ts";
import type { PictureStore } from "../media/picture-store.server.ts";
import { removeOrphans } from "../media/uploads/remove-orphans.server.ts";
import { queueMissingWidths } from "../media/widths/queue-widths.server.ts";
import type { SocialStore } from "../media/social-pictures/social-store.server.ts";
import { removeExpired } from "../privacy/retention/remove-expired.ts";

const REMOVE = "remove-expired";
const REPORT = "queue-reports";
const HOUR_MS = 3_600_000;
/** Pictures for social networks that were not requested for so long are removed; on a later request they are drawn again. */
const UNASKED_DAYS = 60;

/** Each scheduled time is queued once, however many processes run. Missed ones are queued at the next start, within `backfillPeriod`. */
export const schedule = parseCronItems([
  { task: REMOVE, match: "17 2 * * *", options: { backfillPeriod: 24 * HOUR_MS } },
  { task: REENCRYPT_IBANS, match: "37 2 * * *", options: { backfillPeriod: 24 * HOUR_MS } },
  { task: REENCRYPT_TOTP, match: "47 2 * * *", options: { backfillPeriod: 24 * HOUR_MS } },
  { task: REPORT, match: "0 * * * *", options: { backfillPeriod: 12 * HOUR_MS } },
]);

/** The time that a job was scheduled for, whenever it runs. */
const scheduled = z.object({ _cron: z.object({ ts: z.iso.datetime({ offset: true }) }) });

type Scheduled = {
  db: Db;
  secrets: Encryption;
  pictures: PictureStore;
  socialPictures: SocialStore;
  log: (line: string) => void;
};

/** The scheduled tasks. They log counts, and no personal data. */
export function scheduledTasks({ db, secrets, pictures, socialPictures, log }: Scheduled): TaskList {
  return {
    [REMOVE]: async () => {
      const now = new Date();
      const { uploads, files } = await removeOrphans(db, pictures, now);
      await queueMissingWidths(db);
      const social = await socialPictures.removeUnused(new Date(now.getTime() - UNASKED_DAYS * 24 * HOUR_MS));
      const counts = { ...(await removeExpired(db, now)), ibans: await eraseIbans(db, now), uploads, files, social };
      const removed = Object.entries(counts).filter(([, count]) => count > 0);
      if (removed.length > 0) log(`jobs: removed expired data: ${removed.map((one) => one.join(" ")).join(", ")}`);
    },
    [REENCRYPT_IBANS]: async () => {
      const { reencrypted, unreadable } = await reencryptIbans(db, secrets);
      if (reencrypted > 0) log(`jobs: encrypted IBANs again with SECRET_KEY: ${reencrypted}`);
      if (unreadable > 0) log(`jobs: IBANs that no key can decrypt: ${unreadable}; see npm run doctor`);
    },
    [REENCRYPT_TOTP]: async () => {
      const { reencrypted, unreadable } = await reencryptTotp(db, secrets);
      if (reencrypted > 0) log(`jobs: encrypted seeds of authenticator apps again with SECRET_KEY: ${reencrypted}`);
      if (unreadable > 0) log(`jobs: seeds of authenticator apps that no key can decrypt: ${unreadable}; see npm run doctor`);
    },
    [REPORT]: (payload) => queueReports(db, new Date(scheduled.parse(payload)._cron.ts)),
  };
}
