import { hash } from "node:crypto";

/** SHA-256 of the UTF-8 bytes of a text, in hexadecimal. */
export const sha256Hex = (text: string): string => hash("sha256", text, "hex");
