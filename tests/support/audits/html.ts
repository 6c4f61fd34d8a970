import { HtmlValidate, type ConfigData } from "html-validate";

/** The recommended, document and accessibility rules; every disabled rule has its reason. */
const RULES: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // The style of React's HTML: <input/>, disabled="", fetchPriority, no type="text". All of it is valid.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "no-implicit-input-type": "off",
    // The ids of React's useId begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // The filters of a group share one name in the URL.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button"] }],
    // Only the server knows the focal point of a cropped picture; the gallery's library sizes its own pictures.
    "no-inline-style": ["error", { allowedProperties: ["object-position", "max-width", "max-height"] }],
    // Without scripts, links open the menu and the panel by fragment. The gallery's library calls its stage a region. No
    // native element fits a combobox: a <select> takes no text, and a <datalist> has no second line and does not update.
    "prefer-native-element": ["error", { exclude: ["button", "region", "listbox", "option"] }],
    // Scripts and styles come from this host, as every visit checks, and need no hash.
    "require-sri": "off",
    // The disclosure around a filter group names its fieldset; axe checks that every fieldset has a name.
    "wcag/h71": "off",
    // CSS keeps telephone numbers on one line.
    "tel-non-breaking": "off",
    // Editors write titles, and the brand follows; search results show the first sixty characters.
    "long-title": "off",
  },
};

const validator = new HtmlValidate(RULES);

/** Errors that html-validate finds in a document, a line each. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.filter(isOurs).map(({ ruleId, message, selector }) => `${ruleId} ${selector ?? ""}: ${message}`),
  );
}

/** Excludes the calendar, whose markup is React Aria's, with redundant roles and inline styles. Axe checks it. */
function isOurs({ selector }: { selector: string | null }): boolean {
  return !selector?.startsWith("#react-aria");
}
