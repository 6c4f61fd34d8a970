/**
 * When an island is hydrated: with the first interaction, when it comes near the view, or while the browser is idle. A
 * form is hydrated with the first interaction, or near the view once a form of this tab has a draft to fill in.
 */
export type Hydration = "touched" | "visible" | "idle" | "form";
