import { createContext } from "react-router";

/** The whole style sheet as text, for the pages to carry inline; empty in development, where Vite injects it. */
export const stylesContext = createContext<string>("");
