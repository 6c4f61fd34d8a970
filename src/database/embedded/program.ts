import type { SpawnOptions } from "node:child_process";
import type { Account } from "./account.ts";

/** Options for PostgreSQL's programs: their own user, and none of the PG… variables of our environment. */
export function programOptions(account: Account | null) {
  return {
    cwd: "/",
    env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
    ...account,
  } satisfies SpawnOptions;
}
