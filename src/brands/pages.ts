/** Heading, lead text, and title and description for search engines. */
export type PageTexts = { title: string; lead: string; metaTitle: string; metaDescription: string };

/** Texts of a page with the URL of a picture. */
export type IllustratedPage = PageTexts & { picture: string };

/** One item of the helpdesk's accordion; the link belongs to the answer. */
export type Question = {
  about: "price" | "moreInfo" | "phone" | "help";
  question: string;
  answer: string;
  link?: { title: string; url: string };
};

export type TitledText = { title: string; text: string };

/** An advertisement for the agenda, with the texts above it. */
export type AgendaModule = { title: string; lead: string; banner: { title: string; button: string; picture: string } };

/** Texts of the quote form for parents: it has fields for number and ages of the children, and none for company and salutation. */
export type FamilyRequest = {
  /** Replace texts of the quote form for groups. */
  form: Readonly<Record<"title" | "lead" | "open" | "submit" | "persons" | "fold", string>>;
  ages: { label: string; hint: string };
  proposal: string;
  mails: {
    subject: (title: string, name: string) => string;
    toProvider: (site: string) => string;
    toVisitor: (title: string, company: string) => string;
  };
};

/** Texts of a brand on its static pages. */
export type BrandPages = {
  helpdesk: IllustratedPage & { questions: readonly Question[] };
  /** `agenda` is null when the brand has no agenda. */
  advertise: IllustratedPage & { heading: string; paragraphs: readonly string[]; agenda: AgendaModule | null };
  /** Null when the brand has no agenda. */
  agenda: IllustratedPage | null;
  /** Null when quotes are for groups of adults. */
  familyRequest: FamilyRequest | null;
  newsletter: IllustratedPage & { heading: string; paragraphs: readonly string[]; points: readonly string[] };
  /** Explains the order of the activities. */
  order: IllustratedPage & {
    heading: string;
    paragraphs: readonly string[];
    points: readonly TitledText[];
    /** Shows these four as ordered in three successive hours. */
    example: { title: string; lead: string; activities: readonly [string, string, string, string] };
    /** The other sort orders. */
    choices: { title: string; lead: string; sorts: readonly TitledText[]; link: string };
    /** How evenly the activities were shown last month. */
    measured: { title: string; text: string };
  };
  about: IllustratedPage & {
    heading: string;
    paragraphs: readonly string[];
    /** Promises to visitors. */
    points: readonly TitledText[];
  };
};
