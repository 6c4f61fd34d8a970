import { ROUTES } from "../../navigation/routes.ts";
import { defineLegalScreen } from "./legal-screen.tsx";

/** The privacy statement (specification 3, Links). */
export const privacy = defineLegalScreen({
  path: ROUTES.privacy.path,
  name: "privacy",
  textOf: ({ brand, legal }) => legal[brand.key].privacy,
});
