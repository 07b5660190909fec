/** Text, or an element with its attributes as the properties of React. */
export type MarkupNode = string | MarkupElement;

export type MarkupElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children: readonly MarkupNode[];
};

/** Attributes whose name React writes otherwise; those with a hyphen follow a rule. */
const PROPERTIES: Readonly<Record<string, string>> = {
  class: "className",
  colspan: "colSpan",
  datetime: "dateTime",
  fetchpriority: "fetchPriority",
  for: "htmlFor",
  hreflang: "hrefLang",
  playsinline: "playsInline",
  rowspan: "rowSpan",
  srclang: "srcLang",
  srcset: "srcSet",
  tabindex: "tabIndex",
};

/** Attributes without a value. */
const FLAGS: ReadonlySet<string> = new Set(["controls", "default", "disabled", "hidden", "open", "playsinline"]);

const toProperty = (name: string): string =>
  PROPERTIES[name] ??
  (/^(?:aria|data)-/.test(name) ? name : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));

/** Attributes as the properties of React, which reads the text "" of a flag as false. */
export const toMarkupAttributes = (
  pairs: Iterable<readonly [name: string, value: string]>,
): MarkupElement["attributes"] =>
  Object.fromEntries(Array.from(pairs, ([name, value]) => [toProperty(name), FLAGS.has(name) ? true : value]));
