import { defineScreen } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { NotFound } from "../../ui/layout/not-found.tsx";

/** The not-found page. Unknown addresses show the same content, with the stylesheet that is built for this route. */
export const notFound = defineScreen({ path: ROUTES.notFound.path, cacheKey: () => "", load: () => null, Page: NotFound });
