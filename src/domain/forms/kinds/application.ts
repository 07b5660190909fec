import type { FileType } from "../field-kinds/file/file-field.ts";
import type { LeadKind } from "../kind.ts";
import { APPLICATION_PRIVACY } from "./privacy.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE } from "./fields/person.ts";

const DOCUMENTS = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.oasis.opendocument.text",
] as const satisfies readonly FileType[];

/** Job application, for a vacancy or unsolicited. */
export const application = {
  name: "application",
  fields: [
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    { ...PHONE, required: false },
    {
      kind: "select",
      group: "job",
      name: "department",
      required: true,
      omittedFor: ["vacancy"],
      options: [
        "workshop",
        "bodywork",
        "sales",
        "parts",
        "reception",
        "administration",
        "apprenticeship",
        "internship",
        "other",
      ],
    },
    {
      kind: "text",
      name: "site",
      max: 120,
      omittedFor: ["vacancy"],
    },
    {
      kind: "select",
      group: "job",
      name: "availability",
      options: ["now", "one_month", "three_months", "later"],
    },
    {
      kind: "file",
      group: "documents",
      name: "cv",
      required: true,
      types: DOCUMENTS,
      max_bytes: 5_000_000,
    },
    {
      kind: "file",
      name: "letter",
      types: DOCUMENTS,
      max_bytes: 5_000_000,
    },
    MESSAGE,
  ],
  privacy: APPLICATION_PRIVACY,
} as const satisfies LeadKind;
