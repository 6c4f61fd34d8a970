import { join } from "node:path";
import { brands } from "../../../src/brands/brands.ts";
import { BUILT_SERVER } from "../../../scripts/built-server.mjs";
import { MEMORY_FLAGS } from "../../../scripts/memory-flags.mjs";
import { freePort } from "../../../tests/support/server.ts";
import { hostOf, readText } from "../read-text.ts";
import { onCores } from "./on-cores.ts";
import { start, type Started } from "./started.ts";

export type Ours = Started & { metricsPort: number };

const ROOT = join(import.meta.dirname, "../../..");

/**
 * Starts our server as in production, with its log and metrics. Servers with the same `dataDir` share its database, which
 * must be running and filled (`openSite`).
 */
export async function startOurs({ dataDir, cores }: { dataDir: string; cores: readonly number[] }): Promise<Ours> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const settings = {
    ...{ PORT: port, METRICS_PORT: metricsPort, DATA_DIR: dataDir, DATABASE_URL: "", MEDIA_DIR: "", SMTP_URL: "", TRUSTED_PROXIES: "" },
    HOSTS: brands.map(({ key }) => hostOf(key)).join(" "),
    NODE_ENV: "production",
  };
  const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const command = ["env", "-C", ROOT, ...words, ...onCores(cores, [process.execPath, ...MEMORY_FLAGS, BUILT_SERVER])];
  const isUp = async () => (await readText({ port, brand: "nl", path: "/readyz" })) === "ready";
  return { ...(await start({ name: "Uitkijk", command, port, isUp })), metricsPort };
}
