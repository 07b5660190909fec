import { createInterface } from "node:readline/promises";
import { z } from "zod";
import { COUNTRIES, COUNTRY_CODES, type CountryCode, isCountryCode } from "#domain/countries/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { CliContext } from "../context.ts";

/** What a new group's folder is made of. */
export type Answers = {
  readonly name: string;
  readonly country: CountryCode;
  readonly legalName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly accent: string | null;
};

export type AnswerFlags = Readonly<Partial<Record<keyof Answers, string>>>;

type Question = { readonly ask: string; readonly isRequired: boolean; readonly check: z.ZodType<unknown, string> };

const line = z.string().trim().min(1).max(200);

/** In the order in which they are asked. */
const QUESTIONS: Readonly<Record<keyof Answers, Question>> = {
  name: { ask: "Name of the group", isRequired: true, check: line },
  country: {
    ask: `Country (${COUNTRY_CODES.join(", ")})`,
    isRequired: true,
    check: z.string().refine(isCountryCode, { error: `must be one of ${COUNTRY_CODES.join(", ")}` }),
  },
  email: { ask: "Email address, which gets the leads", isRequired: true, check: z.email() },
  legalName: { ask: "Legal name (empty: the same)", isRequired: false, check: line },
  phone: {
    ask: "Telephone (+ and the digits)",
    isRequired: false,
    check: z.string().regex(/^\+[\d ]{6,20}$/, "must be an international number: + and the digits"),
  },
  address: { ask: "Address on one line", isRequired: false, check: line },
  accent: {
    ask: "Colour of buttons, as #1a2b3c (empty: the program's)",
    isRequired: false,
    check: z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour as #1a2b3c"),
  },
};

const KEYS = Object.keys(QUESTIONS) as readonly (keyof Answers)[];

const optionName = (key: keyof Answers): string =>
  `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Asks what the options leave open, on a terminal alone. */
const askMissing = async (flags: AnswerFlags, { stdin, stderr }: CliContext): Promise<AnswerFlags> => {
  if (stdin.isTTY !== true) return flags;
  const terminal = createInterface({ input: stdin, output: stderr });
  const answers: Partial<Record<keyof Answers, string>> = { ...flags };
  for (const key of KEYS) answers[key] ??= (await terminal.question(`${QUESTIONS[key].ask}: `)).trim();
  terminal.close();
  return answers;
};

const problemOf = (key: keyof Answers, text: string | undefined): string | null => {
  const { isRequired, check } = QUESTIONS[key];
  if (text === undefined || text === "") return isRequired ? `${optionName(key)} is missing` : null;
  const { error } = check.safeParse(text);
  return error ? `${optionName(key)} ${error.issues[0]?.message ?? "is wrong"}; it is "${text}"` : null;
};

/** The answers of options and terminal, or one message for each that is missing or wrong. */
export const readAnswers = async (
  flags: AnswerFlags,
  context: CliContext,
): Promise<Result<Answers, readonly string[]>> => {
  const given = await askMissing(flags, context);
  const problems = KEYS.flatMap((key) => problemOf(key, given[key]) ?? []);
  if (problems.length > 0) return err(problems);
  const { name = "", country = "", email = "" } = given;
  return ok({
    name,
    country: country as CountryCode,
    email,
    legalName: given.legalName || name,
    phone: given.phone || null,
    address: given.address || null,
    accent: given.accent?.toLowerCase() || null,
  });
};

/** Time zone and currency of the country. */
export const answeredCountry = ({ country }: Answers): (typeof COUNTRIES)[CountryCode] => COUNTRIES[country];
