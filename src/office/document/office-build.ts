/** The files of the office build to which its documents refer. */
export type OfficeBuild = {
  /** The address of the boot script. */
  boot: string;
  /** The address of the stylesheet; null in development, where `styles` has the text. */
  stylesheet: string | null;
  styles?: () => Promise<string>;
};

/** Whether the area runs from its sources: in development, where Vite's scripts and styles would need policies of their own. */
export const isFromSources = ({ stylesheet }: OfficeBuild): boolean => stylesheet === null;
