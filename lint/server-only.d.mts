export function isServerOnly(filename: string): boolean;
