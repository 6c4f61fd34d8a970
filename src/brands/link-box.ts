/** Links that belong together, under a title when they have one (specification 2 §3). */
export type LinkBox = { title?: string; links: readonly { title: string; href: string }[] };
