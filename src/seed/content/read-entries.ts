import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseDocument } from "yaml";
import { en } from "zod/locales";
import * as z from "zod/mini";

const explain = en().localeError;

/**
 * The entries of a YAML list, each parsed by `entry`; a missing file has none.
 * Throws with a sentence per mistake, which names file, entry and field.
 */
export async function readEntries<Entry extends z.ZodMiniType>(file: string, entry: Entry): Promise<z.infer<Entry>[]> {
  const list = await readYaml(file);
  if (list === null) return [];

  const parsed = z.array(entry).safeParse(list, { error: explain });
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => mistakeAt(file, list, issue)).join("\n"));
}

/** The entries of every YAML file of a folder, by file name without extension. */
export async function readFolder<Entry extends z.ZodMiniType>(folder: string, entry: Entry): Promise<Map<string, z.infer<Entry>[]>> {
  const files = await Array.fromAsync(glob("*.yaml", { cwd: folder }));
  const lists = files.toSorted().map(async (file) => [basename(file, ".yaml"), await readEntries(join(folder, file), entry)] as const);
  return new Map(await Promise.all(lists));
}

/** The content of a YAML file, not validated; null when the file is missing. */
export async function readYaml(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;

  const document = parseDocument(text);
  const [mistake] = document.errors;
  if (mistake) throw new Error(`${shortName(file)}: ${mistake.message.split("\n")[0]}`);
  return document.toJS();
}

/** One mistake as a sentence: `nl/activities/farm-golf.yaml, entry 3 (boerengolf), persons.0: Invalid input`. */
export function mistake(file: string, { entry, field, message }: { entry: string; field: string; message: string }): string {
  return [shortName(file), entry, field].filter(Boolean).join(", ") + `: ${message}`;
}

function mistakeAt(file: string, list: unknown, { path, message }: { path: PropertyKey[]; message: string }): string {
  const [index, ...field] = path;
  if (typeof index !== "number") return mistake(file, { entry: "", field: path.join("."), message });
  const entry: unknown = Array.isArray(list) ? list[index] : undefined;
  return mistake(file, { entry: `entry ${index + 1}${nameOf(entry)}`, field: field.join("."), message });
}

function nameOf(entry: unknown): string {
  const named = z.looseObject({
    slug: z.optional(z.string()),
    key: z.optional(z.string()),
    name: z.optional(z.string()),
    title: z.optional(z.string()),
  });
  const { data } = named.safeParse(entry);
  const name = data?.slug ?? data?.key ?? data?.name ?? data?.title;
  return name === undefined ? "" : ` (${name})`;
}

/** The path of a file relative to `content/starter/`, for authors of content. */
function shortName(file: string): string {
  return file.split("/starter/").at(-1) ?? file;
}
