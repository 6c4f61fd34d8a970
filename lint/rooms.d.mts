export const rooms: Record<string, { imports: string[]; packages: string[]; typesOf?: string[] } | undefined>;
