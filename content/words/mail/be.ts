import { nlMail, type MailWords } from "./nl.ts";

/** Words of mails in Flemish, where they differ from Dutch. */
export const beMail: MailWords = {
  ...nlMail,
  waitingReport: {
    ...nlMail.waitingReport,
    kinds: { ...nlMail.waitingReport.kinds, newsletter: "Inschrijvingen voor de nieuwsbrief" },
  },
  newsletterConfirm: {
    ...nlMail.newsletterConfirm,
    subject: (site) => `Bevestig je inschrijving voor de nieuwsbrief van ${site}`,
  },
  newsletterWelcome: {
    ...nlMail.newsletterWelcome,
    intro: (_site) => "Je staat op de lijst. Om de drie weken krijg je een korte mail met nieuwe uitstappen en iets om te lezen.",
  },
  leaveNewsletter: "Uitschrijven voor de nieuwsbrief",
};
