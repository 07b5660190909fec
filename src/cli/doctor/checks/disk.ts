import { describeSpace, MIN_FREE_BYTES, readSpace } from "../../../adapters/platform/free-space.mjs";
import { type DoctorCheck, fix } from "../doctor-check.ts";

/** The disk of DATA_DIR has room. */
export const diskCheck: DoctorCheck = {
  name: "disk",
  needs: "nothing",
  run: async ({ context: { config } }) => {
    const space = readSpace(config.dataDir);
    const said = `${describeSpace(space)} where ${config.dataDir} is`;
    return {
      summary: said,
      findings:
        space.freeBytes >= MIN_FREE_BYTES
          ? []
          : [fix(said, "free space there, or move DATA_DIR: on a full disk no lead can be stored")],
      data: space,
    };
  },
};
