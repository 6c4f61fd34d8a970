import type { Brand } from "../../../brands/brand.ts";
import type { FamilyRequest } from "../../../brands/pages.ts";
import type { FormWords } from "../../../../content/words/forms/nl.ts";

/** Texts of the quote form for families; null on brands for groups. */
export type FamilyForm = Pick<FamilyRequest, "form" | "ages" | "proposal">;

export function familyFormOf({ pages }: Brand): FamilyForm | null {
  if (!pages.familyRequest) return null;
  const { form, ages, proposal } = pages.familyRequest;
  return { form, ages, proposal };
}

/** Words of the quote form; brands aimed at families replace some. */
export function quoteWords(contactForm: FormWords["contactForm"], family: FamilyForm | null): FormWords["contactForm"] {
  if (!family) return contactForm;
  return { ...contactForm, ...family.form, steps: { ...contactForm.steps, proposal: family.proposal } };
}
