import { model, type BrandSheet } from "../model-sheet.ts";

export const jeep: BrandSheet = {
  slug: "jeep",
  name: "Jeep",
  in_group: true,
  warranty_months: 24,
  models: [
    model(
      "Avenger",
      {
        bodies: "suv",
        size: [4084, 1776, 1527, 380],
        weight: 4,
        trims: "Longitude/0/1, Altitude/2400/2, Summit/4900/4",
        intro:
          "Le plus petit des Jeep, électrique, hybride ou à quatre roues motrices, et grand en astuces de rangement.",
        highlights: ["Jusqu’à 400 km en électrique", "Version 4xe à quatre roues motrices", "Garde au sol de 200 mm"],
      },
      `
      1.2 Turbo 100            | petrol   | m6 | f | 74  | 1199/3 | 128 | 5.7 | -    | -      | 25300 | 1182/1100 | 2023-
      1.2 e-Hybrid 110 e-DCT6  | hybrid   | a6 | f | 81  | 1199/3 | 110 | 4.9 | -    | -      | 28400 | 1275/1100 | 2024-
      1.2 4xe 145 e-DCT6       | hybrid   | a6 | a | 107 | 1199/3 | 124 | 5.5 | -    | -      | 33300 | 1475/1100 | 2025-
      Electric 54 kWh 156      | electric | a1 | f | 115 | -      | 0   | -   | 15.4 | 54/400 | 38200 | 1595/-    | 2023-
      `,
    ),
    model(
      "Compass",
      {
        bodies: "suv",
        size: [4552, 1904, 1666, 550],
        weight: 4,
        trims: "Altitude/0/2, First Edition/3500/4, Limited/2700/3",
        intro: "La troisième génération du Compass, plus grande et plus habitable, en hybride ou en électrique.",
        highlights: ["Jusqu’à 500 km en électrique", "Coffre de 550 litres", "Passage à gué de 470 mm"],
      },
      `
      1.2 e-Hybrid 145 e-DCT6  | hybrid          | a6 | f | 107 | 1199/3 | 128 | 5.7 | -    | -       | 38100 | 1620/1200 | 2025-
      Electric 74 kWh 213      | electric        | a1 | f | 157 | -      | 0   | -   | 17.3 | 74/500  | 45900 | 2198/1250 | 2025-
      1.3 4xe PHEV 190         | electric+petrol | a6 | a | 140 | 1332/4 | 44  | 1.9 | 18.2 | 11.4/49 | 44300 | 1860/1250 | 2020-2025
      1.3 Turbo T4 130         | petrol          | m6 | f | 96  | 1332/4 | 148 | 6.5 | -    | -       | 31900 | 1420/1450 | 2020-2023
      1.3 Flexfuel 130         | e85             | m6 | f | 96  | 1332/4 | 150 | 6.6 | -    | -       | 32400 | 1420/1450 | 2021-2023
      1.6 MultiJet 130         | diesel          | m6 | f | 96  | 1598/4 | 137 | 5.2 | -    | -       | 33700 | 1480/1700 | 2020-2023
      `,
    ),
    model(
      "Wrangler",
      {
        bodies: "suv",
        seats: 5,
        size: [4882, 1894, 1838, 548],
        weight: 2,
        trims: "Sahara/0/3, Rubicon/3500/4",
        intro: "Le tout-terrain d’origine : pare-brise rabattable, portes amovibles et ponts rigides.",
        highlights: [
          "Ponts rigides et boîte de transfert",
          "Toit et portes amovibles",
          "Remorque freinée jusqu’à 2 495 kg",
        ],
      },
      `
      2.0 4xe PHEV 380 A8      | electric+petrol | a8 | a | 280 | 1995/4 | 79  | 3.5 | 29.6 | 17.3/44 | 81500 | 2348/1587 | 2021-2025
      2.0 Turbo 272 A8         | petrol          | a8 | a | 200 | 1995/4 | 257 | 11.4 | -   | -       | 73900 | 2050/2495 | 2019-
      2.2 MultiJet 200 A8      | diesel          | a8 | a | 147 | 2143/4 | 251 | 9.6 | -    | -       | 56900 | 2158/2495 | 2018-2020
      `,
    ),
    model(
      "Renegade",
      { bodies: "suv", weight: 3, trims: "Longitude/0/1, Limited/3000/3, Trailhawk/6500/4" },
      `
      1.5 e-Hybrid 130 A7      | hybrid          | a7 | f | 96  | 1469/4 | 126 | 5.6 | -    | -       | 33200 | 1500/1000 | 2022-2025
      1.3 4xe PHEV 240         | electric+petrol | a6 | a | 177 | 1332/4 | 47  | 2.1 | 18.4 | 11.4/44 | 43200 | 1845/1150 | 2020-2024
      1.0 Turbo T3 120         | petrol          | m6 | f | 88  | 999/3  | 146 | 6.4 | -    | -       | 24900 | 1395/1250 | 2018-2022
      1.6 MultiJet 120         | diesel          | m6 | f | 88  | 1598/4 | 142 | 5.4 | -    | -       | 25800 | 1430/1500 | 2015-2020
      `,
    ),
  ],
};
