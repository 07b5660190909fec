import type { CostKey } from "#domain/ownership/index.ts";

/** Fill patterns that distinguish segments without colour: ink, a tint of it, lines or dots. */
const PATTERNS: Readonly<Record<Exclude<CostKey, "depreciation" | "lease_payments" | "bonus">, string>> = {
  charges: "M2 2H4V4H2Z",
  registration_tax: "M0 4 4 0 8 4",
  interest: "M0 8 8 0M-2 2 2-2M6 10l4-4",
  energy: "M0 0 8 8M-2 6l4 4M6-2l4 4",
  vehicle_tax: "M0 0 8 8M8 0 0 8",
  insurance: "M4 0V8",
  maintenance: "M0 4H8",
};

const patternId = (key: CostKey): string => `cost-${key}`;

/** Fill of a segment or legend entry; a subsidy is an empty box. */
export const costFill = (key: CostKey): string => {
  if (key === "bonus") return "none";
  return key in PATTERNS ? `url(#${patternId(key)})` : "currentColor";
};

/** Defines the patterns; must be rendered once per page. */
export const CostPatterns = () => (
  <svg width="0" height="0" className="cost-patterns" aria-hidden="true">
    <defs>
      {Object.entries(PATTERNS).map(([key, path]) => (
        <pattern key={key} id={patternId(key as CostKey)} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={path} stroke="currentColor" strokeWidth="1.5" />
        </pattern>
      ))}
    </defs>
  </svg>
);
