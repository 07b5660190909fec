/** Towns of Germany; postcode areas of two digits as the post numbers them. Columns as in `parseTowns`. */
export const GERMANY = `
Berlin;52.520;13.405;1;10 12 13
Hambourg/Hamburg;53.551;9.994;1;20 21 22
Munich/München;48.137;11.575;1;80 81 82 85
Cologne/Köln;50.938;6.960;1;50 51
Francfort/Frankfurt;50.111;8.682;1;60 61 65
Stuttgart;48.776;9.183;1;70 71
Düsseldorf;51.228;6.774;1;40 41
Leipzig;51.340;12.373;1;04
Dortmund;51.514;7.466;1;44
Essen;51.456;7.012;1;45
Brême/Bremen;53.079;8.802;1;27 28
Dresde/Dresden;51.051;13.738;1;01
Hanovre/Hannover;52.375;9.732;1;30 31
Nuremberg/Nürnberg;49.452;11.077;1;90 91
Duisbourg/Duisburg;51.434;6.762;2;47 46
Wuppertal;51.256;7.151;2;42
Bielefeld;52.022;8.533;2;33
Bonn;50.737;7.099;2;53
Münster;51.961;7.626;2;48
Karlsruhe;49.007;8.404;2;76
Mannheim;49.488;8.466;2;68
Augsbourg/Augsburg;48.371;10.898;2;86
Aix-la-Chapelle/Aachen;50.776;6.084;2;52
Brunswick/Braunschweig;52.269;10.527;2;38
Kiel;54.323;10.123;2;24
Chemnitz;50.828;12.921;2;09
Halle-sur-Saale;51.483;11.970;2;06
Magdebourg/Magdeburg;52.121;11.628;2;39
Fribourg-en-Brisgau/Freiburg;47.999;7.842;2;79
Lübeck;53.866;10.687;2;23
Mayence/Mainz;49.993;8.247;2;55
Erfurt;50.985;11.030;2;99
Rostock;54.092;12.099;2;18
Cassel/Kassel;51.313;9.480;2;34
Sarrebruck/Saarbrücken;49.235;6.996;2;66
Potsdam;52.391;13.065;2;14
Wurtzbourg/Würzburg;49.792;9.951;2;97
Ratisbonne/Regensburg;49.013;12.102;2;93
Ulm;48.401;9.988;2;89
Coblence/Koblenz;50.357;7.589;3;56
Trèves/Trier/Tréier;49.757;6.641;3;54
Kaiserslautern;49.444;7.769;3;67
Sarrelouis/Saarlouis;49.313;6.751;4;667 668
Merzig;49.443;6.639;4;666
Bitburg/Béibreg;49.967;6.526;4;5463
Konz;49.700;6.577;4;5432
Sarrebourg-sur-Sarre/Saarburg;49.608;6.551;4;5443
Perl;49.474;6.371;4;6670
Wittlich;49.986;6.889;4;545
Prüm;50.208;6.424;4;5459
Osnabrück;52.279;8.047;3;49
Oldenbourg/Oldenburg;53.143;8.214;3;26
Göttingen;51.534;9.932;3;37
Siegen;50.875;8.024;3;57
Hagen;51.361;7.476;3;58
Hamm;51.680;7.815;3;59
Giessen/Gießen;50.584;8.678;3;35
Fulda;50.552;9.679;3;36
Darmstadt;49.873;8.651;3;64
Heidelberg;49.399;8.672;3;69
Heilbronn;49.142;9.220;3;74
Pforzheim;48.892;8.695;3;75
Tübingen;48.521;9.058;3;72
Villingen-Schwenningen;48.060;8.459;3;78
Ravensburg;47.782;9.611;3;88
Kempten;47.726;10.314;3;87
Ingolstadt;48.766;11.426;3;
Passau;48.574;13.464;3;94
Bamberg;49.892;10.892;3;96
Bayreuth;49.945;11.576;3;95
Schwerin;53.629;11.413;3;19
Flensburg;54.784;9.437;3;
`;
