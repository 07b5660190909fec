import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import type { EnergyView } from "./energy-view.ts";

const strings = vehiclePageStrings.energy;

/** Its classes and their colours, the same in both colour schemes. */
const COLORS = {
  A: "#2fa857",
  B: "#6fb643",
  C: "#a9c938",
  D: "#f2d31b",
  E: "#f2a81c",
  F: "#ec7f3a",
  G: "#e5534a",
} as const;

const CLASSES = Object.entries(COLORS);

const ROW_HEIGHT = 26;

/** Arrows of the energy label; the vehicle's class is marked by position and by letter. */
const Scale = ({ letter, label }: { readonly letter: keyof typeof COLORS; readonly label: string }) => (
  <svg
    viewBox={`0 0 260 ${CLASSES.length * ROW_HEIGHT}`}
    role="img"
    aria-label={strings.scale(label, letter)}
    className="energy-scale"
  >
    {CLASSES.map(([name, color], index) => {
      const y = index * ROW_HEIGHT;
      const tip = 76 + index * 18;
      const isCurrent = name === letter;
      return (
        <g key={name}>
          <path d={`M0 ${y + 2}H${tip}l11 11-11 11H0Z`} fill={color} />
          <text x="10" y={y + 18} className="energy-letter">
            {name}
          </text>
          {isCurrent && (
            <>
              <path d={`M260 ${y + 1}h-38l-12 12 12 12h38Z`} className="energy-mark" />
              <text x="232" y={y + 19} className="energy-mark-letter">
                {name}
              </text>
            </>
          )}
        </g>
      );
    })}
  </svg>
);

export const EnergyLabel = ({ energy }: { readonly energy: EnergyView }) => (
  <div className="energy">
    {energy.class && <Scale letter={energy.class} label={energy.classLabel} />}
    <div>
      <DescriptionList items={energy.attributes} />
      <p className="energy-note text-s text-soft">{energy.note}</p>
    </div>
  </div>
);
