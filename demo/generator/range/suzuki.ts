import { model, type BrandSheet } from "../model-sheet.ts";

export const suzuki: BrandSheet = {
  slug: "suzuki",
  name: "Suzuki",
  in_group: true,
  warranty_months: 36,
  models: [
    model(
      "Swift",
      {
        bodies: "compact",
        size: [3860, 1735, 1495, 265],
        weight: 4,
        trims: "Privilège/0/1, Style/2200/3",
        intro: "Une citadine légère et vive, hybride dès le premier niveau, disponible en quatre roues motrices.",
        highlights: ["Moins d’une tonne à vide", "4,4 l/100 km en cycle mixte", "Quatre roues motrices AllGrip"],
      },
      `
      1.2 Hybrid 82            | hybrid | m5 | f | 61 | 1197/3 | 99  | 4.4 | - | - | 20700 | 949/1000 | 2024-
      1.2 Hybrid 82 CVT        | hybrid | a1 | f | 61 | 1197/3 | 106 | 4.7 | - | - | 22400 | 977/1000 | 2024-
      1.2 Hybrid 82 AllGrip    | hybrid | m5 | a | 61 | 1197/3 | 110 | 4.9 | - | - | 22600 | 1030/1000 | 2024-
      1.2 DualJet Hybrid 83    | hybrid | m5 | f | 61 | 1197/4 | 106 | 4.7 | - | - | 17900 | 915/1000 | 2020-2024
      1.2 DualJet 90           | petrol | m5 | f | 66 | 1242/4 | 119 | 5.3 | - | - | 15300 | 875/1000 | 2017-2020
      `,
    ),
    model(
      "Vitara",
      {
        bodies: "suv",
        size: [4185, 1775, 1595, 362],
        weight: 4,
        trims: "Privilège/0/1, Style/2500/3, Style Panoramique/3600/4",
        intro: "Le petit tout-terrain qui a fait la marque, aujourd’hui hybride, en deux ou quatre roues motrices.",
        highlights: ["AllGrip à quatre modes", "Toit panoramique disponible", "Remorque freinée jusqu’à 1 500 kg"],
      },
      `
      1.4 BoosterJet Hybrid 110         | hybrid | m6 | f | 81 | 1373/4 | 119 | 5.3 | - | - | 26800 | 1165/1500 | 2020-
      1.4 BoosterJet Hybrid 110 AllGrip | hybrid | m6 | a | 81 | 1373/4 | 130 | 5.8 | - | - | 29100 | 1235/1500 | 2020-
      1.5 Full Hybrid 102 AllGrip       | hybrid | a6 | a | 75 | 1462/4 | 132 | 5.8 | - | - | 31300 | 1310/-    | 2022-2025
      1.6 DDiS 120 AllGrip              | diesel | m6 | a | 88 | 1598/4 | 130 | 4.9 | - | - | 26900 | 1330/1500 | 2015-2018
      `,
    ),
    model(
      "S-Cross",
      {
        bodies: "high_entry",
        size: [4300, 1785, 1580, 430],
        weight: 3,
        trims: "Privilège/0/2, Style/3300/4",
        intro: "Un crossover familial sans complication, hybride et prêt pour l’hiver avec AllGrip.",
        highlights: ["Coffre de 430 litres", "AllGrip disponible", "Caméra 360° en finition Style"],
      },
      `
      1.4 BoosterJet Hybrid 110         | hybrid | m6 | f | 81 | 1373/4 | 121 | 5.4 | - | - | 29200 | 1235/1500 | 2022-
      1.4 BoosterJet Hybrid 110 AllGrip | hybrid | m6 | a | 81 | 1373/4 | 133 | 5.9 | - | - | 31400 | 1305/1500 | 2022-
      1.6 DDiS 120                      | diesel | m6 | f | 88 | 1598/4 | 121 | 4.6 | - | - | 24300 | 1260/1500 | 2013-2018
      `,
    ),
    model(
      "Swace",
      {
        bodies: "estate",
        size: [4655, 1790, 1460, 596],
        weight: 1,
        trims: "Privilège/0/2, Style/2600/4",
        intro: "Un break hybride de 596 litres, né de l’accord avec Toyota et sobre comme lui.",
        highlights: ["Coffre de 596 litres", "4,5 l/100 km en cycle mixte", "Hybride sans branchement"],
      },
      `
      1.8 Hybrid 140           | hybrid | a1 | f | 103 | 1798/4 | 102 | 4.5 | - | - | 33700 | 1420/750 | 2023-
      1.8 Hybrid 122           | hybrid | a1 | f | 90  | 1798/4 | 103 | 4.5 | - | - | 30900 | 1400/750 | 2020-2023
      `,
    ),
    model(
      "Across",
      {
        bodies: "suv",
        size: [4635, 1855, 1690, 490],
        weight: 1,
        trims: "Style/0/4",
        intro: "Le grand SUV hybride rechargeable de Suzuki : 75 km en électrique et quatre roues motrices.",
        highlights: ["75 km d’autonomie électrique", "306 ch et quatre roues motrices", "Remorque freinée de 1 500 kg"],
      },
      `
      2.5 PHEV 306 E-Four      | electric+petrol | a1 | a | 225 | 2487/4 | 22 | 1.0 | 16.6 | 18.1/75 | 58900 | 1940/1500 | 2020-
      `,
    ),
    model(
      "e VITARA",
      {
        bodies: "suv",
        size: [4275, 1800, 1640, 306],
        weight: 2,
        trims: "Privilège/0/2, Style/3900/4",
        intro: "Le premier Suzuki électrique, en deux ou quatre roues motrices.",
        highlights: [
          "Jusqu’à 426 km d’autonomie WLTP",
          "Quatre roues motrices AllGrip-e",
          "Garantie batterie de 10 ans",
        ],
      },
      `
      49 kWh 144               | electric | a1 | f | 106 | - | 0 | - | 14.9 | 49/344 | 32900 | 1702/750 | 2025-
      61 kWh 174               | electric | a1 | f | 128 | - | 0 | - | 15.0 | 61/426 | 36400 | 1774/750 | 2025-
      61 kWh AllGrip-e 184     | electric | a1 | a | 135 | - | 0 | - | 16.6 | 61/395 | 39800 | 1874/750 | 2025-
      `,
    ),
    model(
      "Jimny",
      { bodies: "suv", doors: 3, seats: 4, weight: 1, trims: "Privilège/0/1, Style/2100/3" },
      `
      1.5 102 AllGrip Pro      | petrol | m5 | a | 75 | 1462/4 | 173 | 7.7 | - | - | 22900 | 1165/1300 | 2018-2020
      `,
    ),
    model(
      "Ignis",
      { bodies: "compact", seats: 4, weight: 2, trims: "Avantage/0/1, Style/2100/3" },
      `
      1.2 DualJet Hybrid 83    | hybrid | m5 | f | 61 | 1197/4 | 112 | 5.0 | - | - | 18900 | 905/1000 | 2020-2024
      `,
    ),
  ],
};
