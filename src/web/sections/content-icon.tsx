import type { ComponentType, ReactNode } from "react";
import type { ContentIcon } from "#domain/content/index.ts";
import type { IconProps } from "../../ui/icons/icon.tsx";
import { SetIcon } from "../features/icons/set-icon.tsx";
import * as icons from "../../ui/icons/icons.tsx";

const BY_NAME: Readonly<Record<ContentIcon, ComponentType<IconProps>>> = {
  arrow: icons.ArrowIcon,
  bolt: icons.BoltIcon,
  calendar: icons.CalendarIcon,
  check: icons.CheckIcon,
  clock: icons.ClockIcon,
  fuel: icons.FuelIcon,
  gauge: icons.GaugeIcon,
  gearbox: icons.GearboxIcon,
  info: icons.InfoIcon,
  phone: icons.PhoneIcon,
  pin: icons.PinIcon,
  road: icons.RoadIcon,
  search: icons.SearchIcon,
  seat: icons.SeatIcon,
  shield: icons.ShieldIcon,
};

// Told by the table itself: the domain's content is for the server, and heavy.
const isDrawn = (name: string): name is ContentIcon => Object.hasOwn(BY_NAME, name);

/** The icon an editor named, ours or a set's ("set:name"); one nobody has drawn is left out, never a broken picture. */
export const contentIcon = (name: string | null): ReactNode => {
  if (name?.includes(":")) return <SetIcon name={name} />;
  const Icon = name !== null && isDrawn(name) ? BY_NAME[name] : undefined;
  return Icon ? <Icon /> : null;
};
