import * as z from "zod/mini";
import { id, platformId } from "../fields.ts";
import { filterName } from "./activity.ts";

const namedPlace = z.object({ id, name: z.string() });

export const seoPage = z.object({
  id,
  title: z.string(),
  active: z.boolean(),
  slug: z.string(),
  searchQuery: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  pageTitle: z.string(),
  pageDescription: z.string(),
  cities: z.array(namedPlace),
  provinces: z.array(namedPlace),
  regions: z.array(namedPlace),
  platform: platformId,
  filters: z.array(filterName),
});
export type SeoPage = z.infer<typeof seoPage>;
