/** Console messages for the site's operator, in English. */
export const browserConsole: Pick<Console, "warn" | "error"> = console;
