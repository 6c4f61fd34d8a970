import * as z from "zod/mini";
import type { Brand } from "../brands/brand.ts";

const recipient = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("contact-person"), id: z.int() }),
  z.object({ kind: z.literal("activity") }),
  z.object({ kind: z.literal("organisation") }),
  z.object({ kind: z.literal("platform") }),
]);
export type ProviderRecipient = z.infer<typeof recipient>;

/** The links of a mail lead to the origin; the request id stands in its headers. */
const sent = { origin: z.string(), requestId: z.optional(z.string()) };

/** The site that a mail is sent for. */
export type MailingSite = { brand: Brand; origin: string; requestId?: string };

/** What a job remembers: which mail, never what is in it. Rows and addresses are read when it is sent. */
const quoteMailJob = z.discriminatedUnion("mail", [
  z.object({ mail: z.literal("quote-to-provider"), quoteRequestId: z.int(), ...sent, recipient }),
  z.object({ mail: z.literal("quote-to-visitor"), quoteRequestId: z.int(), ...sent }),
]);
export type QuoteMailJob = z.infer<typeof quoteMailJob>;

const contactMailJob = z.discriminatedUnion("mail", [
  z.object({ mail: z.literal("contact-to-platform"), contactMessageId: z.int(), ...sent }),
  z.object({ mail: z.literal("contact-to-visitor"), contactMessageId: z.int(), ...sent }),
]);
export type ContactMailJob = z.infer<typeof contactMailJob>;

/** `askedAt` is the moment that the mail follows from: it tells the mails of one subscription apart, and dates its link. */
const newsletterMailJob = z.object({
  mail: z.enum(["newsletter-confirm", "newsletter-already", "newsletter-welcome"]),
  subscriptionId: z.int(),
  askedAt: z.iso.datetime(),
  ...sent,
});
export type NewsletterMailJob = z.infer<typeof newsletterMailJob>;

const eventMailJob = z.discriminatedUnion("mail", [
  z.object({ mail: z.literal("event-to-platform"), eventRequestId: z.int(), ...sent }),
  z.object({ mail: z.literal("event-to-visitor"), eventRequestId: z.int(), ...sent }),
]);
export type EventMailJob = z.infer<typeof eventMailJob>;

/** `day` is that of the brand's morning, `2027-05-12`. */
const reportMailJob = z.object({ mail: z.literal("waiting-report"), platformId: z.int(), day: z.string() });
export type ReportMailJob = z.infer<typeof reportMailJob>;

export const mailJob = z.discriminatedUnion("mail", [
  ...quoteMailJob.def.options,
  ...contactMailJob.def.options,
  ...eventMailJob.def.options,
  newsletterMailJob,
  reportMailJob,
]);
export type MailJob = z.infer<typeof mailJob>;
