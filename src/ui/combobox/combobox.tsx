import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { useCombobox } from "./use-combobox.ts";

export type ComboboxOption = {
  /** Unlike that of any other option. */
  readonly key: string;
  readonly label: string;
  /** Stands behind the label, quieter. */
  readonly note?: string;
  readonly icon?: ReactNode;
};

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className" | "onChange">;

export type ComboboxProps = Native & {
  readonly id: string;
  readonly icon?: ReactNode;
  /** Null as long as nothing was asked or could be answered. */
  readonly options: readonly ComboboxOption[] | null;
  /** Names the list for assistive technology. */
  readonly listLabel: string;
  /** Said politely whenever the number of options changes. */
  readonly announce: (count: number) => string;
  readonly onType: (field: HTMLInputElement) => void;
  readonly onChoose: (key: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

type OptionProps = {
  readonly option: ComboboxOption;
  readonly id: string;
  readonly active: boolean;
  readonly choose: (key: string) => void;
};

const Option = ({ option, id, active, choose }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's, which keeps the focus
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

/** A field that stays what it is, a part of its form; scripts add a list of suggestions under it. */
export const Combobox = (props: ComboboxProps) => {
  const { id, icon, options, listLabel, announce, onType, onChoose, ...native } = props;
  const keys = options && options.map(({ key }) => key);
  const box = useCombobox({ id, keys, onType, onChoose });
  return (
    <div className="combobox">
      <span className="input-with-icon">
        {icon}
        <input {...native} {...box.field} id={id} className="input" />
      </span>
      {box.scripts && (
        <>
          <div
            ref={box.list}
            id={`${id}-options`}
            role="listbox"
            tabIndex={-1}
            aria-label={listLabel}
            hidden={!box.expanded}
            className="combobox-list"
            // The field keeps the focus, and a phone its keyboard.
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
