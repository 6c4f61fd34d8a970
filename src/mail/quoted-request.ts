import type { Brand } from "../brands/brand.ts";

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
  activity: { title: string; companyName: string; url: string };
};

/** Facts only, so that the same mail has the same id; the moment tells installations apart whose numbers begin at 1. */
export function quoteMessageId(brand: Brand, request: QuotedRequest, recipient: string): string {
  const domain = brand.email.slice(brand.email.lastIndexOf("@") + 1);
  return `quote-${request.id}-${request.createdAt.getTime()}-${recipient}@${domain}`;
}

/** A subject is one line, whatever the title holds. */
export function subjectLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
