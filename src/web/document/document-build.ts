/** The part of the build to which documents refer. */
export type DocumentBuild = {
  /** Differs between builds with different scripts or styles. */
  release: string;
  /** The addresses of the boot script, and of the chunk that it imports. */
  boot: string;
  besideBoot: string;
  /** The text of the inline script; null in development, where Vite serves it as a module. */
  early: string | null;
  /** The text of the stylesheet of a screen. */
  styles(screen: string): string | Promise<string>;
};
