/** A stored question, or message of an advertiser, with what its mails need. */
export type ContactMail = {
  id: number;
  createdAt: Date;
  type: "AD" | "QUESTION";
  name: string;
  email: string;
  phone: string | null;
  companyName: string | null;
  description: string | null;
  /** Of the links. */
  origin: string;
  /** Of the visitor's request. */
  requestId?: string;
};

/** The moment tells installations apart whose numbers begin at 1. */
export function contactMailName({ id, createdAt }: ContactMail, recipient: "platform" | "visitor"): string {
  return `contact-${id}-${createdAt.getTime()}-${recipient}`;
}

/** Which of the words of a mail are meant. */
export function kindOf({ type }: ContactMail): "question" | "ad" {
  return type === "AD" ? "ad" : "question";
}
