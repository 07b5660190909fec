// What a customer of a country types into the fields of a form.
import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import type { LeadFieldDefinition } from "#domain/forms/index.ts";

/** What makes a customer a private person or a company, by the field's name. */
export const CUSTOMERS = {
  private: { employment: "permanent", customer: "private", preferred_contact: "phone" },
  company: { employment: "company", customer: "business", preferred_contact: "phone" },
} as const;

export type Customer = keyof typeof CUSTOMERS;

const CV = new File(["%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "cv.pdf", {
  type: "application/pdf",
});

const lastSlot = (html: string): string =>
  (html.match(/ name="slot" value="([^"]+)"| value="([^"]+)" name="slot"/g) ?? [])
    .at(-1)
    ?.match(/value="([^"]+)"/)?.[1] ?? "";

type AnswerContext = {
  readonly code: CountryCode;
  readonly email: string;
  /** The page of the form, which has the free appointments. */
  readonly html: string;
  /** A text for a field whose kind does not say it; `fallback`: that of its kind. */
  readonly textOf: (name: string, fallback: string | null) => string;
};

/** An accepted answer to a field; empty: none is needed. */
export const answerTo = (field: LeadFieldDefinition, { code, email, html, textOf }: AnswerContext): string | File => {
  const { phone, postcode, vat } = COUNTRIES[code];
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
      return field.name === "country" ? code : (field.options[0] ?? "");
    case "date":
      return "";
    case "text":
      if (field.format === "postcode") return postcode.example;
      if (field.format === "vat_number") return vat.example;
      if (field.format === "year") return "2021";
      return textOf(field.name, field.format === "number" ? "3" : null);
    case "autocomplete":
    case "textarea":
      return textOf(field.name, null);
  }
};
