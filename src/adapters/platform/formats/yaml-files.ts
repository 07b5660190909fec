import { createCompleteFileReader, endsAsYaml } from "../files/complete-file.ts";

/** The YAML files of this process, so that one read again is compared with its last version. */
export const YAML_FILES = createCompleteFileReader(endsAsYaml, "the line `...`");
