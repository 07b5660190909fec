import {
  type CheckResult,
  type DoctorCheck,
  fix,
  type DoctorFinding,
  type Found,
  note,
  warn,
} from "../doctor-check.ts";
import { WRONG_USAGE } from "../../context.ts";
import { FAILED } from "../../failure.ts";
import type { Obstacle } from "../../../adapters/database/index.ts";
import type { FoundDatabase, OpenedDatabase } from "../open-database.ts";
import { countOf } from "../../counts.ts";

const RESTORE = "restore the last backup into a new DATA_DIR or database: ./vitrine restore BACKUP";

const withCode = (exitCode: number, what: string, remedy: string, details: readonly string[] = []): DoctorFinding => ({
  ...fix(what, remedy, details),
  exitCode,
});

const describeVersion = ({
  name,
  pending,
  newer,
}: OpenedDatabase & { readonly state: "other-version" }): DoctorFinding =>
  newer === null
    ? fix(
        `${countOf(pending, "migration")} of ${name} wait for the new Vitrine`,
        "start its server, which applies them",
      )
    : withCode(
        FAILED,
        `${name} is of a newer Vitrine: it has migration ${newer}`,
        "run that version, or restore a backup of this one",
      );

const findingsOf = (opened: OpenedDatabase): readonly Found[] => {
  switch (opened.state) {
    case "missing":
      return [
        withCode(
          WRONG_USAGE,
          `there is no database at ${opened.name}`,
          "start the site, which creates it, or set DATA_DIR or DATABASE_URL as for the server",
        ),
      ];
    case "unusable":
      return [
        withCode(
          FAILED,
          `it cannot be used: ${opened.reason}`,
          opened.isRefused
            ? "correct DATABASE_URL, for the server too"
            : (opened.remedy ??
                `start the database that DATABASE_URL names, give DATA_DIR back what it held, or ${RESTORE}`),
        ),
      ];
    case "other-version":
      return [describeVersion(opened)];
    case "damaged":
      return [withCode(FAILED, "it is damaged", RESTORE, opened.damage)];
    case "usable":
      return [opened.unchecked.length > 0 && note(`not checked for lack of time: ${opened.unchecked.join(", ")}`)];
  }
};

/** What refuses writes ends with the code of a wrong setting: an operator corrects it by a statement. */
const obstacleFinding = ({ fault, remedy, refuses }: Obstacle): DoctorFinding =>
  refuses ? withCode(WRONG_USAGE, `it ${fault}`, remedy) : warn(`it ${fault}`, remedy);

/** Why a database cannot be used is what stands in its way, where that was found. */
const allFindings = (opened: FoundDatabase): readonly Found[] => {
  const obstacles = opened.obstacles.map(obstacleFinding);
  const isExplained = opened.state === "unusable" && opened.obstacles.some(({ refuses }) => refuses);
  return isExplained ? obstacles : [...findingsOf(opened), ...obstacles];
};

/** The database answers, has the schema of this Vitrine, shows no damage, and lets the site work. */
export const databaseCheck: DoctorCheck = {
  name: "database",
  needs: "nothing",
  run: async ({ opened }): Promise<CheckResult> => ({
    summary: `no damage found${opened.state === "usable" ? `, ${countOf(opened.migrations, "migration")} applied` : ""}`,
    findings: allFindings(opened),
    data:
      opened.state === "damaged"
        ? { damage: opened.damage }
        : opened.state === "usable"
          ? { unchecked: opened.unchecked }
          : {},
  }),
};
