import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import { type FieldKindName, type FieldProblem, type LeadFieldDefinition, type LeadKind } from "#domain/forms/index.ts";
import { formatFrenchDate, formatNumber } from "#domain/shared/index.ts";
import type { FieldStrings } from "./field-strings.ts";
import { fieldStrings, leadKindStrings } from "./lead-kind-strings.ts";

type Messages = Readonly<Partial<Record<FieldKindName, string>>>;

const DEFAULT_REQUIRED = "Remplissez ce champ.";
const DEFAULT_INVALID = "Vérifiez ce que vous avez écrit.";

/** Messages of kinds that the default does not fit; a field may define its own. */
const REQUIRED: Messages = {
  textarea: "Écrivez quelques mots.",
  email: "Indiquez votre adresse e-mail.",
  phone: "Indiquez votre numéro de téléphone.",
  radio: "Choisissez une réponse.",
  select: "Choisissez une réponse dans la liste.",
  checkbox: "Cochez cette case pour continuer.",
  toggle: "Activez cette option pour continuer.",
  date: "Choisissez un jour.",
  slot: "Choisissez un créneau.",
  file: "Choisissez un fichier.",
};

const INVALID: Messages = {
  email: "Indiquez une adresse e-mail complète, par exemple nom@exemple.com.",
  phone: "Vérifiez ce numéro.",
  radio: "Choisissez une des réponses proposées.",
  select: "Choisissez une des réponses de la liste.",
  checkbox: "Cochez ou décochez cette case.",
  toggle: "Activez ou désactivez cette option.",
  date: "Indiquez un jour comme 24/11/2026.",
  slot: "Ce créneau n’est plus disponible. Choisissez-en un autre.",
  file: "Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.",
};

type Field = Pick<LeadFieldDefinition, "kind"> & { readonly format?: string | undefined };

type OwnMessages = Pick<FieldStrings, "messages">;

export const requiredMessage = ({ kind }: Field, { messages }: OwnMessages): string =>
  messages?.required ?? REQUIRED[kind] ?? DEFAULT_REQUIRED;

export const invalidMessage = ({ kind }: Field, { messages }: OwnMessages): string =>
  messages?.invalid ?? INVALID[kind] ?? DEFAULT_INVALID;

/** How such a number is written in a country. */
const nationalMessage = (field: Field, strings: OwnMessages, code: CountryCode): string => {
  const { inCountry, phone, postcode, vat } = COUNTRIES[code];
  if (field.kind === "phone") {
    return `Vérifiez ce numéro\u00a0: ${inCountry}, par exemple ${phone.example}\u00a0; d’un autre pays, commencez par l’indicatif, par exemple +351.`;
  }
  if (field.format === "postcode") {
    return `Vérifiez le code postal et le pays\u00a0: ${inCountry}, ${postcode.form}, par exemple ${postcode.example}.`;
  }
  return field.format === "vat_number"
    ? `Vérifiez ce numéro\u00a0: ${inCountry}, ${vat.form}, par exemple ${vat.example}.`
    : invalidMessage(field, strings);
};

const tooEarlyMessage = (first: string): string => `Choisissez un jour à partir du ${formatFrenchDate(first)}.`;

const tooLateMessage = (last: string): string =>
  `Choisissez un jour jusqu’au ${formatFrenchDate(last)}\u00a0: nous ne planifions pas plus loin.`;

export const dateRangeMessages = ({ first, last }: { readonly first: string; readonly last: string }) => ({
  early: tooEarlyMessage(first),
  late: tooLateMessage(last),
});

export const fieldProblemMessage = (field: Field, strings: OwnMessages, problem: FieldProblem): string => {
  switch (problem.code) {
    case "required":
      return requiredMessage(field, strings);
    case "invalid":
      return invalidMessage(field, strings);
    case "not-national":
      return nationalMessage(field, strings, problem.country);
    case "too-long":
      return `Raccourcissez ce texte\u00a0: ${formatNumber(problem.max)} caractères au plus, vous en avez écrit ${formatNumber(problem.length)}.`;
    case "too-early":
      return tooEarlyMessage(problem.first);
    case "too-late":
      return tooLateMessage(problem.last);
    case "closed":
      return `Nous sommes fermés ce jour-là${problem.note === null ? "" : ` (${problem.note})`}. Choisissez un autre jour.`;
  }
};

/** Messages by field name. */
export const problemMessages = (
  kind: Pick<LeadKind, "name" | "fields">,
  problems: Readonly<Record<string, FieldProblem>>,
): Readonly<Record<string, string>> => {
  const strings = leadKindStrings(kind);
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => {
      const field = kind.fields.find((one) => one.name === name);
      return [
        name,
        field === undefined
          ? (strings.consent?.message ?? "")
          : fieldProblemMessage(field, fieldStrings(strings, name), problem),
      ];
    }),
  );
};
