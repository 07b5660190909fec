export type Mailbox = { readonly name: string; readonly address: string };

const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

/** Name and address; the name may have commas, and quotes around it. */
const NAMED = /^(?:"(?<quoted>[^"\\<>@\r\n]*)" *|(?<plain>[^"<>@\r\n]*))<(?<address>[^<>]*)>$/;

/** One mailbox, as `Garage Dupont, Fils & Cie <bonjour@garage.example>` or an address alone. Null for anything else. */
export const parseMailbox = (text: string): Mailbox | null => {
  const { quoted, plain, address = text } = NAMED.exec(text)?.groups ?? {};
  return ADDRESS.test(address) ? { name: (quoted ?? plain ?? "").trim(), address } : null;
};
