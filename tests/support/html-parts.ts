import { DomUtils, ElementType } from "htmlparser2";
import { expect } from "vitest";

type Within = Parameters<typeof DomUtils.getElementsByTagName>[1];
type Attributes = Readonly<Record<string, string>>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** All elements with this tag name (`*` is any) and these attributes, in document order. */
export function all(within: Within, name: string, attributes: Attributes = {}): Element[] {
  const named = DomUtils.getElementsByTagName(name, within);
  return named.filter(({ attribs }) => Object.entries(attributes).every(([key, value]) => attribs[key] === value));
}

/** The first such element; fails when there is none. */
export function one(within: Within, name: string, attributes: Attributes = {}): Element {
  const [first] = all(within, name, attributes);
  return first ?? expect.fail(`There is no <${name}> with ${JSON.stringify(attributes)}.`);
}

/** An attribute, or an empty string. */
export function attribute(element: Element, name: string): string {
  return element.attribs[name] ?? "";
}

/** The text of an element, in one line. */
export function textOf(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, " ").trim();
}

/** The first heading or other element with exactly this text; fails when there is none. */
export function called(within: Within, name: string, text: string): Element {
  const candidates = all(within, name);
  const found = candidates.find((candidate) => textOf(candidate) === text);
  return found ?? expect.fail(`There is no <${name}> “${text}” among “${candidates.map(textOf).join("”, “")}”.`);
}

/** The first link whose text or aria-label contains `name`; fails when there is none. */
export function linkIn(within: Within, name: string): Element {
  const links = all(within, "a");
  const found = links.find((link) => `${textOf(link)} ${attribute(link, "aria-label")}`.includes(name));
  return found ?? expect.fail(`There is no link “${name}” among “${links.map(textOf).join("”, “")}”.`);
}

/** The field with this label, which a count or a remark may follow; fails when there is none. */
export function fieldIn(within: Within, label: string): Element {
  const [labelled] = all(within, "*", { "aria-label": label });
  if (labelled) return labelled;
  const found = all(within, "label").find((candidate) => [ownText(candidate), ...all(candidate, "span").map(textOf)].includes(label));
  if (!found) expect.fail(`There is no field with the label “${label}”.`);
  return found.attribs["for"] ? one(within, "*", { id: found.attribs["for"] }) : one(found, "input");
}

/** The text of an element without its child elements. */
function ownText(element: Element): string {
  const texts = element.children.filter(({ type }) => type === ElementType.Text);
  return DomUtils.textContent(texts).replace(/\s+/g, " ").trim();
}

/** The value of a field. */
export function valueOf(field: Element): string {
  // HTML ignores a leading line break in a textarea.
  if (field.name === "textarea") return DomUtils.textContent(field).replace(/^\n/, "");
  if (field.name === "option") return field.attribs["value"] ?? textOf(field);
  if (field.name !== "select") return attribute(field, "value");
  return valueOf(all(field, "option").find(({ attribs }) => "selected" in attribs) ?? one(field, "option"));
}
