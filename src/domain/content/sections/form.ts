import { z } from "zod";
import { faultIssue } from "../faults/faults.ts";
import { LEAD_KINDS, type LeadFieldDefinition } from "../../forms/index.ts";
import { keySchema, optionalHeadFields, optionalLocationSlugSchema } from "../section-fields.ts";

const hasOption = (fields: readonly LeadFieldDefinition[], name: string, option: string): boolean =>
  fields.some((field) => field.name === name && "options" in field && field.options.includes(option));

/** An embedded lead form. `selected` names, by field, the option that is selected until the visitor chooses another one. */
export const formSectionSchema = z
  .object({
    component: z.literal("form"),
    ...optionalHeadFields,
    kind: keySchema(LEAD_KINDS),
    location: optionalLocationSlugSchema,
    selected: z.record(z.string(), z.string()).default({}),
  })
  .superRefine(({ kind, selected }, context) => {
    for (const [name, option] of Object.entries(selected)) {
      if (hasOption(LEAD_KINDS[kind].fields, name, option)) continue;
      context.addIssue({ ...faultIssue("form-option", option), path: ["selected", name] });
    }
  });
