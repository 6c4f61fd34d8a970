import { isTermsLanguage } from "../../../articles/legal/legal-text.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { defineLegalScreen } from "./legal-screen.tsx";

/** The terms of use in one of three languages (specification 2 §2, About us). */
export const terms = defineLegalScreen({
  path: ROUTES.terms.path,
  name: "terms",
  textOf: (site, { language }) => (isTermsLanguage(language) ? site.legal[site.brand.key].terms[language] : null),
});
