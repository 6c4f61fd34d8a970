// `npm run privacy -- export ADDRESS [--to FILE] | erase ADDRESS [--yes]`: exports or erases the data of a person.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeDataFolder } from "../src/database/data-folder.ts";
import type { Db } from "../src/database/open.ts";
import { openSecrets } from "../src/crypto/open-secrets.ts";
import type { Secrets } from "../src/crypto/secrets.ts";
import { recordAct } from "../src/history/record-act.ts";
import { maskAddress } from "../src/mail/mask-address.ts";
import { openPictures } from "../src/media/store/open-pictures.server.ts";
import { erasePerson, type Erased } from "../src/privacy/erase-person.ts";
import type { Staying } from "../src/privacy/erase-rows.ts";
import { exportPerson } from "../src/privacy/export-person.ts";
import { countPerson } from "../src/privacy/held-rows.ts";
import { readAddress } from "../src/privacy/person-rows.ts";
import { onDatabase } from "./on-database.ts";
import { print, printJson } from "./print.ts";
import { visibleJson } from "./visible-text.ts";

const OPERATOR = { kind: "OPERATOR" } as const;
const USAGE = "npm run privacy -- export ADDRESS [--to FILE], or erase ADDRESS --yes";

await onDatabase(async ({ db }, config) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: "string" }, yes: { type: "boolean" } } });
  const [command, text = "", ...rest] = positionals;
  if ((command !== "export" && command !== "erase") || rest.length > 0) throw new Error(`Usage: ${USAGE}.`);
  const address = readAddress(text);
  if (!address) throw new Error(`"${text}" is no mail address: ${USAGE}.`);

  const dataFolder = await makeDataFolder(config.dataDir);
  const secrets = await openSecrets(config, dataFolder);
  if (command === "export") return writeExport(db, secrets, { address, file: values.to ?? null });
  if (!values.yes) return announce(db, address);
  const pictures = openPictures(config.s3, config.mediaDir ?? join(dataFolder, "media"));
  const hasMailService = config.mailerLite !== null;
  report(await erasePerson(db, { address, actor: OPERATOR, pictures, secrets, hasMailService }));
});

async function writeExport(db: Db, secrets: Secrets, { address, file }: { address: string; file: string | null }): Promise<void> {
  const exported = await exportPerson(db, secrets, address);
  const changes = { address: [null, maskAddress(address)] } as const;
  await recordAct(db, { actor: OPERATOR, action: "privacy.export", subject: { kind: "person", id: null }, changes });
  if (file === null) return printJson(exported);
  await writeFile(file, `${visibleJson(exported)}\n`, { mode: 0o600, flag: "wx" });
  print(`Written to ${file}, for your eyes only. IBANs are in it in full.`);
}

/** Lists what would be erased, as it cannot be undone. */
async function announce(db: Db, address: string): Promise<void> {
  const counts = Object.entries(await countPerson(db, address)).map(([table, count]) => `${table} ${count}`);
  print(counts.length > 0 ? `This would be erased for good: ${counts.join(", ")}.` : "Nothing is held of this address.");
  if (counts.length > 0) throw new Error("Nothing was erased: add --yes to do it.");
}

function report(erased: Erased): void {
  if (erased.kind !== "erased")
    throw new Error(
      "Nothing was erased: this is the last editor who can log in. Invite another first: npm run accounts -- invite ADDRESS.",
    );
  const { removed, stays } = erased.erasure;
  const counts = Object.entries(removed).map(([name, count]) => `${name} ${count}`);
  print(counts.length > 0 ? `Erased: ${counts.join(", ")}.` : "Nothing was held of this address.");
  for (const staying of stays) print(sentenceOf(staying));
  if (erased.forgetJob !== null)
    print("The server asks the mail service to forget the address, and tries again until it does: npm run mails.");
  print("Backups of before still hold it until they are removed.");
}

function sentenceOf(staying: Staying): string {
  switch (staying.kind) {
    case "busy-mails":
      return `Mails being sent at this moment: ${staying.count}. They end by themselves.`;
    case "organisation":
      return `Organisation ${staying.id} (${staying.name}) cannot be without an address: give it another, then erase again.`;
  }
}
