import type { Catalogue } from "../catalogue/catalogue.ts";

/**
 * How many older public activities of the brand have the same title and the same first city: two pages of a brand must
 * not be called the same (quality, found). Counted when the activity was read, so that its page asks the database nothing.
 */
export async function namesakesBefore(catalogue: Catalogue, { id }: { id: number }): Promise<number> {
  const [document] = await catalogue.documents([id]);
  return document?.namesakesBefore ?? 0;
}
