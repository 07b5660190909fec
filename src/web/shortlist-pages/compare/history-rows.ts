import type { Vehicle } from "#domain/vehicles/index.ts";
import { historyStrings, historyView, type HistoryItemView } from "../../vehicle/index.ts";
import { createRow } from "./compare-rows.ts";
import { type CompareGroup, type CompareRow, NOT_APPLICABLE } from "./compare-value.ts";

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
export const historyGroup = (vehicles: readonly Vehicle[], today: string): readonly CompareGroup[] => {
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
