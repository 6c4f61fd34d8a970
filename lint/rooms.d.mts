export const rooms: Record<string, { imports: string[]; packages: string[]; types?: boolean } | undefined>;
