import { join } from "node:path";
import { en } from "zod/locales";
import * as z from "zod/mini";
import type { BrandKey } from "../../brands/brand.ts";
import { hiddenEntry } from "./entries.ts";
import { mistake, readYaml } from "./read-entries.ts";

const hiddenOfBrand = z.strictObject({
  /** Slug of the activity from which missing fields are taken, and the original of the edit copy. */
  like: z.string(),
  rejected: z.extend(hiddenEntry, { reviewComment: z.string() }),
  inactive: hiddenEntry,
  /** An edit copy keeps the slug. */
  editCopy: z.omit(hiddenEntry, { slug: true }),
});

/** The activities of a brand that must never be public: one per reason. */
export type HiddenActivities = z.infer<typeof hiddenOfBrand>;

/** Reads `hidden.yaml`; null when the brand is not in it. Throws with a sentence per mistake. */
export async function readHidden(folder: string, brand: BrandKey): Promise<HiddenActivities | null> {
  const file = join(folder, "hidden.yaml");
  const parsed = z.record(z.string(), hiddenOfBrand).safeParse((await readYaml(file)) ?? {}, { error: en().localeError });
  if (parsed.success) return parsed.data[brand] ?? null;
  const mistakes = parsed.error.issues.map(({ path: [entry, ...field], message }) =>
    mistake(file, { entry: String(entry), field: field.join("."), message }),
  );
  throw new Error(mistakes.join("\n"));
}
