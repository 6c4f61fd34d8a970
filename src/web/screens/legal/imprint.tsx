import { ROUTES } from "../../navigation/routes.ts";
import { defineLegalScreen } from "./legal-screen.tsx";

/** Who is responsible for the site, where the law demands it (§ 5 DDG; decisions, Links). */
export const imprint = defineLegalScreen({
  path: ROUTES.imprint.path,
  name: "imprint",
  textOf: ({ brand, legal }) => legal[brand.key].imprint,
});
