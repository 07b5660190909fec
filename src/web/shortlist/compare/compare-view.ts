import { localTime } from "#domain/locations/index.ts";
import type { Paths } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import type { OwnershipEstimate } from "#domain/ownership/index.ts";
import type { CostTexts } from "../../leasing/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import {
  availabilityView,
  type EnergySettings,
  type HistoryItemView,
  historyStrings,
  historyView,
  toVehicleCardView,
  type VehicleCardView,
  vehicleStrings,
} from "../../vehicle/index.ts";
import type { SharedPage } from "../../platform/share/index.ts";
import { columnsForSale } from "./best-values.ts";
import { costGroup, costNote } from "./cost-rows.ts";
import { compareGroups, guideNote, createRow, isEmissionLabel } from "./compare-rows.ts";
import { type CompareGroup, type CompareRow, NOT_APPLICABLE } from "./compare-value.ts";
import type { ListInput } from "../list-pages/list-input.ts";
import { createListNotices, type ListNoticesView } from "../list-pages/list-notices.tsx";

const strings = listPageStrings.compare;

export type CompareView = {
  readonly shared: boolean;
  readonly ids: readonly number[];
  readonly columns: readonly CompareColumn[];
  /** The drawings of vehicles of one body do not distinguish them: no row of pictures. */
  readonly hasPictures: boolean;
  /** The offer, and the rows whose values differ; all rows of a single vehicle. */
  readonly groups: readonly CompareGroup[];
  /** The rows whose values are equal. */
  readonly sameGroups: readonly CompareGroup[];
  /** Note below the table. */
  readonly notes: readonly string[];
  readonly notices: ListNoticesView;
  readonly share: SharedPage;
  readonly stockHref: string;
  /** Cards of the latest arrivals, if the list is empty. */
  readonly newest: readonly VehicleCardView[];
  readonly favouritesHref: string;
  readonly crumbs: readonly Crumb[];
};

export type CompareInput = ListInput & {
  readonly costTexts: CostTexts;
  readonly settings: EnergySettings & { readonly timeZone: string };
  /** Cost of ownership on a common basis for all vehicles; null without current rates. */
  readonly estimateOf: (vehicle: Vehicle) => OwnershipEstimate | null;
  readonly paths: Pick<Paths, "stock" | "compare" | "favourites" | "vehicleInterest" | "vehicleFile">;
};

// The table renders the monthly payment with its conditions; this row only shows whether the payments differ.
const moneyGroup = (vehicles: readonly Vehicle[], columns: readonly VehicleCardView[]): CompareGroup => {
  const row = (label: string, value: (card: VehicleCardView) => string | null) =>
    createRow(label, columns.map(value), vehicles);
  const rows = [
    row(strings.price, ({ price }) => price ?? vehicleStrings.priceOnRequest),
    row(strings.monthly, ({ monthly }) => monthly?.amount ?? null),
    row(strings.location, ({ location }) => location),
  ];
  return { title: strings.groups.money, rows: rows.filter(({ values }) => values.some(Boolean)) };
};

const toColumn = (vehicle: Vehicle, { cards, settings, paths }: CompareInput) => {
  const { label, state, action, isSold } = availabilityView(vehicle, localTime(cards.now, settings.timeZone).date);
  return {
    ...toVehicleCardView(vehicle, cards),
    availability: { label, state, action },
    requestHref: isSold ? null : paths.vehicleInterest(vehicle),
    fileHref: isSold ? null : paths.vehicleFile(vehicle),
  };
};

/** `requestHref`: the form of the availability's action, `fileHref`: that for the file; null for a sold vehicle. */
export type CompareColumn = ReturnType<typeof toColumn>;

const tellApart = (columns: readonly CompareColumn[]): boolean =>
  columns.length === 1 ||
  new Set(columns.map(({ picture }) => (picture.kind === "photo" ? picture.url : picture.shape))).size > 1;

