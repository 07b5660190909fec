// Pages with forms, as a visitor without a browser reads them.

/** A text as it is read: without tags, with plain spaces. */
export const readable = (html: string): string =>
  html
    .replaceAll(/<(?:svg|style)[\s\S]*?<\/(?:svg|style)>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("\u2060", "")
    .replaceAll(/\s+/g, " ")
    .trim();

const attribute = (tag: string, name: string): string | null => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? null : readable(value);
};

/** The address of the first link with the text, or with an address of the form. */
export const linkTo = (html: string, link: string | RegExp): string => {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  for (const [, tag = "", text = ""] of main.matchAll(/(<a\s[^>]*>)([\s\S]*?)<\/a>/g)) {
    const href = attribute(tag, "href") ?? "";
    const names = [readable(text), attribute(tag, "aria-label")];
    if (typeof link === "string" ? names.includes(link) : link.test(href)) return href;
  }
  throw new Error(`no link ${String(link)}`);
};

/** The form of the page that has a signed token. */
const formIn = (html: string): string =>
  [...html.matchAll(/<form\s[\s\S]*?<\/form>/g)].map(([form]) => form).find((form) => form.includes("formulaire")) ??
  "";

const inputsOf = (form: string, type: string): readonly string[] =>
  [...form.matchAll(/<input\s[^>]*>/g)].map(([tag]) => tag).filter((tag) => new RegExp(`type="(?:${type})"`).test(tag));

const BOXES = "radio|checkbox";

const textareaEntries = (form: string) =>
  [...form.matchAll(/(<textarea\s[^>]*>)([\s\S]*?)<\/textarea>/g)].map(
    ([, tag = "", text = ""]) => [attribute(tag, "name"), readable(text)] as const,
  );

const selectEntries = (form: string) =>
  [...form.matchAll(/(<select\s[^>]*>)([\s\S]*?)<\/select>/g)].map(([, tag = "", options = ""]) => {
    const option = /<option\s[^>]*selected[^>]*>/.exec(options)?.[0] ?? /<option\s[^>]*>/.exec(options)?.[0] ?? "";
    return [attribute(tag, "name"), attribute(option, "value") ?? ""] as const;
  });

/** The names and values that a browser sends of the form as it is, without files. */
export const valuesOf = (html: string): ReadonlyMap<string, string> => {
  const form = formIn(html);
  const boxes = inputsOf(form, BOXES).filter((tag) => tag.includes(' checked=""'));
  const texts = inputsOf(form, "hidden|text|email|tel|date|number|search");
  const entries = [
    ...texts.map((tag) => [attribute(tag, "name"), attribute(tag, "value") ?? ""] as const),
    ...boxes.map((tag) => [attribute(tag, "name"), attribute(tag, "value") ?? "on"] as const),
    ...textareaEntries(form),
    ...selectEntries(form),
  ];
  return new Map(entries.flatMap(([name, value]) => (name === null ? [] : [[name, value] as const])));
};

/** Whether the form has a field of the name. */
export const hasField = (html: string, name: string): boolean => formIn(html).includes(` name="${name}"`);

/** The messages at fields, by the names of the fields. */
export const errorsOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<p id="demande-([a-z_]+)-error" class="field-error">([\s\S]*?)<\/p>/g)].map(
      ([, name = "", message = ""]) => [name, readable(message)],
    ),
  );
