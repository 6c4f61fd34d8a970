/** The last two digits of a phone number: `••• 78`. */
export function maskPhone(phone: string): string {
  return `••• ${phone.replace(/\D/g, "").slice(-2)}`;
}

/** Eight digits or more, as phone numbers and bank accounts are written. A date has eight too: `2027-06-18`, `18-6-2027`. */
const DATE = String.raw`(?:\d{4}-\d\d-\d\d|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?!\d)`;
const NUMBER = new RegExp(String.raw`(?<!\d[-/.]?)(?!${DATE})\+?\(?\d(?:[\s()./-]{0,3}\d){7,}`, "g");

/** A text in which of each phone number the last two digits are left. */
export function maskPhonesIn(text: string): string {
  return text.replace(NUMBER, (phone) => maskPhone(phone));
}
