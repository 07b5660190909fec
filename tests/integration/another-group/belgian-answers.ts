// What a Belgian customer types into each field of a form.
import { COUNTRIES } from "#domain/countries/index.ts";
import type { LeadKind } from "#domain/forms/index.ts";
import { answerTo, type Customer, CUSTOMERS } from "../../builders/form-answers.ts";

const { phone, postcode, vat, plate } = COUNTRIES.BE;

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

const textOf = (name: string, fallback: string | null): string => BY_NAME[name] ?? fallback ?? "Ciney";

type Page = { readonly html: string; readonly token: string };

/** A complete form of the kind. `page` has the free appointments and the token, which comes before files. */
export const belgianAnswers = (kind: LeadKind, customer: Customer, email: string, { html, token }: Page): FormData => {
  const body = new FormData();
  body.set("formulaire", token);
  const own: Readonly<Record<string, string>> = CUSTOMERS[customer];
  const context = { code: "BE", email, html, textOf } as const;
  for (const field of kind.fields) body.set(field.name, own[field.name] ?? answerTo(field, context));
  return body;
};

export type Refusal = { readonly typed: string; readonly message: string };

/** By field: what a Belgian has mistyped, and how the message names the form that it has in the country. */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  phone: { typed: "0475 12", message: `en Belgique, par exemple ${phone.example}` },
  vat_number: { typed: "BE0123456750", message: `en Belgique, ${vat.form}, par exemple ${vat.example}` },
  postcode: { typed: "57100", message: `en Belgique, ${postcode.form}, par exemple ${postcode.example}` },
};
