import { expect } from "vitest";
import { all, attribute, valueOf, type Element } from "./html-parts.ts";

/** Input by field name; a list ticks boxes, in addition to those that are ticked. */
export type Typed = Readonly<Record<string, string | readonly string[] | File>>;
type Field = [name: string, value: string | File];

const CONTROLS = ["input", "textarea", "select"];

/** The request that a browser sends for a form on a page at `url`. Fails where a field, option or submit button is missing. */
export function formRequest(form: Element, { typed, whole, url }: { typed: Typed; whole: Element; url: URL }): Request {
  const fields = fieldsOf(form, whole, typed);
  const target = new URL(attribute(form, "action"), url);
  const texts = new URLSearchParams(fields.map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
  if (attribute(form, "method") !== "post") {
    target.search = texts.toString();
    return new Request(target);
  }
  const headers = { origin: url.origin };
  if (attribute(form, "enctype") !== "multipart/form-data") return new Request(target, { method: "POST", headers, body: texts });
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return new Request(target, { method: "POST", headers, body });
}

function fieldsOf(form: Element, whole: Element, typed: Typed): Field[] {
  const controls = CONTROLS.flatMap((name) => ownOf(form, whole, name)).filter((control) => attribute(control, "name") !== "");
  const names = new Set(controls.map((control) => attribute(control, "name")));
  expect(Object.keys(typed).filter((name) => !names.has(name))).toEqual([]);
  expect(ownOf(form, whole, "button").some((button) => attribute(button, "type") !== "button")).toBe(true);
  return controls.flatMap((control) => sentFor(control, typed[attribute(control, "name")]));
}

/** The enabled controls of a form, including those elsewhere with its `form` id. */
function ownOf(form: Element, whole: Element, name: string): Element[] {
  const within = all(form, name).filter(({ attribs }) => attribs["form"] === undefined);
  const elsewhere = form.attribs["id"] ? all(whole, name, { form: form.attribs["id"] }) : [];
  return [...within, ...elsewhere].filter(({ attribs }) => attribs["disabled"] === undefined);
}

function sentFor(control: Element, typed: Typed[string] | undefined): Field[] {
  const name = attribute(control, "name");
  switch (attribute(control, "type")) {
    case "checkbox":
    case "radio":
      return isTicked(control, typed) ? [[name, control.attribs["value"] ?? "on"]] : [];
    case "file":
      return [[name, typed instanceof File ? typed : new File([], "")]];
    default:
      return [[name, textFor(control, typed).replace(/\r?\n/g, "\r\n")]];
  }
}

function isTicked({ attribs }: Element, typed: Typed[string] | undefined): boolean {
  const { type, value = "on", checked } = attribs;
  if (type === "radio" && typed !== undefined) return typed === value;
  return checked !== undefined || (Array.isArray(typed) && typed.includes(value));
}

function textFor(control: Element, typed: Typed[string] | undefined): string {
  if (typeof typed !== "string") return valueOf(control);
  if (control.name === "select") expect(all(control, "option").map(valueOf)).toContain(typed);
  return typed;
}
