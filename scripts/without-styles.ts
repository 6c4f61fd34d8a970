import type { Plugin } from "vite";

/** Removes stylesheets from an environment, except those that its scripts reference: the `styles` environment builds those of pages. */
export function withoutStyles(environment: string): Plugin {
  return {
    name: "without-styles",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.code : []));
      for (const file of Object.keys(bundle)) {
        if (file.endsWith(".css") && !scripts.some((code) => code.includes(file))) delete bundle[file];
      }
    },
  };
}
