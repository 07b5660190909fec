import { model, type BrandSheet } from "../model-sheet.ts";

export const volvo: BrandSheet = {
  slug: "volvo",
  name: "Volvo",
  in_group: true,
  warranty_months: 36,
  models: [
    model(
      "EX30",
      {
        bodies: "suv",
        size: [4233, 1837, 1549, 318],
        weight: 4,
        trims: "Core/0/2, Plus/3600/3, Ultra/7400/4",
        intro: "Le plus petit SUV de Volvo, électrique, et le plus rapide de son histoire.",
        highlights: ["Jusqu’à 476 km d’autonomie WLTP", "Matériaux intérieurs recyclés", "De 10 à 80 % en 26 minutes"],
      },
      `
      P3 51 kWh 272            | electric | a1 | r | 200 | - | 0 | - | 17.0 | 51/337 | 38700 | 1830/1000 | 2024-
      P5 69 kWh 272            | electric | a1 | r | 200 | - | 0 | - | 17.0 | 69/476 | 43900 | 1850/1600 | 2024-
      P8 69 kWh AWD 428        | electric | a1 | a | 315 | - | 0 | - | 17.5 | 69/450 | 49300 | 1960/1600 | 2024-
      `,
    ),
    model(
      "XC40",
      {
        bodies: "suv",
        size: [4440, 1873, 1652, 443],
        weight: 4,
        trims: "Momentum/0/2/-2021, R-Design/4200/3/-2021, Core/0/2/2022-, Plus/3500/3/2022-, Ultra/7300/4/2022-",
        intro: "Le SUV compact de Volvo, en hybride léger, avec des rangements partout.",
        highlights: ["Hybridation légère 48 V", "Google intégré", "Remorque freinée de 2 000 kg"],
      },
      `
      B3 mHEV 163 A7           | petrol          | a7 | f | 120 | 1969/4 | 146 | 6.4 | -    | -       | 43900 | 1663/1800 | 2021-
      B4 mHEV 197 A7           | petrol          | a7 | f | 145 | 1969/4 | 148 | 6.5 | -    | -       | 46500 | 1673/1800 | 2021-
      T5 Twin Engine 262       | electric+petrol | a7 | f | 192 | 1477/3 | 48  | 2.1 | 16.1 | 10.7/46 | 48900 | 1812/1800 | 2020-2023
      D3 150                   | diesel          | m6 | f | 110 | 1969/4 | 134 | 5.1 | -    | -       | 36500 | 1626/1800 | 2018-2020
      `,
    ),
    model(
      "EX40",
      {
        bodies: "suv",
        size: [4440, 1873, 1647, 410],
        weight: 2,
        trims: "Core/0/2, Plus/3800/3, Ultra/7700/4",
        intro: "Le XC40 électrique, sous son nouveau nom, jusqu’à 538 km.",
        highlights: ["Jusqu’à 538 km d’autonomie WLTP", "Propulsion ou quatre roues motrices", "Conduite à une pédale"],
      },
      `
      69 kWh 238               | electric | a1 | r | 175 | - | 0 | - | 17.1 | 69/480 | 51900 | 2005/1500 | 2024-
      82 kWh AWD 408           | electric | a1 | a | 300 | - | 0 | - | 18.2 | 82/538 | 60500 | 2160/1800 | 2024-
      XC40 Recharge AWD 408    | electric | a1 | a | 300 | - | 0 | - | 23.8 | 78/418 | 59300 | 2188/1500 | 2020-2023
      `,
    ),
    model(
      "XC60",
      {
        bodies: "suv",
        size: [4708, 1902, 1651, 483],
        weight: 4,
        trims: "Momentum/0/2/-2021, Inscription/6400/4/-2021, Core/0/2/2022-, Plus/4600/3/2022-, Ultra/10200/4/2022-",
        intro: "Le SUV familial suédois, devenu la Volvo la plus vendue de tous les temps.",
        highlights: [
          "Hybride rechargeable jusqu’à 82 km électriques",
          "Quatre roues motrices de série",
          "Suspension pneumatique disponible",
        ],
      },
      `
      B5 mHEV AWD 250          | petrol          | a8 | a | 184 | 1969/4 | 173 | 7.6 | -    | -       | 62900 | 1881/2400 | 2019-
      T6 PHEV AWD 350          | electric+petrol | a8 | a | 257 | 1969/4 | 22  | 1.0 | 17.9 | 18.8/82 | 70400 | 2112/2250 | 2020-
      T8 PHEV AWD 455          | electric+petrol | a8 | a | 335 | 1969/4 | 23  | 1.0 | 18.1 | 18.8/81 | 76900 | 2124/2250 | 2022-
      B4 Diesel mHEV 197       | diesel          | a8 | f | 145 | 1969/4 | 157 | 6.0 | -    | -       | 56900 | 1835/2200 | 2020-2023
      D4 190                   | diesel          | a8 | f | 140 | 1969/4 | 153 | 5.8 | -    | -       | 48900 | 1790/2100 | 2017-2020
      `,
    ),
    model(
      "XC90",
      {
        bodies: "suv",
        seats: 7,
        size: [4953, 1923, 1776, 316],
        weight: 2,
        trims: "Momentum/0/3/-2021, Inscription/7200/4/-2021, Plus/0/3/2022-, Ultra/9300/4/2022-",
        intro: "Sept places, une cabine de salon et plus de vingt ans de savoir-faire.",
        highlights: ["Sept places", "Jusqu’à 71 km en électrique", "Audio Bowers & Wilkins disponible"],
      },
      `
      B5 mHEV AWD 250          | petrol          | a8 | a | 184 | 1969/4 | 192 | 8.5 | -    | -       | 84900 | 2069/2400 | 2019-
      T8 PHEV AWD 455          | electric+petrol | a8 | a | 335 | 1969/4 | 28  | 1.3 | 21.0 | 18.8/71 | 96900 | 2297/2400 | 2022-
      D5 AWD 235               | diesel          | a8 | a | 173 | 1969/4 | 179 | 6.8 | -    | -       | 69900 | 2009/2700 | 2016-2020
      `,
    ),
    model(
      "V60",
      {
        bodies: "estate",
        size: [4778, 1850, 1433, 519],
        weight: 3,
        trims: "Momentum/0/2/-2021, Inscription/5600/4/-2021, Core/0/2/2022-, Plus/4200/3/2022-, Ultra/9000/4/2022-",
        intro: "Le break familial à la suédoise, en hybride léger ou hybride rechargeable.",
        highlights: ["Coffre de 519 litres", "Jusqu’à 94 km en électrique", "Hayon électrique de série"],
      },
      `
      B4 mHEV 197 A7           | petrol          | a7 | f | 145 | 1969/4 | 143 | 6.3 | -    | -       | 51300 | 1715/1800 | 2021-
      T6 PHEV AWD 350          | electric+petrol | a8 | a | 257 | 1969/4 | 17  | 0.8 | 15.4 | 18.8/94 | 65900 | 2012/2000 | 2020-
      D4 190 A8                | diesel          | a8 | f | 140 | 1969/4 | 130 | 4.9 | -    | -       | 44900 | 1690/1800 | 2018-2020
      D6 Twin Engine AWD 288   | electric+diesel | a6 | a | 212 | 2400/5 | 52  | 1.9 | 18.0 | 11.2/50 | 63900 | 1955/1800 | 2013-2017
      T4F Flexifuel 180        | bio-ethanol     | m6 | f | 132 | 1596/4 | 159 | 6.8 | -    | -       | 34900 | 1560/1500 | 2011-2014
      `,
    ),
    model(
      "EX90",
      {
        bodies: "suv",
        seats: 7,
        size: [5037, 1964, 1747, 365],
        weight: 1,
        trims: "Plus/0/3, Ultra/8200/4",
        intro: "Le grand SUV électrique à sept places, la Volvo la mieux protégée à ce jour.",
        highlights: ["Jusqu’à 614 km d’autonomie WLTP", "Sept places", "Remorque freinée de 2 200 kg"],
      },
      `
      111 kWh AWD 408          | electric | a1 | a | 300 | - | 0 | - | 20.9 | 111/614 | 97900 | 2780/2200 | 2024-
      `,
    ),
    model(
      "V40",
      { bodies: "hatchback", weight: 2, trims: "Kinetic/0/1, Momentum/2200/2, R-Design/4300/3" },
      `
      T2 122                   | petrol | m6 | f | 90 | 1498/4 | 138 | 6.0 | - | - | 26900 | 1395/1300 | 2015-2019
      D2 120                   | diesel | m6 | f | 88 | 1969/4 | 117 | 4.4 | - | - | 27900 | 1420/1300 | 2015-2019
      `,
    ),
    model(
      "S60",
      { bodies: "saloon", doors: 4, weight: 1, trims: "Momentum/0/2, R-Design/4800/4" },
      `
      T4 190 A8                | petrol          | a8 | f | 140 | 1969/4 | 156 | 6.9 | -    | -       | 43900 | 1670/1800 | 2019-2023
      T8 Twin Engine AWD 390   | electric+petrol | a8 | a | 288 | 1969/4 | 42  | 1.8 | 17.6 | 11.6/54 | 62900 | 2000/2000 | 2019-2022
      `,
    ),
  ],
};
