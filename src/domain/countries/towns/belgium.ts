/** Towns of Belgium with the postcode areas that they stand for. Columns as in `parseTowns`. */
export const BELGIUM = `
Bruxelles/Brussel/Brussels/Brüssel;50.847;4.352;1;10 11 12
Anvers/Antwerpen;51.220;4.402;1;20 21 26
Gand/Gent;51.054;3.725;2;90
Charleroi;50.411;4.444;2;60 61
Liège/Luik/Lüttich;50.633;5.568;2;40 41 44 46
Bruges/Brugge;51.209;3.225;2;80
Namur/Namen;50.467;4.867;2;50 51
Louvain/Leuven;50.879;4.701;2;30 31
Mons/Bergen;50.454;3.952;3;70 73
Malines/Mechelen;51.026;4.478;3;28
Alost/Aalst;50.938;4.040;3;93 94
La Louvière;50.479;4.187;3;71
Courtrai/Kortrijk;50.827;3.265;3;85
Hasselt;50.930;5.338;3;35
Ostende/Oostende;51.225;2.920;3;84
Tournai/Doornik;50.606;3.389;3;75 76
Genk;50.965;5.501;3;36
Saint-Nicolas/Sint-Niklaas;51.165;4.143;3;91
Roulers/Roeselare;50.945;3.123;3;88
Mouscron/Moeskroen;50.744;3.206;3;77
Verviers;50.589;5.863;3;48
Wavre/Waver;50.717;4.612;3;13
Nivelles/Nijvel;50.598;4.328;3;14
Halle;50.734;4.237;3;15 16 17
Vilvorde/Vilvoorde;50.928;4.425;3;18 19
Turnhout;51.322;4.945;3;23
Lierre/Lier;51.131;4.570;3;25 22
Herentals;51.178;4.833;3;24
Diest;50.985;5.051;3;32 33 34
Saint-Trond/Sint-Truiden;50.816;5.186;3;38
Lommel;51.231;5.313;3;39
Tongres/Tongeren;50.781;5.464;3;37
Huy;50.519;5.240;3;45
Waremme;50.698;5.255;3;42 43
Eupen;50.630;6.036;3;47
Malmedy;50.426;6.028;3;49
Dinant;50.261;4.912;3;55
Ciney;50.294;5.100;4;53 54
Gembloux;50.562;4.698;4;
Couvin;50.052;4.495;4;56
Marche-en-Famenne;50.227;5.344;3;69
Arlon/Arel/Aarlen;49.684;5.817;3;67
Virton/Vierton;49.568;5.533;3;
Athus;49.563;5.832;4;679
Messancy/Miezeg;49.594;5.816;4;678
Aubange;49.567;5.805;4;
Habay;49.729;5.638;4;672
Étalle;49.674;5.600;4;674
Martelange;49.832;5.740;4;663
Florenville;49.700;5.308;4;682
Neufchâteau;49.842;5.435;4;684
Vielsalm;50.284;5.914;4;669
Saint-Vith/Sankt Vith;50.280;6.127;4;478
Bastogne/Bastnach/Bastenaken;50.004;5.715;3;66
Libramont;49.918;5.379;4;68
Saint-Hubert;50.027;5.374;4;
Bouillon;49.794;5.068;4;
Soignies;50.579;4.071;4;
Ath;50.630;3.778;4;78 79
Thuin;50.340;4.287;4;65
Chimay;50.048;4.317;4;64
Ypres/Ieper;50.851;2.886;3;89
Furnes/Veurne;51.073;2.662;4;86
Knokke-Heist;51.350;3.287;4;83
Termonde/Dendermonde;51.028;4.101;4;92
Audenarde/Oudenaarde;50.844;3.604;4;96 97
Deinze;50.982;3.529;4;98
Eeklo;51.185;3.566;4;99
Waterloo;50.715;4.399;4;
`;
