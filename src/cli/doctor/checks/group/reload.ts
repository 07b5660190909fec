import { listFailedReloads } from "#application/operations/index.ts";
import { createNodeStore } from "../../../../adapters/database/index.ts";
import { type CheckedMachine, type DoctorCheck, fix } from "../../doctor-check.ts";

const readFailed = async ({ opened, context: { clock } }: CheckedMachine) =>
  opened.state === "usable" ? listFailedReloads(createNodeStore(opened.database), clock) : [];

/** Running servers have taken over settings, redirects and stories. Checked with wrong settings too: they are the cause. */
export const reloadCheck: DoctorCheck = {
  name: "reload",
  needs: "nothing",
  run: async (machine) => {
    const failed = await readFailed(machine);
    return {
      summary: "settings, redirects and stories are in force as they were read last",
      findings: failed.map(({ name, at, failures }) =>
        fix(
          `${name} read its files at ${at}, and the faults below left the previous state in force`,
          "correct them, then ./vitrine content reload",
          failures,
        ),
      ),
      data: { failedReloads: failed },
    };
  },
};
