import type { z } from "zod";

/** English messages of the faults that our own rules find; those of types and lengths are Zod's. */
const OWN_MESSAGES = {
  slug: () => "must be a slug",
  icon: () => "must name an icon",
  focus: () => "must be a focus as 10x10:20x20",
  model: () => "must name a model as ford/puma",
  link: () => "must be a path of the site, http(s), mailto or tel",
  page: () => "must be an https address or a path of this site",
  "stock-query": (query: string) => `${JSON.stringify(query)} is not a stock query in all its parts`,
  "rich-text": () => "must be a rich text with words in it",
  "form-option": (option: string) => `${JSON.stringify(option)} is not an option of the form`,
  "no-words": () => "must have a title, a text or a picture",
  "table-row": () => "every row must have a cell for each column of the head",
  "missing-story": () => "relates to a story that is missing or not published",
  variant: (variant: string) => `${JSON.stringify(variant)} is no variant of a button`,
  "dropped-link": (link: string) => `the link ${JSON.stringify(link)} was dropped`,
  section: (name: string) => `there is no section called ${JSON.stringify(name)}`,
} as const;

type OwnFault = keyof typeof OWN_MESSAGES;

/** What is wrong with a value. */
export type FaultCode =
  | OwnFault
  | "unreadable"
  | "missing"
  | "type"
  | "option"
  | "date"
  | "too-long"
  | "too-many"
  | "too-few"
  | "too-small"
  | "too-large"
  | "invalid";

/** `detail`: the bound, the options, or the value that is wrong; empty where the code says all. */
export type Fault = { readonly code: FaultCode; readonly detail: string };

/** `story`: slug; `field`: path within the story; `message`: English, for operators. */
export type ContentProblem = {
  readonly story: string;
  readonly field: string;
  readonly message: string;
  /** True if the story cannot be read: its last valid version stays. */
  readonly isOld?: true;
};

/** A problem that was found while parsing. `lost`: path of what is left out of the page, or was replaced. */
export type ContentFault = ContentProblem & { readonly fault: Fault; readonly lost: string };

type FaultParams = { readonly fault: Fault; readonly replacement?: unknown };

/** Options of a Zod check that fails with one of our faults. */
export const faultOptions = (code: OwnFault) => ({
  error: OWN_MESSAGES[code](""),
  params: { fault: { code, detail: "" } } satisfies FaultParams,
});

/** A Zod issue with one of our faults. `replacement`: valid value that the site uses instead. */
export const faultIssue = (code: OwnFault, detail = "", replacement?: unknown) => ({
  code: "custom" as const,
  message: OWN_MESSAGES[code](detail),
  params: {
    fault: { code, detail },
    ...(replacement === undefined ? {} : { replacement }),
  } satisfies FaultParams,
});

export const ownFault = (
  code: OwnFault,
  detail: string,
  { story, field }: Pick<ContentProblem, "story" | "field">,
): ContentFault => ({ story, field, lost: field, message: OWN_MESSAGES[code](detail), fault: { code, detail } });

const paramsOf = (issue: z.core.$ZodIssue): FaultParams | null =>
  issue.code === "custom" && issue.params?.["fault"] !== undefined ? (issue.params as FaultParams) : null;

/** Undefined where the issue names none. */
export const replacementOf = (issue: z.core.$ZodIssue): unknown => paramsOf(issue)?.replacement;

const sizeFault = (issue: Extract<z.core.$ZodIssue, { code: "too_big" | "too_small" }>): Fault => {
  const isBig = issue.code === "too_big";
  const detail = String(issue.code === "too_big" ? issue.maximum : issue.minimum);
  if (issue.origin === "string") return { code: isBig ? "too-long" : "missing", detail: isBig ? detail : "" };
  if (issue.origin === "array") return { code: isBig ? "too-many" : "too-few", detail };
  return { code: isBig ? "too-large" : "too-small", detail };
};

const faultOf = (issue: z.core.$ZodIssue): Fault => {
  const own = paramsOf(issue);
  if (own !== null) return own.fault;
  switch (issue.code) {
    case "invalid_type":
      return issue.message.endsWith("received undefined")
        ? { code: "missing", detail: "" }
        : { code: "type", detail: issue.expected };
    case "invalid_value":
      return { code: "option", detail: issue.values.map(String).join(", ") };
    case "too_big":
    case "too_small":
      return sizeFault(issue);
    case "invalid_format":
      return { code: ["date", "datetime"].includes(issue.format) ? "date" : "invalid", detail: "" };
    default:
      return { code: "invalid", detail: "" };
  }
};

/** The issue as a message for operators, who do not know "undefined", and as a fault that editors read in French. */
export const describeIssue = (issue: z.core.$ZodIssue): Pick<ContentFault, "message" | "fault"> => {
  const fault = faultOf(issue);
  return { message: fault.code === "missing" ? "is missing" : issue.message, fault };
};
