import { model, partExchangeBrand, type BrandSheet } from "../model-sheet.ts";

export const french: readonly BrandSheet[] = [
  partExchangeBrand("peugeot", "Peugeot", [
    model(
      "208",
      { bodies: "compact", weight: 4, trims: "Active/0/1, Allure/2000/2, GT/4500/4" },
      `
      1.2 PureTech 100         | petrol   | m6 | f | 74  | 1199/3 | 120 | 5.3 | -    | -      | 22900 | 1090/1200 | 2019-2024
      e-208 50 kWh 136         | electric | a1 | f | 100 | -      | 0   | -   | 15.5 | 50/362 | 34900 | 1455/-    | 2020-2023
      1.4 HDi 68               | diesel   | m5 | f | 50  | 1398/4 | 109 | 4.2 | -    | -      | 16900 | 1080/800  | 2012-2015
      `,
    ),
    model(
      "2008",
      { bodies: "high_entry", weight: 3, trims: "Active/0/1, Allure/2300/2, GT/5100/4" },
      `
      1.2 PureTech 130 EAT8    | petrol   | a8 | f | 96  | 1199/3 | 134 | 5.9 | -    | -      | 29900 | 1220/1200 | 2019-2024
      e-2008 50 kWh 136        | electric | a1 | f | 100 | -      | 0   | -   | 16.1 | 50/345 | 38500 | 1548/-    | 2020-2023
      `,
    ),
    model(
      "308",
      { bodies: "hatchback, estate/SW/1200", weight: 3, trims: "Active/0/1, Allure/2500/2, GT/6200/4" },
      `
      1.5 BlueHDi 130 EAT8     | diesel          | a8 | f | 96  | 1499/4 | 115 | 4.4 | -    | -       | 33900 | 1378/1500 | 2017-2025
      1.6 PHEV 180 e-EAT8      | electric+petrol | a8 | f | 133 | 1598/4 | 25  | 1.1 | 14.9 | 12.4/60 | 40900 | 1633/1500 | 2021-2024
      `,
    ),
    model(
      "3008",
      { bodies: "suv", weight: 4, trims: "Active/0/2, Allure/2700/3, GT/6400/4" },
      `
      1.2 PureTech 130         | petrol          | m6 | f | 96  | 1199/3 | 138 | 6.1 | -    | -       | 33500 | 1320/1300 | 2016-2023
      1.6 Hybrid4 300 e-EAT8   | electric+petrol | a8 | a | 221 | 1598/4 | 31  | 1.3 | 16.6 | 13.2/58 | 50900 | 1840/1250 | 2019-2023
      `,
    ),
    model(
      "5008",
      { bodies: "family", seats: 7, weight: 2, trims: "Active/0/2, Allure/2900/3, GT/6800/4" },
      `
      1.5 BlueHDi 130 EAT8     | diesel | a8 | f | 96 | 1499/4 | 139 | 5.3 | - | - | 40900 | 1502/1400 | 2017-2024
      `,
    ),
    model(
      "Partner",
      { kind: "van", bodies: "-", doors: 5, seats: 3, weight: 2, trims: "Premium/0/1" },
      `
      1.5 BlueHDi 100          | diesel | m5 | f | 75 | 1499/4 | 140 | 5.3 | - | - | 24900 | 1430/1200 | 2018-2025
      `,
    ),
  ]),
  partExchangeBrand("renault", "Renault", [
    model(
      "Clio",
      { bodies: "compact", weight: 4, trims: "Zen/0/1, Techno/2200/2, Esprit Alpine/4600/4" },
      `
      1.0 TCe 90               | petrol | m6 | f | 67  | 999/3  | 118 | 5.2 | - | - | 20900 | 1103/900 | 2019-2025
      1.6 E-Tech 145           | hybrid | a6 | f | 105 | 1598/4 | 96  | 4.2 | - | - | 25900 | 1313/900 | 2020-2025
      1.0 TCe 100 GPL          | lpg    | m6 | f | 74  | 999/3  | 108 | 6.9 | - | - | 21300 | 1145/900 | 2020-2025
      `,
    ),
    model(
      "Captur",
      { bodies: "high_entry", weight: 3, trims: "Zen/0/1, Techno/2300/2, R.S. Line/4600/4" },
      `
      1.6 E-Tech PHEV 160      | electric+petrol | a6 | f | 117 | 1598/4 | 31  | 1.3 | 13.3 | 10.5/50 | 34900 | 1564/750  | 2020-2023
      1.3 TCe 140 EDC          | petrol          | a7 | f | 103 | 1333/4 | 134 | 5.9 | -    | -       | 28900 | 1276/1200 | 2019-2024
      `,
    ),
    model(
      "Scénic",
      { bodies: "mpv", weight: 2, trims: "Zen/0/1, Bose/3300/3" },
      `
      1.5 dCi 110              | diesel | m6 | f | 81 | 1461/4 | 122 | 4.7 | - | - | 27900 | 1430/1300 | 2010-2018
      `,
    ),
    model(
      "Zoe",
      { bodies: "electric", weight: 3, trims: "Life/0/1, Zen/1700/2, Intens/3200/3" },
      `
      R135 52 kWh              | electric | a1 | f | 100 | - | 0 | - | 17.7 | 52/386 | 33900 | 1502/- | 2019-2024
      `,
    ),
    model(
      "Mégane E-Tech",
      { bodies: "electric", weight: 2, trims: "Equilibre/0/2, Techno/3100/3, Iconic/6400/4" },
      `
      EV60 220                 | electric | a1 | f | 160 | - | 0 | - | 16.1 | 60/450 | 42900 | 1636/900 | 2022-2025
      `,
    ),
    model(
      "Kangoo Van",
      { kind: "van", bodies: "-", doors: 5, seats: 2, weight: 2, trims: "Grand Confort/0/1" },
      `
      1.5 Blue dCi 95          | diesel   | m6 | f | 70 | 1461/4 | 139 | 5.3 | -    | -      | 24900 | 1470/1350 | 2019-2025
      E-Tech 45 kWh 122        | electric | a1 | f | 90 | -      | 0   | -   | 18.9 | 45/300 | 36500 | 1690/1500 | 2022-2025
      `,
    ),
  ]),
  partExchangeBrand("citroen", "Citroën", [
    model(
      "C3",
      { bodies: "compact", weight: 3, trims: "Feel/0/1, Shine/2200/3" },
      `
      1.2 PureTech 83          | petrol | m5 | f | 61 | 1199/3 | 125 | 5.5 | - | - | 18500 | 1055/450 | 2017-2024
      `,
    ),
    model(
      "C4",
      { bodies: "high_entry", weight: 2, trims: "Feel/0/1, Shine/3100/3" },
      `
      1.2 PureTech 130 EAT8    | petrol   | a8 | f | 96  | 1199/3 | 133 | 5.9 | -    | -      | 29300 | 1280/1200 | 2021-2025
      ë-C4 50 kWh 136          | electric | a1 | f | 100 | -      | 0   | -   | 15.5 | 50/357 | 36900 | 1541/-    | 2021-2024
      `,
    ),
    model(
      "Berlingo",
      { bodies: "mpv", weight: 2, trims: "Live/0/1, Shine/3000/2" },
      `
      1.5 BlueHDi 100          | diesel | m6 | f | 75 | 1499/4 | 141 | 5.4 | - | - | 26900 | 1430/1200 | 2018-2024
      `,
    ),
    model(
      "Jumper",
      { kind: "van", bodies: "-", doors: 5, seats: 3, weight: 1, trims: "Club/0/1" },
      `
      2.2 BlueHDi 140 L2H2     | diesel | m6 | f | 103 | 2179/4 | 240 | 9.1 | - | - | 38900 | 1970/2500 | 2019-2025
      `,
    ),
  ]),
  partExchangeBrand("dacia", "Dacia", [
    model(
      "Sandero",
      { bodies: "compact, high_entry/Stepway/1700", weight: 3, trims: "Essential/0/1, Expression/1300/2" },
      `
      1.0 ECO-G 100            | lpg    | m6 | f | 74 | 999/3 | 109 | 6.9 | - | - | 14900 | 1086/1100 | 2021-2025
      1.0 TCe 90               | petrol | m6 | f | 67 | 999/3 | 120 | 5.3 | - | - | 14500 | 1070/1100 | 2020-2025
      `,
    ),
    model(
      "Duster",
      { bodies: "suv", weight: 4, trims: "Essential/0/1, Expression/1700/2, Journey/3400/3" },
      `
      1.0 ECO-G 100            | lpg    | m6 | f | 74 | 999/3  | 125 | 7.9 | - | - | 20900 | 1285/1200 | 2020-2025
      1.5 dCi 115 4x4          | diesel | m6 | a | 85 | 1461/4 | 138 | 5.3 | - | - | 22900 | 1420/1500 | 2014-2024
      `,
    ),
    model(
      "Jogger",
      { bodies: "family", seats: 7, weight: 2, trims: "Essential/0/1, Extreme/2400/3" },
      `
      1.0 TCe 110              | petrol | m6 | f | 81  | 999/3  | 128 | 5.6 | - | - | 19900 | 1205/1200 | 2022-2025
      1.6 Hybrid 140           | hybrid | a6 | f | 104 | 1598/4 | 108 | 4.8 | - | - | 25900 | 1385/750  | 2023-2025
      `,
    ),
    model(
      "Spring",
      { bodies: "electric", seats: 4, weight: 2, trims: "Essential/0/1, Expression/1500/2" },
      `
      Electric 45              | electric | a1 | f | 33 | - | 0 | - | 13.9 | 26.8/230 | 19900 | 970/- | 2021-2025
      `,
    ),
  ]),
];
