import { model, type BrandSheet } from "../model-sheet.ts";

export const opel: BrandSheet = {
  slug: "opel",
  name: "Opel",
  in_group: true,
  warranty_months: 24,
  models: [
    model(
      "Corsa",
      {
        bodies: "compact",
        size: [4061, 1765, 1433, 309],
        weight: 6,
        trims: "Enjoy/0/1/-2019, Cosmo/1600/3/-2019, Edition/0/1/2020-, GS/2300/3/2020-, Ultimate/4200/4/2021-",
        intro: "La citadine d’Opel, en essence, en hybride ou en électrique, taillée pour la dernière place libre.",
        highlights: [
          "Jusqu’à 429 km en version électrique",
          "Feux matriciels dès GS",
          "Hybride 48 V qui roule en électrique en ville",
        ],
      },
      `
      1.2 75                   | petrol   | m5 | f | 55  | 1199/3 | 119 | 5.2 | -    | -      | 20700 | 1055/-   | 2019-
      1.2 Turbo 100            | petrol   | m6 | f | 74  | 1199/3 | 120 | 5.3 | -    | -      | 22600 | 1090/1100 | 2019-
      1.2 Hybrid 110 e-DCT6    | hybrid   | a6 | f | 81  | 1199/3 | 104 | 4.6 | -    | -      | 26100 | 1218/1100 | 2024-
      Electric 51 kWh 156      | electric | a1 | f | 115 | -      | 0   | -   | 14.1 | 51/429 | 33900 | 1469/-   | 2023-
      Corsa-e 50 kWh 136       | electric | a1 | f | 100 | -      | 0   | -   | 15.9 | 50/359 | 33200 | 1455/-   | 2020-2023
      1.4 90                   | petrol   | m5 | f | 66  | 1398/4 | 134 | 5.9 | -    | -      | 15600 | 1120/-   | 2012-2019
      `,
    ),
    model(
      "Corsa Affaires",
      { kind: "van", bodies: "company_car", seats: 2, weight: 1, trims: "Edition/0/1" },
      `
      1.2 75                   | petrol | m5 | f | 55 | 1199/3 | 120 | 5.3 | - | - | 18900 | 1065/- | 2020-2024
      `,
    ),
    model(
      "Astra",
      {
        bodies: "hatchback, estate/Sports Tourer/1300",
        size: [4374, 1860, 1441, 422],
        weight: 5,
        trims: "Enjoy/0/1/-2019, Innovation/2400/3/-2020, Edition/0/1/2020-, GS/2900/3/2021-, Ultimate/5600/4/2021-",
        intro: "La compacte de Rüsselsheim, en cinq portes ou en break Sports Tourer, dans toutes les énergies.",
        highlights: [
          "Feux matriciels Intelli-Lux Pixel",
          "Sièges ergonomiques certifiés AGR",
          "Break Sports Tourer jusqu’à 597 litres",
        ],
      },
      `
      1.2 Turbo 130            | petrol          | m6 | f | 96  | 1199/3 | 126 | 5.6 | -    | -       | 28400 | 1341/1250 | 2021-
      1.2 Hybrid 145 e-DCT6    | hybrid          | a6 | f | 107 | 1199/3 | 113 | 5.0 | -    | -       | 32400 | 1432/1200 | 2024-
      1.6 PHEV 195             | electric+petrol | a7 | f | 144 | 1598/4 | 22  | 1.0 | 15.3 | 17.2/84 | 39900 | 1690/1400 | 2022-
      1.5 Diesel 130 A8        | diesel          | a8 | f | 96  | 1499/4 | 117 | 4.5 | -    | -       | 32600 | 1420/1400 | 2021-
      Electric 54 kWh 156      | electric        | a1 | f | 115 | -      | 0   | -   | 14.8 | 54/418  | 39800 | 1679/-    | 2023-
      1.6 CDTI 110             | diesel          | m6 | f | 81  | 1598/4 | 115 | 4.3 | -    | -       | 23900 | 1340/1450 | 2015-2019
      1.4 Turbo ecoFLEX LPG    | lpg             | m6 | f | 103 | 1364/4 | 129 | 7.9 | -    | -       | 22900 | 1380/1300 | 2013-2015
      `,
    ),
    model(
      "Mokka",
      {
        bodies: "suv",
        size: [4151, 1791, 1534, 350],
        weight: 5,
        trims: "Enjoy/0/1/-2019, Cosmo/2100/3/-2019, Edition/0/1/2020-, GS/2600/3/2020-, Ultimate/4500/4/2021-",
        intro: "Un SUV urbain au visage net, le Vizor, et à l’intérieur sans détour.",
        highlights: [
          "Jusqu’à 403 km en version électrique",
          "Tableau de bord Pure Panel",
          "Feux matriciels Intelli-Lux",
        ],
      },
      `
      1.2 Turbo 136            | petrol   | m6 | f | 100 | 1199/3 | 131 | 5.8 | -    | -      | 26900 | 1270/1200 | 2021-
      1.2 Hybrid 145 e-DCT6    | hybrid   | a6 | f | 107 | 1199/3 | 111 | 4.9 | -    | -      | 30100 | 1371/1200 | 2024-
      Electric 54 kWh 156      | electric | a1 | f | 115 | -      | 0   | -   | 15.2 | 54/403 | 37900 | 1623/-    | 2023-
      Mokka-e 50 kWh 136       | electric | a1 | f | 100 | -      | 0   | -   | 16.2 | 50/338 | 35800 | 1598/-    | 2021-2023
      1.4 Turbo LPG 140        | lpgg3    | m6 | f | 103 | 1364/4 | 131 | 8.0 | -    | -      | 22900 | 1404/1200 | 2013-2018
      `,
    ),
    model(
      "Frontera",
      {
        bodies: "suv",
        size: [4385, 1795, 1655, 460],
        weight: 3,
        trims: "Edition/0/1, GS/2800/3",
        intro: "Un SUV familial au prix d’une citadine, en hybride ou en électrique, jusqu’à sept places.",
        highlights: [
          "Même prix d’appel en hybride et en électrique, ou presque",
          "Coffre jusqu’à 1 600 litres",
          "Sept places en option sur l’hybride",
        ],
      },
      `
      1.2 Hybrid 110 e-DCT6    | hybrid   | a6 | f | 81  | 1199/3 | 120 | 5.3 | -    | -      | 26200 | 1340/1250 | 2025-
      1.2 Hybrid 145 e-DCT6    | hybrid   | a6 | f | 107 | 1199/3 | 121 | 5.3 | -    | -      | 28600 | 1360/1250 | 2025-
      Electric 44 kWh 113      | electric | a1 | f | 83  | -      | 0   | -   | 18.2 | 44/305 | 29900 | 1590/350  | 2025-
      `,
    ),
    model(
      "Grandland",
      {
        bodies: "suv",
        size: [4650, 1905, 1665, 550],
        weight: 4,
        trims: "Edition/0/2, GS/3300/3, Ultimate/6400/4",
        intro: "Le grand SUV d’Opel, conçu pour l’électrique et proposé aussi en hybride.",
        highlights: [
          "Jusqu’à 582 km d’autonomie en électrique",
          "Phares Intelli-Lux HD de 50 000 éléments",
          "Coffre de 550 litres",
        ],
      },
      `
      1.2 Hybrid 145 e-DCT6    | hybrid          | a6 | f | 107 | 1199/3 | 124 | 5.5 | -    | -        | 38200 | 1590/1300 | 2024-
      1.6 PHEV 195             | electric+petrol | a7 | f | 144 | 1598/4 | 19  | 0.8 | 16.6 | 21/87    | 45100 | 1865/1350 | 2024-
      Electric 73 kWh 213      | electric        | a1 | f | 157 | -      | 0   | -   | 17.1 | 73/523   | 47900 | 2115/1250 | 2024-
      Electric 82 kWh 213      | electric        | a1 | f | 157 | -      | 0   | -   | 17.0 | 82.2/582 | 50900 | 2137/1250 | 2025-
      1.5 Diesel 130 A8        | diesel          | a8 | f | 96  | 1499/4 | 137 | 5.2 | -    | -        | 36500 | 1520/1400 | 2018-2023
      `,
    ),
    model(
      "Crossland",
      { bodies: "high_entry", weight: 2, trims: "Edition/0/1, Elegance/2200/2, Ultimate/4300/3" },
      `
      1.2 Turbo 110            | petrol | m6 | f | 81 | 1199/3 | 132 | 5.8 | - | - | 23400 | 1245/1200 | 2017-2024
      1.5 Diesel 120 A6        | diesel | a6 | f | 88 | 1499/4 | 121 | 4.6 | - | - | 26900 | 1320/1200 | 2018-2023
      `,
    ),
    model(
      "Insignia",
      {
        bodies: "saloon/Grand Sport/0/5, estate/Sports Tourer/1500",
        weight: 2,
        trims: "Edition/0/1, Elegance/3600/2, GSi/12800/4",
      },
      `
      2.0 CDTI 174 A8          | diesel | a8 | f | 128 | 1995/4 | 131 | 5.0 | - | - | 37900 | 1591/1600 | 2020-2022
      1.6 CDTI 136             | diesel | m6 | f | 100 | 1598/4 | 127 | 4.8 | - | - | 33200 | 1503/1500 | 2017-2020
      2.0 Turbo 230 AWD A9     | petrol | a9 | a | 169 | 1998/4 | 178 | 7.8 | - | - | 42900 | 1683/2000 | 2020-2022
      `,
    ),
    model(
      "Cascada",
      { bodies: "convertible", doors: 2, seats: 4, weight: 1, trims: "Cosmo/0/3, Supreme/2500/4" },
      `
      1.6 Turbo 170 A6         | petrol | a6 | f | 125 | 1598/4 | 168 | 7.2 | - | - | 33900 | 1733/1400 | 2014-2019
      `,
    ),
    model(
      "Zafira Tourer",
      { bodies: "family", seats: 7, weight: 2, trims: "Edition/0/1, Cosmo/2900/3" },
      `
      1.6 CNG Turbo 150        | cng    | m6 | f | 110 | 1598/4 | 129 | 4.7 | - | - | 29500 | 1665/1200 | 2012-2018
      1.4 Turbo LPG 140        | lpgg3  | m6 | f | 103 | 1364/4 | 139 | 8.6 | - | - | 27300 | 1580/1300 | 2012-2017
      1.6 CDTI 134             | diesel | m6 | f | 99  | 1598/4 | 129 | 4.9 | - | - | 29900 | 1613/1650 | 2013-2019
      `,
    ),
    model(
      "Combo",
      {
        bodies: "mpv",
        seats: 7,
        size: [4753, 1848, 1880, 850],
        weight: 2,
        trims: "Edition/0/1, GS/2600/3",
        intro: "Le ludospace à portes coulissantes, en cinq ou sept places, diesel ou électrique.",
        highlights: ["Deux portes coulissantes", "Trois sièges arrière indépendants", "Jusqu’à 343 km en électrique"],
      },
      `
      Life 1.5 Diesel 130      | diesel   | m6 | f | 96  | 1499/4 | 146 | 5.6 | -    | -      | 32700 | 1545/1200 | 2018-
      Life Electric 50 kWh     | electric | a1 | f | 100 | -      | 0   | -   | 18.1 | 50/343 | 38900 | 1739/750  | 2021-
      `,
    ),
    model(
      "Vivaro",
      {
        kind: "van",
        bodies: "-",
        doors: 5,
        seats: 3,
        size: [4983, 1920, 1940, 5300],
        weight: 4,
        trims: "Edition/0/1, Enterprise/2700/2, Sportive/4600/3",
        intro: "Le fourgon moyen d’Opel, sous 1,94 m de haut, en diesel ou en électrique.",
        highlights: ["5,3 à 6,6 m³ de volume utile", "Charge utile jusqu’à 1 400 kg", "Jusqu’à 352 km en électrique"],
      },
      `
      2.0 Diesel 145           | diesel   | m6 | f | 106 | 1997/4 | 180 | 6.9 | -    | -        | 36900 | 1748/2500 | 2019-
      2.0 Diesel 180 A8        | diesel   | a8 | f | 130 | 1997/4 | 189 | 7.2 | -    | -        | 41300 | 1790/2500 | 2019-
      Electric 75 kWh 136      | electric | a1 | f | 100 | -      | 0   | -   | 24.6 | 75/352   | 49200 | 2110/1000 | 2020-
      Hydrogen 136             | hydrogen | a1 | f | 100 | -      | 0   | 1.1 | -    | 10.5/400 | 82900 | 2230/-    | 2022-2025
      1.6 CDTI 120             | diesel   | m6 | f | 88  | 1598/4 | 172 | 6.5 | -    | -        | 28900 | 1701/2000 | 2014-2019
      `,
    ),
    model(
      "Movano",
      {
        kind: "van",
        bodies: "-",
        doors: 5,
        seats: 3,
        size: [5998, 2050, 2522, 13000],
        weight: 2,
        trims: "Edition/0/1, Enterprise/3200/2",
        intro: "Le grand fourgon d’Opel, jusqu’à 17 m³ et 424 km en électrique.",
        highlights: [
          "8 à 17 m³ de volume utile",
          "Quatre longueurs, trois hauteurs",
          "Transformations par nos ateliers",
        ],
      },
      `
      2.2 Diesel 140 L3H2      | diesel   | m6 | f | 103 | 2184/4 | 248 | 9.4  | -    | -       | 42900 | 2080/2500 | 2021-
      Electric 110 kWh L3H2    | electric | a1 | f | 205 | -      | 0   | -    | 29.1 | 110/424 | 69500 | 2780/2400 | 2024-
      2.3 CDTI 135 L3H2        | diesel   | m6 | f | 99  | 2299/4 | 219 | 8.3  | -    | -       | 35900 | 2010/2500 | 2014-2021
      `,
    ),
  ],
};
