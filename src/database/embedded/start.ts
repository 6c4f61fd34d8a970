import type { ChildProcess } from "node:child_process";
import { serverAccount } from "./account.ts";
import { prepareBinaries } from "./binaries.ts";
import { findCheckout } from "./checkout.ts";
import { prepareCluster } from "./cluster.ts";
import { keepRunning } from "./keep-running.ts";
import { lockExclusive, tryLockExclusive, tryLockShared, type Lock } from "./lock.ts";
import { preparePlace, type Place } from "./place.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { serve } from "./serve.ts";
import { makeSocketFolder, removeSocketFolder } from "./socket.ts";
import { embeddedUrl } from "./url.ts";

export type EmbeddedServer = {
  url: string;
  /** The last process to leave stops the server. */
  leave(): Promise<void>;
};

/** Another process may be running initdb, or waiting for crash recovery. */
const START_LOCK_TIMEOUT_MS = 300_000;

/**
 * Starts the embedded PostgreSQL of this data folder, or joins the running one.
 *
 * No process owns the server. Every process that uses it holds a shared lock on `users.lock`. A process that leaves
 * releases it and tries to get it exclusively: if it succeeds, it was the last one, and stops the server. A killed process
 * loses its lock; the next start joins the server, which still runs. Starting and stopping happen under `turn.lock`.
 */
export async function startEmbedded(options: { dataDir: string | null; log: (line: string) => void }): Promise<EmbeddedServer> {
  const { dataDir, log } = options;
  const checkout = findCheckout();
  const place = await preparePlace(checkout, dataDir, await serverAccount());

  async function start(): Promise<ChildProcess | null> {
    const binaries = await prepareBinaries(checkout, place);
    await prepareCluster(place, binaries, log);
    await makeSocketFolder(place.socketFolder, place.account);
    return serve(place, binaries);
  }

  return withStartLock(place, async () => {
    const child = await start();
    log(child === null ? "joined the running database server" : `started the database server in ${place.base}`);
    const users = joinUsers(place);
    const keeper = keepRunning({
      isRunning: async () => (await findPostmaster(place)) !== null,
      start: () => withStartLock(place, start),
      log,
    });
    keeper.watch(child);

    return {
      url: embeddedUrl(place),
      async leave() {
        await keeper.stop();
        await withStartLock(place, () => leave(place, users));
      },
    };
  });
}

function joinUsers({ usersLock }: Place): Lock {
  const users = tryLockShared(usersLock);
  // Our processes take it exclusively only under the start lock, which we hold here.
  if (users === null) throw new Error(`${usersLock} is held by something that is not Uitkijk.`);
  return users;
}

async function leave(place: Place, users: Lock): Promise<void> {
  users.release();
  const exclusive = tryLockExclusive(place.usersLock);
  if (exclusive === null) return;

  try {
    await stopPostmaster(place);
    await removeSocketFolder(place.socketFolder);
  } finally {
    exclusive.release();
  }
}

async function withStartLock<Result>(place: Place, act: () => Promise<Result>): Promise<Result> {
  const lock = await lockExclusive(place.startLock, START_LOCK_TIMEOUT_MS);
  try {
    return await act();
  } finally {
    lock.release();
  }
}
