/**
 * When an island is hydrated: with the first interaction, or before it once its script is fetched and it is in view
 * (prepare-islands.ts); while the browser is idle; or when the boot script asks for it. A form is as one that is touched, but does
 * not wait when a form of this tab has a draft to fill in.
 */
export type Hydration = "touched" | "idle" | "form" | "asked";
