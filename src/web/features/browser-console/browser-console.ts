/** Messages for the site's operator, in English, in the console of the browser. */
export const browserConsole: Pick<Console, "warn" | "error"> = console;
