import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";

export type AtomEntry = { id: string; title: string; summary: string; content: string; updated: string; published: string };

const SCHEMA = join(import.meta.dirname, "schema/atom.xsd");

/** Violations of the Atom schema in a feed, a sentence each. */
export async function atomFaults(xml: string): Promise<string[]> {
  const { valid, errors, rawOutput } = await validateXML({
    xml: { fileName: "feed.xml", contents: xml },
    schema: await readFile(SCHEMA, "utf8"),
  });
  return valid ? [] : [...errors.map(({ rawMessage }) => rawMessage), rawOutput];
}

/** The entries of a feed; HTML in texts stays escaped. */
export function entriesIn(xml: string): AtomEntry[] {
  return [...xml.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry = ""]) => {
    const textOf = (name: string) => new RegExp(`<${name}[^>]*>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${name}>`, "s").exec(entry)?.[1] ?? "";
    const [id, title, summary, content] = ["id", "title", "summary", "content"].map(textOf);
    return {
      id: id ?? "",
      title: title ?? "",
      summary: summary ?? "",
      content: content ?? "",
      updated: textOf("updated"),
      published: textOf("published"),
    };
  });
}
