import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { OrganisationEntry } from "../content/entries.ts";
import { inBatches } from "../in-batches.ts";

const ORGANISATION_AND_CONTACT = 2;

/** Adds missing organisations of the brand, each with its contact person, and returns how many. */
export async function fillOrganisations(db: Db, brand: Brand, entries: readonly OrganisationEntry[]): Promise<number> {
  const rows = await db.selectFrom("organisation").select("name").where("platform_id", "=", brand.id).execute();
  const known = new Set(rows.map(({ name }) => name));
  const items = entries.filter(({ name }) => !known.has(name));

  await inBatches(db, { items, rowsPerItem: ORGANISATION_AND_CONTACT }, async (transaction, batch) => {
    const added = await transaction
      .insertInto("organisation")
      .values(batch.map((entry) => organisationOf(brand, entry)))
      .returning(["id", "name"])
      .execute();
    const ids = new Map(added.map(({ id, name }) => [name, id]));
    const contacts = batch.flatMap((entry) => contactPersonOf(entry, ids.get(entry.name)));
    await transaction.insertInto("contact_person").values(contacts).execute();
  });
  return items.length;
}

function organisationOf(brand: Brand, entry: OrganisationEntry) {
  const { name, email, address, streetNumber, zipcode, city, phone, website } = entry;
  return { platform_id: brand.id, name, email, address, street_number: streetNumber, zipcode, city, phone, website };
}

function contactPersonOf({ contact, phone }: OrganisationEntry, organisationId: number | undefined) {
  if (organisationId === undefined) return [];
  return [
    {
      organisation_id: organisationId,
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone,
      wants_offer_mail: contact.wantsOfferMail,
      is_primary: true,
    },
  ];
}
