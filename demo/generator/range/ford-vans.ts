import { model, type ModelSheet } from "../model-sheet.ts";

export const fordVans: readonly ModelSheet[] = [
  model(
    "Transit Courier",
    {
      kind: "van",
      bodies: "-",
      doors: 5,
      seats: 2,
      size: [4343, 1800, 1827, 2900],
      weight: 2,
      trims: "Trend/0/1, Limited/1900/2",
      intro: "Le plus compact des utilitaires Ford, assez large pour deux europalettes.",
      highlights: [
        "2,9 m³ de volume utile",
        "Deux europalettes entre les passages de roue",
        "Version E-Transit Courier électrique",
      ],
    },
    `
      1.0 EcoBoost 125         | petrol   | m6 | f | 92  | 999/3  | 149 | 6.6 | -    | -      | 23900 | 1376/1100 | 2023-
      1.5 EcoBlue 100          | diesel   | m6 | f | 74  | 1499/4 | 134 | 5.1 | -    | -      | 24900 | 1420/1100 | 2023-
      E-Transit Courier 43 kWh | electric | a1 | f | 100 | -      | 0   | -   | 16.6 | 43/298 | 33800 | 1575/-    | 2024-
      `,
  ),
  model(
    "Transit Custom",
    {
      kind: "van",
      bodies: "-",
      doors: 5,
      seats: 3,
      size: [5050, 2032, 1968, 5800],
      weight: 5,
      trims: "Trend/0/1, Limited/3900/2, Sport/7200/4",
      intro: "L’utilitaire d’une tonne le plus demandé d’Europe, refait de fond en comble.",
      highlights: [
        "5,8 à 6,8 m³ de volume utile",
        "Jusqu’à 2 800 kg de remorque",
        "Diesel, hybride rechargeable ou électrique",
      ],
    },
    `
      2.0 EcoBlue 136          | diesel          | m6 | f | 100 | 1995/4 | 187 | 7.1 | -    | -       | 39900 | 1975/2500 | 2023-
      2.0 EcoBlue 150 A8       | diesel          | a8 | f | 110 | 1995/4 | 196 | 7.5 | -    | -       | 43400 | 2010/2800 | 2023-
      2.0 EcoBlue 150 HVO      | bio-diesel      | m6 | f | 110 | 1995/4 | 190 | 7.3 | -    | -       | 41300 | 1990/2800 | 2023-
      2.0 EcoBlue 130          | diesel          | m6 | f | 96  | 1995/4 | 191 | 7.3 | -    | -       | 33500 | 1926/2300 | 2017-2023
      2.5 PHEV 232             | electric+petrol | a1 | f | 171 | 2488/4 | 42  | 1.8 | 22.9 | 11.8/50 | 48900 | 2250/1450 | 2024-
      E-Transit Custom 64 kWh  | electric        | a1 | r | 160 | -      | 0   | -   | 22.2 | 64/323  | 56800 | 2260/2300 | 2024-
      `,
  ),
  model(
    "Transit",
    {
      kind: "van",
      bodies: "-",
      doors: 5,
      seats: 3,
      size: [5981, 2059, 2550, 11200],
      weight: 3,
      trims: "Trend/0/1, Limited/4200/2",
      intro: "Le grand fourgon de Ford, du châssis-cabine au L4H3 de 15 m³, et sa version électrique.",
      highlights: [
        "9,5 à 15,1 m³ de volume utile",
        "Traction, propulsion ou quatre roues motrices",
        "E-Transit jusqu’à 357 km d’autonomie",
      ],
    },
    `
      2.0 EcoBlue 130 L3H2     | diesel     | m6 | f | 96  | 1995/4 | 233 | 8.9 | -    | -      | 44200 | 2190/2500 | 2019-
      2.0 EcoBlue 165 L3H2     | diesel     | a8 | r | 121 | 1996/4 | 259 | 9.9 | -    | -      | 49900 | 2340/3500 | 2023-
      2.0 EcoBlue 130 HVO L2H2 | bio-diesel | m6 | f | 96  | 1995/4 | 229 | 8.7 | -    | -      | 43100 | 2120/2500 | 2021-
      E-Transit 89 kWh L3H2    | electric   | a1 | r | 198 | -      | 0   | -   | 30.0 | 89/357 | 71400 | 2610/750  | 2022-
      `,
  ),
  model(
    "Ranger",
    {
      kind: "van",
      bodies: "-",
      doors: 4,
      seats: 5,
      size: [5370, 1918, 1884, 1233],
      weight: 2,
      trims: "XLT/0/1, Limited/3800/2, Wildtrak/8300/4",
      intro: "Le pick-up qui travaille la semaine et tracte 3,5 tonnes le dimanche.",
      highlights: ["3 500 kg de remorque freinée", "Quatre roues motrices de série", "Double cabine à cinq places"],
    },
    `
      2.0 EcoBlue 170          | diesel          | m6  | a | 125 | 1996/4 | 223 | 8.5 | -    | -       | 43900 | 2248/3500 | 2022-
      2.0 EcoBlue 205 A10      | diesel          | a10 | a | 151 | 1996/4 | 230 | 8.8 | -    | -       | 50300 | 2350/3500 | 2022-
      2.3 PHEV 281             | electric+petrol | a10 | a | 207 | 2261/4 | 72  | 3.1 | 24.0 | 11.8/43 | 58900 | 2590/3500 | 2025-
      `,
  ),
];
