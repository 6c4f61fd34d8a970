/** Prefixes of private and unstable names of libraries, which may change in any release. */
const PRIVATE = [
  "__react",
  "_reactRootContainer",
  "__vite",
  "__VITE",
  "__x00__",
  "UNSAFE_",
  "unstable_",
  "_valueTracker",
  "__SECRET_INTERNALS",
];

/** Pages use only the documented API of libraries: no private name is read, set or written into a string (decisions/074). */
export const privateNames = {
  meta: { type: "problem", docs: { description: "no private names of libraries in pages" } },
  create(context) {
    if (!/[\\/]src[\\/]web[\\/]/.test(context.filename)) return {};
    const check = (node, text) => {
      const name = typeof text === "string" && PRIVATE.find((one) => text.includes(one));
      if (name) context.report({ node, message: `${name}… is a private name of a library.` });
    };
    return {
      Identifier: (node) => check(node, node.name),
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
