import { z } from "zod";
import {
  fieldKindOf,
  LEAD_KINDS,
  type LeadFieldDefinition,
  PROGRAM_LEAD_KINDS,
  type ProgramLeadKindName,
} from "#domain/forms/index.ts";
import { line, lines } from "../requests/texts.ts";

/** What a form preselects may be left out, and so may what depends on another field. */
const fieldSchema = (field: LeadFieldDefinition): z.ZodType => {
  const hasInitial = "initial" in field && field.initial !== undefined;
  const isRequired = field.required === true && !hasInitial && field.kind !== "slot";
  const schema = fieldKindOf(field).schema(field);
  return isRequired ? schema : schema.optional();
};

const fieldsSchema = (kind: ProgramLeadKindName) =>
  z.object(Object.fromEntries(LEAD_KINDS[kind].fields.map((field) => [field.name, fieldSchema(field)])));

const consentSchema = z
  .object({
    version: line(80).min(1),
    text: lines(5_000).min(1).meta({ description: "The exact text that the person agreed to" }),
    at: z.iso.datetime({ offset: true }).optional().meta({ description: "When; now unless given" }),
  })
  .meta({ id: "ConsentStatement" });

const envelope = {
  source: line(80).min(1).meta({ description: "Where the person wrote or called: the portal, the call centre" }),
  external_id: line(120).min(1).optional().meta({
    description:
      "The lead's number in your system. Sent again with the same token from the same source, it identifies the same lead",
  }),
  vehicle_id: z.int().min(1).optional().meta({ description: "A vehicle of the stock, also a sold one" }),
  location: line(80).optional().meta({ description: "Slug of the location that answers" }),
  consent: consentSchema.optional(),
};

/** "call_back" → "CallBackLead". */
const schemaId = (kind: string): string =>
  `${kind.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Lead`;

const kindSchemas = PROGRAM_LEAD_KINDS.map((kind) =>
  z.object({ kind: z.literal(kind), ...envelope, fields: fieldsSchema(kind) }).meta({ id: schemaId(kind) }),
);

/** What another program sends; the fields of each kind are those of its form. */
export const sentLeadSchema = z
  .discriminatedUnion("kind", kindSchemas as [(typeof kindSchemas)[number], ...typeof kindSchemas])
  .meta({ id: "SentLead" });

export type SentLead = {
  readonly kind: ProgramLeadKindName;
  readonly source: string;
  readonly external_id?: string;
  readonly vehicle_id?: number;
  readonly location?: string;
  readonly consent?: { readonly version: string; readonly text: string; readonly at?: string };
  readonly fields: Readonly<Record<string, string | boolean>>;
};
