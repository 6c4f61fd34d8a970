// `npm run held -- list [--brand nl] | show quote:12 | release quote:12 | reject quote:12 [--reason TEXT]`: submissions that wait for a decision by a person.
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Brand } from "../src/brands/brand.ts";
import { brandOfPlatform } from "../src/brands/brands.ts";
import type { Config } from "../src/config.ts";
import { makeDataFolder } from "../src/database/data-folder.ts";
import type { Db, OpenDatabase } from "../src/database/open.ts";
import { openSecrets } from "../src/crypto/open-secrets.ts";
import type { Decision, ModerationContext } from "../src/moderation/held-item.ts";
import { listHeldItems } from "../src/moderation/list-held.ts";
import { heldKinds, itemName, parseItemName } from "../src/moderation/moderation-queue.ts";
import { openPictures } from "../src/media/store/open-pictures.server.ts";
import { EVERYTHING } from "../src/permissions/scope.ts";
import { originOf } from "../src/sites.ts";
import { brandOf } from "./brand-of.ts";
import { effectSentence, shownFields, whatOf } from "./held-sentences.ts";
import { onDatabase } from "./on-database.ts";
import { print } from "./print.ts";
import { minute, table } from "./table.ts";
import { fieldLines } from "./visible-text.ts";

const NAMES = Object.keys(heldKinds).map((kind) => `${kind}:12`);
const USAGE = `npm run held -- list [--brand nl], or show, release or reject [--reason TEXT] with a name: ${NAMES.join(", ")}`;
/** The log takes no longer ones. */
const LONGEST_REASON = 2_000;

await onDatabase(async (database, config) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { brand: { type: "string" }, reason: { type: "string" } } });
  const [command, name = "", ...rest] = positionals;
  if (command === "list" && name === "") return list(database.db, values.brand ? brandOf(values.brand) : null);
  const { reason } = values;
  if (rest.length > 0 || !isVerb(command) || (reason !== undefined && command !== "reject")) throw new Error(`Usage: ${USAGE}.`);
  if (reason !== undefined && reason.length > LONGEST_REASON) throw new Error(`A reason has at most ${LONGEST_REASON} characters.`);
  await decide(await openModeration(database, config), { verb: command, name, reason });
});

async function list(db: Db, brand: Brand | null): Promise<void> {
  const items = await listHeldItems(db, brand);
  if (items.length === 0) return print("Nothing waits.");
  const rows = items.map((item) => [itemName(item), brandOfPlatform(item.platformId).key, minute(item.since), item.who, whatOf(item)]);
  print(table(["name", "brand", "since (UTC)", "who", "what"], rows));
}

type Asked = { verb: Verb; name: string; reason: string | undefined };

async function decide(context: ModerationContext, { verb, name, reason }: Asked): Promise<void> {
  const read = parseItemName(name);
  if (!read) throw new Error(`"${name}" is not the name of a held item: ${USAGE}.`);
  if (verb === "show") {
    const shown = await read.kind.show(context, read.id);
    if (!shown) throw new Error(`There is no ${name}.`);
    return print(fieldLines(shownFields(shown)));
  }
  const decision = verb === "release" ? read.kind.release(context, read.id) : read.kind.reject(context, read.id, reason);
  print(`${name}: ${sentenceOf(name, await decision)}`);
}

function sentenceOf(name: string, decision: Decision): string {
  switch (decision.kind) {
    case "done":
      return effectSentence(decision.effect);
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
  const operator = { actor: { kind: "OPERATOR" }, scope: EVERYTHING } as const;
  return { db, pictures, secrets, originOf: (brand) => originOf(brand, config.port), now: new Date(), ...operator };
}

type Verb = "show" | "release" | "reject";

function isVerb(word: string | undefined): word is Verb {
  return word === "show" || word === "release" || word === "reject";
}
