import { SCREEN_PATHS } from "../../screen-paths.ts";
import { defineLegalScreen } from "./legal-screen.tsx";

/** What is stored of visitors, why and for how long (decisions, Links). */
export const privacy = defineLegalScreen({
  path: SCREEN_PATHS.privacy,
  name: "privacy",
  textOf: ({ brand, legal }) => legal[brand.key].privacy,
});
