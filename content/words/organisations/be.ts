import { nlOrganisations, type OrganisationWords } from "./nl.ts";

export const beOrganisations: OrganisationWords = {
  ...nlOrganisations,
  organisations: {
    ...nlOrganisations.organisations,
    searchHint: "Naam, plaats of uitstap",
  },
};
