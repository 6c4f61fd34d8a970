import type { Catalogue } from "../catalogue/catalogue.ts";

/**
 * An activity's page title: its own title, and its place unless the title names that. Numbered when older activities have the
 * same page title, because these must be unique within a brand (quality requirements, found).
 */
export async function fullTitle(catalogue: Catalogue, { id, title }: { id: number; title: string }): Promise<string> {
  const [document] = await catalogue.documents([id]);
  if (!document) return title;

  const { placeBeside, namesakesBefore } = document;
  const placed = placeBeside === null ? title : `${title}, ${placeBeside}`;
  return namesakesBefore > 0 ? `${placed} (${namesakesBefore + 1})` : placed;
}
