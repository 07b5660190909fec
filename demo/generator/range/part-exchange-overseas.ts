import { model, partExchangeBrand, type BrandSheet } from "../model-sheet.ts";

export const overseas: readonly BrandSheet[] = [
  partExchangeBrand("toyota", "Toyota", [
    model(
      "Yaris",
      { bodies: "compact", weight: 3, trims: "Dynamic/0/1, Style/2200/3" },
      `
      1.5 Hybrid 116           | hybrid | a1 | f | 85 | 1490/3 | 92 | 4.1 | - | - | 25900 | 1090/- | 2020-2025
      `,
    ),
    model(
      "Corolla",
      { bodies: "hatchback, estate/Touring Sports/1300", weight: 3, trims: "Dynamic/0/2, Style/2900/3" },
      `
      1.8 Hybrid 140           | hybrid | a1 | f | 103 | 1798/4 | 102 | 4.5 | - | - | 33900 | 1360/750 | 2019-2025
      `,
    ),
    model(
      "Prius",
      { bodies: "hybrid", weight: 2, trims: "Business/0/2, Lounge/3000/4" },
      `
      1.8 Hybrid 122           | hybrid          | a1 | f | 90  | 1798/4 | 94 | 4.1 | -    | -       | 32900 | 1375/725 | 2016-2022
      1.8 PHEV 122             | electric+petrol | a1 | f | 90  | 1798/4 | 28 | 1.3 | 10.2 | 8.8/45  | 39900 | 1530/-   | 2017-2022
      `,
    ),
    model(
      "RAV4",
      { bodies: "suv", weight: 3, trims: "Dynamic/0/2, Style/3700/3, Premium/6600/4" },
      `
      2.5 Hybrid 222 AWD-i     | hybrid | a1 | a | 163 | 2487/4 | 131 | 5.8 | - | - | 43900 | 1720/1650 | 2019-2025
      `,
    ),
    model(
      "Mirai",
      { bodies: "saloon", doors: 4, weight: 1, trims: "Prestige/0/4" },
      `
      Fuel Cell 182            | hydrogen | a1 | r | 134 | - | 0 | 0.8 | - | 1.2/650 | 65900 | 1900/- | 2021-2025
      `,
    ),
    model(
      "Proace",
      { kind: "van", bodies: "-", doors: 5, seats: 3, weight: 1, trims: "Comfort/0/1" },
      `
      2.0 D-4D 145             | diesel | m6 | f | 106 | 1997/4 | 183 | 7.0 | - | - | 36900 | 1740/2500 | 2019-2025
      `,
    ),
  ]),
  partExchangeBrand("nissan", "Nissan", [
    model(
      "Leaf",
      { bodies: "electric", weight: 3, trims: "Acenta/0/1, N-Connecta/2400/2, Tekna/4600/4" },
      `
      40 kWh 150               | electric | a1 | f | 110 | - | 0 | - | 17.1 | 40/270 | 33900 | 1580/- | 2018-2024
      e+ 62 kWh 217            | electric | a1 | f | 160 | - | 0 | - | 18.5 | 62/385 | 40900 | 1731/- | 2019-2024
      `,
    ),
    model(
      "Qashqai",
      { bodies: "suv", weight: 3, trims: "Acenta/0/1, N-Connecta/2900/2, Tekna/5300/4" },
      `
      1.3 DIG-T mHEV 158       | petrol | a1 | f | 116 | 1332/4 | 144 | 6.3 | - | - | 35900 | 1435/1800 | 2021-2025
      1.5 dCi 110              | diesel | m6 | f | 81  | 1461/4 | 123 | 4.7 | - | - | 25900 | 1395/1200 | 2010-2018
      `,
    ),
  ]),
  partExchangeBrand("mazda", "Mazda", [
    model(
      "CX-5",
      { bodies: "suv", weight: 2, trims: "Prime-Line/0/2, Homura/4400/3, Takumi/7900/4" },
      `
      2.0 e-Skyactiv G 165     | petrol | m6 | f | 121 | 1998/4 | 155 | 6.8 | - | - | 34900 | 1490/1800 | 2017-2025
      `,
    ),
    model(
      "MX-5",
      { bodies: "convertible", doors: 2, seats: 2, weight: 2, trims: "Prime-Line/0/2, Homura/4300/4" },
      `
      1.5 Skyactiv-G 132       | petrol | m6 | r | 97 | 1496/4 | 142 | 6.3 | - | - | 30900 | 1050/- | 2015-2025
      `,
    ),
  ]),
  partExchangeBrand("honda", "Honda", [
    model(
      "Jazz",
      { bodies: "compact", weight: 2, trims: "Elegance/0/2, Crosstar/3100/3" },
      `
      1.5 e:HEV 109            | hybrid | a1 | f | 80 | 1498/4 | 102 | 4.5 | - | - | 25900 | 1230/- | 2020-2024
      `,
    ),
  ]),
  partExchangeBrand("tesla", "Tesla", [
    model(
      "Model 3",
      { bodies: "saloon", doors: 4, weight: 3, trims: "Standard/0/3, Grande Autonomie/7900/4" },
      `
      RWD 283                  | electric | a1 | r | 208 | - | 0 | - | 13.2 | 60/513 | 42900 | 1836/1000 | 2021-2025
      AWD 498                  | electric | a1 | a | 366 | - | 0 | - | 14.0 | 75/629 | 50900 | 1899/1000 | 2019-2025
      `,
    ),
    model(
      "Model Y",
      { bodies: "suv", weight: 3, trims: "Standard/0/3, Grande Autonomie/7600/4" },
      `
      RWD 299                  | electric | a1 | r | 220 | - | 0 | - | 15.7 | 60/455 | 45900 | 1984/1600 | 2022-2025
      AWD 514                  | electric | a1 | a | 378 | - | 0 | - | 16.9 | 75/533 | 53900 | 2072/1600 | 2021-2025
      `,
    ),
  ]),
];
