import type { BrandAttributes } from "../../src/domain/models/brand.ts";
import { GROUP_BRANDS } from "./range/index.ts";

type BrandDetails = Pick<BrandAttributes, "color" | "manufacturer">;

/** The make's colour, darkened where it is unreadable on white, and its manufacturer. */
const BRAND_DETAILS: Readonly<Record<string, BrandDetails>> = {
  ford: {
    color: "#00095b",
    manufacturer: {
      name: "Ford-Werke GmbH",
      address: "Henry-Ford-Straße 1",
      postcode: "50735",
      town: "Köln",
      country: "DE",
    },
  },
  hyundai: {
    color: "#002c5f",
    manufacturer: {
      name: "Hyundai Motor Europe GmbH",
      address: "Kaiserleipromenade 5",
      postcode: "63067",
      town: "Offenbach am Main",
      country: "DE",
    },
  },
  opel: {
    color: "#5a4b00",
    manufacturer: {
      name: "Opel Automobile GmbH",
      address: "Bahnhofsplatz 1",
      postcode: "65423",
      town: "Rüsselsheim am Main",
      country: "DE",
    },
  },
  kia: {
    color: "#05141f",
    manufacturer: {
      name: "Kia Europe GmbH",
      address: "Theodor-Heuss-Allee 11",
      postcode: "60486",
      town: "Frankfurt am Main",
      country: "DE",
    },
  },
  volvo: {
    color: "#14426b",
    manufacturer: {
      name: "Volvo Car Corporation",
      address: "Assar Gabrielssons väg",
      postcode: "405 31",
      town: "Göteborg",
      country: "SE",
    },
  },
  fiat: {
    color: "#8c1026",
    manufacturer: {
      name: "Stellantis Europe S.p.A.",
      address: "Corso Giovanni Agnelli 200",
      postcode: "10135",
      town: "Torino",
      country: "IT",
    },
  },
  jeep: {
    color: "#3a4a1c",
    manufacturer: {
      name: "Stellantis Europe S.p.A.",
      address: "Corso Giovanni Agnelli 200",
      postcode: "10135",
      town: "Torino",
      country: "IT",
    },
  },
  mg: {
    color: "#8f1d21",
    manufacturer: {
      name: "SAIC Motor Europe B.V.",
      address: "De Entree 250",
      postcode: "1101 EE",
      town: "Amsterdam",
      country: "NL",
    },
  },
  suzuki: {
    color: "#0b4a9e",
    manufacturer: {
      name: "Magyar Suzuki Zrt.",
      address: "Schweidel József utca 52",
      postcode: "2500",
      town: "Esztergom",
      country: "HU",
    },
  },
  mitsubishi: {
    color: "#a3001b",
    manufacturer: {
      name: "Mitsubishi Motors Europe B.V.",
      address: "Mitsubishi Avenue 21",
      postcode: "6121 SH",
      town: "Born",
      country: "NL",
    },
  },
};

export const createDemoBrands = (): readonly BrandAttributes[] =>
  GROUP_BRANDS.map((brand, index) => {
    const details = BRAND_DETAILS[brand.slug];
    if (!details) throw new Error(`No colour for ${brand.name}`);
    return {
      id: index + 1,
      slug: brand.slug,
      name: brand.name,
      logo: null,
      color: details.color,
      in_group: true,
      vans: brand.models.some(({ kind, engines }) => kind === "van" && engines.some(({ to }) => to === null)),
      order: (index + 1) * 10,
      warranty_months: brand.warranty_months,
      manufacturer: details.manufacturer,
    };
  });
