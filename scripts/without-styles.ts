import type { Plugin } from "vite";

/** Leaves stylesheets out of an environment, but for those that a script names: another one builds those that pages carry. */
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
