import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listContentFiles } from "../../../adapters/content/index.ts";
import { settingsFile } from "../../../composition/settings.ts";
import { displayPath } from "../../../composition/display-path.ts";
import { linesToFillIn, TO_FILL_IN } from "../../init/to-fill-in.ts";
import { type CheckedMachine, countOf, type DoctorCheck, firstLines, fix } from "../doctor-check.ts";

const filesOf = ({ context: { config } }: CheckedMachine): readonly string[] =>
  [settingsFile(config), join(config.groupDir, "brand.yaml"), ...listContentFiles(config.contentDir)].filter(
    (file) => file.endsWith(".yaml") && existsSync(file),
  );

/** Nothing of a new group's folder is still to be filled in. */
export const toFillInCheck: DoctorCheck = {
  name: "to-fill-in",
  needs: "nothing",
  run: async (machine) => {
    const places = filesOf(machine).flatMap((file) =>
      linesToFillIn(readFileSync(file, "utf8")).map((line) => `${displayPath(file)}:${line}`),
    );
    const what = countOf(places.length, "text is still to fill in", "texts are still to fill in");
    return {
      summary: "nothing is still to fill in",
      findings: places.length === 0 ? [] : [fix(what, `write it in the place of ${TO_FILL_IN}`, firstLines(places))],
      data: { places },
    };
  },
};
