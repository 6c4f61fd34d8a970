/** A stored question or message of an advertiser, with the data for its mails. */
export type ContactMail = {
  id: number;
  createdAt: Date;
  type: "AD" | "QUESTION";
  name: string;
  email: string;
  phone: string | null;
  companyName: string | null;
  description: string | null;
  /** The origin of links. */
  origin: string;
  /** The id of the visitor's HTTP request. */
  requestId?: string;
};

/** The time makes the name unique among installations, whose ids all begin at 1. */
export function contactMailName({ id, createdAt }: ContactMail, recipient: "platform" | "visitor"): string {
  return `contact-${id}-${createdAt.getTime()}-${recipient}`;
}

/** The key of the mail's texts. */
export function kindOf({ type }: ContactMail): "question" | "ad" {
  return type === "AD" ? "ad" : "question";
}
