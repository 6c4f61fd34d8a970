/** A heading, its text, and what search engines show for a page. */
export type PageTexts = { title: string; lead: string; metaTitle: string; metaDescription: string };

/** A page with a heading, its text, and the address of the picture beside it. */
export type IllustratedPage = PageTexts & { picture: string };

/** One item of the helpdesk's accordion; its link is where the answer leads. */
export type Question = {
  about: "price" | "moreInfo" | "phone" | "help";
  question: string;
  answer: string;
  link?: { title: string; url: string };
};

export type TitledText = { title: string; text: string };

/** An advertisement for the agenda, with what is said above it. */
export type AgendaModule = { title: string; lead: string; banner: { title: string; button: string; picture: string } };

/** What the quote form of a brand asks parents: how many children come and how old they are; neither company nor salutation. */
export type FamilyRequest = {
  /** In the place of the words of other brands. */
  form: Readonly<Record<"title" | "lead" | "open" | "submit" | "persons" | "fold", string>>;
  ages: { label: string; hint: string };
  proposal: string;
  mails: {
    subject: (title: string, name: string) => string;
    toProvider: (site: string) => string;
    toVisitor: (title: string, company: string) => string;
  };
};

/** What a brand says on the pages that stand still. */
export type BrandPages = {
  helpdesk: IllustratedPage & { questions: readonly Question[] };
  /** `agenda` is null where the brand has no agenda. */
  advertise: IllustratedPage & { heading: string; paragraphs: readonly string[]; agenda: AgendaModule | null };
  /** Null where the brand has no agenda. */
  agenda: IllustratedPage | null;
  /** Null where groups of grown-ups ask for quotes. */
  familyRequest: FamilyRequest | null;
  newsletter: IllustratedPage & { heading: string; paragraphs: readonly string[]; points: readonly string[] };
  /** Why activities stand where they stand. */
  order: IllustratedPage & {
    heading: string;
    paragraphs: readonly string[];
    points: readonly TitledText[];
    /** The same four activities at three hours. */
    example: { title: string; lead: string; activities: readonly [string, string, string, string] };
    /** What else one may sort by. */
    choices: { title: string; lead: string; sorts: readonly TitledText[]; link: string };
    /** How even last month was. */
    measured: { title: string; text: string };
  };
  about: IllustratedPage & {
    heading: string;
    paragraphs: readonly string[];
    /** What one may count on. */
    points: readonly TitledText[];
  };
};
