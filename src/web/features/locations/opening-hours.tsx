import { classNames } from "../../../ui/class-names.ts";
import type { HoursRow } from "./place-view.ts";

/** The week as a list; today stands out. */
export const OpeningHours = ({ title, rows }: { readonly title: string; readonly rows: readonly HoursRow[] }) => (
  <section className="hours">
    <h3 className="text-m">{title}</h3>
    <dl>
      {rows.map((row) => (
        <div key={row.day} className={classNames("hours-row", row.today && "hours-today")}>
          <dt>{row.day}</dt>
          <dd>
            {row.hours}
            {row.note && <span className="hours-note">{row.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Whether a place is open, with its sign: never by colour alone. */
export const OpenNow = ({ isOpen, words }: { readonly isOpen: boolean; readonly words: string }) => (
  <span className={classNames("open-now", isOpen && "open-now-yes")}>{words}</span>
);
