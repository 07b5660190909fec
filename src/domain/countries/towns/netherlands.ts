/** Larger towns of the Netherlands with postcode areas that they stand for. Columns as in `parseTowns`. */
export const NETHERLANDS = `
Amsterdam;52.373;4.893;1;10 11
Rotterdam;51.922;4.479;1;30 31
La Haye/Den Haag;52.078;4.311;1;25
Utrecht;52.091;5.122;2;35
Eindhoven;51.441;5.478;2;56
Groningue/Groningen;53.219;6.567;2;97
Maastricht;50.851;5.691;3;62
Bréda/Breda;51.586;4.776;3;48
Nimègue/Nijmegen;51.843;5.853;3;65
Arnhem;51.985;5.899;3;68
Tilburg;51.557;5.091;3;50
Zwolle;52.513;6.094;3;80
`;
