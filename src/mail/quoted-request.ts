/** A stored quote request with the activity data for its mails. */
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
  /** The id of the visitor's HTTP request; absent in old jobs. */
  requestId?: string;
  activity: { title: string; companyName: string; url: string };
};

/** The time makes the name unique among installations, whose ids all begin at 1. */
export function quoteMailName({ id, createdAt }: QuotedRequest, recipient: string): string {
  return `quote-${id}-${createdAt.getTime()}-${recipient}`;
}
