import type { PublicBanner } from "../contract/entities/banner.ts";

/** The parts of a banner on a page; `url` counts the click and redirects to the target. */
export type BannerTeaser = Pick<PublicBanner, "id" | "title" | "buttonTitle" | "ctaType" | "linkTarget" | "image"> & { url: string };

export function bannerTeaser({ id, title, buttonTitle, ctaType, linkTarget, image }: PublicBanner): BannerTeaser {
  return { id, title, buttonTitle, ctaType, linkTarget, image, url: `/banner/${id}` };
}
