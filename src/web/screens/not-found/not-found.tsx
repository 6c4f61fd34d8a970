import { defineScreen } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { NotFound } from "../../ui/layout/not-found.tsx";

/** The not-found page, which also answers all unknown addresses; its route builds their stylesheet. */
export const notFound = defineScreen({ path: ROUTES.notFound.path, cacheKey: () => "", load: () => null, Page: NotFound });
