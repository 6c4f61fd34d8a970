import type { SpawnOptions } from "node:child_process";
import type { Account } from "./account.ts";

/** How PostgreSQL's programs run: as their own user, and deaf to the PG… variables of whoever started us. */
export function programOptions(account: Account | null) {
  return {
    cwd: "/",
    env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
    ...account,
  } satisfies SpawnOptions;
}
