declare const own: unique symbol;

/** A text that the site or its editors wrote. No type converts to it, so that nothing a visitor typed is pushed. */
export type OwnText = string & { readonly [own]: true };

/** A word of the program: only literals have the type. */
export const ownText = <T extends string>(word: string extends T ? never : T): OwnText => word as string as OwnText;

/** A text of the page that is displayed: its title, its path, an address of one of its links, the name of a filter. */
export const textOfPage = (text: string): OwnText => text as OwnText;

/** Keys of lists, and numbers. */
const CHOICE = /^(?:[a-z0-9]+(?:[-_/][a-z0-9]+){0,8}|\d{1,9}(?:\.\d{1,3})?)$/;

/** Says that a text was typed, in place of the text. */
export const TYPED = ownText("text");

/** The value of a filter whose values are chosen from a list or are numbers; never a typed text. */
export const chosenValue = (value: string): OwnText => (CHOICE.test(value) ? (value as OwnText) : TYPED);
