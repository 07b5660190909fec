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

const tagsOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(/<input\s[^>]*>/g)].map(([tag]) => tag).filter((tag) => attribute(tag, "name") === name);

const contentOf = (html: string, element: "select" | "textarea", name: string): string | null =>
  new RegExp(`<${element}\\s[^>]*name="${name}"[^>]*>([\\s\\S]*?)</${element}>`).exec(html)?.[1] ?? null;

/** Whether the page has a field of the name. */
export const hasField = (html: string, name: string): boolean => html.includes(` name="${name}"`);

/** What the field of the name holds; null: nothing is chosen or ticked. */
export const valueOf = (html: string, name: string): string | null => {
  const text = contentOf(html, "textarea", name);
  if (text !== null) return readable(text);
  const options = contentOf(html, "select", name);
  if (options !== null) return attribute(/<option\s[^>]*selected[^>]*>/.exec(options)?.[0] ?? "", "value");
  const tags = tagsOf(html, name);
  const isBox = tags.some((tag) => /type="(?:radio|checkbox)"/.test(tag));
  const tag = isBox ? tags.find((one) => one.includes(' checked=""')) : tags[0];
  return tag === undefined ? null : (attribute(tag, "value") ?? "on");
};

/** The last free appointment of the form; empty where it has none. */
export const lastSlot = (html: string): string => attribute(tagsOf(html, "slot").at(-1) ?? "", "value") ?? "";

/** The messages at fields, by the names of the fields. */
export const errorsOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<p id="demande-([a-z_]+)-error" class="field-error">([\s\S]*?)<\/p>/g)].map(
      ([, name = "", message = ""]) => [name, readable(message)],
    ),
  );
