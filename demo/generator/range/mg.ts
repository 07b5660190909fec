import { model, type BrandSheet } from "../model-sheet.ts";

export const mg: BrandSheet = {
  slug: "mg",
  name: "MG",
  in_group: true,
  warranty_months: 84,
  models: [
    model(
      "MG3",
      {
        bodies: "compact",
        size: [4113, 1797, 1502, 293],
        weight: 4,
        trims: "Standard/0/1, Comfort/1700/2, Luxury/3000/3",
        intro: "Une citadine hybride de 194 ch à la garantie de sept ans.",
        highlights: ["Hybride de 194 ch", "4,4 l/100 km en cycle mixte", "Garantie de 7 ans ou 150 000 km"],
      },
      `
      1.5 115                  | petrol | m5 | f | 85  | 1498/4 | 138 | 6.1 | - | - | 18500 | 1225/-   | 2024-
      1.5 Hybrid+ 194          | hybrid | a3 | f | 143 | 1498/4 | 100 | 4.4 | - | - | 21900 | 1285/500 | 2024-
      `,
    ),
    model(
      "ZS",
      {
        bodies: "suv",
        size: [4430, 1818, 1635, 443],
        weight: 5,
        trims: "Standard/0/1, Comfort/1800/2, Luxury/3500/3",
        intro: "Le SUV familial accessible, désormais en Hybrid+ de 197 ch.",
        highlights: ["Hybrid+ de 197 ch", "Coffre de 443 litres", "Garantie de 7 ans ou 150 000 km"],
      },
      `
      1.5 Hybrid+ 197          | hybrid   | a3 | f | 145 | 1498/4 | 115 | 5.1 | -    | -      | 25900 | 1395/500 | 2024-
      1.5 VTi-Tech 115         | petrol   | m6 | f | 85  | 1498/4 | 149 | 6.6 | -    | -      | 22300 | 1285/-   | 2024-
      1.0 T-GDI 111 A6         | petrol   | a6 | f | 82  | 999/3  | 158 | 7.0 | -    | -      | 20900 | 1320/500 | 2020-2024
      EV 51 kWh 177            | electric | a1 | f | 130 | -      | 0   | -   | 17.3 | 51/320 | 34500 | 1570/500 | 2021-2024
      `,
    ),
    model(
      "HS",
      {
        bodies: "suv",
        size: [4655, 1890, 1655, 507],
        weight: 3,
        trims: "Standard/0/1, Comfort/2000/2, Luxury/4400/4",
        intro: "Le grand SUV de MG, en essence, en Hybrid+ ou en hybride rechargeable avec 120 km électriques.",
        highlights: ["Jusqu’à 120 km en électrique", "Hybride rechargeable de 272 ch", "Deux écrans de 12,3 pouces"],
      },
      `
      1.5 T-GDI 170 A7         | petrol          | a7 | f | 125 | 1496/4 | 168 | 7.4 | -    | -        | 31900 | 1520/1500 | 2024-
      1.5 Hybrid+ 224          | hybrid          | a2 | f | 165 | 1496/4 | 126 | 5.5 | -    | -        | 34900 | 1612/1500 | 2025-
      1.5 PHEV 272             | electric+petrol | a2 | f | 200 | 1496/4 | 12  | 0.5 | 18.6 | 24.7/120 | 40200 | 1800/1500 | 2024-
      1.5 EHS PHEV 258         | electric+petrol | a10 | f | 190 | 1490/4 | 43 | 1.9 | 24.0 | 16.6/52  | 36900 | 1737/1500 | 2021-2024
      `,
    ),
    model(
      "MG4",
      {
        bodies: "electric",
        size: [4287, 1836, 1504, 363],
        weight: 4,
        trims: "Standard/0/1, Comfort/2200/2, Luxury/4300/3",
        intro: "La compacte électrique qui a rendu la propulsion abordable, jusqu’à 520 km.",
        highlights: ["Jusqu’à 520 km d’autonomie WLTP", "Propulsion et répartition 50/50", "Version XPower de 435 ch"],
      },
      `
      51 kWh 170               | electric | a1 | r | 125 | - | 0 | - | 17.0 | 51/350 | 30900 | 1655/500 | 2022-
      64 kWh 204               | electric | a1 | r | 150 | - | 0 | - | 16.6 | 64/435 | 35200 | 1685/500 | 2022-
      77 kWh 245               | electric | a1 | r | 180 | - | 0 | - | 16.5 | 77/520 | 39600 | 1757/500 | 2023-
      XPower 64 kWh 435        | electric | a1 | a | 320 | - | 0 | - | 18.7 | 64/385 | 42500 | 1800/500 | 2023-
      `,
    ),
    model(
      "MGS5 EV",
      {
        bodies: "suv",
        size: [4476, 1849, 1621, 453],
        weight: 2,
        trims: "Standard/0/1, Comfort/2300/2, Luxury/4200/3",
        intro: "Le SUV électrique compact qui succède au ZS EV, à propulsion.",
        highlights: ["Jusqu’à 480 km d’autonomie WLTP", "Coffre de 453 litres", "Garantie de 7 ans ou 150 000 km"],
      },
      `
      49 kWh 170               | electric | a1 | r | 125 | - | 0 | - | 16.5 | 49/340 | 32400 | 1660/500 | 2025-
      64 kWh 231               | electric | a1 | r | 170 | - | 0 | - | 15.9 | 64/480 | 36700 | 1735/500 | 2025-
      `,
    ),
    model(
      "Cyberster",
      {
        bodies: "convertible",
        doors: 2,
        seats: 2,
        size: [4535, 1913, 1329, 249],
        weight: 1,
        trims: "Trophy/0/3, GT/5000/4",
        intro: "Un roadster électrique aux portes en élytre, pour rouler à deux et à ciel ouvert.",
        highlights: [
          "Portes en élytre électriques",
          "Jusqu’à 507 km d’autonomie WLTP",
          "Capote ouverte en dix secondes",
        ],
      },
      `
      77 kWh RWD 340           | electric | a1 | r | 250 | - | 0 | - | 16.7 | 77/507 | 62900 | 1885/- | 2024-
      77 kWh AWD 510           | electric | a1 | a | 375 | - | 0 | - | 19.1 | 77/444 | 67900 | 1985/- | 2024-
      `,
    ),
    model(
      "MG5",
      { bodies: "estate", weight: 2, trims: "Comfort/0/2, Luxury/2400/3" },
      `
      61 kWh 156               | electric | a1 | f | 115 | - | 0 | - | 17.5 | 61/400 | 34900 | 1562/500 | 2022-2025
      `,
    ),
    model(
      "Marvel R",
      { bodies: "suv", weight: 1, trims: "Luxury/0/3, Performance/7000/4" },
      `
      70 kWh RWD 180           | electric | a1 | r | 132 | - | 0 | - | 19.4 | 70/402 | 44900 | 1810/750 | 2021-2024
      `,
    ),
  ],
};
