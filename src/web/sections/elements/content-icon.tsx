import type { ComponentType, ReactNode } from "react";
import type { ContentIcon } from "#domain/content/index.ts";
import type { IconProps } from "../../../ui/icons/icons.tsx";
import { IconSetIcon } from "../../platform/icons/index.ts";
import * as icons from "../../../ui/icons/icons.tsx";

const BUILT_IN_ICONS: Readonly<Record<ContentIcon, ComponentType<IconProps>>> = {
  arrow: icons.ArrowIcon,
  bolt: icons.BoltIcon,
  calendar: icons.CalendarIcon,
  car: icons.CarIcon,
  check: icons.CheckIcon,
  clock: icons.ClockIcon,
  euro: icons.EuroIcon,
  fuel: icons.FuelIcon,
  gauge: icons.GaugeIcon,
  gearbox: icons.GearboxIcon,
  info: icons.InfoIcon,
  luggage: icons.LuggageIcon,
  phone: icons.PhoneIcon,
  pin: icons.PinIcon,
  road: icons.RoadIcon,
  search: icons.SearchIcon,
  seat: icons.SeatIcon,
  shield: icons.ShieldIcon,
  van: icons.VanIcon,
};

// Lookup instead of an import, which would add the domain's content module to the client bundle.
const isBuiltIn = (name: string): name is ContentIcon => Object.hasOwn(BUILT_IN_ICONS, name);

/** A built-in icon or one of an icon set ("set:name"); null if unknown. */
export const contentIcon = (name: string | null): ReactNode => {
  if (name?.includes(":")) return <IconSetIcon name={name} />;
  const Icon = name !== null && isBuiltIn(name) ? BUILT_IN_ICONS[name] : undefined;
  return Icon ? <Icon /> : null;
};
