import { fold } from "#domain/shared/index.ts";

/** True for a name before which "de" and "que" lose their vowel. */
export const elides = (name: string): boolean => /^[aeiouy]/.test(fold(name));

/** "d’Ettelbruck", "de Luxembourg", "du Mans". */
export const ofName = (name: string): string => {
  if (/^Les? /.test(name)) return name.replace(/^Les /, "des ").replace(/^Le /, "du ");
  return elides(name) ? `d’${name}` : `de ${name}`;
};
