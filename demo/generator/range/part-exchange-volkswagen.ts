import { model, partExchangeBrand, type BrandSheet } from "../model-sheet.ts";

export const volkswagenGroup: readonly BrandSheet[] = [
  partExchangeBrand("volkswagen", "Volkswagen", [
    model(
      "Golf",
      {
        bodies: "hatchback, estate/Variant/1400",
        weight: 5,
        trims: "Trendline/0/1, Life/2600/2, Style/5200/3, R-Line/6100/4",
      },
      `
      1.5 TSI 130              | petrol | m6 | f | 96  | 1498/4 | 124 | 5.4 | -    | -       | 28900 | 1301/1400 | 2020-2025
      1.0 TSI 110              | petrol | m6 | f | 81  | 999/3  | 121 | 5.3 | -    | -       | 26900 | 1231/1300 | 2017-2023
      2.0 TDI 150 DSG          | diesel | a7 | f | 110 | 1968/4 | 117 | 4.5 | -    | -       | 36900 | 1459/1600 | 2020-2025
      1.6 TDI 105              | diesel | m5 | f | 77  | 1598/4 | 119 | 4.5 | -    | -       | 23900 | 1314/1500 | 2009-2017
      1.4 eHybrid 204 DSG      | electric+petrol | a6 | f | 150 | 1395/4 | 23 | 1.0 | 14.9 | 13/64 | 40900 | 1615/1400 | 2020-2024
      1.4 TGI 110              | cng    | m6 | f | 81  | 1395/4 | 98  | 3.6 | -    | -       | 26500 | 1359/1400 | 2014-2020
      `,
    ),
    model(
      "Polo",
      { bodies: "compact", weight: 4, trims: "Trendline/0/1, Life/1900/2, R-Line/4400/3" },
      `
      1.0 TSI 95               | petrol | m5 | f | 70 | 999/3  | 119 | 5.2 | - | - | 21900 | 1147/1000 | 2018-2025
      1.4 TDI 75               | diesel | m5 | f | 55 | 1422/3 | 113 | 4.3 | - | - | 17900 | 1157/1000 | 2009-2017
      `,
    ),
    model(
      "T-Roc",
      { bodies: "suv, convertible/Cabriolet/6500", weight: 3, trims: "Life/0/2, Style/2700/3, R-Line/4800/4" },
      `
      1.5 TSI 150 DSG          | petrol | a7 | f | 110 | 1498/4 | 138 | 6.1 | - | - | 33900 | 1416/1500 | 2017-2025
      `,
    ),
    model(
      "Tiguan",
      { bodies: "suv", weight: 4, trims: "Life/0/2, Elegance/4900/3, R-Line/6200/4" },
      `
      1.5 TSI 150 DSG          | petrol          | a7 | f | 110 | 1498/4 | 150 | 6.6 | -    | -       | 38900 | 1535/1800 | 2019-2024
      2.0 TDI 150 DSG          | diesel          | a7 | f | 110 | 1968/4 | 144 | 5.5 | -    | -       | 42500 | 1640/2500 | 2016-2024
      1.4 eHybrid 245 DSG      | electric+petrol | a6 | f | 180 | 1395/4 | 36  | 1.6 | 15.5 | 13/50   | 46900 | 1805/1800 | 2021-2023
      `,
    ),
    model(
      "Passat",
      {
        bodies: "estate/Variant, company_car/Variant Business/900",
        weight: 3,
        trims: "Confortline/0/2, Elegance/3900/3, R-Line/5800/4",
      },
      `
      2.0 TDI 150 DSG          | diesel          | a7 | f | 110 | 1968/4 | 131 | 5.0 | -    | -       | 43900 | 1565/2000 | 2019-2024
      1.4 GTE 218 DSG          | electric+petrol | a6 | f | 160 | 1395/4 | 31  | 1.4 | 15.1 | 13/54   | 48900 | 1760/1600 | 2019-2023
      `,
    ),
    model(
      "Touran",
      { bodies: "mpv", seats: 7, weight: 2, trims: "Trendline/0/1, Confortline/2700/2, Highline/5600/3" },
      `
      1.5 TSI 150 DSG          | petrol | a7 | f | 110 | 1498/4 | 148 | 6.5 | - | - | 36500 | 1552/1500 | 2018-2025
      1.6 TDI 115              | diesel | m6 | f | 85  | 1598/4 | 131 | 5.0 | - | - | 32900 | 1550/1500 | 2015-2020
      `,
    ),
    model(
      "ID.3",
      { bodies: "electric", weight: 3, trims: "Pure/0/2, Pro/2300/3, Max/6200/4" },
      `
      58 kWh 204               | electric | a1 | r | 150 | - | 0 | - | 15.4 | 58/426 | 38500 | 1812/- | 2020-2025
      77 kWh 204               | electric | a1 | r | 150 | - | 0 | - | 15.7 | 77/551 | 45900 | 1934/- | 2020-2025
      `,
    ),
    model(
      "ID.4",
      { bodies: "suv", weight: 3, trims: "Pure/0/2, Pro/3300/3, GTX/8900/4" },
      `
      77 kWh 204               | electric | a1 | r | 150 | - | 0 | - | 17.2 | 77/520 | 46900 | 2124/1000 | 2021-2025
      `,
    ),
    model(
      "Transporter",
      { kind: "van", bodies: "-", doors: 5, seats: 3, weight: 2, trims: "Business/0/1, Premium/3900/2" },
      `
      2.0 TDI 150              | diesel | m6 | f | 110 | 1968/4 | 199 | 7.6 | - | - | 38900 | 1890/2500 | 2016-2024
      `,
    ),
    model(
      "Caddy Cargo",
      { kind: "van", bodies: "-", doors: 5, seats: 2, weight: 2, trims: "Business/0/1" },
      `
      2.0 TDI 102              | diesel | m6 | f | 75  | 1968/4 | 128 | 4.9 | - | - | 26900 | 1494/1500 | 2020-2025
      1.4 TGI 110              | cng    | m6 | f | 81  | 1395/4 | 117 | 4.3 | - | - | 24300 | 1520/1400 | 2015-2020
      `,
    ),
  ]),
  partExchangeBrand("audi", "Audi", [
    model(
      "A1",
      { bodies: "compact/Sportback", weight: 3, trims: "Attraction/0/1, Advanced/2100/2, S line/4100/3" },
      `
      25 TFSI 95               | petrol | m5 | f | 70 | 999/3 | 122 | 5.4 | - | - | 25900 | 1180/-    | 2018-2025
      30 TFSI 110 S tronic     | petrol | a7 | f | 81 | 999/3 | 126 | 5.5 | - | - | 29300 | 1225/1200 | 2018-2025
      `,
    ),
    model(
      "A3",
      {
        bodies: "hatchback/Sportback, saloon/Berline/1100",
        weight: 3,
        trims: "Attraction/0/2, Advanced/2900/3, S line/5100/4",
      },
      `
      35 TFSI 150 S tronic     | petrol          | a7 | f | 110 | 1498/4 | 126 | 5.5 | -    | -       | 38500 | 1395/1500 | 2020-2025
      30 TDI 116 S tronic      | diesel          | a7 | f | 85  | 1968/4 | 114 | 4.4 | -    | -       | 37500 | 1415/1500 | 2020-2025
      40 TFSI e 204 S tronic   | electric+petrol | a6 | f | 150 | 1395/4 | 24  | 1.1 | 14.6 | 13/65   | 44900 | 1635/1400 | 2020-2024
      1.4 g-tron 110           | cng             | m6 | f | 81  | 1395/4 | 97  | 3.6 | -    | -       | 29900 | 1345/1400 | 2014-2018
      `,
    ),
    model(
      "A4",
      { bodies: "estate/Avant, saloon/Berline", weight: 3, trims: "Design/0/2, Advanced/3600/3, S line/5800/4" },
      `
      35 TDI 163 S tronic      | diesel | a7 | f | 120 | 1968/4 | 126 | 4.8 | - | - | 48900 | 1580/1600 | 2019-2024
      2.0 TDI 143              | diesel | m6 | f | 105 | 1968/4 | 139 | 5.3 | - | - | 36900 | 1510/1600 | 2008-2015
      `,
    ),
    model(
      "A5",
      { bodies: "coupe/Coupé", doors: 2, seats: 4, weight: 1, trims: "Design/0/3, S line/4300/4" },
      `
      40 TFSI 204 S tronic     | petrol | a7 | f | 150 | 1984/4 | 149 | 6.6 | - | - | 53900 | 1505/1600 | 2017-2024
      `,
    ),
    model(
      "Q3",
      { bodies: "suv", weight: 3, trims: "Design/0/2, Advanced/3100/3, S line/5300/4" },
      `
      35 TFSI 150 S tronic     | petrol          | a7 | f | 110 | 1498/4 | 147 | 6.5 | -    | -      | 43900 | 1545/1800 | 2018-2025
      45 TFSI e 245 S tronic   | electric+petrol | a6 | f | 180 | 1395/4 | 38  | 1.7 | 15.8 | 13/50  | 51900 | 1815/1800 | 2020-2024
      `,
    ),
    model(
      "Q7",
      { bodies: "suv", seats: 7, weight: 1, trims: "Design/0/3, S line/6900/4" },
      `
      3.0 TDI e-tron 373 quattro | electric+diesel | a8 | a | 275 | 2967/6 | 48 | 1.8 | 18.1 | 17.3/56 | 86900 | 2445/2700 | 2016-2018
      50 TDI 286 quattro       | diesel | a8 | a | 210 | 2967/6 | 218 | 8.3 | - | - | 82900 | 2165/3500 | 2018-2025
      `,
    ),
    model(
      "Q4 e-tron",
      { bodies: "suv", weight: 2, trims: "Advanced/0/3, S line/3700/4" },
      `
      40 204                   | electric | a1 | r | 150 | - | 0 | - | 17.9 | 77/520 | 54900 | 2125/1000 | 2021-2025
      `,
    ),
  ]),
  partExchangeBrand("skoda", "Škoda", [
    model(
      "Fabia",
      { bodies: "compact", weight: 3, trims: "Ambition/0/1, Style/1800/2, Monte Carlo/3400/4" },
      `
      1.0 TSI 95               | petrol | m5 | f | 70 | 999/3 | 116 | 5.1 | - | - | 20900 | 1140/1100 | 2018-2025
      `,
    ),
    model(
      "Octavia",
      {
        bodies: "estate/Combi, saloon/Berline/0/5, company_car/Combi Business/800",
        weight: 4,
        trims: "Ambition/0/2, Style/2700/3, RS/8900/4",
      },
      `
      2.0 TDI 150 DSG          | diesel          | a7 | f | 110 | 1968/4 | 119 | 4.5 | -    | -       | 36900 | 1478/1600 | 2017-2025
      1.5 TSI 150              | petrol          | m6 | f | 110 | 1498/4 | 123 | 5.4 | -    | -       | 32900 | 1375/1500 | 2018-2025
      1.5 TGI G-TEC 130 DSG    | cng             | a7 | f | 96  | 1498/4 | 101 | 3.7 | -    | -       | 31900 | 1458/1500 | 2019-2023
      1.4 iV 204 DSG           | electric+petrol | a6 | f | 150 | 1395/4 | 26  | 1.1 | 15.3 | 13/62   | 41900 | 1695/1500 | 2020-2023
      `,
    ),
    model(
      "Kodiaq",
      { bodies: "suv", seats: 7, weight: 2, trims: "Ambition/0/2, Style/3900/3, Sportline/5700/4" },
      `
      2.0 TDI 150 DSG          | diesel | a7 | f | 110 | 1968/4 | 148 | 5.6 | - | - | 44900 | 1752/2000 | 2017-2024
      `,
    ),
    model(
      "Enyaq",
      { bodies: "suv", weight: 3, trims: "Loft/0/2, Lodge/2300/3, Sportline/4900/4" },
      `
      iV 80 204                | electric | a1 | r | 150 | - | 0 | - | 16.7 | 77/534 | 48900 | 2117/1000 | 2021-2025
      `,
    ),
  ]),
  partExchangeBrand("seat", "SEAT", [
    model(
      "Leon",
      { bodies: "hatchback, estate/ST/1200", weight: 3, trims: "Reference/0/1, Style/2100/2, FR/4200/3" },
      `
      1.5 TGI 130 DSG          | cng    | a7 | f | 96  | 1498/4 | 101 | 3.7 | - | - | 28900 | 1416/1400 | 2020-2023
      1.5 TSI 130              | petrol | m6 | f | 96  | 1498/4 | 124 | 5.5 | - | - | 26900 | 1301/1400 | 2018-2025
      `,
    ),
    model(
      "Alhambra",
      { bodies: "family", seats: 7, weight: 1, trims: "Style/0/2, Xcellence/3900/4" },
      `
      2.0 TDI 150 DSG          | diesel | a7 | f | 110 | 1968/4 | 161 | 6.1 | - | - | 41900 | 1814/2400 | 2011-2020
      `,
    ),
  ]),
];
