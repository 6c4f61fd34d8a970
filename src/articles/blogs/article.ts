import * as z from "zod/mini";
import type { Brand } from "../../brands/brand.ts";
import { pictureName } from "../../media/picture-name.ts";

/** Articles are shared by the brands that name the same list (specification 3, Content). */
export type BlogList = Brand["blogList"];

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** The front matter of an article. */
export const articleHead = z.strictObject({
  id: z.int().check(z.gte(0)),
  title: text,
  /** One sentence, for search engines. */
  description: text,
  picture: pictureName,
  tags: z.array(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))).check(z.minLength(1)),
  published: z.iso.date(),
  /** The last change of its content; absent if it is unchanged since publication. */
  updated: z.optional(z.iso.date()),
  /** Target of 'Lees meer op de website' (read more): an organisation's name by brand key, or else `source`, an official page. */
  organisations: z._default(z.record(z.string(), text), {}),
  source: z.optional(z.strictObject({ name: text, url: z.string().check(z.regex(/^https:\/\/[^\s]+$/)) })),
  /** The search for 'Relevante uitjes' (relevant outings): names of filters, and words. */
  relevant: z.strictObject({ filters: z._default(z.array(text), []), text: z.optional(text) }),
});

/** An article: its front matter, its body as HTML, and the beginning of the body as plain text. */
export type Article = z.infer<typeof articleHead> & { html: string; text: string };

/** All articles of each list, latest first. */
export type Blogs = Readonly<Record<BlogList, readonly Article[]>>;
