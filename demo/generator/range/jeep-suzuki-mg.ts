import { model, type BrandSheet } from "../sheet.ts";

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
          "Version hybride rechargeable 4xe",
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
        intro: "Le petit 4x4 qui a fait la marque, aujourd’hui hybride, en deux ou quatre roues motrices.",
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
        intro: "Le grand SUV rechargeable de Suzuki : 75 km en électrique et quatre roues motrices.",
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
        intro: "Le grand SUV de MG, en essence, en Hybrid+ ou en rechargeable avec 120 km électriques.",
        highlights: ["Jusqu’à 120 km en électrique", "Rechargeable de 272 ch", "Deux écrans de 12,3 pouces"],
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
        highlights: ["Jusqu’à 520 km d’autonomie WLTP", "Propulsion et répartition 50:50", "Version XPower de 435 ch"],
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
