import type { ChangeEvent } from "react";
import { type FieldFrame, describedBy, FieldError } from "../field/field.tsx";
import { calendarWeeks } from "./calendar-weeks.ts";

export type SlotChoice = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** "mardi 24 novembre". */
  readonly label: string;
  readonly slots: readonly { readonly value: string; readonly time: string }[];
};

const WEEKDAYS = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."] as const;
const MONTHS = ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."];

const monthOf = (date: string): string | undefined => MONTHS[Number(date.slice(5, 7)) - 1];

// Times of another day must not stay chosen: browsers let the Tab key into a group of radios only at the chosen one.
const dropTime =
  (name: string) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = currentTarget.form?.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
    if (chosen) chosen.checked = false;
  };

const Face = ({ number, date, first }: { readonly number: number; readonly date: string; readonly first: boolean }) => (
  <>
    {number}
    {first && <span className="slot-month">{monthOf(date)}</span>}
  </>
);

type TimesProps = { readonly name: string; readonly day: SlotChoice; readonly value: string | undefined };

const Times = ({ name, day, value }: TimesProps) => (
  <fieldset className="slot-times">
    <legend className="slot-legend">{day.label}</legend>
    <div className="slot-keys">
      {day.slots.map((slot) => (
        <label key={slot.value} className="slot-key">
          <input
            type="radio"
            name={name}
            value={slot.value}
            defaultChecked={slot.value === value}
            className="slot-box"
          />
          <span className="slot-face">{slot.time}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

type SlotPickerProps = FieldFrame & {
  readonly name: string;
  /** In order, each with a time at least. */
  readonly days: readonly SlotChoice[];
  /** The time chosen before. */
  readonly value?: string | undefined;
};

/**
 * A calendar of the days that have a free time, and the times of the day one is on: radio buttons all the way, shown and
 * hidden by the style sheet, so that it is whole before any script.
 */
export const SlotPicker = (props: SlotPickerProps) => {
  const { id, name, label, help, error, optionalLabel, days, value } = props;
  // A time that was taken meanwhile leaves its day open.
  const chosen =
    days.find(({ slots }) => slots.some((slot) => slot.value === value)) ??
    days.find(({ date }) => value?.startsWith(date)) ??
    days[0];
  return (
    <fieldset className="field slot-picker" {...describedBy(props)} id={id} tabIndex={-1}>
      <legend className="field-label">
        {label}
        {optionalLabel && <span className="field-optional"> {optionalLabel}</span>}
      </legend>
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
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
              <Face {...face} />
            </span>
          ) : (
            <div key={face.date} className="slot-day">
              <label className="slot-key slot-date">
                <input
                  type="radio"
                  name={`${name}_jour`}
                  value={day.date}
                  defaultChecked={day === chosen}
                  onChange={dropTime(name)}
                  aria-label={day.label}
                  className="slot-box"
                />
                <span className="slot-face" aria-hidden="true">
                  <Face {...face} />
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
