import { hash } from "node:crypto";

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export const sha256 = (text: string): string => hash("sha256", text, "hex");
