import * as z from "zod/mini";
import type { Brand } from "../brands/brand.ts";

const recipient = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("contact-person"), id: z.int() }),
  z.object({ kind: z.literal("activity") }),
  z.object({ kind: z.literal("organisation") }),
  z.object({ kind: z.literal("platform") }),
]);
export type ProviderRecipient = z.infer<typeof recipient>;

/** `origin` is that of the links; `requestId` goes into a header. */
const sent = { origin: z.string(), requestId: z.optional(z.string()) };

/** The site that sends a mail. */
export type MailingSite = { brand: Brand; origin: string; requestId?: string };

/** Jobs hold ids and no personal data. Rows and addresses are read when the mail is sent. */
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

/** `askedAt` is the time of the subscription: it distinguishes the mails of one subscription, and dates the signed link. */
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

/** `day` is the date in the brand's time zone, `2027-05-12`. */
const reportMailJob = z.object({ mail: z.literal("waiting-report"), platformId: z.int(), day: z.string() });
export type ReportMailJob = z.infer<typeof reportMailJob>;

/** `sealed` is the encrypted secret of a token (src/accounts/login-mail.ts). The mail of a missing token is not sent. */
const accountMailJob = z.discriminatedUnion("mail", [
  z.object({ mail: z.literal("office-login"), token: z.string(), sealed: z.string(), ...sent }),
  z.object({ mail: z.literal("office-invitation"), token: z.string(), sealed: z.string(), inviterId: z.optional(z.int()), ...sent }),
  z.object({ mail: z.literal("office-address-code"), token: z.string(), sealed: z.string(), ...sent }),
  z.object({ mail: z.literal("office-address-changed"), token: z.string(), at: z.iso.datetime(), ...sent }),
  z.object({ mail: z.literal("office-new-browser"), accountId: z.int(), at: z.iso.datetime(), browser: z.string(), ...sent }),
  z.object({ mail: z.literal("office-factors-changed"), accountId: z.int(), at: z.iso.datetime(), ...sent }),
]);
export type AccountMailJob = z.infer<typeof accountMailJob>;

export const mailJob = z.discriminatedUnion("mail", [
  ...quoteMailJob.def.options,
  ...contactMailJob.def.options,
  ...eventMailJob.def.options,
  ...accountMailJob.def.options,
  newsletterMailJob,
  reportMailJob,
]);
export type MailJob = z.infer<typeof mailJob>;
