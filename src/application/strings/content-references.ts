import { findWork, type Work, type WorkEntry } from "#domain/appointments/index.ts";
import type { GroupContact } from "#domain/content/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { daysLabel, durationLabel } from "./works.ts";

const attributeTexts = ({ minutes, price_cents, days }: Work): readonly (readonly [name: string, text: string])[] => [
  ...(minutes === undefined ? [] : [["minutes", durationLabel(minutes)] as const]),
  ...(price_cents === undefined ? [] : [["price", formatEuros(price_cents)] as const]),
  ...(days === undefined ? [] : [["days", daysLabel(days)] as const]),
];

/** By "tyres.wheels.minutes", and at each location with an entry of its own by "tyres.wheels.esch-sur-alzette.minutes". */
const workTexts = (works: readonly WorkEntry[]): Readonly<Record<string, string>> => {
  const locations = [undefined, ...new Set(works.flatMap(({ location }) => location ?? []))];
  const named = works.flatMap(({ calendar, work }) => (work === undefined ? [] : [{ calendar, work }]));
  return Object.fromEntries(
    named.flatMap(({ calendar, work }) =>
      locations.flatMap((location) => {
        const path = [calendar, work, ...(location === undefined ? [] : [location])];
        return attributeTexts(findWork(works, { calendar, work, location: location ?? "" })).map(
          ([name, text]) => [[...path, name].join("."), text] as const,
        );
      }),
    ),
  );
};

/** What texts of pages may refer to: the group, and the works of its workshops. */
export const contentReferences = ({
  group,
  slots,
}: {
  readonly group: GroupContact;
  readonly slots: { readonly works: readonly WorkEntry[] };
}): GroupContact => ({ ...group, works: workTexts(slots.works) });
