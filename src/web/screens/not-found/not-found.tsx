import { defineScreen } from "../../document/screen.ts";
import { SCREEN_PATHS } from "../../screen-paths.ts";
import { NotFound } from "../../ui/not-found.tsx";

/** The address of the not-found page, which stands in the place of every page that is not there, with their stylesheet. */
export const notFound = defineScreen({ path: SCREEN_PATHS.notFound, cacheKey: () => "", load: () => null, Page: NotFound });