const withRows = (groups: readonly CompareGroup[], isShown: (row: CompareRow) => boolean): readonly CompareGroup[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(isShown) })).filter(({ rows }) => rows.length > 0);

/** Bad news, consumption and emissions are in the table also where all vehicles have the same. */
const isInTable = ({ differs, bad = [], label }: CompareRow): boolean =>
  differs || bad.length > 0 || label === historyStrings.file || isEmissionLabel(label);

const toRow = (
  label: string,
  facts: readonly (HistoryItemView | undefined)[],
  vehicles: readonly Vehicle[],
): CompareRow => ({
  ...createRow(
    label,
    facts.map((fact) => fact?.value ?? NOT_APPLICABLE),
    vehicles,
  ),
  bad: facts.flatMap((fact, column) => (fact?.state === "bad" ? [column] : [])),
});

const hasBad = ({ bad = [] }: CompareRow): boolean => bad.length > 0;

/** True for a vehicle whose file says more than its facts. */
const asksForFile = (facts: readonly HistoryItemView[]): boolean =>
  facts.some(({ state }) => state === "bad" || state === "unknown");

/** The past of the vehicles, rows with bad news first; empty for new ones. */
const historyGroup = (vehicles: readonly Vehicle[], today: string): readonly CompareGroup[] => {
  const views = vehicles.map((vehicle) => historyView(vehicle, today));
  const names = new Set(views.flat().map(({ name }) => name));
  const rows = Object.entries(historyStrings.facts)
    .filter(([name]) => [...names].some((known) => known === name))
    .map(([name, { label }]) =>
      toRow(
        label,
        views.map((facts) => facts.find((fact) => fact.name === name)),
        vehicles,
      ),
    );
  if (rows.length === 0) return [];
  const requests = views.map((facts) => (asksForFile(facts) ? historyStrings.request : NOT_APPLICABLE));
  const file = { ...createRow(historyStrings.file, requests, vehicles), differs: false };
  const isRequested = requests.some((request) => request !== NOT_APPLICABLE);
  return [
    {
      title: historyStrings.title,
      rows: [...rows.filter(hasBad), ...rows.filter((row) => !hasBad(row)), ...(isRequested ? [file] : [])],
    },
  ];
};

const splitGroups = (input: CompareInput, columns: readonly CompareColumn[], costs: readonly CompareGroup[]) => {
  const { vehicles, settings } = input;
  if (vehicles.length === 0) return { groups: [], sameGroups: [] };
  const offer = moneyGroup(vehicles, columns);
  const today = localTime(input.cards.now, settings.timeZone).date;
  const groups = [...historyGroup(vehicles, today), ...costs, ...compareGroups(vehicles, settings)];
  if (vehicles.length === 1) return { groups: [offer, ...groups], sameGroups: [] };
  return {
    groups: [offer, ...withRows(groups, isInTable)],
    sameGroups: withRows(groups, (row) => !isInTable(row)),
  };
};

export const buildCompareView = (input: CompareInput): CompareView => {
  const { vehicles, shared, settings, paths, siteUrl } = input;
  const ids = vehicles.map(({ id }) => id);
  const estimates = vehicles.map(input.estimateOf);
  const columns = vehicles.map((vehicle) => toColumn(vehicle, input));
  return {
    shared,
    ids,
    columns,
    hasPictures: tellApart(columns),
    ...splitGroups(input, columns, costGroup(estimates, columnsForSale(vehicles), input.costTexts)),
    notes: [guideNote(vehicles, settings), costNote(estimates, input.costTexts)].filter((note) => note !== null),
    notices: createListNotices("compare", input.query, input),
    share: { url: siteUrl + paths.compare(ids), title: strings.shareTitle(ids.length) },
    stockHref: paths.stock(),
    newest: vehicles.length === 0 ? input.newest.map((vehicle) => toVehicleCardView(vehicle, input.cards)) : [],
    favouritesHref: paths.favourites(),
    crumbs: input.crumbs,
  };
};
