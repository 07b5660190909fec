import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TO_FILL_IN } from "#application/site/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { endingSettings } from "#domain/site/index.ts";
import { listContentFiles } from "../../../adapters/content/index.ts";
import { displayPath } from "../../../shared-container/display-path.ts";
import { settingsFileName, settingsFilePath } from "../../../shared-container/settings.ts";
import { WRONG_USAGE } from "../../context.ts";
import { SCHEMA_FOLDER, schemaFiles } from "../../init/group-files.ts";
import { linesToFillIn } from "../../init/to-fill-in.ts";
import {
  type CheckedMachine,
  type DoctorCheck,
  type DoctorFinding,
  ENDING_SETTINGS_DAYS,
  firstLines,
  fix,
  type Found,
  note,
  warn,
} from "../doctor-check.ts";
import { readSettingLines } from "../setting-lines.ts";
import { countOf } from "../../counts.ts";

const toFinding = (problem: string): DoctorFinding => ({
  ...fix(problem, "correct the file, whose previous state a running site has"),
  exitCode: WRONG_USAGE,
});

const toWarning = (warning: string): DoctorFinding => {
  const [what = "", remedy = ""] = warning.split("; ");
  return warn(what, remedy);
};

/** The settings of the market can be read. */
export const settingsCheck: DoctorCheck = {
  name: "settings",
  needs: "nothing",
  run: async ({ context: { config }, settings }) => ({
    summary: `${settingsFileName(config)} is valid`,
    findings: [
      ...(settings.ok ? [] : settings.error.map(toFinding)),
      ...[...config.groupWarnings, ...config.environmentWarnings].map(toWarning),
    ],
  }),
};

/** No rate, rule or price of the settings ends soon, or has ended, without a next entry. */
export const datedSettingsCheck: DoctorCheck = {
  name: "dated-settings",
  needs: "settings",
  run: async ({ settings, context }) => {
    const ending = endingSettings(settings, utcDay(context.clock.now()), ENDING_SETTINGS_DAYS);
    const { lineOfEnd } = readSettingLines(context);
    const lines = ending.map(
      ({ path, from, until, hasEnded, afterwards }) =>
        `${lineOfEnd(path.split("."), from)}: ${path} ${hasEnded ? "ended" : "ends"} on ${until}; then ${afterwards}`,
    );
    const what = countOf(ending.length, "dated setting has", "dated settings have");
    return {
      summary: `none ends within ${ENDING_SETTINGS_DAYS} days without a next entry`,
      findings: [
        ending.length > 0 &&
          warn(
            `${what} ended, or end within ${ENDING_SETTINGS_DAYS} days, without a next entry`,
            "write the next entry, with its first day as from",
            lines,
          ),
      ],
      data: { ending },
    };
  },
};

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
      findings: [other.length > 0 && warn(what, `./vitrine init ${displayPath(config.groupDir)} --schemas`)],
      data: { other: other.map(([name]) => name) },
    };
  },
};

const filesOf = ({ context: { config } }: CheckedMachine): readonly string[] =>
  [settingsFilePath(config), join(config.groupDir, "brand.yaml"), ...listContentFiles(config.contentDir)].filter(
    (file) => file.endsWith(".yaml") && existsSync(file),
  );

const RATES = ["rates", "fees", "residuals", "advertised", "mentions"] as const;
const COSTS = ["energy", "maintenance", "insurance"] as const;

/** What has no entry yet, and what is not shown because of it: a group may mean it so. */
const emptyRates = ({ settings }: CheckedMachine): readonly Found[] => {
  if (!settings.ok) return [];
  const { vat, finance, ownership } = settings.value;
  const isEmpty = <K extends string>(lists: Readonly<Record<K, readonly unknown[] | null>>, name: K): boolean =>
    (lists[name] ?? []).length === 0;
  const rates = [
    ...(vat.length === 0 ? ["vat"] : []),
    ...(finance.lessor === null ? ["finance.lessor"] : []),
    ...RATES.filter((name) => isEmpty(finance, name)).map((name) => `finance.${name}`),
  ];
  const costs = COSTS.filter((name) => isEmpty(ownership, name)).map((name) => `ownership.${name}`);
  const lacking = (names: readonly string[], what: string): Found =>
    names.length > 0 && note(`${names.join(", ")} of the settings have no entry: ${what}`);
  return [lacking(rates, "no monthly price is shown"), lacking(costs, "no cost of ownership is shown")];
};

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
      findings: [
        places.length > 0 && fix(what, `write it in the place of ${TO_FILL_IN}`, firstLines(places)),
        ...emptyRates(machine),
      ],
      data: { places },
    };
  },
};
