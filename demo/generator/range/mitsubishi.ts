import { model, type BrandSheet } from "../model-sheet.ts";

export const mitsubishi: BrandSheet = {
  slug: "mitsubishi",
  name: "Mitsubishi",
  in_group: true,
  warranty_months: 60,
  models: [
    model(
      "Colt",
      {
        bodies: "compact",
        size: [4053, 1798, 1439, 391],
        weight: 3,
        trims: "Inform/0/1, Invite/1600/2, Intense/3400/3",
        intro: "Une citadine de quatre mètres, en essence ou en hybride, garantie cinq ans.",
        highlights: ["Hybride de 143 ch à 4,2 l/100 km", "Coffre de 391 litres", "Garantie de 5 ans ou 100 000 km"],
      },
      `
      1.0 MPI-T 91             | petrol | m6 | f | 67  | 999/3  | 118 | 5.2 | - | - | 20400 | 1150/900 | 2023-
      1.6 HEV 143              | hybrid | a6 | f | 105 | 1598/4 | 96  | 4.2 | - | - | 25900 | 1310/900 | 2023-
      `,
    ),
    model(
      "ASX",
      {
        bodies: "suv",
        size: [4239, 1797, 1575, 484],
        weight: 3,
        trims: "Inform/0/1, Invite/2000/2, Intense/4600/3",
        intro: "Le SUV compact de Mitsubishi, à banquette coulissante, essence ou hybride.",
        highlights: ["Coffre jusqu’à 484 litres", "Google intégré dès Invite", "Garantie de 5 ans ou 100 000 km"],
      },
      `
      1.0 MPI-T 91             | petrol          | m6 | f | 67  | 999/3  | 130 | 5.7 | -    | -       | 23700 | 1220/1200 | 2023-2025
      1.8 HEV 158              | hybrid          | a6 | f | 116 | 1793/4 | 103 | 4.5 | -    | -       | 30900 | 1420/1000 | 2025-
      1.3 DI-T mHEV 140 A7     | petrol          | a7 | f | 103 | 1332/4 | 132 | 5.8 | -    | -       | 28900 | 1309/1200 | 2023-
      1.6 PHEV 159             | electric+petrol | a6 | f | 117 | 1598/4 | 31  | 1.3 | 13.3 | 10.5/49 | 36500 | 1585/900  | 2023-2025
      1.8 DI-D 150 4WD         | diesel          | m6 | a | 110 | 1798/4 | 151 | 5.7 | -    | -       | 25900 | 1495/1400 | 2010-2015
      `,
    ),
    model(
      "Eclipse Cross",
      {
        bodies: "suv",
        size: [4490, 1864, 1574, 545],
        weight: 2,
        trims: "Invite/0/2, Intense/3800/3, Instyle/7200/4",
        intro: "Désormais électrique, il va jusqu’à 635 km et garde le sens du confort.",
        highlights: ["Jusqu’à 635 km d’autonomie WLTP", "Coffre de 545 litres", "Garantie batterie de 8 ans"],
      },
      `
      87 kWh 218               | electric        | a1 | f | 160 | -      | 0  | -   | 15.4 | 87/635  | 46900 | 1843/1100 | 2025-
      2.4 PHEV 188 4WD         | electric+petrol | a1 | a | 138 | 2360/4 | 46 | 2.0 | 19.3 | 13.8/45 | 41900 | 1985/1500 | 2021-2025
      1.5 T-MIVEC 163          | petrol          | m6 | f | 120 | 1499/4 | 167 | 7.4 | -   | -       | 27900 | 1465/1600 | 2018-2021
      `,
    ),
    model(
      "Outlander",
      {
        bodies: "suv",
        size: [4719, 1862, 1745, 495],
        weight: 3,
        trims: "Invite/0/2, Intense/4500/3, Diamond/8900/4",
        intro: "Le pionnier du SUV hybride rechargeable, dans sa quatrième génération.",
        highlights: [
          "Jusqu’à 86 km en électrique",
          "Quatre roues motrices S-AWC à deux moteurs",
          "Recharge rapide CHAdeMO",
        ],
      },
      `
      2.4 PHEV 306 4WD         | electric+petrol | a1 | a | 225 | 2360/4 | 17 | 0.8 | 21.2 | 22.7/86 | 54900 | 2145/1600 | 2025-
      2.4 PHEV 224 4WD         | electric+petrol | a1 | a | 165 | 2360/4 | 46 | 2.0 | 16.9 | 13.8/45 | 45900 | 1960/1500 | 2018-2022
      2.2 DI-D 150 4WD         | diesel          | a6 | a | 110 | 2268/4 | 154 | 5.8 | -   | -       | 38900 | 1710/2000 | 2012-2018
      `,
    ),
    model(
      "Space Star",
      { bodies: "compact", weight: 3, trims: "Inform/0/1, Invite/1300/2, Instyle/3000/3" },
      `
      1.2 MIVEC 71             | petrol | m5 | f | 52 | 1193/3 | 113 | 5.0 | - | - | 14900 | 865/-  | 2020-2024
      1.2 MIVEC 80 CVT         | petrol | a1 | f | 59 | 1193/3 | 118 | 5.2 | - | - | 15900 | 880/-  | 2014-2020
      `,
    ),
  ],
};
