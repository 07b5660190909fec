import { useCachedObjects } from "../../platform/object-cache/index.ts";
import { OpenStateText } from "./open-state-text.tsx";

type OpenNowProps = {
  readonly isOpen: boolean;
  readonly label: string;
  /** Location of the showroom, whose state is updated while the page stays open. */
  readonly locationId?: number | undefined;
};

const NONE: readonly number[] = [];

/** State of a location: open or closed, and until when. */
export const OpenNow = ({ isOpen, label, locationId }: OpenNowProps) => {
  const [newest] = useCachedObjects("location", locationId === undefined ? NONE : [locationId]);
  return <OpenStateText isOpen={newest?.isOpen ?? isOpen} label={newest?.openNow ?? label} />;
};
