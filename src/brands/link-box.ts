/** A group of links with an optional title (specification 2 §3). */
export type LinkBox = { title?: string; links: readonly { title: string; href: string }[] };
