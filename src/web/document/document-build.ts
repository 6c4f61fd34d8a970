/** The part of the build that documents refer to. */
export type DocumentBuild = {
  /** Differs between builds whose scripts or styles do. */
  release: string;
  /** The address of the boot script, and of what it imports. */
  boot: string;
  besideBoot: string;
  /** The text of the inline script; null in development, where Vite serves it as a module. */
  early: string | null;
  /** The text of the stylesheet of a screen. */
  styles(screen: string): string | Promise<string>;
};
