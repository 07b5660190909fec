/** Larger towns of countries without a module, on the default map. Columns as in `parseTowns`. */
export const NEIGHBOURS = {
  CH: `
Zurich/Zürich;47.377;8.541;1;80
Genève;46.204;6.143;2;12
Bâle/Basel;47.560;7.588;2;40
Berne/Bern;46.948;7.447;2;30
Lausanne;46.520;6.633;2;10
Lucerne/Luzern;47.050;8.309;3;60
Lugano;46.004;8.951;3;69
`,
  GB: `
Londres/London;51.507;-0.128;1;
Birmingham;52.480;-1.900;1;
Manchester;53.481;-2.242;1;
Leeds;53.800;-1.549;2;
Glasgow;55.864;-4.252;1;
Édimbourg/Edinburgh;55.953;-3.188;2;
Liverpool;53.408;-2.991;2;
Newcastle;54.978;-1.617;2;
Bristol;51.454;-2.588;2;
Cardiff;51.481;-3.179;2;
Norwich;52.630;1.297;3;
Plymouth;50.375;-4.143;3;
Southampton;50.910;-1.404;3;
Aberdeen;57.149;-2.094;3;
Inverness;57.478;-4.225;3;
Belfast;54.597;-5.930;2;
`,
  IE: "Dublin;53.350;-6.260;1;\nGalway;53.270;-9.057;3;",
  DK: "Copenhague/København;55.676;12.568;1;\nAarhus;56.163;10.204;2;\nAalborg;57.048;9.919;3;\nEsbjerg;55.476;8.460;3;",
  SE: "Göteborg;57.709;11.974;1;\nMalmö;55.605;13.004;2;\nStockholm;59.329;18.069;1;\nÖrebro;59.275;15.213;3;\nLinköping;58.411;15.622;3;",
  NO: "Oslo;59.914;10.752;1;\nBergen;60.393;5.324;2;\nStavanger;58.970;5.733;2;\nKristiansand;58.147;7.996;3;",
  PL: "Poznań;52.406;16.925;2;\nWrocław;51.108;17.039;1;\nSzczecin;53.428;14.553;2;\nGdańsk;54.352;18.646;2;",
  CZ: "Prague/Praha;50.076;14.437;1;\nBrno;49.195;16.607;2;\nPlzeň;49.748;13.378;3;",
  AT: "Vienne/Wien;48.208;16.373;1;\nSalzbourg/Salzburg;47.809;13.055;3;\nInnsbruck;47.269;11.404;3;\nLinz;48.306;14.286;2;\nGraz;47.071;15.439;2;",
  SI: "Ljubljana;46.057;14.506;2;",
  HR: "Zagreb;45.815;15.982;1;\nSplit;43.508;16.440;3;\nRijeka;45.327;14.442;3;",
  SK: "Bratislava;48.148;17.107;2;",
  IT: "Milan/Milano;45.464;9.190;1;\nTurin/Torino;45.070;7.687;1;\nGênes/Genova;44.406;8.946;2;\nVenise/Venezia;45.440;12.332;2;\nBologne/Bologna;44.494;11.343;2;\nFlorence/Firenze;43.770;11.256;2;\nVérone/Verona;45.438;10.992;3;\nTrieste;45.649;13.777;3;\nAncône/Ancona;43.616;13.518;3;",
  ES: "Bilbao;43.263;-2.935;2;\nSaint-Sébastien/Donostia;43.318;-1.981;3;\nPampelune/Pamplona;42.813;-1.646;3;\nSantander;43.462;-3.810;3;\nGijón;43.532;-5.661;3;",
  MC: "Monaco;43.738;7.425;3;",
} as const;

/** Postcode digits of those whose towns have postcode areas. */
export const NEIGHBOUR_POSTCODE_DIGITS = { CH: 4 } as const;
