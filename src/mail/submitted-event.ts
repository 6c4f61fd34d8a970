/** A stored event request as its mails tell it: everything but the IBAN. */
export type SubmittedEvent = {
  id: number;
  createdAt: Date;
  name: string;
  companyName: string | null;
  email: string;
  title: string;
  description: string;
  /** Days, `2027-05-12`. */
  startDate: string;
  endDate: string | null;
  address: string;
  zipcode: string;
  city: string;
  province: string;
  website: string;
  /** Of the visitor's request. */
  requestId?: string;
  /** Of the site that it was sent to. */
  origin: string;
};

/** The moment tells installations apart whose numbers begin at 1. */
export function eventMailName({ id, createdAt }: SubmittedEvent, recipient: string): string {
  return `event-${id}-${createdAt.getTime()}-${recipient}`;
}
