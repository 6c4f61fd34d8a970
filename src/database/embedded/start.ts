import type { ChildProcess } from "node:child_process";
import { serverAccount } from "./account.ts";
import { prepareBinaries } from "./binaries.ts";
import { findCheckout } from "./checkout.ts";
import { prepareCluster } from "./cluster.ts";
import { keepRunning } from "./keep-running.ts";
import { lockAlone, tryLockAlone, tryLockTogether, type Lock } from "./lock.ts";
import { preparePlace, type Place } from "./place.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { serve } from "./serve.ts";
import { makeSocketFolder, removeSocketFolder } from "./socket.ts";
import { embeddedUrl } from "./url.ts";

export type EmbeddedServer = {
  url: string;
  /** The last one to leave stops the server. */
  leave(): Promise<void>;
};

/** A first start can wait here for another's initdb, a later one for its crash recovery. */
const PATIENCE_WITH_OTHERS_MS = 300_000;

/**
 * Starts the embedded PostgreSQL of this data folder, or joins the one that runs.
 *
 * Nobody owns the server. Every process that uses it holds `users.lock` together with the others, and whoever leaves
 * and then gets that lock alone was the last, and stops it. A process that was killed has lost its lock and counts no
 * more; the server it leaves behind is found by the next start. Starting and stopping happen under `turn.lock`.
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

  return inTurn(place, async () => {
    const child = await start();
    log(child === null ? "joined the database server that runs already" : `started the database server in ${place.base}`);
    const users = joinUsers(place);
    const keeper = keepRunning({
      isRunning: async () => (await findPostmaster(place)) !== null,
      start: () => inTurn(place, start),
      log,
    });
    keeper.watch(child);

    return {
      url: embeddedUrl(place),
      async leave() {
        await keeper.stop();
        await inTurn(place, () => leave(place, users));
      },
    };
  });
}

function joinUsers({ usersLock }: Place): Lock {
  const users = tryLockTogether(usersLock);
  // Only a leaver takes it alone, and only during its turn.
  if (users === null) throw new Error(`${usersLock} is held by something that is not Uitkijk.`);
  return users;
}

async function leave(place: Place, users: Lock): Promise<void> {
  users.release();
  const alone = tryLockAlone(place.usersLock);
  if (alone === null) return;

  try {
    await stopPostmaster(place);
    await removeSocketFolder(place.socketFolder);
  } finally {
    alone.release();
  }
}

async function inTurn<Result>(place: Place, act: () => Promise<Result>): Promise<Result> {
  const turn = await lockAlone(place.turnLock, PATIENCE_WITH_OTHERS_MS);
  try {
    return await act();
  } finally {
    turn.release();
  }
}
