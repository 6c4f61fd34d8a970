/** The part of the build that documents refer to. */
export type DocumentBuild = {
  /** The address of the boot script. */
  boot: string;
  /** The text of the inline script; null in development, where Vite serves it as a module. */
  early: string | null;
  /** The text of the stylesheet of a screen. */
  styles(screen: string): string | Promise<string>;
};
