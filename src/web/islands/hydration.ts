/**
 * When an island is hydrated. `interaction`: with its first interaction, or earlier once it is fetched and in view
 * (prepare-islands.ts). `idle`: when the browser is idle. `manual`: when the boot script calls `hydrateIsland`. `form`: as
 * `interaction`, but as `idle` when this tab has a draft of a form.
 */
export type Hydration = "interaction" | "idle" | "form" | "manual";
