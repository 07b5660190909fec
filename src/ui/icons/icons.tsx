import sprite from "./icons.svg?url";

export type IconProps = {
  /** Accessible name; none if a visible label stands beside the icon. */
  readonly label?: string;
  readonly className?: string;
};

/** Creates an icon from the symbol of that id in `icons.svg`: 20 units, a line width of 1.5, in the text colour. */
const createIcon = (id: string) => {
  const href = `${sprite}#${id}`;
  const Icon = ({ label, className }: IconProps) => (
    <svg
      className={className ? `icon ${className}` : "icon"}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={href} />
    </svg>
  );
  return Icon;
};

export const CalendarIcon = createIcon("calendar");
export const CarIcon = createIcon("car");
export const VanIcon = createIcon("van");
export const LuggageIcon = createIcon("luggage");
export const EuroIcon = createIcon("euro");
export const RoadIcon = createIcon("road");
export const FuelIcon = createIcon("fuel");
export const BoltIcon = createIcon("bolt");
export const GearboxIcon = createIcon("gearbox");
export const PinIcon = createIcon("pin");
export const PhoneIcon = createIcon("phone");
export const SearchIcon = createIcon("search");
export const CloseIcon = createIcon("close");
export const ChevronIcon = createIcon("chevron");
export const ArrowIcon = createIcon("arrow");
export const BackIcon = createIcon("back");
export const FilterIcon = createIcon("filter");
export const SortIcon = createIcon("sort");
export const MenuIcon = createIcon("menu");
export const CheckIcon = createIcon("check");
export const ExpandIcon = createIcon("expand");
export const InfoIcon = createIcon("info");
export const WarningIcon = createIcon("warning");
export const SeatIcon = createIcon("seat");
export const GaugeIcon = createIcon("gauge");
export const ShieldIcon = createIcon("shield");
export const ClockIcon = createIcon("clock");
export const ShareIcon = createIcon("share");
export const LinkIcon = createIcon("link");
export const DownloadIcon = createIcon("download");
export const MailIcon = createIcon("mail");
export const MessageIcon = createIcon("message");
export const BellIcon = createIcon("bell");
export const PlusIcon = createIcon("plus");
export const MinusIcon = createIcon("minus");
export const PlayIcon = createIcon("play");
export const HeartIcon = createIcon("heart");
export const CompareIcon = createIcon("compare");
export const PrintIcon = createIcon("print");
