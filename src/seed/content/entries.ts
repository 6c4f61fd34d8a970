import * as z from "zod/mini";
import { factValues } from "../../contract/entities/facts.ts";
import { indoorOutdoor } from "../../contract/enumerations.ts";
import type { SceneKind } from "../../../packages/scenes/kinds.ts";
import { pictureName, pictureSeed } from "../../media/picture-name.ts";

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const prose = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const email = z.string().check(z.email());
const website = z.string().check(z.regex(/^https?:\/\/[^\s]+$/));
const time = z.iso.time({ precision: -1 });
const names = z._default(z.array(text), []);

/** A lower and an upper bound; null is open. */
function range(most: number) {
  const bound = z.nullable(z.int().check(z.gte(0), z.lte(most)));
  return z
    .tuple([bound, bound])
    .check(z.refine(([low, high]) => low === null || high === null || low <= high, "the lower bound is above the upper one"));
}

export const filterGroupEntry = z.strictObject({
  name: text,
  picture: pictureName,
  /** Set when its filters are bands of a value, in ascending order: an activity has at most one of them. */
  bands: z.optional(z.enum(["budget", "duration"])),
  filters: z.array(
    z.strictObject({
      name: text,
      description: text,
      picture: pictureName,
      /** Words and phrases as `src/sentences/slots/filters.ts` reads them. */
      synonyms: names,
      /** Upper bound of a price band, in cents per person. */
      upTo_cents: z.optional(z.int().check(z.gte(0))),
      /** Activities with this value have the filter automatically. */
      indoorOutdoor: z.optional(indoorOutdoor),
    }),
  ),
});
export type FilterGroupEntry = z.infer<typeof filterGroupEntry>;

const kindName = z.strictObject({ name: text.check(z.maxLength(60)), synonyms: names });

/** A kind of activities with its names per language; `related` are similar kinds, the most similar first. */
export const kindEntry = z.strictObject({ key: slug, nl: kindName, de: kindName, related: z._default(z.array(slug), []) });
export type KindEntry = z.infer<typeof kindEntry>;

export const organisationEntry = z.strictObject({
  key: slug,
  name: text,
  address: text,
  streetNumber: text,
  zipcode: text,
  city: text,
  phone: z.nullish(text),
  email,
  website: z.nullish(website),
  contact: z.strictObject({ firstName: text, lastName: text, email, wantsOfferMail: z.boolean() }),
});
export type OrganisationEntry = z.infer<typeof organisationEntry>;

export const activityEntry = z
  .strictObject({
    title: text.check(z.maxLength(120)),
    slug,
    /** The key of a kind. */
    kind: slug,
    /** Absent facts are unknown. */
    facts: z._default(z.partial(z.strictObject(factValues)), {}),
    pictures: z.array(pictureSeed).check(z.minLength(1)),
    organisation: slug,
    /** A name, with its province when it is ambiguous: `Beek, Limburg`. */
    place: z.optional(text),
    province: z.optional(text),
    region: z.optional(text),
    locationDescription: z.nullish(prose),
    persons: range(500),
    ages: range(120),
    indoorOutdoor,
    reach: z.enum(["ORIGIN_COUNTRY", "EUROPE", "OUTSIDE_EUROPE"]),
    filters: names,
    price_cents: z.nullish(z.int().check(z.gte(0))),
    duration_minutes: z.nullish(z.int().check(z.gt(0))),
    website: z.nullish(website),
    showWebsite: z.boolean(),
    /** The date of its addition. */
    added: z.iso.date(),
    description: prose,
  })
  .check(z.refine(({ place, province, region }) => Boolean(place ?? province ?? region), "needs a place, province or region"));
/** An activity with the scene of its pictures, which is the name of its file. */
export type ActivityEntry = z.infer<typeof activityEntry> & { scene: SceneKind };

export const bannerEntry = z.strictObject({
  title: text,
  buttonTitle: text,
  link: z.string().check(z.regex(/^(https?:\/\/|\/)[^\s]+$/)),
  ctaType: z.enum(["AD", "QUESTION"]),
  linkTarget: z.enum(["newWindow", "sameWindow"]),
  picture: pictureName,
});
export type BannerEntry = z.infer<typeof bannerEntry>;

export const redirectEntry = z.strictObject({ oldSlug: slug, newSlug: slug });
export type RedirectEntry = z.infer<typeof redirectEntry>;

/** The landing page of an opening word. Its titles contain `#locatie`: pages of places use them too. */
export const openingPageEntry = z.strictObject({
  word: slug,
  title: text,
  metaTitle: text,
  metaDescription: text,
  pageTitle: text,
  pageDescription: prose,
  filters: names,
});

/** The landing page of an opening word in a city or a province; missing fields are taken from the page of the word. */
export const placePageEntry = z
  .strictObject({
    city: z.optional(text),
    province: z.optional(text),
    metaTitle: z.optional(text),
    metaDescription: text,
    pageDescription: prose,
  })
  .check(z.refine(({ city, province }) => (city === undefined) !== (province === undefined), "needs a city or a province"));

/** An event, with days relative to the date of seeding (-3 is three days before it) and times in the brand's time zone. */
export const eventEntry = z.strictObject({
  title: text,
  organisation: z.nullish(slug),
  place: z.nullish(text),
  days_from_seeding: z.int(),
  /** Number of days after the first. */
  days_long: z._default(z.int().check(z.gte(0)), 0),
  start_time: time,
  end_time: z.nullish(time),
  website: z.nullish(website),
  pictures: z.array(pictureName).check(z.minLength(1)),
  description: prose,
});
export type EventEntry = z.infer<typeof eventEntry>;

/** An activity that must never be public; missing fields are taken from the activity named in `like` (hidden.yaml). */
export const hiddenEntry = z.strictObject({ title: text, slug, description: prose });
