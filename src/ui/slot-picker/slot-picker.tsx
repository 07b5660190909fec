import type { ChangeEvent } from "react";
import { type FieldBaseProps, describedBy, FieldError, FieldHelp } from "../field/field.tsx";

export type SlotPickerDay = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** "mardi 24 novembre". */
  readonly label: string;
  readonly slots: readonly { readonly value: string; readonly time: string }[];
};

const WEEKDAYS = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."] as const;
const MONTHS = ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."];

const monthLabel = (date: string): string | undefined => MONTHS[Number(date.slice(5, 7)) - 1];

// Clears the time of another day: Tab enters a radio group at its checked option only.
const clearTime =
  (name: string) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const checked = currentTarget.form?.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
    if (checked) checked.checked = false;
  };

const DayFace = ({
  number,
  date,
  startsMonth,
}: {
  readonly number: number;
  readonly date: string;
  readonly startsMonth: boolean;
}) => (
  <>
    {number}
    {startsMonth && <span className="slot-month">{monthLabel(date)}</span>}
  </>
);

type TimesProps = { readonly name: string; readonly day: SlotPickerDay; readonly value: string | undefined };

const Times = ({ name, day, value }: TimesProps) => (
  <fieldset className="slot-times">
    <legend className="slot-legend">{day.label}</legend>
    <div className="slot-keys">
      {day.slots.map((slot) => (
        <label key={slot.value} className="key slot-key">
          <input
            type="radio"
            name={name}
            value={slot.value}
            defaultChecked={slot.value === value}
            className="key-box slot-box"
          />
          <span className="slot-face">{slot.time}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

type SlotPickerProps = FieldBaseProps & {
  readonly name: string;
  /** Sorted by date, each with at least one slot. */
  readonly days: readonly SlotPickerDay[];
  /** Selected slot. */
  readonly value?: string | undefined;
};

/** A calendar day; `day` is null if it has no slots. */
type CalendarCell<Day> = {
  readonly number: number;
  /** First day of a month or of the calendar. */
  readonly startsMonth: boolean;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly day: Day | null;
};

const DAY_MS = 86_400_000;

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** 0 for Monday to 6 for Sunday. */
const weekdayIndex = (time: number): number => (new Date(time).getUTCDay() + 6) % 7;

/**
 * The cells of all full weeks, Monday to Sunday, between the first and the last day. `days` must be sorted by date
 * (`YYYY-MM-DD`).
 */
export const calendarWeeks = <Day extends { readonly date: string }>(
  days: readonly Day[],
): readonly CalendarCell<Day>[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const offered = new Map(days.map((day) => [day.date, day]));
  const from = toTime(first.date) - weekdayIndex(toTime(first.date)) * DAY_MS;
  const to = toTime(last.date) + (6 - weekdayIndex(toTime(last.date))) * DAY_MS;
  return Array.from({ length: (to - from) / DAY_MS + 1 }, (_, index) => {
    const time = new Date(from + index * DAY_MS);
    const date = time.toISOString().slice(0, 10);
    const number = time.getUTCDate();
    return { number, startsMonth: index === 0 || number === 1, date, day: offered.get(date) ?? null };
  });
};

/**
 * Calendar of the days with free slots, and the times of the selected day. Consists of radio buttons; the style sheet
 * shows and hides the times, so it works without scripts.
 */
export const SlotPicker = (props: SlotPickerProps) => {
  const { id, name, label, help, error, optionalLabel, days, value } = props;
  // If the selected slot is taken meanwhile, its day stays selected.
  const selectedDay =
    days.find(({ slots }) => slots.some((slot) => slot.value === value)) ??
    days.find(({ date }) => value?.startsWith(date)) ??
    days[0];
  return (
    <fieldset className="field slot-picker" {...describedBy(props)} id={id} tabIndex={-1}>
      <legend className="field-label">
        {label}
        {optionalLabel && <span className="field-optional"> {optionalLabel}</span>}
      </legend>
      <FieldHelp id={id} help={help} />
      <FieldError id={id} error={error} />
      <div className="slot-weeks">
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} className="slot-weekday" aria-hidden="true">
            {weekday}
          </span>
        ))}
        {calendarWeeks(days).map(({ day, ...face }) =>
          day === null ? (
            <span key={face.date} className="slot-none" aria-hidden="true">
              <DayFace {...face} />
            </span>
          ) : (
            <div key={face.date} className="slot-day">
              <label className="key slot-key slot-date">
                <input
                  type="radio"
                  name={`${name}_jour`}
                  value={day.date}
                  defaultChecked={day === selectedDay}
                  onChange={clearTime(name)}
                  aria-label={day.label}
                  className="key-box slot-box"
                />
                <span className="slot-face" aria-hidden="true">
                  <DayFace {...face} />
                </span>
              </label>
              <Times name={name} day={day} value={value} />
            </div>
          ),
        )}
      </div>
    </fieldset>
  );
};
