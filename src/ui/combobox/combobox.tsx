import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { useCombobox } from "./use-combobox.ts";

export type ComboboxOption = {
  /** Unique among the options. */
  readonly key: string;
  readonly label: string;
  /** Secondary text after the label. */
  readonly note?: string;
  readonly icon?: ReactNode;
};

type ComboboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className" | "onChange"> & {
  readonly id: string;
  readonly icon?: ReactNode;
  /** Null until options are loaded. */
  readonly options: readonly ComboboxOption[] | null;
  /** Accessible name of the list. */
  readonly listLabel: string;
  /** Announced when the number of options changes. */
  readonly announce: (count: number) => string;
  readonly onType: (field: HTMLInputElement) => void;
  readonly onChoose: (key: string) => void;
  /** The field loses the focus. */
  readonly onLeave?: (field: HTMLInputElement) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

type OptionProps = {
  readonly option: ComboboxOption;
  readonly id: string;
  readonly active: boolean;
  readonly choose: (key: string) => void;
};

const Option = ({ option, id, active, choose }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    className="combobox-option"
    onClick={() => choose(option.key)}
  >
    {option.icon}
    <span className="combobox-label">
      {option.label}
      {option.note && <span className="sr-only">,</span>}
    </span>
    {option.note && <span className="combobox-note">{option.note}</span>}
  </div>
);

/** A plain form field; scripts add a list of suggestions. */
export const Combobox = (props: ComboboxProps) => {
  const { id, icon, options, listLabel, announce, onType, onChoose, onLeave, ...nativeProps } = props;
  const keys = options && options.map(({ key }) => key);
  const box = useCombobox({ id, keys, onType, onChoose, onLeave });
  return (
    <div className="combobox">
      <span className="input-with-icon">
        {icon}
        <input {...nativeProps} {...box.field} id={id} className="input" />
      </span>
      {box.hydrated && (
        <>
          <div
            ref={box.list}
            id={`${id}-options`}
            role="listbox"
            tabIndex={-1}
            aria-label={listLabel}
            hidden={!box.expanded}
            className="combobox-list no-print"
            // Keeps the focus in the field, and the keyboard of a phone open.
            onMouseDown={(event) => event.preventDefault()}
          >
            {options?.map((option, index) => (
              <Option
                key={option.key}
                option={option}
                id={box.optionId(index)}
                active={index === box.activeIndex}
                choose={box.choose}
              />
            ))}
          </div>
          <span role="status" className="sr-only">
            {box.open && options ? announce(options.length) : ""}
          </span>
        </>
      )}
    </div>
  );
};
