import { setTimeout as delay } from "node:timers/promises";
import { run, type JobHelpers, type Runner, type TaskList } from "graphile-worker";
import { queueSeedReencryption } from "../accounts/reencrypt-totp.ts";
import { brands } from "../brands/brands.ts";
import type { Config } from "../config.ts";
import type { OpenDatabase } from "../database/open.ts";
import { queueReencryption } from "../submissions/events/queue-reencryption.server.ts";
import type { Secrets } from "../crypto/secrets.ts";
import { AddressRefused, openDelivery } from "../mail/deliver.ts";
import type { PictureStore } from "../media/picture-store.server.ts";
import type { SocialStore } from "../media/social-pictures/social-store.server.ts";
import { mailJob } from "../mail/mail-job.ts";
import { MAX_CONNECTIONS } from "../mail/open-mail-server.ts";
import { SEND_MAIL } from "../mail/queue-mail.ts";
import { sendMail } from "../mail/outgoing/send-mail.ts";
import { forgetSubscriber } from "../submissions/newsletter/forget-subscriber.server.ts";
import { openMailerLite } from "../submissions/newsletter/mailerlite.ts";
import { FORGET_SUBSCRIBER, forgetJob } from "../submissions/newsletter/queue-forgetting.server.ts";
import { addBrandsToSyncs, SYNC_SUBSCRIBER, syncJob } from "../submissions/newsletter/queue-sync.server.ts";
import { makeSocialPicture } from "../media/social-pictures/make-social-picture.server.ts";
import { DRAW_SOCIAL_PICTURE } from "../media/social-pictures/queue-social-picture.server.ts";
import { socialPicture } from "../media/social-pictures/social-picture.server.ts";
import { syncSubscriber } from "../submissions/newsletter/sync-subscriber.server.ts";
import { RECORD_CHANGES_TASK } from "../seo/index-now/queue-submission.server.ts";
import { indexNowSchedule, indexNowTasks } from "./index-now-tasks.ts";
import { unlockAbandonedJobs } from "./unlock-abandoned-jobs.ts";
import { giveUp } from "./give-up.ts";
import { reconnectingPool } from "./reconnecting-pool.ts";
import { prepareJobs } from "./prepare-jobs.ts";
import { makeWidths } from "../media/widths/make-widths.server.ts";
import { MAKE_WIDTHS, widthsJob } from "../media/widths/queue-widths.server.ts";
import { schedule, scheduledTasks } from "./schedule.ts";
import { capRetryDelay } from "./cap-retry-delay.ts";
import { workerLog } from "./worker-log.ts";

export type JobsOptions = {
  database: OpenDatabase;
  config: Pick<Config, "smtpUrl"> & Partial<Pick<Config, "mailerLite" | "indexNow">>;
  /** Signs the links of mails, and re-encrypts IBANs and seeds of authenticator apps. */
  secrets: Pick<Secrets, "sign" | "encrypt" | "decrypt" | "pseudonym">;
  /** Jobs delete orphaned uploads from it and store resized variants of released ones. */
  pictures: PictureStore;
  /** Stores the pictures that are drawn for social networks. */
  socialPictures: SocialStore;
  log: (line: string) => void;
};

export type Jobs = {
  /** Takes no more jobs and waits for the running ones; those that take longer than 5 s are aborted and retried later. */
  stop(): Promise<void>;
};

const POLL_MS = 1_000;
const RESTART_DELAY_MS = 1_000;
const MAINTAIN_EVERY_MS = 60_000;
/** Without the database a worker does not stop; the process must end anyway. */
const STOP_TIMEOUT_MS = 10_000;

/**
 * Runs queued jobs as soon as they are committed (LISTEN, and a poll once a second), as many at a time as there are
 * connections to the mail server. Waits out an outage of the database, and replaces a worker that ended for any other reason.
 */
export async function startJobs({ database, config, log, ...rooms }: JobsOptions): Promise<Jobs> {
  await prepareJobs(database, log);
  const { db } = database;
  await Promise.all([queueReencryption(db, rooms.secrets), queueSeedReencryption(db, rooms.secrets), addBrandsToSyncs(db)]);
  const tasks = tasksOf({ database, config, log, ...rooms });
  const stopping = new AbortController();
  let runner = await startRunner(database, tasks, log);

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => {});
      await delay(RESTART_DELAY_MS, undefined, { ref: false });
      if (stopping.signal.aborted) return;
      log("jobs: the worker ended and is replaced");
      runner = await startRunner(database, tasks, log).catch(() => runner);
      if (stopping.signal.aborted) await runner.stop().catch(() => {});
    }
  }

  void keepRunning();
  const maintenance = setInterval(() => void maintainQueue(database), MAINTAIN_EVERY_MS).unref();

  async function stop(): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort();
    clearInterval(maintenance);
    const ended = runner.stop().catch(() => {});
    await Promise.race([ended, delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  return { stop };
}

function tasksOf({ database: { db }, config, secrets, ...scheduled }: JobsOptions): TaskList {
  const deliver = openDelivery(config.smtpUrl, db);
  const mailerLite = config.mailerLite ? openMailerLite(config.mailerLite) : null;
  return {
    [SEND_MAIL]: (payload, helpers) =>
      sendMail({ db, secrets }, mailJob.parse(payload), (mail) => deliver(mail, helpers.abortSignal)).catch((error) =>
        fail(error, helpers),
      ),
    [SYNC_SUBSCRIBER]: (payload, { abortSignal }) => syncSubscriber(db, { mailerLite, signal: abortSignal }, syncJob.parse(payload)),
    [FORGET_SUBSCRIBER]: (payload, { abortSignal: signal }) => forgetSubscriber(secrets, { mailerLite, signal }, forgetJob.parse(payload)),
    [DRAW_SOCIAL_PICTURE]: (payload) =>
      makeSocialPicture(socialPicture.parse(payload), { uploads: scheduled.pictures, store: scheduled.socialPictures }),
    [MAKE_WIDTHS]: (payload, { abortSignal: signal }) => makeWidths(db, scheduled.pictures, { ...widthsJob.parse(payload), signal }),
    ...scheduledTasks({ db, secrets, ...scheduled }),
    ...indexNowTasks({ db, indexNow: config.indexNow ?? null, brands, log: scheduled.log }),
  };
}

async function fail(error: unknown, helpers: JobHelpers): Promise<never> {
  if (error instanceof AddressRefused) await giveUp(helpers);
  throw error;
}

/** Ignores errors, such as an outage of the database: the next run repeats it. */
async function maintainQueue({ pool }: OpenDatabase): Promise<void> {
  await Promise.allSettled([unlockAbandonedJobs(pool), capRetryDelay(pool)]);
}

function startRunner({ pool }: OpenDatabase, taskList: TaskList, log: (line: string) => void): Promise<Runner> {
  return run({
    pgPool: reconnectingPool(pool),
    taskList,
    // Without IndexNow, changed pages are not recorded.
    parsedCronItems: taskList[RECORD_CHANGES_TASK] ? [...schedule, ...indexNowSchedule] : schedule,
    concurrency: MAX_CONNECTIONS,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: workerLog(log),
  });
}
