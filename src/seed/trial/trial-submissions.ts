import type { Insertable } from "kysely";
import type { Tables } from "../../database/tables.ts";

/** Everybody here is invented: addresses end in `.example`, which nobody can have (RFC 2606). */
type Row<Table extends keyof Tables, Given extends string> = Omit<Insertable<Tables[Table]>, Given | "created_at"> & { hoursAgo: number };

const NO_ADDRESS = { reference: null, address: null, zipcode: null, city: null };

/** `isDelivered`: released; its mail to the provider is one of the two that could not be delivered. */
export const trialQuotes: Row<"quote_request", "activity_id" | "planned_date">[] = [
  {
    ...{ ...NO_ADDRESS, name: "SEO Growth Team", gender: "man", email: "rank-1@seo-growth.example", phone: "000000000" },
    ...{ company_name: "SEO Growth", number_of_persons: 999, held: true, hoursAgo: 3 },
    description:
      "Rank #1 on every search engine in 24 hours!!! Cheap backlinks, guaranteed: http://seo-growth.example/buy http://seo-growth.example/now",
  },
  {
    ...{ ...NO_ADDRESS, name: "Marloes Visser", gender: "vrouw", email: "marloes@dewilgen.example", phone: "06 1234 5678" },
    ...{ company_name: "Basisschool De Wilgen", number_of_persons: 24, held: true, hoursAgo: 26 },
    description: "We zoeken iets voor de studiedag van ons team. Drie collega's eten vegetarisch, en één zit in een rolstoel. Kan dat?",
  },
  {
    ...{ ...NO_ADDRESS, name: "Joost van Dam", gender: "man", email: "joost@drukkerijdepers.example", phone: "06 8765 4321" },
    ...{ company_name: "Drukkerij De Pers", number_of_persons: 16, held: false, hoursAgo: 74 },
    description: "Graag een voorstel voor een vrijdagmiddag, met een borrel erna.",
  },
];

export const trialMessages: Row<"contact_message", "platform_id">[] = [
  {
    ...{ type: "AD", name: "Fatima El Amrani", email: "fatima@klimhalboven.example", phone: "06 2468 1357", company_name: "Klimhal Boven" },
    ...{ held: true, hoursAgo: 5 },
    description: "Onze klimhal staat nog niet op jullie site. Hoe kunnen we meedoen, en wat kost het? Zie ook https://klimhalboven.example",
  },
  {
    ...{ type: "QUESTION", name: "Henk Bakker", email: "henk@bakkr.example", phone: null, company_name: null, held: false, hoursAgo: 30 },
    description: "Kan ik een aanvraag die ik gisteren deed nog veranderen? We zijn met tien mensen meer.",
  },
];

export const trialSubscriptions: Row<"newsletter_subscription", "platform_id">[] = [
  { name: "Sanne", email: "sanne+folder@tafelvanzes.example", confirmed_at: null, unsubscribed_at: null, held: true, hoursAgo: 50 },
];

/** `city: null` takes a known city of the brand; the second place is one that does not exist. */
export const trialEvents: (Omit<Row<"event_request", "platform_id" | "province" | "start_date">, "city"> & {
  city: string | null;
  inDays: number;
})[] = [
  {
    ...{
      name: "Noor de Wit",
      company_name: "Buurthuis De Wip",
      email: "noor@dewip.example",
      iban_encrypted: null,
      upload_id: null,
      event_id: null,
    },
    ...{
      city: null,
      address: "Kerkplein 3",
      zipcode: "1234 AB",
      end_date: null,
      website: "https://dewip.example",
      hoursAgo: 30,
      inDays: 12,
    },
    title: "Kinderkookmiddag: pizza van de grond",
    description: "Kinderen van zes tot tien jaar plukken kruiden in de buurttuin en bakken daarna hun eigen pizza in de houtoven.",
  },
  {
    ...{
      name: "Bram Smit",
      company_name: null,
      email: "bram@lichtjestocht.example",
      iban_encrypted: null,
      upload_id: null,
      event_id: null,
    },
    ...{
      city: "Klein Nergenshuizen",
      address: "Dorpsstraat 1",
      zipcode: "9999 ZZ",
      end_date: null,
      website: "https://lichtjestocht.example",
    },
    ...{ hoursAgo: 2, inDays: 20, title: "Lichtjestocht door het bos" },
    description:
      "Een wandeling van drie kilometer langs duizend lampions, met warme chocolademelk halverwege. Honden mogen mee aan de lijn.",
  },
];

export const TRIAL_CITY = { name: "Overlinge", hoursAgo: 8 };
