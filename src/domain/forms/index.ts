// Definitions of the forms: kinds, fields and their validation. Submitted forms are leads. May import appointments.
export * from "./contact-rules.ts";
export * from "./fields.ts";
export * from "./file-field-labels.ts";
export * from "./form-context.ts";
export * from "./kind-hours.ts";
export * from "./kind.ts";
export * from "./kinds.ts";
export * from "./messages.ts";
export * from "./readable-fields.ts";
export * from "./schema.ts";
export * from "./text-rules.ts";
