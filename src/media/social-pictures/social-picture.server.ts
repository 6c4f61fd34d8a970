import { hash } from "node:crypto";
import * as z from "zod/mini";
import type { BrandKey } from "../../brands/brand.ts";

const brandKey = z.enum(["nl", "de", "kids", "be"] satisfies [BrandKey, ...BrandKey[]]);
/** Of what a picture may be; `brand` is every page that has none of its own. */
export const subjectKind = z.enum(["activity", "blog", "landing", "organisation", "brand"]);
export type SubjectKind = z.infer<typeof subjectKind>;

/** Everything that stands on a social picture, and what it is of: `id` is that of the activity, article, page or brand. */
export const socialPicture = z.object({
  brand: brandKey,
  kind: subjectKind,
  id: z.int(),
  title: z.string(),
  /** A quiet line below the title, such as the place; a pin stands before a place. */
  note: z.nullable(z.object({ text: z.string(), isPlace: z.boolean() })),
  /** Address of the picture beside it as pages show it, and what a crop keeps as shares of width and height. */
  ground: z.object({ url: z.string(), focus: z.object({ x: z.number(), y: z.number() }) }),
});
export type SocialPicture = z.infer<typeof socialPicture>;

export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Changes when pictures are drawn another way, so that their addresses do. */
const MANNER = 1;

const FILE = /^(activity|blog|landing|organisation|brand)-(\d{1,10})-([0-9a-f]{16})\.jpg$/;

/** `activity-12-0123456789abcdef.jpg`: what it is of, and a hash of all that is drawn. */
export function socialFile({ kind, id, ...drawn }: SocialPicture): string {
  return `${kind}-${id}-${hash("sha256", JSON.stringify([MANNER, kind, id, drawn]), "hex").slice(0, 16)}.jpg`;
}

/** Where networks find the picture; it never changes, as another picture has another address. */
export function socialUrl(picture: SocialPicture): string {
  return `/static/social/${socialFile(picture)}`;
}

/** What a file name says it is of; null for what is no name of a picture. */
export function subjectOf(file: string): { kind: SubjectKind; id: number } | null {
  const [, kind, id] = FILE.exec(file) ?? [];
  const parsed = subjectKind.safeParse(kind);
  return parsed.success ? { kind: parsed.data, id: Number(id) } : null;
}
