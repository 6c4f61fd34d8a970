import type * as z from "zod/mini";
import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { redirectLookup } from "../contract/entities/activity.ts";

export type Redirect = z.infer<typeof redirectLookup>;

/** The redirect of an old slug; null when it is unknown or its target is not public. */
export function findRedirect(catalogue: Catalogue, brand: Brand, { slug }: { slug: string }): Redirect | null {
  const redirect = catalogue.directory(brand.id).redirects.get(slug);
  if (!redirect || catalogue.activityIdOf(brand.id, redirect.newSlug) !== redirect.activityId) return null;
  return redirect;
}
