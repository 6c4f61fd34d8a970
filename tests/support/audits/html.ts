import { HtmlValidate, type ConfigData } from "html-validate";

/** The recommended rules, those for whole documents and those for people with a handicap; what is off says why. */
const RULES: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // How React writes HTML: <input/>, disabled="", fetchPriority, no type where it is text anyway. All of it is valid.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "no-implicit-input-type": "off",
    // The ids of React's useId begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // A group of filters is one list under one name in the address.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button"] }],
    // Which part of a picture stays when it is cut is known to the server alone; the gallery's library measures its own pictures.
    "no-inline-style": ["error", { allowedProperties: ["object-position", "max-width", "max-height"] }],
    // Menu and panel are opened by their address where there are no scripts: their openers are links until then. The
    // gallery's library calls its stage a region. The list of a field that is typed in has no element of its own: a
    // <select> takes no text, and a <datalist> shows no second line and none of what is found meanwhile.
    "prefer-native-element": ["error", { exclude: ["button", "region", "listbox", "option"] }],
    // Scripts and styles come from this very host, which every visit sees to, and need no hash.
    "require-sri": "off",
    // A group of filters has its name from the fold around it; axe sees to it that every fieldset has one.
    "wcag/h71": "off",
    // CSS keeps a telephone number on one line, in every place.
    "tel-non-breaking": "off",
    // Editors write titles, and the brand comes behind: searchers see the first sixty signs.
    "long-title": "off",
  },
};

const validator = new HtmlValidate(RULES);

/** What html-validate finds in a whole document, a line each. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.filter(isOurs).map(({ ruleId, message, selector }) => `${ruleId} ${selector ?? ""}: ${message}`),
  );
}

/** The calendar's markup is React Aria's, with ids of its own: roles written out for older readers, styles set by script. Axe judges it. */
function isOurs({ selector }: { selector: string | null }): boolean {
  return !selector?.startsWith("#react-aria");
}
