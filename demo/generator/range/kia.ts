import { model, type BrandSheet } from "../model-sheet.ts";

export const kia: BrandSheet = {
  slug: "kia",
  name: "Kia",
  in_group: true,
  warranty_months: 84,
  models: [
    model(
      "Picanto",
      {
        bodies: "compact",
        size: [3605, 1595, 1485, 255],
        weight: 3,
        trims: "Must/0/1, More/1500/2, GT-Line/3200/3/2017-",
        intro: "3,60 mètres, cinq portes et sept ans de garantie : la citadine sans souci.",
        highlights: [
          "Garantie de 7 ans ou 150 000 km",
          "3,60 mètres de long",
          "Apple CarPlay et Android Auto de série",
        ],
      },
      `
      1.0 DPi 63               | petrol | m5 | f | 46 | 998/3  | 119 | 5.2 | - | - | 17200 | 935/-  | 2020-
      1.2 DPi 79 A5            | petrol | a5 | f | 58 | 1197/4 | 126 | 5.5 | - | - | 19900 | 970/-  | 2020-
      1.25 CVVT 85             | petrol | m5 | f | 63 | 1248/4 | 124 | 5.4 | - | - | 12900 | 920/-  | 2011-2017
      `,
    ),
    model(
      "Stonic",
      {
        bodies: "high_entry",
        size: [4165, 1760, 1520, 352],
        weight: 2,
        trims: "Must/0/1, More/2000/2, GT-Line/4400/3",
        intro: "Le crossover urbain de Kia, renouvelé, avec hybridation légère.",
        highlights: ["Hybridation légère 48 V", "Deux écrans de 12,3 pouces", "Garantie de 7 ans ou 150 000 km"],
      },
      `
      1.0 T-GDi 100            | petrol | m6 | f | 74 | 998/3 | 126 | 5.6 | - | - | 23800 | 1165/1110 | 2020-
      1.0 T-GDi mHEV 115 A7    | petrol | a7 | f | 85 | 998/3 | 124 | 5.5 | - | - | 27300 | 1215/1110 | 2025-
      `,
    ),
    model(
      "Ceed",
      {
        bodies: "hatchback, estate/Sportswagon/1300",
        weight: 4,
        trims: "Must/0/1, More/2200/2, GT-Line/4600/3",
      },
      `
      1.5 T-GDi 140 A7         | petrol          | a7 | f | 103 | 1482/4 | 134 | 5.9 | -    | -      | 29800 | 1343/1410 | 2021-2026
      1.0 T-GDi 100            | petrol          | m6 | f | 74  | 998/3  | 124 | 5.5 | -    | -      | 24600 | 1247/1200 | 2018-2026
      1.6 CRDi mHEV 136        | diesel          | m6 | f | 100 | 1598/4 | 120 | 4.6 | -    | -      | 29500 | 1395/1500 | 2020-2024
      1.6 PHEV 141 A6          | electric+petrol | a6 | f | 104 | 1580/4 | 28  | 1.2 | 11.2 | 8.9/57 | 36900 | 1583/1300 | 2020-2023
      1.4 CVVT 100             | petrol          | m6 | f | 73  | 1368/4 | 139 | 6.0 | -    | -      | 17900 | 1205/1000 | 2012-2018
      `,
    ),
    model(
      "XCeed",
      {
        bodies: "high_entry",
        size: [4395, 1826, 1495, 426],
        weight: 3,
        trims: "Must/0/1, More/2300/2, GT-Line/5300/4",
        intro: "Une compacte surélevée : l’allure d’un SUV, la conduite d’une berline.",
        highlights: ["Garde au sol relevée de 42 mm", "Coffre de 426 litres", "Garantie de 7 ans ou 150 000 km"],
      },
      `
      1.0 T-GDi 115            | petrol          | m6 | f | 85  | 998/3  | 138 | 6.1 | -    | -      | 28300 | 1282/1200 | 2019-
      1.5 T-GDi 140 A7         | petrol          | a7 | f | 103 | 1482/4 | 139 | 6.1 | -    | -      | 31800 | 1358/1410 | 2021-
      1.6 PHEV 141 A6          | electric+petrol | a6 | f | 104 | 1580/4 | 32  | 1.4 | 11.5 | 8.9/48 | 38300 | 1594/1300 | 2020-2024
      `,
    ),
    model(
      "Niro",
      {
        bodies: "suv",
        size: [4420, 1825, 1545, 451],
        weight: 3,
        trims: "Must/0/2, More/2700/3, Prestige/6300/4",
        intro: "Un crossover pensé pour l’électrique, en hybride ou en Niro EV.",
        highlights: ["Jusqu’à 463 km en Niro EV", "Hybride de 129 ch à 4,4 l/100 km", "Prise V2L pour vos appareils"],
      },
      `
      1.6 HEV 129              | hybrid          | a6 | f | 95  | 1580/4 | 100 | 4.4 | -    | -        | 33900 | 1399/1300 | 2022-
      1.6 PHEV 180             | electric+petrol | a6 | f | 132 | 1580/4 | 18  | 0.8 | 13.9 | 11.1/65  | 39900 | 1519/1300 | 2022-2025
      EV 65 kWh 204            | electric        | a1 | f | 150 | -      | 0   | -   | 16.2 | 64.8/463 | 43900 | 1739/750  | 2022-
      e-Niro 64 kWh 204        | electric        | a1 | f | 150 | -      | 0   | -   | 15.9 | 64/455   | 41500 | 1737/-    | 2019-2022
      `,
    ),
    model(
      "Sportage",
      {
        bodies: "suv",
        size: [4540, 1865, 1645, 587],
        weight: 5,
        trims: "Must/0/1, More/2900/2, GT-Line/7200/4",
        intro: "Le SUV familial européen de Kia, fabriqué en Slovaquie, dans toutes les hybridations.",
        highlights: ["Hybride de 239 ch", "Hybride rechargeable jusqu’à 70 km électriques", "Coffre de 587 litres"],
      },
      `
      1.6 T-GDi 150            | petrol          | m6 | f | 110 | 1598/4 | 155 | 6.8 | -    | -       | 34200 | 1526/1500 | 2021-
      1.6 T-GDi HEV 239        | hybrid          | a6 | f | 176 | 1598/4 | 127 | 5.6 | -    | -       | 40900 | 1649/1650 | 2022-
      1.6 T-GDi PHEV 252 AWD   | electric+petrol | a6 | a | 185 | 1598/4 | 25  | 1.1 | 16.9 | 13.8/70 | 48900 | 1905/1350 | 2022-
      1.6 CRDi mHEV 136 A7     | diesel          | a7 | f | 100 | 1598/4 | 131 | 5.0 | -    | -       | 37900 | 1590/1650 | 2021-
      1.7 CRDi 115             | diesel          | m6 | f | 85  | 1685/4 | 137 | 5.2 | -    | -       | 26300 | 1490/1400 | 2013-2018
      `,
    ),
    model(
      "Sorento",
      {
        bodies: "suv",
        seats: 7,
        size: [4815, 1900, 1695, 608],
        weight: 2,
        trims: "More/0/3, Prestige/5900/4",
        intro: "Sept places, quatre roues motrices et une soute de break.",
        highlights: ["Sept places de série", "Remorque freinée jusqu’à 1 650 kg", "Hybride ou hybride rechargeable"],
      },
      `
      1.6 T-GDi HEV 239 AWD    | hybrid          | a6 | a | 176 | 1598/4 | 162 | 7.1 | -    | -       | 56900 | 1880/1650 | 2020-
      1.6 T-GDi PHEV 253 AWD   | electric+petrol | a6 | a | 186 | 1598/4 | 38  | 1.6 | 16.1 | 13.8/55 | 61900 | 2056/1500 | 2021-
      2.2 CRDi 194 AWD A8      | diesel          | a8 | a | 142 | 2151/4 | 172 | 6.6 | -    | -       | 55900 | 1908/2500 | 2020-2025
      `,
    ),
    model(
      "EV3",
      {
        bodies: "suv",
        size: [4300, 1850, 1560, 460],
        weight: 4,
        trims: "Air/0/2, Earth/2900/3, GT-Line/6700/4",
        intro: "Un SUV électrique compact qui dépasse 600 km sur une charge.",
        highlights: ["Jusqu’à 605 km d’autonomie WLTP", "Coffre avant de 25 litres", "Pompe à chaleur disponible"],
      },
      `
      58 kWh 204               | electric | a1 | f | 150 | - | 0 | - | 14.9 | 58.3/436 | 37300 | 1800/500  | 2024-
      81 kWh 204               | electric | a1 | f | 150 | - | 0 | - | 14.9 | 81.4/605 | 42600 | 1885/1000 | 2024-
      `,
    ),
    model(
      "EV4",
      {
        bodies: "hatchback, saloon/Fastback/1200",
        size: [4430, 1860, 1485, 435],
        weight: 2,
        trims: "Air/0/2, Earth/2800/3, GT-Line/6500/4",
        intro: "La compacte électrique de Kia, en cinq portes ou en Fastback à quatre portes.",
        highlights: ["Jusqu’à 625 km d’autonomie WLTP", "Cinq portes ou Fastback", "Fabriquée en Europe"],
      },
      `
      58 kWh 204               | electric | a1 | f | 150 | - | 0 | - | 14.7 | 58.3/440 | 38900 | 1823/500  | 2025-
      81 kWh 204               | electric | a1 | f | 150 | - | 0 | - | 14.4 | 81.4/625 | 44200 | 1907/1000 | 2025-
      `,
    ),
    model(
      "EV6",
      {
        bodies: "electric",
        size: [4695, 1890, 1550, 490],
        weight: 2,
        trims: "Air/0/2, Earth/3600/3, GT-Line/8000/4",
        intro: "La grande routière électrique en 800 volts, voiture européenne de l’année 2022.",
        highlights: ["De 10 à 80 % en 18 minutes", "Jusqu’à 582 km d’autonomie WLTP", "Remorque freinée de 1 800 kg"],
      },
      `
      84 kWh RWD 229           | electric | a1 | r | 168 | - | 0 | - | 16.2 | 84/582   | 51900 | 2015/1800 | 2024-
      84 kWh AWD 325           | electric | a1 | a | 239 | - | 0 | - | 17.0 | 84/546   | 55900 | 2115/1800 | 2024-
      77 kWh RWD 229           | electric | a1 | r | 168 | - | 0 | - | 16.5 | 77.4/528 | 50400 | 1985/1600 | 2021-2024
      `,
    ),
    model(
      "EV9",
      {
        bodies: "suv",
        seats: 7,
        size: [5010, 1980, 1755, 333],
        weight: 1,
        trims: "Earth/0/3, GT-Line/9300/4",
        intro: "Le vaisseau électrique à sept places, pour aller loin en famille.",
        highlights: [
          "Sept places et 333 litres derrière la troisième rangée",
          "Jusqu’à 563 km d’autonomie WLTP",
          "Remorque freinée de 2 500 kg",
        ],
      },
      `
      100 kWh RWD 204          | electric | a1 | r | 150 | - | 0 | - | 20.2 | 99.8/563 | 73900 | 2501/900  | 2023-
      100 kWh AWD 385          | electric | a1 | a | 283 | - | 0 | - | 22.3 | 99.8/512 | 79900 | 2639/2500 | 2023-
      `,
    ),
    model(
      "PV5 Cargo",
      {
        kind: "van",
        bodies: "-",
        doors: 5,
        seats: 2,
        size: [4695, 1895, 1923, 4420],
        weight: 2,
        trims: "Essential/0/1, Plus/2400/2",
        intro: "Le fourgon électrique modulaire de Kia, élu utilitaire international de l’année 2026.",
        highlights: ["4,4 m³ de volume utile", "Jusqu’à 416 km d’autonomie WLTP", "Seuil de chargement à 419 mm"],
      },
      `
      51 kWh 122               | electric | a1 | f | 89  | - | 0 | - | 19.5 | 51.5/297 | 37200 | 1870/1500 | 2025-
      71 kWh 163               | electric | a1 | f | 120 | - | 0 | - | 19.1 | 71.2/416 | 41900 | 1980/1500 | 2025-
      `,
    ),
  ],
};
