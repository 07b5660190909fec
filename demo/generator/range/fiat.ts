import { model, type BrandSheet } from "../model-sheet.ts";

export const fiat: BrandSheet = {
  slug: "fiat",
  name: "Fiat",
  in_group: true,
  warranty_months: 24,
  models: [
    model(
      "Panda",
      {
        bodies: "compact",
        size: [3705, 1662, 1605, 225],
        weight: 3,
        trims: "Pop/0/1, Icon/1400/2, Cross/2900/3",
        intro: "La Pandina : la citadine que l’on connaît, avec les aides à la conduite d’aujourd’hui.",
        highlights: ["3,70 mètres de long", "Hybride léger de 65 ch", "Assise haute et grand vitrage"],
      },
      `
      1.0 Hybrid 65            | petrol | m6 | f | 48 | 999/3 | 113 | 5.0 | - | - | 16900 | 980/800  | 2020-
      0.9 TwinAir Natural Power | cng   | m5 | f | 51 | 875/2 | 93  | 3.4 | - | - | 16300 | 1155/-   | 2013-2018
      1.2 EasyPower LPG        | lpg    | m5 | f | 51 | 1242/4 | 115 | 6.6 | - | - | 14300 | 1060/800 | 2012-2018
      `,
    ),
    model(
      "Grande Panda",
      {
        bodies: "compact",
        size: [3999, 1763, 1581, 361],
        weight: 4,
        trims: "Pop/0/1, Icon/1800/2, La Prima/4300/4",
        intro: "Une Panda de quatre mètres, hybride ou électrique, avec son câble de charge rangé dans la calandre.",
        highlights: ["Câble de charge intégré à la calandre", "Jusqu’à 320 km en électrique", "Coffre de 361 litres"],
      },
      `
      1.2 Turbo 100            | petrol   | m6 | f | 74 | 1199/3 | 129 | 5.7 | -    | -      | 19300 | 1190/- | 2025-
      1.2 Hybrid 110 e-DCT6    | hybrid   | a6 | f | 81 | 1199/3 | 115 | 5.1 | -    | -      | 21900 | 1240/- | 2025-
      Electric 44 kWh 113      | electric | a1 | f | 83 | -      | 0   | -   | 16.8 | 44/320 | 26900 | 1554/- | 2025-
      `,
    ),
    model(
      "500",
      {
        bodies: "compact, convertible/Cabriolet/2800",
        doors: 3,
        seats: 4,
        size: [3632, 1683, 1527, 185],
        weight: 4,
        trims: "Pop/0/1, Lounge/1500/2/-2019, Icon/2100/2/2020-, La Prima/5200/4/2020-",
        intro: "L’icône italienne, électrique ou de nouveau hybride, en berline ou en cabriolet.",
        highlights: ["Jusqu’à 331 km en électrique", "Cabriolet à quatre places", "Hybride manuelle à six rapports"],
      },
      `
      e 42 kWh 118             | electric | a1 | f | 87 | -      | 0   | -   | 13.9 | 42/331 | 30900 | 1365/- | 2021-
      e 24 kWh 95              | electric | a1 | f | 70 | -      | 0   | -   | 13.0 | 24/190 | 26900 | 1255/- | 2021-2025
      1.0 Hybrid 65            | petrol   | m6 | f | 48 | 999/3  | 119 | 5.3 | -    | -      | 19700 | 1056/- | 2025-
      1.2 69                   | petrol   | m5 | f | 51 | 1242/4 | 119 | 5.2 | -    | -      | 14300 | 940/-  | 2008-2020
      `,
    ),
    model(
      "600",
      {
        bodies: "high_entry",
        size: [4171, 1781, 1523, 385],
        weight: 3,
        trims: "Pop/0/1, Icon/2000/2, La Prima/4900/4",
        intro: "La grande sœur de la 500, à cinq portes, hybride ou électrique.",
        highlights: ["Jusqu’à 409 km en électrique", "Coffre de 385 litres", "Hybride de 110 ou 145 ch"],
      },
      `
      1.2 Hybrid 110 e-DCT6    | hybrid   | a6 | f | 81  | 1199/3 | 109 | 4.8 | -    | -      | 26300 | 1295/1100 | 2024-
      1.2 Hybrid 145 e-DCT6    | hybrid   | a6 | f | 107 | 1199/3 | 111 | 4.9 | -    | -      | 28100 | 1305/1100 | 2025-
      e 54 kWh 156             | electric | a1 | f | 115 | -      | 0   | -   | 15.1 | 54/409 | 35900 | 1595/-    | 2023-
      `,
    ),
    model(
      "Tipo",
      { bodies: "hatchback, estate/Station Wagon/1200", weight: 2, trims: "Pop/0/1, Life/1700/2, Cross/2900/3" },
      `
      1.0 T3 100               | petrol | m5 | f | 74 | 999/3  | 125 | 5.5 | - | - | 20300 | 1270/1000 | 2020-2024
      1.6 MultiJet 130         | diesel | m6 | f | 96 | 1598/4 | 117 | 4.5 | - | - | 24500 | 1365/1500 | 2020-2024
      1.6 MultiJet 120         | diesel | m6 | f | 88 | 1598/4 | 118 | 4.5 | - | - | 20900 | 1320/1500 | 2016-2020
      `,
    ),
    model(
      "Punto",
      { bodies: "compact", weight: 1, trims: "Easy/0/1, Lounge/1500/2" },
      `
      1.3 MultiJet 75          | diesel | m5 | f | 55 | 1248/4 | 118 | 4.5 | - | - | 15900 | 1130/900 | 2007-2013
      `,
    ),
    model(
      "Doblò",
      {
        kind: "van",
        bodies: "-",
        doors: 5,
        seats: 3,
        size: [4403, 1848, 1796, 3300],
        weight: 2,
        trims: "Standard/0/1, Business/1600/2",
        intro: "Le fourgon compact de Fiat Professional, avec trois places à l’avant.",
        highlights: ["3,3 à 4,4 m³ de volume utile", "Charge utile jusqu’à 1 000 kg", "Jusqu’à 343 km en électrique"],
      },
      `
      1.5 BlueHDi 100          | diesel   | m6 | f | 75  | 1499/4 | 141 | 5.4 | -    | -      | 25300 | 1430/1200 | 2022-
      e 50 kWh 136             | electric | a1 | f | 100 | -      | 0   | -   | 18.2 | 50/343 | 34300 | 1690/750  | 2022-
      1.4 T-Jet Natural Power  | cng      | m6 | f | 88  | 1368/4 | 143 | 5.3 | -    | -      | 21900 | 1540/1000 | 2012-2020
      `,
    ),
    model(
      "Scudo",
      {
        kind: "van",
        bodies: "-",
        doors: 5,
        seats: 3,
        size: [4983, 1920, 1940, 5300],
        weight: 2,
        trims: "Standard/0/1, Business/2200/2",
        intro: "Le fourgon moyen de Fiat Professional, moins de deux mètres de haut.",
        highlights: [
          "5,3 à 6,6 m³ de volume utile",
          "Longueur de chargement jusqu’à 4 m avec Magic Cargo",
          "Jusqu’à 352 km en électrique",
        ],
      },
      `
      2.0 BlueHDi 145          | diesel   | m6 | f | 106 | 1997/4 | 181 | 6.9 | -    | -      | 35900 | 1750/2500 | 2022-
      e 75 kWh 136             | electric | a1 | f | 100 | -      | 0   | -   | 24.6 | 75/352 | 48300 | 2110/1000 | 2022-
      `,
    ),
    model(
      "Ducato",
      {
        kind: "van",
        bodies: "-",
        doors: 5,
        seats: 3,
        size: [5998, 2050, 2522, 13000],
        weight: 3,
        trims: "Standard/0/1, Business/3000/2",
        intro: "La référence des grands fourgons, base de la moitié des camping-cars d’Europe.",
        highlights: ["8 à 17 m³ de volume utile", "Boîte automatique à huit rapports", "Jusqu’à 424 km en électrique"],
      },
      `
      2.2 MultiJet 140 L3H2    | diesel   | m6 | f | 103 | 2184/4 | 249 | 9.5  | -    | -       | 41900 | 2065/2500 | 2021-
      2.2 MultiJet 180 A8 L4H2 | diesel   | a8 | f | 132 | 2184/4 | 258 | 9.8  | -    | -       | 48700 | 2140/3000 | 2021-
      e 110 kWh L3H2           | electric | a1 | f | 205 | -      | 0   | -    | 29.1 | 110/424 | 68300 | 2780/2400 | 2024-
      3.0 Natural Power 136    | cng      | m6 | f | 100 | 2999/4 | 239 | 8.8  | -    | -       | 35900 | 2190/2500 | 2014-2021
      2.3 MultiJet bicarburant | other    | m6 | f | 96  | 2287/4 | 215 | 8.2  | -    | -       | 33900 | 2120/2500 | 2016-2019
      `,
    ),
  ],
};
