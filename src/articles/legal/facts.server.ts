import type { Brand } from "../../brands/brand.ts";
import { IBAN_DAYS } from "../../submissions/events/erase-ibans.server.ts";
import { ORPHAN_AFTER_HOURS } from "../../media/uploads/remove-orphans.server.ts";
import { CONFIRMABLE_DAYS } from "../../submissions/newsletter/links.server.ts";
import { CONSENT_MONTHS } from "./consent-months.ts";
import { PERIODS } from "../../privacy/retention/periods.ts";

/** Services of others that this set-up uses. */
export type Services = { mailerLite: boolean; googlePlaces: boolean; tagManager: boolean };

/** What `{name}` stands for in the texts of `content/legal`; periods are those that the code keeps to. */
export function factsOf(brand: Brand): ReadonlyMap<string, string> {
  const { name: site, email, phone, publisher } = brand;
  const { quoteRequestMonths, messageMonths, eventRequestMonths, unconfirmedDays } = PERIODS;
  const kept = { quoteRequestMonths, messageMonths, eventRequestMonths, unconfirmedDays };
  const periods = {
    ...kept,
    ibanDays: IBAN_DAYS,
    answerableDays: CONFIRMABLE_DAYS,
    orphanHours: ORPHAN_AFTER_HOURS,
    consentMonths: CONSENT_MONTHS,
  };
  return new Map<string, string>([
    ...Object.entries({ site, email, publisher: publisher.name, address: publisher.address, register: publisher.register }),
    ...Object.entries({ phone: phone ?? "", phoneDigits: (phone ?? "").replaceAll(" ", "") }),
    ...Object.entries(periods).map(([period, amount]): [string, string] => [period, String(amount)]),
  ]);
}

/** What a paragraph or a line of a list may ask for with `[name]` at its beginning. */
export function conditionsOf(brand: Brand, services: Services): ReadonlyMap<string, boolean> {
  return new Map(Object.entries({ agenda: brand.pages.agenda !== null, ...services, unmeasured: !services.tagManager }));
}
