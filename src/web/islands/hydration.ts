/**
 * When an island is hydrated: with the first interaction, while the browser is idle, or when the boot script asks for it. A
 * form is hydrated with the first interaction, or while the browser is idle once a form of this tab has a draft to fill in.
 */
export type Hydration = "touched" | "idle" | "form" | "asked";
