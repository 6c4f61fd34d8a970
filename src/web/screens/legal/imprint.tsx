import { ROUTES } from "../../navigation/routes.ts";
import { defineLegalScreen } from "./legal-screen.tsx";

/** The Impressum, where the law requires it (§ 5 DDG; specification 3, Links). */
export const imprint = defineLegalScreen({
  path: ROUTES.imprint.path,
  name: "imprint",
  textOf: ({ brand, legal }) => legal[brand.key].imprint,
});
