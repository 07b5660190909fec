/**
 * Main towns of the communes of Luxembourg and other places above about 1,500 inhabitants. Postcodes belong to streets;
 * where an area of two digits holds several towns, its largest one stands for it. Columns as in `parseTowns`.
 */
export const LUXEMBOURG = `
Luxembourg/Lëtzebuerg/Luxembourg-Ville/Luxemburg/Lux;49.611;6.130;1;1 2
Luxembourg-Kirchberg/Kirchberg;49.624;6.149;4;
Esch-sur-Alzette/Esch-Uelzecht/Esch-Alzette/Esch-Belval;49.496;5.981;2;40 41 42 43
Differdange/Déifferdeng/Differdingen;49.524;5.891;2;45 46
Dudelange/Diddeleng/Düdelingen;49.481;6.088;2;34 35
Ettelbruck/Ettelbrück/Ettelbréck;49.848;6.104;2;90 91
Diekirch/Dikrech;49.868;6.156;2;92
Wiltz/Wolz;49.965;5.934;2;95 96
Echternach/Iechternach/Iechternaach;49.812;6.418;2;64 65
Grevenmacher/Gréiwemaacher;49.678;6.440;2;67 68
Mersch/Miersch;49.749;6.106;2;75
Pétange/Péiteng/Petingen;49.558;5.881;3;47
Schifflange/Schëffleng/Schifflingen;49.506;6.013;3;38
Bettembourg/Beetebuerg/Bettemburg;49.519;6.103;3;32
Remich/Réimech;49.545;6.367;3;54 55
Clervaux/Clerf/Klierf;50.055;6.031;2;97
Vianden/Veianen;49.935;6.209;3;94
Troisvierges/Ulflingen/Ëlwen;50.121;6.000;3;99
Mondorf-les-Bains/Munneref/Bad Mondorf;49.505;6.281;3;56
Wasserbillig/Waasserbëlleg;49.715;6.499;3;66
Steinfort/Stengefort;49.661;5.919;3;84
Redange-sur-Attert/Réiden;49.764;5.890;3;85
Junglinster/Jonglënster;49.707;6.253;3;61
Bertrange/Bartreng/Bartringen;49.611;6.050;3;805 806 807 808 809
Strassen/Stroossen;49.621;6.073;3;800 801 802 803 804
Mamer;49.628;6.023;3;82
Hesperange/Hesper/Hesperingen;49.568;6.151;3;58 59
Niederkorn/Niedercorn/Nidderkuer;49.536;5.893;3;4562
Rodange/Rodéng/Rodingen;49.546;5.841;3;48
Bascharage/Käerjeng;49.567;5.907;3;49
Soleuvre/Zolwer;49.521;5.938;3;44
Kayl/Käl;49.489;6.040;3;36
Rumelange/Rëmeleng;49.460;6.031;3;37
Mondercange/Monnerech;49.533;5.988;3;39
Walferdange/Walfer/Walferdingen;49.663;6.132;3;72
Niederanven/Nidderaanwen;49.652;6.262;3;69
Rambrouch/Rammerech;49.831;5.845;3;88
Larochette/Fiels;49.784;6.219;3;76
Hosingen/Housen;50.012;6.091;3;98
Belvaux/Bieles;49.510;5.924;4;
Oberkorn/Obercorn/Uewerkuer;49.514;5.896;4;
Lamadelaine;49.546;5.856;4;
Sanem/Suessem;49.548;5.929;4;
Tétange/Téiteng;49.476;6.042;4;
Leudelange/Leideleng;49.568;6.065;4;33
Roeser/Réiser;49.537;6.146;4;
Crauthem;49.536;6.147;4;
Frisange/Fréiseng;49.516;6.189;4;57
Aspelt;49.523;6.225;4;
Bergem;49.525;6.042;4;
Pontpierre;49.536;6.029;4;
Reckange-sur-Mess;49.563;6.009;4;
Dippach/Dippech;49.587;5.983;4;
Schouweiler;49.583;5.956;4;
Hautcharage;49.575;5.910;4;
Clemency;49.597;5.876;4;
Garnich;49.617;5.953;4;
Capellen;49.645;5.991;4;83
Olm;49.657;6.000;4;
Kehlen;49.668;6.036;4;
Koerich;49.670;5.950;4;
Septfontaines;49.701;5.967;4;
Hobscheid;49.689;5.915;4;
Eischen;49.686;5.879;4;
Bridel;49.656;6.080;4;81
Kopstal;49.664;6.073;4;
Alzingen;49.565;6.164;4;
Fentange;49.563;6.154;4;
Itzig;49.588;6.171;4;
Bereldange;49.655;6.119;4;
Helmsange;49.653;6.141;4;
Heisdorf;49.672;6.142;4;
Steinsel;49.677;6.124;4;73
Lorentzweiler;49.701;6.142;4;
Lintgen;49.722;6.130;4;74
Tuntange;49.718;6.010;4;
Saeul;49.727;5.986;4;
Rollingen;49.742;6.114;4;
Bissen;49.787;6.065;4;
Boevange-sur-Attert;49.773;6.015;4;
Colmar-Berg;49.810;6.097;4;77 78 79
Fischbach;49.746;6.187;4;
Heffingen;49.769;6.240;4;
Nommern;49.787;6.175;4;
Beckerich;49.731;5.887;4;
Bettborn;49.795;5.941;4;86
Ell;49.764;5.857;4;
Grosbous;49.828;5.967;4;
Useldange;49.770;5.982;4;87
Vichten;49.803;6.000;4;
Wahl;49.837;5.906;4;
Sandweiler;49.615;6.222;4;52
Contern;49.582;6.227;4;53
Moutfort;49.585;6.256;4;
Schuttrange;49.621;6.269;4;
Weiler-la-Tour;49.541;6.201;4;
Dalheim;49.541;6.260;4;
Waldbredimus;49.557;6.288;4;
Bous;49.554;6.329;4;
Stadtbredimus;49.563;6.364;4;
Lenningen;49.599;6.368;4;
Wormeldange;49.611;6.405;4;
Schengen;49.470;6.362;4;
Betzdorf;49.683;6.350;4;
Flaxweiler;49.666;6.343;4;
Biwer;49.706;6.372;4;
Manternach;49.703;6.426;4;
Mertert;49.703;6.480;4;
Mompach;49.746;6.465;4;
Gonderange;49.695;6.246;4;
Consdorf;49.780;6.340;4;62
Bech;49.753;6.364;4;
Berdorf;49.821;6.349;4;
Beaufort;49.836;6.292;4;63
Waldbillig;49.796;6.284;4;
Rosport;49.805;6.505;4;
Medernach;49.810;6.215;4;
Bettendorf;49.877;6.218;4;93
Reisdorf;49.869;6.268;4;
Tandel;49.898;6.183;4;
Putscheid;49.961;6.143;4;
Bourscheid;49.909;6.068;4;
Erpeldange-sur-Sûre;49.865;6.115;4;
Feulen/Niederfeulen;49.856;6.047;4;
Mertzig;49.834;6.008;4;
Schieren;49.831;6.099;4;
Boulaide;49.888;5.816;4;
Bavigne;49.922;5.849;4;
Esch-sur-Sûre;49.911;5.936;4;
Goesdorf;49.921;5.966;4;
Wilwerwiltz;49.989;5.999;4;
Winseler;49.968;5.890;4;
Wincrange;50.053;5.919;4;
Weiswampach;50.137;6.075;4;
`;
