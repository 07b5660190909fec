import { CONFIRM_COMMAND, describeHeldData } from "#application/retention/index.ts";
import { createPurgeState } from "../../../adapters/database/index.ts";
import { type DoctorCheck, fix } from "../doctor-check.ts";

/** Expired data is deleted, and does not wait for a person. */
export const retentionCheck: DoctorCheck = {
  name: "retention",
  needs: "database",
  run: async ({ database }) => {
    const purgeHold = await createPurgeState(database).hold();
    return {
      summary: "no expired data waits to be deleted",
      findings:
        purgeHold === null
          ? []
          : [fix(describeHeldData(purgeHold), `correct the clock, or if that is right: ${CONFIRM_COMMAND}`)],
      data: { purgeHold },
    };
  },
};
