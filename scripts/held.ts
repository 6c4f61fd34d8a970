// `npm run held -- list [--brand nl] | show quote:12 | release quote:12 | reject quote:12`: submissions that wait for a decision by a person.
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Brand } from "../src/brands/brand.ts";
import { brandOfPlatform } from "../src/brands/brands.ts";
import type { Config } from "../src/config.ts";
import { makeDataFolder } from "../src/database/data-folder.ts";
import type { Db, OpenDatabase } from "../src/database/open.ts";
import { openSecrets } from "../src/crypto/open-secrets.ts";
import { heldKinds, listHeldItems, parseItemName } from "../src/moderation/moderation-queue.ts";
import type { Decision, ModerationContext } from "../src/moderation/held-item.ts";
import { openPictures } from "../src/media/store/open-pictures.server.ts";
import { originOf } from "../src/sites.ts";
import { brandOf } from "./brand-of.ts";
import { onDatabase } from "./on-database.ts";
import { print } from "./print.ts";
import { minute, table } from "./table.ts";
import { fieldLines } from "./visible-text.ts";

const NAMES = Object.keys(heldKinds).map((kind) => `${kind}:12`);
const USAGE = `npm run held -- list [--brand nl], or show, release or reject with a name: ${NAMES.join(", ")}`;

await onDatabase(async (database, config) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brand: { type: "string" } } });
  const [command, name = "", ...rest] = positionals;
  if (command === "list" && name === "") return list(database.db, values.brand ? brandOf(values.brand) : null);
  if (rest.length > 0 || !isVerb(command)) throw new Error(`Usage: ${USAGE}.`);
  await decide(await openModeration(database, config), command, name);
});

async function list(db: Db, brand: Brand | null): Promise<void> {
  const items = await listHeldItems(db, brand);
  if (items.length === 0) return print("Nothing waits.");
  const rows = items.map(({ name, platformId, since, who, what }) => [name, brandOfPlatform(platformId).key, minute(since), who, what]);
  print(table(["name", "brand", "since (UTC)", "who", "what"], rows));
}

async function decide(context: ModerationContext, verb: Verb, name: string): Promise<void> {
  const read = parseItemName(name);
  if (!read) throw new Error(`"${name}" is not the name of a held item: ${USAGE}.`);
  if (verb === "show") {
    const shown = await read.kind.show(context, read.id);
    if (!shown) throw new Error(`There is no ${name}.`);
    return print(fieldLines(shown));
  }
  print(`${name}: ${sentenceOf(name, await read.kind[verb](context, read.id))}`);
}

function sentenceOf(name: string, decision: Decision): string {
  switch (decision.kind) {
    case "done":
      return decision.effect;
    case "not-found":
      throw new Error(`There is no ${name}.`);
    case "decided":
      throw new Error(`${name} does not wait: it was sent, released or rejected before.`);
  }
}

async function openModeration({ db }: OpenDatabase, config: Config): Promise<ModerationContext> {
  const dataFolder = await makeDataFolder(config.dataDir);
  const secrets = await openSecrets(config, dataFolder);
  const pictures = openPictures(config.s3, config.mediaDir ?? join(dataFolder, "media"));
  return { db, pictures, secrets, originOf: (brand) => originOf(brand, config.port), now: new Date() };
}

type Verb = "show" | "release" | "reject";

function isVerb(word: string | undefined): word is Verb {
  return word === "show" || word === "release" || word === "reject";
}
