import type { ArchiveEntry } from "./archive-entries.ts";

/** Programs, scripts and macros by name, including add-ins and shortcuts that start one. */
const EXECUTABLE_NAME =
  /(?:\.(?:exe|dll|com|scr|pif|cpl|msi|msp|bat|cmd|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|jar|class|lnk|url|reg|inf|sh|bash|py|pl|rb|php|app|apk|dmg|pkg|deb|rpm|elf|so|dylib|chm|xll|ocm|docm|dotm|xlsm|xlam)|vbaproject\.bin|vbadata\.xml)$/i;

/** Macros of OpenDocument. */
const MACRO_FOLDER = /^(?:basic|scripts)\//i;

/** The first bytes of programs, of archives that may contain one, and of OLE packages, in Latin-1. */
const EXECUTABLE_HEADS = [
  "MZ",
  "\u007fELF",
  "#!",
  "\u00fe\u00ed\u00fa\u00ce",
  "\u00fe\u00ed\u00fa\u00cf",
  "\u00ce\u00fa\u00ed\u00fe",
  "\u00cf\u00fa\u00ed\u00fe",
  "\u00ca\u00fe\u00ba\u00be",
  "\u00d0\u00cf\u0011\u00e0",
  "Rar!",
  "7z\u00bc\u00af",
  "\u001f\u008b",
  "MSCF",
] as const;

/** The tables of a document's charts are archives too. */
const TABLE_NAME = /\.xlsx$/i;

/** True for a program, a macro or an archive inside of a document. */
export const isExecutable = ({ name, head }: ArchiveEntry): boolean => {
  if (EXECUTABLE_NAME.test(name) || MACRO_FOLDER.test(name)) return true;
  const start = Buffer.from(head ?? []).toString("latin1");
  return (
    EXECUTABLE_HEADS.some((one) => start.startsWith(one)) || (start.startsWith("PK\u0003") && !TABLE_NAME.test(name))
  );
};
