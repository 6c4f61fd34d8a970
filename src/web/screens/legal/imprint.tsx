import { SCREEN_PATHS } from "../../screen-paths.ts";
import { defineLegalScreen } from "./legal-screen.tsx";

/** Who is responsible for the site, where the law demands it (§ 5 DDG; decisions, Links). */
export const imprint = defineLegalScreen({
  path: SCREEN_PATHS.imprint,
  name: "imprint",
  textOf: ({ brand, legal }) => legal[brand.key].imprint,
});
