import { createElement, type ReactElement, type ReactNode } from "react";
import { ElementType, parseDocument } from "htmlparser2";

type ChildNode = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<ChildNode, { attribs: unknown }>;

/** Elements that are rendered as components, as a real page would. */
const COMPONENTS = new Set(["article", "section", "details", "li", "a", "label", "nav", "form", "fieldset", "footer", "header"]);
/** Boolean attributes. */
const FLAGS = new Set(["checked", "disabled", "hidden", "open", "required", "readonly", "multiple", "selected", "autofocus"]);
/** React's names for attributes that HTML spells otherwise; the name decides how React serialises the value. */
const NAMES: Record<string, string> = { class: "className", for: "htmlFor", tabindex: "tabIndex", srcset: "srcSet", readonly: "readOnly" };

/** The body of a page as a tree of components, which creates all its elements on each render. */
export function treeOf(html: string): () => ReactElement {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  // Drop scripts and the comments that mark hydration boundaries, which no component renders.
  const markup = body.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!--[\s\S]*?-->/g, "<!---->");
  const { children } = parseDocument(markup, { lowerCaseAttributeNames: false, lowerCaseTags: false });
  return () => createElement("main", null, ...childrenOf(children));
}

function Part({ element }: { element: Element }): ReactElement {
  return createElement(element.name, propsOf(element), ...childrenOf(element.children));
}

function childrenOf(nodes: readonly ChildNode[]): ReactNode[] {
  return nodes.flatMap((node): ReactNode[] => {
    if (node.type === ElementType.Text) return [node.data];
    if (!("attribs" in node)) return [];
    if (COMPONENTS.has(node.name)) return [createElement(Part, { element: node })];
    return [createElement(node.name, propsOf(node), ...childrenOf(node.children))];
  });
}

function propsOf({ attribs }: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attribs)) props[NAMES[name] ?? name] = valueOf(name, value);
  return props;
}

function valueOf(name: string, value: string): unknown {
  if (name === "style") return styleOf(value);
  return FLAGS.has(name) && value === "" ? true : value;
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(/;(?![^(]*\))/).map((rule) => {
    const colon = rule.indexOf(":");
    return [rule.slice(0, colon), rule.slice(colon + 1)] as const;
  });
  return Object.fromEntries(rules);
}
