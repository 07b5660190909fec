// What a customer of a country types into the fields of a form.
import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import { LEAD_KINDS, type LeadFieldDefinition, type LeadKind } from "#domain/forms/index.ts";

/** What makes a customer a private person or a company, by the field's name. */
export const CUSTOMERS = {
  private: { employment: "permanent", customer: "private", preferred_contact: "phone" },
  company: { employment: "company", customer: "business", preferred_contact: "phone" },
} as const;

export type Customer = keyof typeof CUSTOMERS;

const CV = new File(["%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "cv.pdf", {
  type: "application/pdf",
});

/** The last free appointment of a page: the first one may begin, and so disappear, while a test runs. Empty where it has none. */
export const lastSlot = (html: string): string =>
  (html.match(/ name="slot" value="([^"]+)"| value="([^"]+)" name="slot"/g) ?? [])
    .at(-1)
    ?.match(/value="([^"]+)"/)?.[1] ?? "";

/**
 * Sets a free appointment that suits the work, as a visitor without scripts finds it: the form is shown again with the slots of the work.
 * `send` posts a form and returns the page that comes back.
 */
export const setSuitableSlot = async (
  html: string,
  body: FormData,
  send: (asked: FormData) => Promise<string>,
): Promise<void> => {
  if (!html.includes('name="creneaux"')) return;
  const asked = new FormData();
  for (const [name, value] of body) asked.append(name, value);
  asked.set("creneaux", "1");
  body.set("slot", lastSlot(await send(asked)));
};

type AnswerContext = {
  readonly code?: CountryCode;
  readonly email?: string;
  /** The page of the form, which has the free appointments. */
  readonly html?: string;
  /** A free appointment; by default the last one of the page. */
  readonly slot?: string;
  /** A day that every form accepts; empty: none is needed. */
  readonly date?: string;
  /** A text for a field whose kind does not say it; `fallback`: that of its kind. */
  readonly textOf?: (name: string, fallback: string | null) => string;
};

/** An accepted answer to a field; empty: none is needed. */
export const answerTo = (field: LeadFieldDefinition, context: AnswerContext = {}): string | File => {
  const { code = "LU", html = "", date = "", textOf = (_, fallback) => fallback ?? "Ford Puma" } = context;
  const { phone, postcode, vat } = COUNTRIES[code];
  switch (field.kind) {
    case "phone":
      return phone.example;
    case "email":
      return context.email ?? "marie.weber@exemple.lu";
    case "file":
      return field.types.some((type) => type === CV.type) ? CV : "";
    case "slot":
      return context.slot ?? lastSlot(html);
    case "checkbox":
    case "toggle":
      return "on";
    case "radio":
    case "select":
      return field.name === "country" ? code : (field.initial ?? field.options[0] ?? "");
    case "date":
      return date;
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

/** Texts and marks by field. */
type Answers = Readonly<Record<string, string | true>>;

type Completed<T extends Answers> = T & Readonly<Record<string, string | T[keyof T]>>;

/** The answers, and an accepted one to each other required field: a new field of a form changes no test. */
export const completed = <T extends Answers>(
  fields: readonly LeadFieldDefinition[],
  answers: T,
  html = "",
): Completed<T> => {
  const others = fields.filter(({ name, required }) => required === true && !(name in answers));
  const texts = others.flatMap((field) => {
    const answer = answerTo(field, { html });
    return typeof answer === "string" ? [[field.name, answer] as const] : [];
  });
  return { ...Object.fromEntries(texts), ...answers };
};

const REQUIRED_FIELDS: readonly LeadFieldDefinition[] = Object.values<LeadKind>(LEAD_KINDS)
  .flatMap(({ fields }) => fields)
  .filter(({ required }) => required === true);

/** The answers, and an accepted one to each other required field of the form of a page that is a lead. */
export const completedFor = <T extends Answers>(html: string, answers: T): Completed<T> => {
  const forms = html.match(/<form\s[^]*?<\/form>/g) ?? [];
  const form = forms.find((text) => text.includes('name="formulaire"')) ?? "";
  const fields = REQUIRED_FIELDS.filter(({ name }) => form.includes(` name="${name}"`));
  return completed(fields, answers, html);
};
