import { useRef } from "react";
import { Form } from "react-router";
import { formatPosition, type Position } from "#domain/geo/position.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { TextField } from "../../../../ui/field/field.tsx";
import { PinIcon } from "../../../../ui/icons/icons.tsx";
import { DevicePositionButton } from "../../../platform/device-position/index.ts";
import { HiddenParameters } from "../../../platform/page/index.ts";
import { leadFormStrings as strings } from "../lead-form-strings.ts";

/** The field for the visitor's place. */
export type NearView = {
  readonly action: string;
  readonly name: string;
  /** As typed; empty for the position of the device. */
  readonly text: string;
  readonly isUnknown: boolean;
  /** Parameters of the address that stay. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
};

const FIELD_ID = "garage-lieu";

/** A plain GET form; the position of the device is read only after a click. */
export const NearForm = ({ near: { action, name, text, isUnknown, parameters } }: { readonly near: NearView }) => {
  const form = useRef<HTMLFormElement>(null);
  const field = (): HTMLInputElement | null => form.current?.querySelector(`#${FIELD_ID}`) ?? null;
  const sendPosition = (position: Position): void => {
    const input = field();
    if (input === null) return;
    input.value = formatPosition(position);
    form.current?.requestSubmit();
  };
  return (
    <Form ref={form} method="get" action={action} preventScrollReset role="search" className="place-near">
      <HiddenParameters parameters={parameters} />
      <TextField
        key={text}
        id={FIELD_ID}
        label={strings.near.label}
        name={name}
        defaultValue={text}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        icon={<PinIcon />}
        error={isUnknown ? strings.near.unknown : undefined}
      />
      <Button type="submit" variant="secondary" label={strings.near.submit} />
      <DevicePositionButton
        variant="tertiary"
        label={strings.near.device}
        icon={<PinIcon />}
        statusClassName="text-s text-soft"
        onPosition={sendPosition}
        onRefused={() => field()?.focus()}
      />
    </Form>
  );
};
