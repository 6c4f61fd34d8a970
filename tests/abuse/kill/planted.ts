import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../support/build.ts";

/** A bug as somebody could make it. */
export type PlantedBug = { name: string } & Change;
/** What stands in a file, and what takes its place. */
export type Change = { file: string; from: string; to: string };

export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: "an answer that leaves before the commit",
    file: "src/submissions/once/submit-once.server.ts",
    from: "  for (const pause_ms of isDerived(key.key) ? PAUSES_MS : []) {",
    to: `  setTimeout(() => void storeOnce(db, key, work).catch(() => {}), 150);
  if (Date.now() > 0) return { outcome: { kind: "received", id: 1 }, isNew: true };
  for (const pause_ms of isDerived(key.key) ? PAUSES_MS : []) {`,
  },
  {
    name: "no unique key",
    file: "src/submissions/once/submit-once.server.ts",
    from: "  const found = await findAnswer(transaction, key);",
    to: '  const found = { kind: "new" } as Awaited<ReturnType<typeof findAnswer>>;',
  },
  {
    name: "mails that are queued before the commit",
    file: "src/submissions/quotes/store-quote-request.server.ts",
    from: "  if (!options.held) await forwardQuoteRequest(transaction, sender,",
    to: `  setTimeout(() => {}, 0);
  if (!options.held) await forwardQuoteRequest((sender as unknown as { db: Db }).db, sender,`,
  },
];

const COPIED = ["src", "packages", "content", "scripts", "migrations", "server.ts", "package.json", "package-lock.json", "tsconfig.json"];
const CONFIGURATION = ["vite.config.ts", "vite.server.config.ts"];
const TESTS = ["tests", "vitest.config.ts", "SECURITY.md"];

/** A checkout of its own in `folder` with the changes in it, built; with `tests`, so that they can be run there. */
export async function checkoutWith(changes: readonly Change[], folder: string, { tests = false } = {}): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of [...COPIED, ...CONFIGURATION, ...(tests ? TESTS : [])])
    await cp(join(ROOT, name), join(folder, name), { recursive: true });
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const { file, from, to } of changes) {
    const source = await readFile(join(folder, file), "utf8");
    if (!source.includes(from)) throw new Error(`${file} no longer holds the text that the bug replaces: ${from}`);
    await writeFile(
      join(folder, file),
      source.replace(from, () => to),
    );
  }
  const { build }: { build: () => Promise<void> } = await import(join(folder, "scripts/build.mjs"));
  await build();
  return folder;
}
