import { defineScreen } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { NotFound } from "../../ui/layout/not-found.tsx";

/** The address of the not-found page, which stands in the place of every page that is not there, with their stylesheet. */
export const notFound = defineScreen({ path: ROUTES.notFound.path, cacheKey: () => "", load: () => null, Page: NotFound });
