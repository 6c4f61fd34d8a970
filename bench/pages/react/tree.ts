import { createElement, type ReactElement, type ReactNode } from "react";
import { ElementType, parseDocument } from "htmlparser2";

type ChildNode = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<ChildNode, { attribs: unknown }>;

/** Elements that a page would make a component of. */
const COMPONENTS = new Set(["article", "section", "details", "li", "a", "label", "nav", "form", "fieldset", "footer", "header"]);
/** React writes these where they are true. */
const FLAGS = new Set(["checked", "disabled", "hidden", "open", "required", "readonly", "multiple", "selected", "autofocus"]);
/** Where React listens to another name than HTML writes, which matters for what it makes of the value. */
const NAMES: Record<string, string> = { class: "className", for: "htmlFor", tabindex: "tabIndex", srcset: "srcSet", readonly: "readOnly" };

/** The main part of a page as a component of components, which makes the elements of its markup anew each time. */
export function treeOf(html: string): () => ReactElement {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  // What is no markup of a component: scripts, and the marks at which React hydrates.
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
