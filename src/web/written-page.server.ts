import { createContext } from "react-router";

/**
 * The page as it was written. An answer of the platform would copy it to keep it, and again to give it back: a page has 170 KB,
 * so that V8 would collect all of its heap the sooner for it. The answer itself is empty.
 * Null where no page is asked for, but the data of one.
 */
export const writtenPageContext = createContext<{ bytes: Buffer | null } | null>(null);
