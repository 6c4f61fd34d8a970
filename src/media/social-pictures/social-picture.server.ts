import { hash } from "node:crypto";
import * as z from "zod/mini";
import type { BrandKey } from "../../brands/brand.ts";

const brandKey = z.enum(["nl", "de", "kids", "be"] satisfies [BrandKey, ...BrandKey[]]);
/** Subjects of social pictures; `brand` is for pages without a picture of their own. */
export const subjectKind = z.enum(["activity", "blog", "landing", "organisation", "brand"]);
export type SubjectKind = z.infer<typeof subjectKind>;

/** The content of a social picture; `id` is that of the activity, article, page or brand. */
export const socialPicture = z.object({
  brand: brandKey,
  kind: subjectKind,
  id: z.int(),
  title: z.string(),
  /** A line below the title; a place gets a pin icon. */
  note: z.nullable(z.object({ text: z.string(), isPlace: z.boolean() })),
  /** URL of the background picture, and its focus as shares of width and height. */
  ground: z.object({ url: z.string(), focus: z.object({ x: z.number(), y: z.number() }) }),
});
export type SocialPicture = z.infer<typeof socialPicture>;

export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Increase when the design changes, so that the URLs change too. */
const DESIGN_VERSION = 1;

const FILE = /^(activity|blog|landing|organisation|brand)-(\d{1,10})-([0-9a-f]{16})\.jpg$/;

/** `activity-12-0123456789abcdef.jpg`: the subject and a hash of the content. */
export function socialFile({ kind, id, ...drawn }: SocialPicture): string {
  return `${kind}-${id}-${hash("sha256", JSON.stringify([DESIGN_VERSION, kind, id, drawn]), "hex").slice(0, 16)}.jpg`;
}

/** The URL of a picture; immutable, since another content has another URL. */
export function socialUrl(picture: SocialPicture): string {
  return `/static/social/${socialFile(picture)}`;
}

/** The subject in a file name; null for other names. */
export function subjectOf(file: string): { kind: SubjectKind; id: number } | null {
  const [, kind, id] = FILE.exec(file) ?? [];
  const parsed = subjectKind.safeParse(kind);
  return parsed.success ? { kind: parsed.data, id: Number(id) } : null;
}
