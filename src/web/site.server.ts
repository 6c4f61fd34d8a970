import { createContext } from "react-router";
import type { Site } from "../sites.ts";

/** What a request is about: the app sets it from the host, loaders and actions read it. */
export const siteContext = createContext<Site>();
