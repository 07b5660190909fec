import { Link } from "../../../ui/link/link.tsx";
import { SimilarVehicles } from "./similar-vehicles.tsx";
import { similarStrings } from "./similar-strings.ts";
import type { SimilarVehicleView } from "./similar-view.ts";
import { UNMET_TEXTS, type UnmetState } from "./unmet-strings.ts";

export type InsteadOfVehicleProps = {
  readonly sold: {
    readonly name: string;
    readonly state: UnmetState;
    readonly href: string | null;
    readonly similar: readonly SimilarVehicleView[];
  };
};

/** Below a form or an appointment for a vehicle that is not there for it any more: what became of it, and others. */
export const InsteadOfVehicle = ({ sold: { name, state, href, similar } }: InsteadOfVehicleProps) => (
  <section className="instead-of-vehicle stack stack-l">
    <h2 className="text-xl">{similar.length > 0 ? similarStrings.instead : UNMET_TEXTS[state].title}</h2>
    <p>
      {UNMET_TEXTS[state].text(name)} {href !== null && <Link href={href}>{similarStrings.page}</Link>}
    </p>
    {similar.length > 0 && <SimilarVehicles similar={similar} />}
  </section>
);
