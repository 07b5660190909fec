import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import type { LeadSubject, ReplyChannel } from "#domain/leads/index.ts";
import type { DrivingEnergy } from "#domain/vehicles/index.ts";
import { elides } from "../elision.ts";
import { nonBreakingUnits } from "#domain/shared/index.ts";
import { subjectSummary } from "../leads.ts";

/**
 * Replaces placeholders and elides "de" and "que" before a vowel: "de {location}" becomes "d’Arlon". Unknown
 * placeholders stay as they are.
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/(?:\b(de|que) )?\{([a-z]+)\}/g, (placeholder, preposition: string | undefined, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (preposition === undefined) return value;
    return elides(value) ? `${preposition.slice(0, -1)}’${value}` : `${preposition} ${value}`;
  });

const READY: Readonly<Record<DrivingEnergy, string>> = {
  charge: "chargée",
  fuel: "avec du carburant",
  charge_and_fuel: "chargée, avec du carburant",
};

/** How a car is prepared for its test drive. Null: unknown. */
export const readyLabel = (energy: DrivingEnergy | null): string =>
  energy === null ? "prête à partir" : READY[energy];

const REPLIES: Readonly<Record<ReplyChannel, string>> = { email: "par e-mail", phone: "par téléphone" };

export const replyLabel = (channel: ReplyChannel): string => REPLIES[channel];

/** Values for the placeholders in the help of fields. */
export const countryPlaceholders = (country: CountryCode): Readonly<Record<string, string>> => {
  const { inCountry, vat, plate } = COUNTRIES[country];
  return { plate, vatform: `${inCountry.charAt(0).toUpperCase()}${inCountry.slice(1)}, ${vat.form}` };
};

/** Values for the placeholders in the strings of a kind. */
export const placeholderValues = (group: string, subject: LeadSubject | null): Readonly<Record<string, string>> => ({
  group,
  location: subject?.location?.name ?? group,
  vehicle: nonBreakingUnits(subjectSummary(subject)) || "votre recherche",
  ready: readyLabel(subject?.type === "vehicle" ? (subject.energy ?? null) : null),
});
