import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { calculatorStrings } from "./lease-calculator-strings.ts";
import type { ScheduleRow, ScheduleView, ScheduleYear } from "./calculator-view.ts";

const strings = calculatorStrings.schedule;

const COLUMNS = [
  ["payment", strings.payment],
  ["interest", strings.interest],
  ["principal", strings.principal],
  ["balance", strings.balance],
] as const;

const Months = ({ months, label }: { readonly months: readonly ScheduleRow[]; readonly label: string }) => (
  <table className="schedule-months" aria-label={label}>
    <thead className="sr-only">
      <tr>
        <th scope="col">{strings.month}</th>
        {COLUMNS.map(([name, heading]) => (
          <th key={name} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {months.map((row) => (
        <tr key={row.period}>
          <th scope="row">{row.period}</th>
          {COLUMNS.map(([name]) => (
            <td key={name}>{row[name]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Year = ({ year }: { readonly year: ScheduleYear }) => (
  <details className="schedule-year print-open">
    <summary className="schedule-row">
      <span className="schedule-period">
        {strings.year(year.period)}
        <ChevronIcon />
      </span>
      {COLUMNS.map(([name, heading]) => (
        <span key={name}>
          <span className="sr-only">{heading}</span> {year[name]}
        </span>
      ))}
    </summary>
    <Months months={year.months} label={strings.year(year.period)} />
  </details>
);

/** Payments per year of the contract; each year expands to its months. */
export const LeaseSchedule = ({ schedule }: { readonly schedule: ScheduleView }) => (
  <section aria-labelledby="echeancier" className="schedule stack gap-20">
    <div className="stack gap-6">
      <h2 id="echeancier" className="text-xl">
        {strings.title}
      </h2>
      <p className="text-s text-soft">{strings.intro}</p>
    </div>
    <div>
      <p className="schedule-row text-soft" aria-hidden="true">
        <span>{strings.period}</span>
        {COLUMNS.map(([name, heading]) => (
          <span key={name}>{heading}</span>
        ))}
      </p>
      {schedule.years.map((year) => (
        <Year key={year.period} year={year} />
      ))}
      <p className="schedule-row schedule-total">
        <span>{strings.total}</span>
        {COLUMNS.map(([name, heading]) => (
          <span key={name}>
            {name !== "balance" && (
              <>
                <span className="sr-only">{heading}</span> {schedule.total[name]}
              </>
            )}
          </span>
        ))}
      </p>
    </div>
    <p className="text-s text-soft">{strings.end(schedule.residual)}</p>
  </section>
);
