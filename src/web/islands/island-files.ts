/**
 * The files of the islands that the server does not render: the build makes their stylesheets part of every document
 * (vite.config.ts). The others bring theirs by the screen that renders them.
 */
export const ISLAND_FILES = { consent: "src/web/tracking/ask-consent.tsx" } as const;
