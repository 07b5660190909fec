/** What a contact says in a language; French is the language of the page. */
const LINES: Readonly<Record<string, string>> = {
  de: "Wir sprechen Deutsch",
  en: "We speak English",
  es: "Hablamos español",
  it: "Parliamo italiano",
  lb: "Mir schwätze Lëtzebuergesch",
  nl: "Wij spreken Nederlands",
  pl: "Mówimy po polsku",
  pt: "Falamos português",
};

export type SpokenLine = { readonly language: string; readonly text: string };

/** One line for each of a contact's languages (ISO 639-1) but French. */
export const spokenLines = (languages: readonly string[]): readonly SpokenLine[] =>
  languages.flatMap((language) => {
    const text = LINES[language];
    return text === undefined ? [] : [{ language, text }];
  });
