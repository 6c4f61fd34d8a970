import { TRAP_FIELD } from "../../../abuse/signals.ts";
import { afterFrame } from "../../browser/after-frame.ts";
import { readDrafts, writeDrafts, type Texts } from "./drafts.ts";

/** `forget` when the form was sent: who somebody is stays for their next one. */
export type Draft = { forget(): void };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type DraftOptions = { name: string; restores: boolean };

/** Who somebody is, the same in every form. */
const PERSON = ["gender=man", "gender=vrouw", "name", "companyName", "email", "phone"];
/** In other forms an address is that of something else. */
const WITH_ADDRESS: Record<string, readonly string[]> = { quote: ["address", "zipcode", "city"] };

/** Carries the id of a picture that was sent already. */
const PICTURE = "mediaId";

/** The draft of a form; fills in what was typed before, but never over what stands there already, and keeps what is typed from now on. */
export function openDraft(form: HTMLFormElement | null, { name, restores }: DraftOptions): Draft {
  // The same form on another page is another.
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
      // A browser that goes back fills in by itself, and leaves the fold closed over it.
      if (typed !== undefined && valueOf(control) !== defaultOf(control)) openFold(control);
    }
  }

  function save(controls: readonly Control[]) {
    const { person, forms } = readDrafts();
    const { [id]: own = {}, ...others } = forms;
    // What was carried over is not typed here: put right in another form, it is right in this one too.
    const isCarried = (control: Control) => contactDetail(control, person) === valueOf(control);
    const typed = controls.filter((control) => slotOf(control) in own || (valueOf(control) !== defaultOf(control) && !isCarried(control)));
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
    // Nobody types the id of a picture.
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

/** All that somebody fills in: not what the form carries for itself, nor files. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((each) => isControl(each)).filter(({ type, name }) => name !== "" && !isOfForm(type, name));
}

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

function isOfForm(type: string, name: string): boolean {
  return (type === "hidden" && name !== PICTURE) || type === "file" || name === TRAP_FIELD;
}

/** Each choice of a group is a field of its own. */
function keyOf(control: Control): string {
  return isChoice(control) ? `${control.name}=${control.value}` : control.name;
}

/** With what stood there at first: another number of persons that was searched for, or another first line, is another draft. */
function slotOf(control: Control): string {
  return `${keyOf(control)} ${defaultOf(control)}`;
}

function valueOf(control: Control): string {
  return isChoice(control) ? onOff(control.checked) : control.value;
}

function defaultOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
  // What a script puts in a hidden field is its default too.
  if (control.type === "hidden") return "";
  return isChoice(control) ? onOff(control.defaultChecked) : control.defaultValue;
}

function fillIn(control: Control, value: string): void {
  if (isChoice(control)) control.checked = value === "on";
  else control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Not a fold that the whole form lies in: that one has its own button. */
function openFold(control: Control): void {
  const fold = control.closest("details");
  if (fold && control.form?.contains(fold)) fold.open = true;
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function onOff(isOn: boolean): string {
  return isOn ? "on" : "";
}
