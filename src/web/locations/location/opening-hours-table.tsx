import { classNames } from "../../../ui/class-names.ts";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import type { HoursRow } from "./hours-rows.ts";

/** Opening hours of the week, with today highlighted. */
export const OpeningHoursTable = ({ title, rows }: { readonly title: string; readonly rows: readonly HoursRow[] }) => (
  <section className="hours">
    <h3 className="text-m">{nonBreakingTitle(title)}</h3>
    <dl>
      {rows.map((row) => (
        <div key={row.day} className={classNames("hours-row", row.today && "hours-today")}>
          <dt>{row.day}</dt>
          <dd>
            {row.hours}
            {row.note && <span className="hours-note own-line text-xs text-soft">{row.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
