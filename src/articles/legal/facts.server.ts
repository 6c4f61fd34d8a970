import type { Brand } from "../../brands/brand.ts";
import { IBAN_DAYS } from "../../submissions/events/erase-ibans.server.ts";
import { ORPHAN_AFTER_HOURS } from "../../media/uploads/remove-orphans.server.ts";
import { CONFIRMABLE_DAYS } from "../../submissions/newsletter/links.server.ts";
import { CONSENT_MONTHS } from "./consent-months.ts";
import { PERIODS } from "../../privacy/retention/periods.ts";

/** Third-party services that this installation uses. */
export type Services = { mailerLite: boolean; googlePlaces: boolean; tagManager: boolean };

/** The values of placeholders, `{name}`, in the texts of `content/legal`; periods come from the code. */
export function placeholderValues(brand: Brand): ReadonlyMap<string, string> {
  const { name: site, email, phone, publisher } = brand;
  const { quoteRequestMonths, messageMonths, eventRequestMonths, unconfirmedDays, actMonths, loginActMonths } = PERIODS;
  const periods = {
    ...{ quoteRequestMonths, messageMonths, eventRequestMonths, unconfirmedDays, actMonths, loginActMonths },
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

/** The conditions of paragraphs and list items that begin with `[name]`. */
export function conditionsOf(brand: Brand, services: Services): ReadonlyMap<string, boolean> {
  return new Map(Object.entries({ agenda: brand.pages.agenda !== null, ...services, unmeasured: !services.tagManager }));
}
