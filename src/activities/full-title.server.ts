import type { Catalogue } from "../catalogue/catalogue.ts";

/**
 * What an activity's page is called: by its title and, unless that names it, its place; numbered where older activities
 * are called so too, as two pages of a brand must not have one title (quality, found).
 */
export async function fullTitle(catalogue: Catalogue, { id, title }: { id: number; title: string }): Promise<string> {
  const [document] = await catalogue.documents([id]);
  if (!document) return title;

  const { placeBeside, namesakesBefore } = document;
  const placed = placeBeside === null ? title : `${title}, ${placeBeside}`;
  return namesakesBefore > 0 ? `${placed} (${namesakesBefore + 1})` : placed;
}
