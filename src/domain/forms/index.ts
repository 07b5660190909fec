// Definitions of the forms: kinds, fields and their validation. Submitted forms are leads. May import appointments and vehicles.
export * from "./fields.ts";
export * from "./field-kinds/index.ts";
export * from "./form-context.ts";
export * from "./kind.ts";
export * from "./kinds.ts";
export { OWN_CAR, SOLD_CAR } from "./kinds/fields/car.ts";
export * from "./phone-number.ts";
export * from "./program-kinds.ts";
export * from "./schema.ts";
export * from "./text-rules.ts";
export { choiceInMarket } from "./field-kinds/choices.ts";
export type {
  FieldDefinitionBase,
  FieldGroupName,
  FieldProblem,
  LeadFieldValue,
  SubjectType,
} from "./field-kinds/field-kind.ts";
export { dateRange, isDateField } from "./field-kinds/date/date-field.ts";
export { isEmailField } from "./field-kinds/texts.ts";
export { suggestEmail } from "./field-kinds/email/email-suggestion.ts";
export { FILE_TYPES, type FileFieldDefinition, type FileType, isFileField } from "./field-kinds/file/file-field.ts";
export {
  chosenWork,
  findSlotField,
  needsLocation,
  resolveBooking,
  slotCapacity,
  slotDays,
  type SlotFieldDefinition,
  workAt,
  worksOf,
} from "./field-kinds/slot/slot-field.ts";
