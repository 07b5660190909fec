import { model, type BrandSheet } from "../model-sheet.ts";
import { fordVans } from "./ford-vans.ts";

export const ford: BrandSheet = {
  slug: "ford",
  name: "Ford",
  in_group: true,
  warranty_months: 36,
  models: [
    model(
      "Puma",
      {
        bodies: "suv",
        size: [4186, 1805, 1536, 456],
        weight: 6,
        trims: "Titanium/0/2, ST-Line/1500/3, ST-Line X/3600/4",
        intro: "Le SUV urbain de Ford, avec un coffre de 456 litres et une MegaBox lavable sous le plancher.",
        highlights: [
          "MegaBox de 80 litres sous le plancher du coffre",
          "Hybride léger 48 V ou 100 % électrique Gen-E",
          "Compteurs numériques de 12,8 pouces",
        ],
      },
      `
      1.0 EcoBoost mHEV 125    | petrol   | m6 | f | 92  | 999/3 | 120 | 5.3 | -    | -      | 27600 | 1280/1100 | 2020-
      1.0 EcoBoost mHEV 125 A7 | petrol   | a7 | f | 92  | 999/3 | 127 | 5.6 | -    | -      | 29500 | 1316/1100 | 2021-
      1.0 EcoBoost mHEV 155 A7 | petrol   | a7 | f | 114 | 999/3 | 129 | 5.7 | -    | -      | 31200 | 1320/1100 | 2020-
      1.0 Flexifuel mHEV 125   | e85      | m6 | f | 92  | 999/3 | 122 | 5.4 | -    | -      | 27200 | 1280/1100 | 2021-2024
      1.5 EcoBlue 120          | diesel   | m6 | f | 88  | 1499/4 | 116 | 4.4 | -   | -      | 27300 | 1330/1100 | 2020-2022
      Gen-E 43 kWh             | electric | a1 | f | 124 | -     | 0   | -   | 13.1 | 43/376 | 36300 | 1563/750  | 2025-
      `,
    ),
    model(
      "Kuga",
      {
        bodies: "suv",
        size: [4604, 1882, 1673, 412],
        weight: 4,
        trims: "Titanium/0/2, ST-Line/2000/3, ST-Line X/4800/4, Active X/4500/4",
        intro: "Un SUV familial à banquette coulissante, en essence, en hybride ou en hybride rechargeable.",
        highlights: [
          "Banquette arrière coulissante",
          "Jusqu’à 69 km en électrique en version hybride rechargeable",
          "Remorque freinée jusqu’à 2 100 kg",
        ],
      },
      `
      1.5 EcoBoost 150         | petrol          | m6 | f | 110 | 1497/3 | 150 | 6.6 | -    | -       | 34900 | 1564/1500 | 2020-
      2.5 FHEV 180             | hybrid          | a1 | f | 132 | 2488/4 | 122 | 5.4 | -    | -       | 40100 | 1701/1600 | 2020-
      2.5 FHEV 180 AWD         | hybrid          | a1 | a | 132 | 2488/4 | 131 | 5.8 | -    | -       | 42100 | 1776/1600 | 2020-
      2.5 PHEV 243             | electric+petrol | a1 | f | 178 | 2488/4 | 20  | 0.9 | 15.2 | 14.4/69 | 44200 | 1859/2100 | 2020-
      2.5 Flexifuel FHEV 180   | e85             | a1 | f | 132 | 2488/4 | 124 | 5.5 | -    | -       | 39300 | 1701/1600 | 2022-2024
      2.0 EcoBlue 150 AWD      | diesel          | a8 | a | 110 | 1995/4 | 142 | 5.4 | -    | -       | 38500 | 1780/2100 | 2017-2022
      `,
    ),
    model(
      "Explorer",
      {
        bodies: "suv",
        size: [4468, 1871, 1630, 450],
        weight: 3,
        trims: "Style/0/2, Select/2600/3, Premium/6900/4",
        intro: "Le SUV électrique dessiné et construit à Cologne, avec un écran central coulissant.",
        highlights: [
          "Jusqu’à 602 km d’autonomie WLTP",
          "Recharge de 10 à 80 % en 28 minutes",
          "Propulsion ou quatre roues motrices",
        ],
      },
      `
      52 kWh RWD 170           | electric | a1 | r | 125 | - | 0 | - | 14.5 | 52/384 | 41200 | 1908/900  | 2024-
      77 kWh RWD 286           | electric | a1 | r | 210 | - | 0 | - | 13.9 | 77/602 | 47400 | 2090/1000 | 2024-
      79 kWh AWD 340           | electric | a1 | a | 250 | - | 0 | - | 15.7 | 79/566 | 51900 | 2179/1200 | 2024-
      `,
    ),
    model(
      "Capri",
      {
        bodies: "high_entry",
        size: [4634, 1872, 1626, 572],
        weight: 2,
        trims: "Style/0/2, Select/2600/3, Premium/6800/4",
        intro: "Un crossover coupé électrique qui reprend un nom que l’on n’a pas oublié.",
        highlights: [
          "Jusqu’à 627 km d’autonomie WLTP",
          "Coffre de 572 litres",
          "Quatre roues motrices et 340 ch en option",
        ],
      },
      `
      52 kWh RWD 170           | electric | a1 | r | 125 | - | 0 | - | 14.3 | 52/393 | 43100 | 1930/900  | 2024-
      77 kWh RWD 286           | electric | a1 | r | 210 | - | 0 | - | 13.8 | 77/627 | 48800 | 2099/1000 | 2024-
      79 kWh AWD 340           | electric | a1 | a | 250 | - | 0 | - | 15.5 | 79/592 | 53600 | 2174/1200 | 2024-
      `,
    ),
    model(
      "Mustang Mach-E",
      {
        bodies: "suv",
        size: [4713, 1881, 1624, 519],
        weight: 2,
        trims: "Select/0/2, Premium/5400/4",
        intro: "Un SUV électrique de caractère, doté d’un second coffre à l’avant que l’on peut rincer au jet.",
        highlights: [
          "Coffre avant de 81 litres avec évacuation",
          "Jusqu’à 600 km d’autonomie WLTP",
          "Pompe à chaleur de série",
        ],
      },
      `
      73 kWh RWD 268           | electric | a1 | r | 198 | - | 0 | - | 17.2 | 73/470 | 49800 | 2080/1000 | 2021-
      88 kWh RWD 294           | electric | a1 | r | 216 | - | 0 | - | 16.5 | 88/600 | 57600 | 2161/1000 | 2021-
      91 kWh AWD GT 487        | electric | a1 | a | 358 | - | 0 | - | 20.0 | 91/515 | 76500 | 2348/1500 | 2022-
      `,
    ),
    model(
      "Mustang",
      {
        bodies: "coupe/Fastback, convertible/Convertible/4700",
        doors: 2,
        seats: 4,
        size: [4811, 1915, 1403, 381],
        weight: 1,
        trims: "GT/0/3, Dark Horse/12900/4",
        intro: "Le V8 atmosphérique, en coupé Fastback ou en cabriolet.",
        highlights: ["V8 de 5,0 litres", "Boîte automatique à dix rapports", "Châssis MagneRide en option"],
      },
      `
      5.0 V8 446 A10           | petrol | a10 | r | 328 | 5038/8 | 268 | 11.8 | - | - | 70900 | 1838/- | 2024-
      5.0 V8 450               | petrol | m6  | r | 331 | 5038/8 | 277 | 12.4 | - | - | 57500 | 1743/- | 2018-2023
      `,
    ),
    model(
      "Focus",
      {
        bodies: "hatchback, estate/Clipper/1300",
        size: [4382, 1825, 1452, 392],
        weight: 5,
        trims: "Trend/0/1, Titanium/2300/2, ST-Line/2900/3/2016-, ST-Line X/5200/4/2020-",
      },
      `
      1.0 EcoBoost mHEV 125    | petrol | m6 | f | 92  | 999/3  | 119 | 5.2 | - | - | 26400 | 1345/1100 | 2020-2025
      1.0 EcoBoost 125         | petrol | m6 | f | 92  | 999/3  | 125 | 5.5 | - | - | 23600 | 1322/1200 | 2014-2020
      1.0 Flexifuel mHEV 125   | e85    | m6 | f | 92  | 999/3  | 121 | 5.4 | - | - | 26900 | 1345/1100 | 2021-2024
      1.5 EcoBlue 120          | diesel | m6 | f | 88  | 1499/4 | 114 | 4.3 | - | - | 25900 | 1387/1400 | 2018-2024
      1.5 EcoBlue 120 A8       | diesel | a8 | f | 88  | 1499/4 | 122 | 4.6 | - | - | 27900 | 1409/1400 | 2018-2024
      1.6 TDCi 115             | diesel | m6 | f | 85  | 1560/4 | 129 | 4.9 | - | - | 23900 | 1371/1300 | 2011-2014
      `,
    ),
    model(
      "Fiesta",
      { bodies: "compact", weight: 4, trims: "Trend/0/1, Titanium/1900/2, ST-Line/2400/3/2016-" },
      `
      1.0 EcoBoost mHEV 125    | petrol | m6 | f | 92 | 999/3  | 116 | 5.1 | - | - | 21800 | 1205/1000 | 2020-2023
      1.1 Ti-VCT 75            | petrol | m5 | f | 55 | 1084/3 | 119 | 5.2 | - | - | 16900 | 1113/-    | 2017-2023
      1.25 Duratec 82          | petrol | m5 | f | 60 | 1242/4 | 127 | 5.5 | - | - | 14500 | 1041/-    | 2009-2016
      `,
    ),
    model(
      "Fiesta Van",
      { kind: "van", bodies: "company_car", doors: 3, seats: 2, weight: 1, trims: "Trend/0/1" },
      `
      1.1 Ti-VCT 75            | petrol | m5 | f | 55 | 1084/3 | 121 | 5.3 | - | - | 15900 | 1120/- | 2018-2022
      `,
    ),
    model(
      "S-MAX",
      { bodies: "family", seats: 7, weight: 2, trims: "Titanium/0/2, ST-Line/2500/3, Vignale/7600/4" },
      `
      2.5 FHEV 190             | hybrid | a1 | f | 140 | 2488/4 | 146 | 6.4 | - | - | 46300 | 1839/1750 | 2021-2023
      2.0 EcoBlue 150          | diesel | m6 | f | 110 | 1997/4 | 147 | 5.6 | - | - | 40200 | 1720/2000 | 2018-2021
      `,
    ),
    model(
      "Galaxy",
      { bodies: "mpv", seats: 7, weight: 1, trims: "Titanium/0/2, Vignale/7900/4" },
      `
      2.0 EcoBlue 190 A8       | diesel | a8 | f | 140 | 1997/4 | 154 | 5.9 | - | - | 47800 | 1801/2000 | 2018-2021
      2.0 TDCi 140             | diesel | m6 | f | 103 | 1997/4 | 159 | 6.0 | - | - | 36900 | 1743/1800 | 2009-2014
      `,
    ),
    model(
      "Tourneo Connect",
      {
        bodies: "mpv",
        size: [4500, 1855, 1833, 1213],
        seats: 5,
        weight: 2,
        trims: "Titanium/0/2, Active/1700/3, Sport/2400/3",
        intro: "Le ludospace pour la famille et les loisirs, en cinq ou sept places, avec deux portes coulissantes.",
        highlights: [
          "Deux portes latérales coulissantes",
          "Cinq ou sept places",
          "Version hybride rechargeable avec plus de 100 km électriques",
        ],
      },
      `
      1.5 EcoBoost 114         | petrol          | m6 | f | 84  | 1498/4 | 149 | 6.5 | -    | -        | 30900 | 1537/1500 | 2022-
      2.0 EcoBlue 122 A7       | diesel          | a7 | f | 90  | 1968/4 | 137 | 5.2 | -    | -        | 35800 | 1630/1500 | 2022-
      1.5 PHEV 150             | electric+petrol | a6 | f | 110 | 1498/4 | 11  | 0.5 | 17.0 | 19.7/119 | 42900 | 1815/1400 | 2025-
      `,
    ),
    model(
      "Tourneo Custom",
      {
        bodies: "mpv",
        seats: 8,
        size: [5050, 2032, 1979, null],
        weight: 1,
        trims: "Titanium/0/2, Titanium X/5200/4",
        intro: "Huit vraies places et leurs bagages, en diesel, en hybride rechargeable ou en électrique.",
        highlights: [
          "Huit places en configuration salon",
          "Moins de deux mètres de haut : passe dans les parkings",
          "Jusqu’à 337 km en version électrique",
        ],
      },
      `
      2.0 EcoBlue 150 A8       | diesel          | a8 | f | 110 | 1995/4 | 192 | 7.3 | -    | -       | 52900 | 2183/2350 | 2023-
      2.5 PHEV 232             | electric+petrol | a1 | f | 171 | 2488/4 | 39  | 1.7 | 22.4 | 11.8/53 | 60200 | 2399/1650 | 2024-
      E-Tourneo 64 kWh 218     | electric        | a1 | r | 160 | -      | 0   | -   | 22.3 | 64/337  | 69800 | 2478/2000 | 2024-
      `,
    ),
    ...fordVans,
  ],
};
