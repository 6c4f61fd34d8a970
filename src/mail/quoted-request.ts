/** A stored quote request with what its mails say about the activity. */
export type QuotedRequest = {
  id: number;
  createdAt: Date;
  name: string;
  gender: "man" | "vrouw";
  reference: string | null;
  companyName: string | null;
  email: string;
  phone: string;
  numberOfPersons: number | null;
  /** A day, `2027-05-12`. */
  plannedDate: string | null;
  address: string | null;
  zipcode: string | null;
  city: string | null;
  description: string | null;
  /** Of the visitor's request; absent in jobs of before. */
  requestId?: string;
  activity: { title: string; companyName: string; url: string };
};

/** The moment tells installations apart whose numbers begin at 1. */
export function quoteMailName({ id, createdAt }: QuotedRequest, recipient: string): string {
  return `quote-${id}-${createdAt.getTime()}-${recipient}`;
}
