import { model, partExchangeBrand, type BrandSheet } from "../model-sheet.ts";

export const german: readonly BrandSheet[] = [
  partExchangeBrand("bmw", "BMW", [
    model(
      "Série 1",
      { bodies: "hatchback", weight: 3, trims: "Advantage/0/2, Sport/2700/3, M Sport/5200/4" },
      `
      118i 136                 | petrol | m6 | f | 100 | 1499/3 | 134 | 5.9 | - | - | 32900 | 1365/1300 | 2019-2024
      116d 116                 | diesel | m6 | f | 85  | 1496/3 | 114 | 4.4 | - | - | 31900 | 1430/1300 | 2015-2024
      `,
    ),
    model(
      "Série 3",
      {
        bodies: "saloon, estate/Touring/1900, company_car/Touring Business/2400",
        weight: 4,
        trims: "Advantage/0/2, Luxury Line/4100/3, M Sport/5900/4",
      },
      `
      320d 190 A8              | diesel          | a8 | r | 140 | 1995/4 | 127 | 4.8 | -    | -       | 51900 | 1600/1800 | 2015-2025
      330e 292 A8              | electric+petrol | a8 | r | 215 | 1998/4 | 35  | 1.5 | 19.8 | 12/58   | 58900 | 1815/1500 | 2019-2024
      320i 184 A8              | petrol          | a8 | r | 135 | 1998/4 | 148 | 6.5 | -    | -       | 49900 | 1540/1600 | 2019-2025
      `,
    ),
    model(
      "Série 4",
      {
        bodies: "coupe/Coupé, convertible/Cabriolet/8200",
        doors: 2,
        seats: 4,
        weight: 2,
        trims: "Advantage/0/3, M Sport/4900/4",
      },
      `
      420i 184 A8              | petrol | a8 | r | 135 | 1998/4 | 150 | 6.6 | - | - | 56900 | 1600/1600 | 2020-2025
      420d 190 A8              | diesel | a8 | r | 140 | 1995/4 | 129 | 4.9 | - | - | 59900 | 1625/1600 | 2014-2025
      `,
    ),
    model(
      "X1",
      { bodies: "suv", weight: 4, trims: "Advantage/0/2, xLine/3300/3, M Sport/5100/4" },
      `
      sDrive18d 150 A7         | diesel          | a7 | f | 110 | 1995/4 | 132 | 5.0 | -    | -       | 45900 | 1575/1800 | 2016-2025
      xDrive25e 245 A7         | electric+petrol | a7 | a | 180 | 1499/3 | 19  | 0.8 | 17.0 | 14.2/88 | 53900 | 1935/1600 | 2020-2025
      `,
    ),
    model(
      "X3",
      { bodies: "suv", weight: 3, trims: "Advantage/0/2, xLine/4200/3, M Sport/7000/4" },
      `
      xDrive20d 190 A8         | diesel          | a8 | a | 140 | 1995/4 | 157 | 6.0 | -    | -       | 61900 | 1820/2400 | 2014-2024
      xDrive30e 292 A8         | electric+petrol | a8 | a | 215 | 1998/4 | 48  | 2.1 | 19.0 | 12/47   | 68900 | 1990/2000 | 2020-2024
      `,
    ),
    model(
      "i3",
      { bodies: "electric", seats: 4, weight: 2, trims: "Atelier/0/2, Suite/4300/4" },
      `
      120 Ah 170               | electric | a1 | r | 125 | - | 0 | - | 16.1 | 42.2/307 | 42900 | 1345/- | 2018-2022
      `,
    ),
    model(
      "i4",
      { bodies: "saloon/Gran Coupé/0/5", weight: 2, trims: "Advantage/0/2, M Sport/4800/4" },
      `
      eDrive40 340             | electric | a1 | r | 250 | - | 0 | - | 16.6 | 81.3/589 | 62900 | 2125/1600 | 2021-2025
      `,
    ),
    model(
      "iX3",
      { bodies: "suv", weight: 1, trims: "Inspiring/0/3, M Sport/4900/4" },
      `
      74 kWh 286               | electric | a1 | r | 210 | - | 0 | - | 18.6 | 74/461 | 67900 | 2260/750 | 2021-2024
      `,
    ),
  ]),
  partExchangeBrand("mercedes-benz", "Mercedes-Benz", [
    model(
      "Classe A",
      { bodies: "hatchback, saloon/Berline/900", weight: 3, trims: "Style/0/2, Progressive/2700/3, AMG Line/5100/4" },
      `
      A 180 136 7G-DCT         | petrol          | a7 | f | 100 | 1332/4 | 134 | 5.9 | -    | -       | 37900 | 1365/1400 | 2018-2025
      A 180 d 116 7G-DCT       | diesel          | a7 | f | 85  | 1461/4 | 120 | 4.6 | -    | -       | 38500 | 1445/1400 | 2018-2024
      A 250 e 218 8G-DCT       | electric+petrol | a8 | f | 160 | 1332/4 | 25  | 1.1 | 15.3 | 15.6/68 | 44900 | 1680/1600 | 2019-2024
      `,
    ),
    model(
      "Classe C",
      {
        bodies: "saloon/Berline, estate/Break/1900, coupe/Coupé/3500, convertible/Cabriolet/9800",
        weight: 3,
        trims: "Avantgarde/0/3, AMG Line/4900/4",
      },
      `
      C 220 d 200 9G-TRONIC    | diesel          | a9 | r | 147 | 1993/4 | 129 | 4.9 | -    | -       | 54900 | 1730/1800 | 2018-2025
      C 300 de 313 9G-TRONIC   | electric+diesel | a9 | r | 230 | 1993/4 | 13  | 0.5 | 19.0 | 25.4/112 | 66900 | 2110/1800 | 2022-2025
      C 300 e 313 9G-TRONIC    | electric+petrol | a9 | r | 230 | 1999/4 | 14  | 0.6 | 18.7 | 25.4/111 | 63900 | 2030/1800 | 2021-2025
      `,
    ),
    model(
      "Classe E",
      { bodies: "saloon/Berline, estate/Break/2700", weight: 2, trims: "Avantgarde/0/3, AMG Line/5800/4" },
      `
      E 300 de 306 9G-TRONIC   | electric+diesel | a9 | r | 225 | 1950/4 | 36 | 1.4 | 20.3 | 13.5/52 | 70900 | 2060/2100 | 2018-2023
      E 220 d 194 9G-TRONIC    | diesel          | a9 | r | 143 | 1950/4 | 139 | 5.3 | -   | -       | 60900 | 1755/2100 | 2016-2023
      `,
    ),
    model(
      "GLC",
      { bodies: "suv", weight: 3, trims: "Avantgarde/0/3, AMG Line/5300/4" },
      `
      GLC 220 d 4MATIC 197     | diesel          | a9 | a | 145 | 1993/4 | 148 | 5.6 | -    | -        | 66900 | 2000/2500 | 2019-2025
      GLC 300 de 4MATIC 333    | electric+diesel | a9 | a | 245 | 1993/4 | 13  | 0.5 | 22.8 | 31.2/117 | 78900 | 2415/2000 | 2020-2025
      `,
    ),
    model(
      "EQA",
      { bodies: "suv", weight: 2, trims: "Progressive/0/3, AMG Line/3600/4" },
      `
      EQA 250 190              | electric | a1 | f | 140 | - | 0 | - | 17.7 | 66.5/426 | 51900 | 2040/750 | 2021-2025
      `,
    ),
    model(
      "Sprinter",
      { kind: "van", bodies: "-", doors: 5, seats: 3, weight: 2, trims: "Base/0/1, Pro/3500/2" },
      `
      315 CDI 150 L3H2         | diesel | m6 | r | 110 | 1950/4 | 246 | 9.4 | - | - | 48900 | 2240/2800 | 2018-2025
      316 NGT 156              | cng    | m6 | r | 115 | 1796/4 | 254 | 9.3 | - | - | 43900 | 2310/2000 | 2014-2018
      `,
    ),
    model(
      "Vito",
      { kind: "van", bodies: "-", doors: 5, seats: 3, weight: 2, trims: "Base/0/1, Pro/2700/2" },
      `
      114 CDI 136              | diesel | a9 | r | 100 | 1950/4 | 189 | 7.2 | - | - | 39900 | 1930/2500 | 2019-2025
      `,
    ),
  ]),
  partExchangeBrand("mini", "MINI", [
    model(
      "Cooper",
      {
        bodies: "compact, convertible/Cabriolet/4500",
        doors: 3,
        seats: 4,
        weight: 3,
        trims: "Essential/0/2, Classic/2300/3, JCW/5500/4",
      },
      `
      Cooper 136               | petrol   | m6 | f | 100 | 1499/3 | 131 | 5.8 | -    | -        | 26900 | 1235/-  | 2014-2024
      Cooper SE 184            | electric | a1 | f | 135 | -      | 0   | -   | 16.6 | 28.9/232 | 35900 | 1440/- | 2020-2024
      `,
    ),
    model(
      "Countryman",
      { bodies: "suv", weight: 2, trims: "Essential/0/2, Classic/2900/3, JCW/6100/4" },
      `
      Cooper SE ALL4 220       | electric+petrol | a6 | a | 162 | 1499/3 | 41 | 1.8 | 15.9 | 9.6/50 | 44900 | 1790/- | 2017-2023
      `,
    ),
  ]),
  partExchangeBrand("porsche", "Porsche", [
    model(
      "Taycan",
      { bodies: "saloon", doors: 4, seats: 4, weight: 1, trims: "4S/0/4" },
      `
      93 kWh 571               | electric | a2 | a | 420 | - | 0 | - | 22.4 | 83.7/452 | 114900 | 2295/- | 2020-2024
      `,
    ),
    model(
      "911",
      { bodies: "coupe/Carrera", doors: 2, seats: 4, weight: 1, trims: "S/0/4" },
      `
      3.0 450 PDK              | petrol | a8 | r | 331 | 2981/6 | 232 | 10.3 | - | - | 136900 | 1515/- | 2019-2024
      `,
    ),
  ]),
];
