import { createIcon } from "./icon.tsx";

export const CalendarIcon = createIcon(
  <path d="M3.5 8h13M6.5 2.8v2.6m7-2.6v2.6M5 4.2h10a1.5 1.5 0 0 1 1.5 1.5v9.6a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5V5.7A1.5 1.5 0 0 1 5 4.2Z" />,
);
export const CarIcon = createIcon(
  <path d="M3.5 15.5v-4.6l1.9-4.8A2 2 0 0 1 7.3 4.8h5.4a2 2 0 0 1 1.9 1.3l1.9 4.8v4.6h-2.3v-1.7H5.8v1.7H3.5Zm.3-5h12.4M6.4 12.2h.1m7 0h.1" />,
);
export const RoadIcon = createIcon(<path d="M6.8 3 3 17M13.2 3 17 17M10 3.5v2.2m0 3.2v2.2m0 3.2v2.2" />);
export const FuelIcon = createIcon(
  <path d="M3 17h9M4.2 17V4.6A1.6 1.6 0 0 1 5.8 3h3.4a1.6 1.6 0 0 1 1.6 1.6V17M4.2 9h6.6M10.8 11h1.4a1.3 1.3 0 0 1 1.3 1.3v1.6a1.4 1.4 0 0 0 2.8 0V7.4l-2.6-2.6" />,
);
export const BoltIcon = createIcon(<path d="M11 2.5 4.5 11.4H10l-1 6.1 6.5-8.9H10l1-6.1Z" />);
export const GearboxIcon = createIcon(
  <path d="M4.5 6v8M10 6v8M15.5 6v2.5a1.5 1.5 0 0 1-1.5 1.5H4.5M4.5 6a1.4 1.4 0 1 0 0-2.8A1.4 1.4 0 0 0 4.5 6Zm5.5 0a1.4 1.4 0 1 0 0-2.8A1.4 1.4 0 0 0 10 6Zm5.5 0a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8Zm-11 10.8a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8Zm5.5 0a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8Z" />,
);
export const PinIcon = createIcon(
  <path d="M10 17.5s5.8-4.9 5.8-9.3A5.8 5.8 0 0 0 4.2 8.2c0 4.4 5.8 9.3 5.8 9.3Zm0-7.3a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
);
export const PhoneIcon = createIcon(
  <path d="M7.2 3.2 4.6 3A1.6 1.6 0 0 0 3 4.7C3.4 11.4 8.6 16.6 15.3 17a1.6 1.6 0 0 0 1.7-1.6l-.2-2.6-3.5-1.4-1.7 1.8A9.9 9.9 0 0 1 6.8 8.4l1.8-1.7-1.4-3.5Z" />,
);
export const SearchIcon = createIcon(<path d="m17 17-4.3-4.3M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z" />);
export const CloseIcon = createIcon(<path d="m5 5 10 10M15 5 5 15" />);
export const ChevronIcon = createIcon(<path d="m5.5 8 4.5 4.5L14.5 8" />);
export const ArrowIcon = createIcon(<path d="M3.5 10h13m-5-5 5 5-5 5" />);
export const BackIcon = createIcon(<path d="M16.5 10h-13m5-5-5 5 5 5" />);
export const FilterIcon = createIcon(
  <path d="M3 5.5h8m4 0h2M3 14.5h2m4 0h8M13 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-6 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
);
export const SortIcon = createIcon(<path d="M6 3.5v13m0 0L3 13.5m3 3 3-3M14 16.5v-13m0 0-3 3m3-3 3 3" />);
export const MenuIcon = createIcon(<path d="M3 6h14M3 10h14M3 14h14" />);
export const CheckIcon = createIcon(<path d="m4.5 10.5 3.5 3.5 7.5-8" />);
export const ExpandIcon = createIcon(<path d="M12 3.5h4.5V8M8 16.5H3.5V12m13-8.5L11.5 8.5m-8 8 5-5" />);
export const InfoIcon = createIcon(<path d="M10 9.2v4.3M10 6.5v.1M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z" />);
export const WarningIcon = createIcon(
  <path d="M10 7.5v3.7M10 14v.1M9 3.3 2.2 15a1.2 1.2 0 0 0 1 1.8h13.6a1.2 1.2 0 0 0 1-1.8L11 3.3a1.2 1.2 0 0 0-2 0Z" />,
);
export const SeatIcon = createIcon(
  <path d="M6 3.5 7.2 11h6.3a1.5 1.5 0 0 1 1.5 1.5V14H6.6a1.5 1.5 0 0 1-1.5-1.2L3.5 5.5M8 14v3m5-3v3" />,
);
export const GaugeIcon = createIcon(
  <path d="M4.3 15.5a7.5 7.5 0 1 1 11.4 0M10 11.5l3-3.5M10 12.8a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Z" />,
);
export const ShieldIcon = createIcon(
  <path d="M10 2.8 4 5v4.5c0 3.7 2.5 6.4 6 7.7 3.5-1.3 6-4 6-7.7V5l-6-2.2Zm-2.6 7 1.9 1.9 3.4-3.6" />,
);
export const ClockIcon = createIcon(<path d="M10 6v4.2l2.8 1.7M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z" />);
export const ShareIcon = createIcon(<path d="M10 12.5V3m0 0L6.5 6.5M10 3l3.5 3.5M5.5 10H4v7h12v-7h-1.5" />);
export const LinkIcon = createIcon(
  <path d="m8.3 11.7 3.4-3.4M9.2 6l1.9-1.9a3.4 3.4 0 0 1 4.8 4.8L14 10.8M10.8 14l-1.9 1.9a3.4 3.4 0 0 1-4.8-4.8L6 9.2" />,
);
export const DownloadIcon = createIcon(<path d="M10 3v9.5m0 0 3.5-3.5M10 12.5 6.5 9M4 13v4h12v-4" />);
export const MailIcon = createIcon(<path d="M3 5h14v10.5H3V5Zm.5.5L10 11l6.5-5.5" />);
export const MessageIcon = createIcon(<path d="M3.2 16.8 4.3 13A6.8 6.8 0 1 1 7 15.7l-3.8 1.1Z" />);
export const BellIcon = createIcon(
  <path d="M10 3a4.6 4.6 0 0 0-4.6 4.6v3.2L3.8 13.6h12.4l-1.6-2.8V7.6A4.6 4.6 0 0 0 10 3Zm-1.9 12.9a2 2 0 0 0 3.8 0" />,
);
export const PlusIcon = createIcon(<path d="M10 4v12M4 10h12" />);
export const MinusIcon = createIcon(<path d="M4 10h12" />);
export const PlayIcon = createIcon(<path d="M6.5 4v12l9.5-6-9.5-6Z" />);
export const HeartIcon = createIcon(
  <path d="M10 16.8S3 12.7 3 7.9A3.9 3.9 0 0 1 6.9 4 4 4 0 0 1 10 5.6 4 4 0 0 1 13.1 4 3.9 3.9 0 0 1 17 7.9c0 4.8-7 8.9-7 8.9Z" />,
);
export const CompareIcon = createIcon(
  <path d="M10 3v14M6.5 17h7M4 5.5h12M4.8 5.5 2.5 11.2h4.6L4.8 5.5Zm10.4 0-2.3 5.7h4.6l-2.3-5.7ZM2.5 11.2a2.3 2.3 0 0 0 4.6 0m5.8 0a2.3 2.3 0 0 0 4.6 0" />,
);
export const PrintIcon = createIcon(<path d="M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6v-5.5Z" />);
