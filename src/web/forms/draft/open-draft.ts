import { TRAP_FIELD } from "../../../abuse/signals.ts";
import { afterFrame } from "../../browser/after-frame.ts";
import { readDrafts, writeDrafts, type Texts } from "./drafts.ts";

/** `forget` deletes the fields of a sent form; the contact details stay for the next form. */
export type Draft = { forget(): void };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type DraftOptions = { name: string; restores: boolean };

/** Contact details, the same in every form. */
const PERSON = ["gender=man", "gender=vrouw", "name", "companyName", "email", "phone"];
/** The address fields of forms that ask for the visitor's own address. */
const WITH_ADDRESS: Record<string, readonly string[]> = { quote: ["address", "zipcode", "city"] };

/** Field with the id of an uploaded picture. */
const PICTURE = "mediaId";

/** Opens the draft of a form: restores earlier input into untouched fields, and stores input from now on. */
export function openDraft(form: HTMLFormElement | null, { name, restores }: DraftOptions): Draft {
  // The same form on another page has its own draft.
  const id = `${location.pathname} ${name}`;
  const ofPerson = new Set([...PERSON, ...(WITH_ADDRESS[name] ?? [])]);

  /** The visitor's contact detail for a field, as last typed in any form; undefined for other fields, and before one was typed. */
  function contactDetail(control: Control, person: Texts): string | undefined {
    return ofPerson.has(keyOf(control)) ? person[keyOf(control)] : undefined;
  }

  function restore(controls: readonly Control[]) {
    const { person, forms } = readDrafts();
    const own = forms[id] ?? {};
    for (const control of controls) {
      const typed = own[slotOf(control)];
      const value = typed ?? contactDetail(control, person);
      const isUntouched = valueOf(control) === defaultOf(control);
      if (isUntouched && value !== undefined && value !== valueOf(control)) fillIn(control, value);
      // Browsers restore fields on back navigation, but not the open state of `details`.
      if (typed !== undefined && valueOf(control) !== defaultOf(control)) openDisclosure(control);
    }
  }

  function save(controls: readonly Control[]) {
    const { person, forms } = readDrafts();
    const { [id]: own = {}, ...others } = forms;
    // Contact details from another form are not stored as input of this one, so that later corrections apply here too.
    const isFromOtherForm = (control: Control) => contactDetail(control, person) === valueOf(control);
    const typed = controls.filter(
      (control) => slotOf(control) in own || (valueOf(control) !== defaultOf(control) && !isFromOtherForm(control)),
    );
    if (typed.length === 0) return;
    const contact = typed.filter((control) => ofPerson.has(keyOf(control)));
    writeDrafts({
      person: { ...person, ...textsOf(contact, keyOf) },
      forms: { ...others, [id]: { ...own, ...textsOf(typed, slotOf) } },
    });
  }

  if (form) {
    if (restores) restore(controlsOf(form));
    save(controlsOf(form));
    const saveSoon = () => afterFrame(() => save(controlsOf(form)));
    form.addEventListener("input", saveSoon);
    // A script sets the id of a picture, without an input event.
    const picture = form.elements.namedItem(PICTURE);
    if (picture instanceof Element) new MutationObserver(saveSoon).observe(picture, { attributeFilter: ["value"] });
  }
  return {
    forget() {
      const { person, forms } = readDrafts();
      const { [id]: _sent, ...others } = forms;
      writeDrafts({ person, forms: others });
    },
  };
}

function textsOf(controls: readonly Control[], nameOf: (control: Control) => string): Record<string, string> {
  return Object.fromEntries(controls.map((control) => [nameOf(control), valueOf(control)]));
}

/** The controls for the visitor's input, without hidden fields and files. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((each) => isControl(each)).filter(({ type, name }) => name !== "" && !isInternal(type, name));
}

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

function isInternal(type: string, name: string): boolean {
  return (type === "hidden" && name !== PICTURE) || type === "file" || name === TRAP_FIELD;
}

/** Each option of a group is a field of its own. */
function keyOf(control: Control): string {
  return isChoice(control) ? `${control.name}=${control.value}` : control.name;
}

/** Key of a field's draft, with its default: a default from another search or subject starts another draft. */
function slotOf(control: Control): string {
  return `${keyOf(control)} ${defaultOf(control)}`;
}

function valueOf(control: Control): string {
  return isChoice(control) ? onOff(control.checked) : control.value;
}

function defaultOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
  // For hidden fields, `defaultValue` equals the value that a script sets.
  if (control.type === "hidden") return "";
  return isChoice(control) ? onOff(control.defaultChecked) : control.defaultValue;
}

function fillIn(control: Control, value: string): void {
  if (isChoice(control)) control.checked = value === "on";
  else control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Opens the disclosure around a control, unless it contains the whole form. */
function openDisclosure(control: Control): void {
  const disclosure = control.closest("details");
  if (disclosure && control.form?.contains(disclosure)) disclosure.open = true;
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function onOff(isOn: boolean): string {
  return isOn ? "on" : "";
}
