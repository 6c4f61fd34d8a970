import type { ContactMessageBody } from "../../src/contract/entities/contact-message.ts";

/** A question, with markup in it. */
export const BRAM: ContactMessageBody = {
  name: "Bram Smit",
  type: "QUESTION",
  email: "bram@zeilmakerij.example",
  phone: "030 123 45 67",
  companyName: "Zeilmakerij Smit",
  description: "Kan de hond mee?\n<script>alert(1)</script>",
};
