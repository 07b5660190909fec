import { model, type BrandSheet } from "../model-sheet.ts";

export const hyundai: BrandSheet = {
  slug: "hyundai",
  name: "Hyundai",
  in_group: true,
  warranty_months: 60,
  models: [
    model(
      "i10",
      {
        bodies: "compact",
        size: [3675, 1680, 1480, 252],
        weight: 3,
        trims: "Twist/0/1, Techno/1700/2, N Line/3100/3",
        intro: "Une vraie cinq-portes de 3,67 mètres, facile à garer et bien équipée dès le premier niveau.",
        highlights: [
          "Garantie de 5 ans sans limite de kilométrage",
          "Caméra de recul dès Techno",
          "Coffre de 252 litres",
        ],
      },
      `
      1.0 MPI 63               | petrol | m5 | f | 46 | 998/3  | 113 | 5.0 | - | - | 17300 | 921/-  | 2020-
      1.2 MPI 79 A5            | petrol | a5 | f | 58 | 1197/4 | 120 | 5.3 | - | - | 19500 | 938/-  | 2020-
      1.0 T-GDi 90             | petrol | m5 | f | 66 | 998/3  | 117 | 5.2 | - | - | 19900 | 960/-  | 2020-
      `,
    ),
    model(
      "Inster",
      {
        bodies: "electric",
        seats: 4,
        size: [3825, 1610, 1575, 280],
        weight: 3,
        trims: "Select/0/1, Prime/3300/3, Cross/4900/4",
        intro: "La petite électrique qui va loin : jusqu’à 370 km, et des sièges arrière qui coulissent.",
        highlights: [
          "Jusqu’à 370 km d’autonomie WLTP",
          "Sièges arrière coulissants et inclinables",
          "Charge de 10 à 80 % en 30 minutes",
        ],
      },
      `
      42 kWh 97                | electric | a1 | f | 71 | - | 0 | - | 14.3 | 42/327 | 25300 | 1380/- | 2025-
      49 kWh 115               | electric | a1 | f | 85 | - | 0 | - | 15.1 | 49/370 | 27600 | 1433/- | 2025-
      `,
    ),
    model(
      "i20",
      {
        bodies: "compact",
        size: [4065, 1775, 1450, 352],
        weight: 4,
        trims: "Twist/0/1, Techno/1900/2, N Line/4200/3",
        intro: "La citadine polyvalente de Hyundai, sobre, spacieuse et garantie cinq ans.",
        highlights: ["Coffre de 352 litres", "Deux écrans de 10,25 pouces", "Boîte à double embrayage en option"],
      },
      `
      1.2 MPI 79               | petrol | m5 | f | 58 | 1197/4 | 120 | 5.3 | - | - | 20900 | 1040/-   | 2020-
      1.0 T-GDi 100            | petrol | m6 | f | 74 | 998/3  | 119 | 5.2 | - | - | 22700 | 1090/1110 | 2020-
      1.0 T-GDi 100 A7         | petrol | a7 | f | 74 | 998/3  | 122 | 5.4 | - | - | 24400 | 1115/1110 | 2020-
      1.2 MPI 84               | petrol | m5 | f | 62 | 1248/4 | 127 | 5.6 | - | - | 15400 | 1055/-   | 2014-2020
      `,
    ),
    model(
      "Bayon",
      {
        bodies: "high_entry",
        size: [4180, 1775, 1500, 411],
        weight: 2,
        trims: "Twist/0/1, Techno/2100/2, Shine/4300/3",
        intro: "Un crossover compact à la position de conduite haute et au coffre de 411 litres.",
        highlights: ["Coffre de 411 litres", "Assise surélevée", "Aides à la conduite complètes dès Twist"],
      },
      `
      1.2 MPI 79               | petrol | m5 | f | 58 | 1197/4 | 122 | 5.4 | - | - | 22700 | 1095/-    | 2021-
      1.0 T-GDi 100 A7         | petrol | a7 | f | 74 | 998/3  | 124 | 5.5 | - | - | 26300 | 1170/1110 | 2021-
      `,
    ),
    model(
      "i30",
      {
        bodies: "hatchback, estate/Wagon/1400",
        size: [4340, 1795, 1455, 395],
        weight: 3,
        trims: "Twist/0/1, Techno/2400/2, N Line/4500/3",
        intro: "La compacte classique, en cinq portes ou en break, avec un hybride léger 48 V.",
        highlights: [
          "Cinq portes ou break Wagon de 602 litres",
          "Hybridation légère 48 V",
          "Châssis accordé pour les routes d’Europe",
        ],
      },
      `
      1.0 T-GDi 100            | petrol | m6 | f | 74  | 998/3  | 127 | 5.6 | - | - | 26200 | 1231/1200 | 2018-
      1.5 T-GDi mHEV 140 A7    | petrol | a7 | f | 103 | 1482/4 | 132 | 5.8 | - | - | 31500 | 1343/1410 | 2020-
      1.6 CRDi mHEV 136 A7     | diesel | a7 | f | 100 | 1598/4 | 122 | 4.6 | - | - | 31100 | 1391/1500 | 2020-2023
      1.6 CRDi 110             | diesel | m6 | f | 81  | 1582/4 | 118 | 4.5 | - | - | 23800 | 1330/1500 | 2015-2020
      2.0 T-GDi N 280          | petrol | m6 | f | 206 | 1998/4 | 184 | 8.1 | - | - | 39600 | 1480/-    | 2021-2024
      `,
    ),
    model(
      "Kona",
      {
        bodies: "suv",
        size: [4355, 1825, 1580, 466],
        weight: 5,
        trims: "Twist/0/1, Techno/2500/2, N Line/5100/3, Shine/5900/4",
        intro: "Un SUV compact en trois énergies, essence, hybride et électrique, sur la même base spacieuse.",
        highlights: [
          "Jusqu’à 514 km en version électrique",
          "Écran panoramique de 2 × 12,3 pouces",
          "Coffre de 466 litres",
        ],
      },
      `
      1.0 T-GDi 100            | petrol   | m6 | f | 74  | 998/3  | 130 | 5.7 | -    | -        | 27600 | 1335/1300 | 2023-
      1.6 GDi HEV 129          | hybrid   | a6 | f | 95  | 1580/4 | 103 | 4.5 | -    | -        | 32900 | 1410/1010 | 2023-
      Electric 48 kWh 156      | electric | a1 | f | 115 | -      | 0   | -   | 14.6 | 48.4/377 | 37300 | 1650/-    | 2023-
      Electric 65 kWh 218      | electric | a1 | f | 160 | -      | 0   | -   | 14.7 | 65.4/514 | 41900 | 1773/750  | 2023-
      Electric 64 kWh 204      | electric | a1 | f | 150 | -      | 0   | -   | 14.7 | 64/484   | 41300 | 1760/-    | 2018-2022
      1.0 T-GDi 120            | petrol   | m6 | f | 88  | 998/3  | 134 | 5.9 | -    | -        | 23300 | 1290/1200 | 2017-2022
      `,
    ),
    model(
      "Tucson",
      {
        bodies: "suv",
        size: [4510, 1865, 1650, 616],
        weight: 6,
        trims: "Twist/0/1, Techno/3000/2, N Line/6300/3, Shine/7900/4",
        intro:
          "Le SUV familial le plus vendu de la marque, en hybride, en hybride rechargeable ou en diesel à hybridation légère.",
        highlights: [
          "Coffre de 616 litres",
          "Hybride de 215 ch ou hybride rechargeable de 252 ch",
          "Garantie de 5 ans sans limite de kilométrage",
        ],
      },
      `
      1.6 T-GDi 150            | petrol          | m6 | f | 110 | 1598/4 | 155 | 6.8 | -    | -       | 34300 | 1475/1500 | 2020-
      1.6 T-GDi HEV 215 A6     | hybrid          | a6 | f | 158 | 1598/4 | 129 | 5.7 | -    | -       | 39900 | 1615/1650 | 2021-
      1.6 T-GDi PHEV 252 AWD   | electric+petrol | a6 | a | 185 | 1598/4 | 23  | 1.0 | 17.5 | 13.8/64 | 48200 | 1875/1350 | 2021-
      1.6 CRDi mHEV 136 A7     | diesel          | a7 | f | 100 | 1598/4 | 139 | 5.3 | -    | -       | 38100 | 1600/1650 | 2020-
      1.7 CRDi 116             | diesel          | m6 | f | 85  | 1685/4 | 137 | 5.2 | -    | -       | 27400 | 1500/1400 | 2015-2018
      `,
    ),
    model(
      "Santa Fe",
      {
        bodies: "suv",
        seats: 7,
        size: [4830, 1900, 1780, 628],
        weight: 2,
        trims: "Techno/0/2, Shine/5300/3, Calligraphy/10500/4",
        intro: "Un grand SUV à sept places et au hayon large comme une porte de garage.",
        highlights: ["Sept vraies places", "Hybride ou hybride rechargeable", "Quatre roues motrices HTRAC"],
      },
      `
      1.6 T-GDi HEV 239 AWD    | hybrid          | a6 | a | 176 | 1598/4 | 165 | 7.3 | -    | -       | 58400 | 1955/1500 | 2024-
      1.6 T-GDi PHEV 253 AWD   | electric+petrol | a6 | a | 186 | 1598/4 | 38  | 1.7 | 19.2 | 13.8/54 | 63700 | 2110/1500 | 2024-
      2.2 CRDi 200 AWD         | diesel          | a8 | a | 147 | 2199/4 | 171 | 6.5 | -    | -       | 49500 | 1925/2500 | 2018-2021
      `,
    ),
    model(
      "IONIQ 5",
      {
        bodies: "electric",
        size: [4655, 1890, 1605, 520],
        weight: 3,
        trims: "Core/0/2, Balance/3900/3, Lounge/8700/4",
        intro: "L’électrique qui recharge en 800 volts : une pause-café suffit pour repartir.",
        highlights: [
          "De 10 à 80 % en 18 minutes",
          "Jusqu’à 570 km d’autonomie WLTP",
          "Prise 230 V pour alimenter vos appareils",
        ],
      },
      `
      63 kWh RWD 170           | electric | a1 | r | 125 | - | 0 | - | 15.6 | 63/440 | 45100 | 1955/750  | 2024-
      84 kWh RWD 228           | electric | a1 | r | 168 | - | 0 | - | 15.9 | 84/570 | 50800 | 2040/1600 | 2024-
      84 kWh AWD 325           | electric | a1 | a | 239 | - | 0 | - | 17.1 | 84/546 | 54900 | 2150/1600 | 2024-
      77 kWh RWD 228           | electric | a1 | r | 168 | - | 0 | - | 17.0 | 77.4/507 | 50300 | 2010/1600 | 2022-2024
      `,
    ),
    model(
      "IONIQ 6",
      {
        bodies: "saloon",
        doors: 4,
        size: [4855, 1880, 1495, 401],
        weight: 1,
        trims: "Core/0/2, Balance/3700/3, Lounge/8900/4",
        intro: "Une berline électrique profilée comme une goutte d’eau, parmi les plus sobres du marché.",
        highlights: ["Jusqu’à 614 km d’autonomie WLTP", "Cx de 0,21", "Recharge en 800 volts"],
      },
      `
      77 kWh RWD 229           | electric | a1 | r | 168 | - | 0 | - | 14.3 | 77.4/614 | 54300 | 2010/1500 | 2023-
      77 kWh AWD 325           | electric | a1 | a | 239 | - | 0 | - | 15.1 | 77.4/583 | 58400 | 2120/1500 | 2023-
      `,
    ),
    model(
      "NEXO",
      {
        bodies: "suv",
        size: [4750, 1865, 1640, 510],
        weight: 1,
        trims: "Shine/0/4",
        intro: "L’électrique à pile à combustible : le plein d’hydrogène en cinq minutes et de l’eau pour seul rejet.",
        highlights: ["Plein d’hydrogène en cinq minutes", "826 km d’autonomie WLTP", "Réserve de 6,7 kg d’hydrogène"],
      },
      `
      Fuel Cell 204            | hydrogen | a1 | f | 150 | - | 0 | 0.8 | - | 2.6/826 | 79900 | 1900/1000 | 2026-
      Fuel Cell 163            | hydrogen | a1 | f | 120 | - | 0 | 1.0 | - | 1.6/666 | 74900 | 1889/-    | 2019-2023
      `,
    ),
    model(
      "IONIQ",
      { bodies: "hybrid", weight: 2, trims: "Twist/0/1, Techno/2200/2, Shine/4100/3" },
      `
      1.6 GDi HEV 141          | hybrid          | a6 | f | 104 | 1580/4 | 102 | 4.5 | -    | -       | 27900 | 1370/-  | 2017-2022
      1.6 GDi PHEV 141         | electric+petrol | a6 | f | 104 | 1580/4 | 26  | 1.1 | 11.7 | 8.9/52  | 34300 | 1495/-  | 2017-2022
      Electric 38 kWh 136      | electric        | a1 | f | 100 | -      | 0   | -   | 13.8 | 38.3/311 | 37200 | 1527/- | 2019-2022
      `,
    ),
  ],
};
