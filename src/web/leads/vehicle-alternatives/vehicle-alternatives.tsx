import { Link } from "../../../ui/link/link.tsx";
import { similarStrings, SimilarVehicles, type SimilarVehicleView } from "../../vehicle/index.ts";

export type VehicleAlternativesProps = {
  readonly sold: {
    readonly title: string;
    readonly text: string;
    readonly href: string | null;
    readonly similar: readonly SimilarVehicleView[];
  };
  /** The page says above what became of it. */
  readonly isSaid?: boolean;
};

const SEE_PAGE = "Voir sa page";
const SEE_VEHICLE_PAGE = "Voir la page de ce véhicule";

/** Below a form or an appointment for a vehicle that is not there for it any more: what became of it, and others. */
export const VehicleAlternatives = ({
  sold: { title, text, href, similar },
  isSaid = false,
}: VehicleAlternativesProps) => (
  <section className="similar-instead stack gap-16">
    <h2 className="text-xl">{similar.length > 0 ? similarStrings.instead : title}</h2>
    <p>
      {!isSaid && text} {href !== null && <Link href={href}>{isSaid ? SEE_VEHICLE_PAGE : SEE_PAGE}</Link>}
    </p>
    {similar.length > 0 && <SimilarVehicles similar={similar} />}
  </section>
);
