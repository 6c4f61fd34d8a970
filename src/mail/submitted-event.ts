/** A stored event request for its mails, without the IBAN. */
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
  /** The id of the visitor's HTTP request. */
  requestId?: string;
  /** The origin of the site that received it. */
  origin: string;
};

/** The time makes the name unique among installations, whose ids all begin at 1. */
export function eventMailName({ id, createdAt }: SubmittedEvent, recipient: string): string {
  return `event-${id}-${createdAt.getTime()}-${recipient}`;
}
