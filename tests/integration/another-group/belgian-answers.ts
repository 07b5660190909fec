// What a Belgian customer types into each field of a form.
import { COUNTRIES } from "#domain/countries/index.ts";
import type { LeadFieldDefinition, LeadKind } from "#domain/forms/index.ts";

const { phone, postcode, vat, plate } = COUNTRIES.BE;

export const CUSTOMERS = {
  private: { employment: "permanent", customer: "private", preferred_contact: "phone" },
  company: { employment: "company", customer: "business", preferred_contact: "phone" },
} as const;

export type Customer = keyof typeof CUSTOMERS;

const CV = new File(["%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "cv.pdf", {
  type: "application/pdf",
});

/** By the field's name, where its kind does not say it. */
const BY_NAME: Readonly<Record<string, string>> = {
  first_name: "Zoé",
  last_name: "Lambert",
  company: "Boulangerie Lambert SRL",
  street: "3, rue du Commerce",
  town: "Ciney",
  plate,
  vin: "TMBJJ7NX8MY123456",
  make: "Škoda",
  model: "Škoda Enyaq",
  car: "Renault Clio",
  message: "Bonjour, rappelez-moi au bureau.",
  site: "Huy",
  deposit: "3 000",
};

const lastSlot = (html: string): string =>
  [...html.matchAll(/name="slot" value="([^"]+)"/g)].map(([, start = ""]) => start).at(-1) ?? "";

const answerOf = (field: LeadFieldDefinition, email: string, html: string): string | File => {
  switch (field.kind) {
    case "phone":
      return phone.example;
    case "email":
      return email;
    case "file":
      return field.types.some((type) => type === CV.type) ? CV : "";
    case "slot":
      return lastSlot(html);
    case "checkbox":
    case "toggle":
      return "on";
    case "radio":
    case "select":
      return field.name === "country" ? "BE" : (field.options[0] ?? "");
    case "date":
      return "";
    case "text":
      if (field.format === "postcode") return postcode.example;
      if (field.format === "vat_number") return vat.example;
      if (field.format === "year") return "2021";
      if (field.format === "number") return BY_NAME[field.name] ?? "3";
      return BY_NAME[field.name] ?? "Ciney";
    case "autocomplete":
    case "textarea":
      return BY_NAME[field.name] ?? "Ciney";
  }
};

type Page = { readonly html: string; readonly token: string };

/** A complete form of the kind. `page` has the free appointments and the token, which comes before files. */
export const belgianAnswers = (kind: LeadKind, customer: Customer, email: string, { html, token }: Page): FormData => {
  const body = new FormData();
  body.set("formulaire", token);
  const own: Readonly<Record<string, string>> = CUSTOMERS[customer];
  for (const field of kind.fields) body.set(field.name, own[field.name] ?? answerOf(field, email, html));
  return body;
};

export type Refusal = { readonly typed: string; readonly message: string };

/** By field: what a Belgian has mistyped, and how the message names the form that it has in the country. */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  phone: { typed: "0475 12", message: `en Belgique, par exemple ${phone.example}` },
  vat_number: { typed: "BE0123456750", message: `en Belgique, ${vat.form}, par exemple ${vat.example}` },
  postcode: { typed: "57100", message: `en Belgique, ${postcode.form}, par exemple ${postcode.example}` },
};
