import type { CliContext } from "../context.ts";
import { refusedHostLines } from "../media/refused-hosts.ts";
import type { RefusedMedia } from "./refused-media.ts";
import { describeHold } from "#application/retention/index.ts";
import type { DatabaseCheck } from "../../adapters/database/index.ts";
import type { PurgeHold } from "#application/retention/ports.ts";
import type { AdvertisingReport, UndeclaredVehicle } from "#application/advertising/index.ts";
import type { FailedReload } from "#application/operations/index.ts";

/** `purgeHold`: expired data that waits for confirmation. */
export type DoctorReport = AdvertisingReport & {
  readonly database: DatabaseCheck;
  readonly failedReloads: readonly FailedReload[];
  readonly purgeHold: PurgeHold | null;
  readonly refusedMedia: RefusedMedia;
};

/** The state of the database itself. */
export const damageLines = ({ damage, unchecked }: DatabaseCheck): readonly string[] => [
  ...(damage.length === 0
    ? ["ok    database: no damage found"]
    : ["fix   database: it is damaged; restore the last backup", ...damage.map((line) => `  ${line}`)]),
  ...(unchecked.length === 0 ? [] : [`note  database: not checked for lack of time: ${unchecked.join(", ")}`]),
];

const number = new Intl.NumberFormat("en-GB");

const MISSING: Readonly<Record<UndeclaredVehicle["faults"][number], string>> = {
  "co2-missing": "CO2",
  "consumption-missing": "consumption",
};

const vehicleLine = ({ id, name, stockNumber, faults }: UndeclaredVehicle): string => {
  const missing = faults.map((fault) => MISSING[fault]).join(" and ");
  return `  ${id} ${name}${stockNumber === null ? "" : `, stock number ${stockNumber}`}: lacks ${missing}`;
};

const undeclaredLines = ({ undeclared: { count, first }, vehicles }: AdvertisingReport): readonly string[] =>
  count === 0
    ? [`ok    vehicles: ${number.format(vehicles)}, every new car states its CO2 and consumption`]
    : [
        `fix   vehicles: ${number.format(count)} of ${number.format(vehicles)} have no monthly payment, because a new car must state its CO2 and consumption`,
        ...first.map(vehicleLine),
        ...(count > first.length ? [`  … and ${number.format(count - first.length)} more`] : []),
      ];

const offerLines = ({ offers, unpublished }: AdvertisingReport): readonly string[] =>
  unpublished.length === 0
    ? [`ok    lease offers: ${number.format(offers)}, all published`]
    : [
        `fix   lease offers: ${number.format(unpublished.length)} of ${number.format(offers)} are not published`,
        ...unpublished.flatMap(({ slug, reasons }) => reasons.map((reason) => `  offer ${slug} ${reason}`)),
      ];

const configuratorLines = ({ hiddenConfigurators: hidden }: AdvertisingReport): readonly string[] =>
  hidden.length === 0
    ? []
    : [
        `fix   configurators: ${number.format(hidden.length)} on hosts that hosts.configurators does not name`,
        ...hidden.map((model) => `  model ${model}`),
      ];

const settingLines = ({ hidingSettings }: AdvertisingReport): readonly string[] =>
  hidingSettings.map(
    (setting) => `note  ${setting}: new cars stand without values that directive 1999/94/EC requires in the EU`,
  );

const securityLines = ({ securityContactExpired: expired }: AdvertisingReport): readonly string[] =>
  expired === null
    ? []
    : [`fix   security.txt: it expired on ${expired} and is not answered; set security.expires, at most a year ahead`];

/** What the running servers could not reload. */
export const reloadLines = (reloads: readonly FailedReload[]): readonly string[] =>
  reloads.flatMap(({ name, at, failures }) => [
    `fix   reload: ${name} read its files at ${at}; the faults below left the previous state in force`,
    ...failures.map((failure) => `  ${failure}`),
  ]);

const purgeLines = ({ purgeHold }: DoctorReport): readonly string[] =>
  purgeHold === null ? [] : [`fix   ${describeHold(purgeHold)}`];

const refusedLines = (
  context: CliContext,
  { refusedMedia: { vehicles, content } }: DoctorReport,
): readonly string[] => [
  ...refusedHostLines(
    context,
    vehicles,
    "fix   vehicles: pictures and films are not shown, because the settings do not name their hosts",
  ),
  ...refusedHostLines(
    context,
    content,
    "fix   pages: pictures are not shown, because the settings do not name their hosts",
  ),
];

/** One line per check, followed by what has to be fixed. */
export const doctorSummary = (context: CliContext, report: DoctorReport): string =>
  [
    ...damageLines(report.database),
    ...reloadLines(report.failedReloads),
    ...undeclaredLines(report),
    ...offerLines(report),
    ...configuratorLines(report),
    ...refusedLines(context, report),
    ...securityLines(report),
    ...purgeLines(report),
    ...settingLines(report),
    "",
  ].join("\n");
