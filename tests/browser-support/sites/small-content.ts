import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a content folder of three pages, for sites whose tests read no others: reading all stories and redirects is a
 * quarter of a start. The demo group's table has malformed rows, which a reload reports.
 */
export const writeSmallContent = (folder: string): void => {
  for (const file of ["home.yaml", "faq.yaml", "contact.yaml"])
    copyFileSync(join("demo", "group", "content", file), join(folder, file));
  writeFileSync(join(folder, "redirects.csv"), "from,to,status\n/fr/aide,/faq,\n");
};
