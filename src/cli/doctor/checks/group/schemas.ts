import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { displayPath } from "../../../../shared-container/display-path.ts";
import { SCHEMA_FOLDER, schemaFiles } from "../../../init/group-files.ts";
import { countOf, type DoctorCheck, warn } from "../../doctor-check.ts";

/** JSON Schemas in the group's folder are those of this release. */
export const schemasCheck: DoctorCheck = {
  name: "schemas",
  needs: "nothing",
  run: async ({ context: { config } }) => {
    if (!existsSync(join(config.groupDir, SCHEMA_FOLDER)))
      return { summary: "the group's folder has none", findings: [] };
    const other = Object.entries(schemaFiles()).filter(([name, text]) => {
      const file = join(config.groupDir, name);
      return !existsSync(file) || readFileSync(file, "utf8") !== text;
    });
    const what = `${countOf(other.length, "JSON Schema is", "JSON Schemas are")} not of this release: editors complete by another one`;
    return {
      summary: "editors complete by this release",
      findings: other.length === 0 ? [] : [warn(what, `./vitrine init ${displayPath(config.groupDir)} --schemas`)],
      data: { other: other.map(([name]) => name) },
    };
  },
};
