import { cardOf } from "../../activities/card.ts";
import { findOrganisationActivities } from "../../organisations/find-organisation-activities.server.ts";
import type { Blogs } from "../../articles/blogs/article.ts";
import { findBlog } from "../../articles/blogs/find-blogs.ts";
import type { Brand } from "../../brands/brand.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { findOrganisation } from "../../organisations/find-organisation.server.ts";
import { activityPicture, blogPicture, brandPicture, landingPicture, organisationPicture } from "./pictures-of.ts";
import { socialFile, subjectOf, type SocialPicture, type SubjectKind } from "../../media/social-pictures/social-picture.server.ts";

type World = { brand: Brand; catalogue: Catalogue; blogs: Blogs };

/** The picture with this file name as pages of the brand show it now; null for every other name, also one of before. */
export async function findSocialPicture(world: World, file: string): Promise<SocialPicture | null> {
  const subject = subjectOf(file);
  if (!subject) return null;
  const picture = await pictureOf(world, subject);
  return picture && socialFile(picture) === file ? picture : null;
}

async function pictureOf(world: World, { kind, id }: { kind: SubjectKind; id: number }): Promise<SocialPicture | null> {
  const { brand, catalogue, blogs } = world;
  switch (kind) {
    case "activity":
      return ofActivity(world, id);
    case "blog": {
      const article = findBlog(blogs, brand, { id: String(id) });
      return article && blogPicture(brand, article);
    }
    case "landing": {
      const page = [...catalogue.directory(brand.id).seoPages.values()].find((known) => known.id === id);
      return page ? landingPicture(brand, page) : null;
    }
    case "organisation":
      return ofOrganisation(world, id);
    case "brand":
      return brandPicture(brand);
  }
}

async function ofActivity({ brand, catalogue }: World, id: number): Promise<SocialPicture | null> {
  // Asked in memory: a guessed number costs no question, and may be larger than any that the database knows.
  if (!catalogue.hasActivity(brand.id, id)) return null;
  const [document] = await catalogue.documents([id]);
  return document ? activityPicture(brand, cardOf(document)) : null;
}

async function ofOrganisation({ brand, catalogue }: World, id: number): Promise<SocialPicture | null> {
  const organisation = findOrganisation(catalogue, brand, id);
  if (!organisation) return null;
  const list = await findOrganisationActivities(catalogue, brand, { organisationId: id, page: 1, limit: 1 });
  return organisationPicture(brand, organisation, list && "activities" in list ? list.activities[0] : undefined);
}
