import type { Plugin } from "vite";

/** Leaves stylesheets out of an environment: another one builds those that pages carry. */
export function withoutStyles(environment: string): Plugin {
  return {
    name: "without-styles",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle(_options, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith(".css")) delete bundle[file];
    },
  };
}
