import type { CountryCode } from "./countries.ts";

/**
 * The mail providers of a country with names long enough that a near one is a slip. Apart from its module, because the
 * browser has these of every country and nothing else of them.
 */
export const MAIL_PROVIDERS: Readonly<Record<CountryCode, readonly string[]>> = {
  LU: ["internet.lu"],
  BE: ["proximus.be", "skynet.be", "telenet.be"],
  FR: ["hotmail.fr", "outlook.fr", "yahoo.fr", "orange.fr", "wanadoo.fr", "laposte.net"],
  DE: ["t-online.de"],
  NL: ["kpnmail.nl", "planet.nl", "ziggo.nl"],
};
