import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties in a style attribute. */
    [name: `--${string}`]: string | number;
  }
}
