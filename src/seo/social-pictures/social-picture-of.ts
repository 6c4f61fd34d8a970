import type { Article } from "../../articles/blogs/article.ts";
import { blogImage } from "../../articles/blogs/blog-card.ts";
import type { Brand } from "../../brands/brand.ts";
import { wordsOf } from "../../brands/words.ts";
import type { PublicMedia } from "../../contract/entities/media.ts";
import type { SeoPage } from "../../contract/entities/seo-page.ts";
import { panoramaUrl } from "../../media/panorama-url.ts";
import { landingHeading } from "../../landing-pages/landing-page.ts";
import type { SocialPicture } from "../../media/social-pictures/social-picture.server.ts";

type Named = { name: string };
type Pictured = { media: readonly Pick<PublicMedia, "url" | "type" | "focus">[] };
type Activity = Pictured & {
  id: number;
  title: string;
  kind: Named | null;
  cities: readonly Named[];
  regions: readonly Named[];
  provinces: readonly Named[];
};
type Background = SocialPicture["ground"];

const MIDDLE = { x: 0.5, y: 0.5 };

/** The social picture of pages without one of their own. */
export function brandPicture(brand: Brand): SocialPicture {
  return { brand: brand.key, kind: "brand", id: brand.id, title: brand.home.title, note: null, ground: panorama(brand) };
}

/** An activity's first picture with its title, kind and place. */
export function activityPicture(brand: Brand, activity: Activity): SocialPicture {
  const { id, title, kind: activityKind, cities, regions, provinces } = activity;
  const place = cities[0] ?? regions[0] ?? provinces[0];
  const text = [activityKind, place].flatMap((named) => named?.name ?? []).join(" · ");
  return {
    ...{ brand: brand.key, kind: "activity", id, title },
    note: text === "" ? null : { text, isPlace: place !== undefined },
    ground: backgroundOf(brand, activity),
  };
}

/** An article's drawing with its title. */
export function blogPicture(brand: Brand, article: Article): SocialPicture {
  const { url, focus } = blogImage(brand, article);
  const note = { text: wordsOf(brand.locale).blogs.breadcrumb, isPlace: false };
  return { brand: brand.key, kind: "blog", id: article.id, title: article.title, note, ground: { url, focus } };
}

/** The heading of a landing page over the brand's panorama. */
export function landingPicture(brand: Brand, page: SeoPage): SocialPicture {
  return { brand: brand.key, kind: "landing", id: page.id, title: landingHeading(page), note: null, ground: panorama(brand) };
}

/** An organisation's name, with the first picture of the first of its activities. */
export function organisationPicture(brand: Brand, { id, name }: Named & { id: number }, first: Pictured | undefined): SocialPicture {
  return { brand: brand.key, kind: "organisation", id, title: name, note: null, ground: backgroundOf(brand, first ?? { media: [] }) };
}

function backgroundOf(brand: Brand, { media }: Pictured): Background {
  const picture = media.find(({ type }) => type === "IMAGE");
  return picture ? { url: picture.url, focus: picture.focus ?? MIDDLE } : panorama(brand);
}

function panorama({ key }: Brand): Background {
  return { url: panoramaUrl(key), focus: MIDDLE };
}
