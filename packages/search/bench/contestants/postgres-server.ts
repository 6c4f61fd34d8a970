import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { join } from "node:path";
import pg from "pg";
import { serverAccount } from "../../../../src/database/embedded/account.ts";
import { prepareBinaries } from "../../../../src/database/embedded/binaries.ts";
import { findCheckout } from "../../../../src/database/embedded/checkout.ts";
import { CLUSTER_USER, prepareCluster } from "../../../../src/database/embedded/cluster.ts";
import { preparePlace } from "../../../../src/database/embedded/place.ts";
import { programOptions } from "../../../../src/database/embedded/program.ts";
import { makeSocketFolder, removeSocketFolder } from "../../../../src/database/embedded/socket.ts";

/** Settings of a machine that only searches: everything in memory, no syncing, all cores for one query. */
const SETTINGS = {
  ...{ listen_addresses: "", unix_socket_permissions: "0700", max_connections: "10" },
  ...{ shared_buffers: "4GB", work_mem: "512MB", maintenance_work_mem: "1GB", effective_cache_size: "12GB", hash_mem_multiplier: "4" },
  ...{ fsync: "off", synchronous_commit: "off", full_page_writes: "off", wal_level: "minimal", max_wal_senders: "0", max_wal_size: "8GB" },
  ...{ random_page_cost: "1.0", max_parallel_workers_per_gather: "2", max_parallel_workers: "2", parallel_setup_cost: "100" },
  ...{ autovacuum: "off", timezone: "UTC", default_statistics_target: "1000" },
};

export type BenchServer = { client: pg.Client; close(): Promise<void> };

/** Starts the embedded PostgreSQL in its own folder with these settings; `close` removes the folder. */
export async function startServer(folder: string): Promise<BenchServer> {
  const account = await serverAccount();
  const checkout = findCheckout();
  const place = await preparePlace(checkout, folder, account);
  const binaries = await prepareBinaries(checkout, place);
  await prepareCluster(place, binaries, () => {});
  await makeSocketFolder(place.socketFolder, account);

  const settings = { ...SETTINGS, unix_socket_directories: place.socketFolder };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(binaries.folder, "postgres"), ["-D", place.cluster, ...flags], { ...programOptions(account), stdio: "ignore" });

  const client = await connect(place.socketFolder);
  return {
    client,
    async close() {
      await client.end();
      const exited = once(server, "exit");
      server.kill("SIGINT");
      await exited;
      await removeSocketFolder(place.socketFolder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function connect(host: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ host, user: CLUSTER_USER, database: "postgres" });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await delay(100);
    }
  }
}
