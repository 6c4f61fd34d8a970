/** The file of each island: the build makes its stylesheet part of every document (vite.documents.config.ts). */
export const ISLAND_FILES = { consent: "src/web/tracking/ask-consent.tsx" } as const;

export type IslandName = keyof typeof ISLAND_FILES;
