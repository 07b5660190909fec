import { useRef } from "react";
import { Form } from "react-router";
import { formatPosition, type Position } from "#domain/geo/position.ts";
import type { Location } from "#domain/locations/index.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { TextField } from "../../../../ui/field/field.tsx";
import { ArrowIcon, PinIcon } from "../../../../ui/icons/icons.tsx";
import { Anchor } from "../../../../ui/link/link.tsx";
import { OpenNow } from "../../../locations/index.ts";
import { DevicePositionButton } from "../../../platform/device-position/index.ts";
import { HiddenParameters } from "../../../platform/page/index.ts";
import type { LeadFormView } from "../form-view.ts";
import { leadFormStrings as strings } from "../lead-form-strings.ts";

/** Each choice links to the same page with its location in the URL. */
export type LocationChoiceView = {
  readonly title: string;
  readonly text: string;
  readonly near: NearView;
  readonly choices: readonly LocationOption[];
};

/** The field for the visitor's place. */
type NearView = {
  readonly action: string;
  readonly name: string;
  /** As typed; empty for the position of the device. */
  readonly text: string;
  readonly isUnknown: boolean;
  /** Parameters of the address that stay. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
};

type LocationOption = {
  readonly name: string;
  /** "12 km"; null unless the visitor named a place. */
  readonly distance: string | null;
  /** Street, then postcode and town. */
  readonly address: readonly [street: string, town: string];
  readonly isOpen: boolean;
  /** "Ouvert jusqu’à 18 h 30": the workshop for workshop appointments, else the showroom. */
  readonly openNow: string;
  readonly href: string;
  /** The first free appointment: "mardi 24 novembre à 10 h"; null without one. */
  readonly next: string | null;
};

export type FormOrLocations =
  | {
      readonly type: "form";
      readonly view: LeadFormView;
      /** Slug of the location that will answer; null: the group. */
      readonly location: string | null;
      /** Null if the visitor made no choice. */
      readonly otherLocationsHref: string | null;
    }
  | { readonly type: "locations"; readonly view: LocationChoiceView };

/** The locations of which one answers the form: the known one, else any; none while the visitor has to choose. */
export const answeringLocations = <L extends Pick<Location, "slug">>(
  form: FormOrLocations,
  locations: readonly L[],
): readonly L[] => {
  if (form.type === "locations") return [];
  return form.location === null ? locations : locations.filter(({ slug }) => slug === form.location);
};

const LocationItem = ({
  name,
  distance,
  address: [street, town],
  isOpen,
  openNow,
  href,
  next,
}: LocationChoiceView["choices"][number]) => (
  <li className="place-option card-row">
    <div className="stack gap-4">
      <p className="text-l strong">
        <Anchor href={href} className="card-link own-line">
          {name}
        </Anchor>
      </p>
      <p className="text-s text-soft">
        {distance && <span className="strong figures nowrap">{distance} · </span>}
        {street}, <span className="nowrap">{town}</span>
      </p>
      <OpenNow isOpen={isOpen} label={openNow} />
    </div>
    <p className="text-s leading-m figures">
      {next === null ? (
        strings.noSlotHere
      ) : (
        <>
          <span className="own-line text-soft">{strings.firstSlot}</span>
          <span className="strong">{next}</span>
        </>
      )}
    </p>
    <ArrowIcon />
  </li>
);

const FIELD_ID = "garage-lieu";

/** A plain GET form; the position of the device is read only after a click. */
const NearForm = ({ near: { action, name, text, isUnknown, parameters } }: { readonly near: NearView }) => {
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

/** The locations, the nearest to the visitor first on request, each with its next free appointment. */
export const LocationChoice = ({ near, choices }: Pick<LocationChoiceView, "near" | "choices">) => (
  <div className="stack gap-24 wide-measure">
    <NearForm near={near} />
    <ul className="line-above">
      {choices.map((choice) => (
        <LocationItem key={choice.href} {...choice} />
      ))}
    </ul>
  </div>
);
