/**
 * What buyers type, and the stock's address it stands for (`q` written with plain blanks). `fixed`: the order of its words
 * matters. The stock is that of `stock.test-support.ts`, whose newest vehicles are of 2026.
 */
export type BuyersPhrase = { readonly typed: string; readonly address: string; readonly fixed?: true };

const lines = (text: string, fixed = false): BuyersPhrase[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [typed = "", address = ""] = line.split(" -> ").map((side) => side.trim());
      return { typed, address, ...(fixed && { fixed: true }) };
    });

const CARS = lines(`
golf diesel -> brand=volkswagen&model=golf&fuel=diesel
volkswagen golf -> brand=volkswagen&model=golf
golf volkswagen -> brand=volkswagen&model=golf
vw polo -> brand=volkswagen&model=polo
volskwagen golf -> brand=volkswagen&model=golf
golff essence -> brand=volkswagen&model=golf&fuel=petrol
hunday tucson -> brand=hyundai&model=tucson
renaut clio -> brand=renault&model=clio
peugot 208 -> brand=peugeot&model=208
merco essence -> brand=mercedes-benz&fuel=petrol
mercedes diesel -> brand=mercedes-benz&fuel=diesel
bm diesel -> brand=bmw&fuel=diesel
citroen berlingo -> brand=citroen&model=berlingo
porche macan -> brand=porsche&model=macan
nisan kashkai -> brand=nissan&model=qashqai
qashquai essence -> brand=nissan&model=qashqai&fuel=petrol
skoda octvia combi -> brand=skoda&model=octavia&body=estate
seat ibiza -> brand=seat&model=ibiza
mini countryman -> brand=mini&model=countryman
smart fortwo -> brand=smart&model=fortwo
dacia duster gpl -> brand=dacia&model=duster&fuel=lpg&fuel=lpgg3
e-208 -> brand=peugeot&model=208&fuel=electric
id.3 -> brand=volkswagen&model=id-3
ID3 -> brand=volkswagen&model=id-3
rav4 hybride rechargeable -> brand=toyota&model=rav4&fuel=electric-petrol&fuel=electric-diesel
cupra ateca -> brand=cupra&model=ateca
ateca -> brand=cupra&brand=seat&model=ateca
golf clio -> brand=renault&brand=volkswagen&model=clio&model=golf
500 -> brand=abarth&brand=fiat&model=500
fiat 500 -> brand=fiat&model=500
ford 500 -> brand=ford&q=500
2008 -> brand=peugeot&model=2008
mégane -> brand=renault&model=megane-e-tech
tourneo -> brand=ford&model=tourneo-connect&model=tourneo-custom
qashqai rouge -> brand=nissan&model=qashqai&color=red
`);

const CARS_IN_ORDER = lines(
  `
bm serie 3 -> brand=bmw&model=serie-3
mercedes classe a -> brand=mercedes-benz&model=classe-a
classe c break -> brand=mercedes-benz&model=classe-c&body=estate
tesla modele 3 -> brand=tesla&model=model-3
id 3 électrique -> brand=volkswagen&model=id-3&fuel=electric
land rover defender -> brand=land-rover&model=defender
range rover evoque -> brand=land-rover&model=range-rover-evoque
alfa romeo giulia -> brand=alfa-romeo&model=giulia
citroën c3 aircross -> brand=citroen&model=c3-aircross
golf variant -> brand=volkswagen&model=golf-variant
mazda 3 essence -> brand=mazda&model=3&fuel=petrol
honda e -> brand=honda&model=e
santa fe -> brand=hyundai&model=santa-fe
clio 5 -> brand=renault&model=clio
golf 7 gti -> brand=volkswagen&model=golf&q=gti
clio V essence -> brand=renault&model=clio&fuel=petrol
golf 2008 -> brand=volkswagen&model=golf&year-min=2008&year-max=2008
peugeot 2008 2019 -> brand=peugeot&model=2008&year-min=2019&year-max=2019
audi a3 -> brand=audi&model=a3
audi à 3 portes -> brand=audi&doors=3
ford ou opel -> brand=ford&brand=opel
208 à 15000 € -> brand=peugeot&model=208&price-max=15000
fiat 500 12 000 € -> brand=fiat&model=500&price-max=12000
peugeot 208 100 000 km -> brand=peugeot&model=208&mileage-max=100000
mini 5 portes -> brand=mini&doors=5
t roc -> brand=volkswagen&model=t-roc
troc -> brand=volkswagen&model=t-roc
mercedes a 180 -> brand=mercedes-benz&model=classe-a
range rover -> brand=land-rover&model=range-rover-evoque
audi a4 avant -> brand=audi&model=a4&body=estate
bmw 320d touring -> brand=bmw&body=estate&q=320d
ford transit custom L2H1 -> brand=ford&model=transit-custom&q=L2H1
C-HR -> q=C-HR
`,
  true,
);

const KINDS = lines(`
essence -> fuel=petrol
gazole -> fuel=diesel
mazout -> fuel=diesel
voiture électrique -> fuel=electric
hybride -> fuel=electric-petrol&fuel=electric-diesel&fuel=hybrid
plug-in -> fuel=electric-petrol&fuel=electric-diesel
phev -> fuel=electric-petrol&fuel=electric-diesel
GPL -> fuel=lpg&fuel=lpgg3
GNC -> fuel=cng
éthanol -> fuel=e85&fuel=bio-ethanol
superéthanol -> fuel=e85
hydrogène -> fuel=hydrogen
break diesel -> fuel=diesel&body=estate
suv 4x4 -> drive=all&body=suv
berline essence -> fuel=petrol&body=saloon
citadine -> body=compact
monospace -> body=mpv
cabriolet -> body=convertible
coupé -> body=coupe
familiale -> body=estate&body=mpv&body=family
utilitaires -> kind=van
camionnette diesel -> fuel=diesel&kind=van
fourgon -> kind=van
neuf -> condition=new
voiture neuve -> condition=new
occasions -> condition=used
démo -> condition=demonstrator
quattro -> drive=all
propulsion -> drive=rear
boîte automatique -> transmission=automatic
boîte automatque -> transmission=automatic
manuelle -> transmission=manual
BVA -> transmission=automatic
dsg -> transmission=automatic
noire -> color=black
voitures blanches -> color=white
rouge bleu -> color=blue&color=red
anthracite -> color=grey
bordeaux -> color=red
`);

const KINDS_IN_ORDER = lines(
  `
hybride rechargeable -> fuel=electric-petrol&fuel=electric-diesel
hybride diesel -> fuel=electric-diesel
4 roues motrices -> drive=all
boite auto -> transmission=automatic
boîte de vitesses automatique -> transmission=automatic
golf auto -> brand=volkswagen&model=golf&transmission=automatic
auto diesel -> fuel=diesel
auto d'occasion -> condition=used
voiture de direction -> condition=demonstrator
véhicule de démonstration -> condition=demonstrator
seconde main -> condition=used
0 km -> condition=preregistered
zéro kilomètre -> condition=preregistered
gris anthracite -> color=grey
rouge ou bleu -> color=blue&color=red
intérieur cuir noir -> upholstery=leather&interior-color=black
sellerie beige -> interior-color=beige
euro 6d -> emission-standard=euro6d
euro 6 -> emission-standard=euro6b&emission-standard=euro6c&emission-standard=euro6d&emission-standard=euro6e
classe énergétique A -> energy-class=A
pas de diesel -> fuel=petrol&fuel=electric&fuel=electric-petrol&fuel=hybrid&fuel=lpg
sans boîte manuelle -> transmission=automatic
golf sauf diesel -> brand=volkswagen&model=golf&fuel=petrol&fuel=electric&fuel=electric-petrol&fuel=hybrid&fuel=lpg
sans toit ouvrant -> q=sans toit ouvrant
sans plomb -> fuel=petrol
pas de diesel ni d'essence -> fuel=electric&fuel=electric-petrol&fuel=hybrid&fuel=lpg
tout sauf boîte auto -> transmission=manual
hybride non rechargeable -> fuel=hybrid
`,
  true,
);

const NUMBERS = lines(
  `
golf diesel boite auto moins de 20000 euros -> brand=volkswagen&model=golf&price-max=20000&fuel=diesel&transmission=automatic
moins de 20 000 € -> price-max=20000
max 20000 -> price-max=20000
20000 max -> price-max=20000
20k€ -> price-max=20000
15.000 euros -> price-max=15000
15'000,00 € -> price-max=15000
quinze mille euros -> price-max=15000
entre 15 et 20 mille euros -> price-min=15000&price-max=20000
15 mille euros -> price-max=15000
8 000€ -> price-max=8000
€ 12.500 -> price-max=12500
budget 12000 -> price-max=12000
prix max 15 000 € -> price-max=15000
jusqu'à 25 000 euros -> price-max=25000
entre 10 000 et 15 000 € -> price-min=10000&price-max=15000
de 10 à 15 000 € -> price-min=10000&price-max=15000
10000-15000 € -> price-min=10000&price-max=15000
plus de 10000 € moins de 20000 € -> price-min=10000&price-max=20000
environ 15000 € -> price-min=13500&price-max=16500
15000 € environ -> price-min=13500&price-max=16500
à partir de 30 000 € -> price-min=30000
300 €/mois -> monthly-max=300
moins de 300 € par mois -> monthly-max=300
mensualité max 250 -> monthly-max=250
moins de 300 € -> monthly-max=300
< 50 000 km -> mileage-max=50000
50.000 km -> mileage-max=50000
moins de 80k km -> mileage-max=80000
km max 50000 -> mileage-max=50000
kilométrage moins de 50.000 -> mileage-max=50000
20000 € max 50000 km -> price-max=20000&mileage-max=50000
après 2021 -> year-min=2022
depuis 2021 -> year-min=2021
à partir de 2019 -> year-min=2019
avant 2020 -> year-max=2019
2019 -> year-min=2019&year-max=2019
2018-2020 -> year-min=2018&year-max=2020
de 2018 à 2020 -> year-min=2018&year-max=2020
mars 2021 -> year-min=2021&year-max=2021
03/2021 -> year-min=2021&year-max=2021
2020 et plus -> year-min=2020
après 2019 avant 2022 -> year-min=2020&year-max=2021
2018 ou 2019 -> year-min=2018&year-max=2019
moins de 3 ans -> year-min=2023
150 ch -> power-min=110&power-max=111
plus de 110 kW -> power-min=110
au moins 150 chevaux -> power-min=110
400 km d'autonomie -> range-min=400
autonomie 400 km -> range-min=400
électrique 400 km -> fuel=electric&range-min=400
co2 max 100 -> co2-max=100
120 g/km -> co2-max=120
remorque 2 tonnes -> towing-min=2000
tracter 1,5 t -> towing-min=1500
5 portes -> doors=5
break 7 places -> body=estate&seats=7
sept places diesel -> fuel=diesel&seats=7
neuf places -> seats=9
5 ou 7 places -> seats=5&seats=7
plus de 5 places -> seats=6&seats=7&seats=8&seats=9
7 places et plus -> seats=7&seats=8&seats=9
monospace 7pl -> body=mpv&seats=7
12000 -> price-max=12000
26059 -> q=26059
`,
  true,
);

const WISHES = lines(
  `
avec attelage -> equipment=tow_bar
crochet d'attelage -> equipment=tow_bar
caméra de recul et gps -> equipment=navigation_system&equipment=rear_camera
camera recul -> equipment=rear_camera
toit panoramique -> equipment=panoramic_roof
toit ouvrant panoramique -> equipment=panoramic_roof
toit ouvrant -> equipment=sunroof
carplay -> equipment=apple_carplay
régulateur adaptatif -> equipment=adaptive_cruise_control
sièges chauffants -> equipment=heated_seats
sieges chaufants -> equipment=heated_seats
radars de recul -> equipment=parking_sensors_rear
jantes alu -> equipment=alloy_wheels
clim auto -> equipment=automatic_climate_control
clim -> q=clim
fourgon avec porte coulissante -> kind=van&equipment=sliding_door
vito double cabine -> brand=mercedes-benz&model=vito&equipment=crew_cab
à Esch -> location=esch-sur-alzette
golf à Bertrange -> brand=volkswagen&model=golf&location=bertrange
esch-sur-alzette -> location=esch-sur-alzette
première main non accidenté -> accident-free=1&first-owner=1
1ère main -> first-owner=1
TVA récupérable -> vat-deductible=1
garantie 2 ans -> warranty=1
carnet d'entretien -> service-book=1
promo suv -> body=suv&discounted=1
disponible de suite -> availability=available
suv pas cher -> body=suv&sort=price-asc
peu de km -> sort=mileage-asc
citadine récente -> body=compact&sort=year-desc
je cherche une voiture pour ma famille -> 
bonjour, je cherche une golf diesel svp -> brand=volkswagen&model=golf&fuel=diesel
voiture d'occasion au Luxembourg -> condition=used
pour jeune conducteur -> q=jeune conducteur
golf 2.0 TDI Highline -> brand=volkswagen&model=golf&q=2.0 TDI Highline
Limited -> q=Limited
gti -> q=gti
xyzzy -> q=xyzzy
lexus -> q=lexus
opel karl -> brand=opel&q=karl
fiat punto diesel -> brand=fiat&fuel=diesel&q=punto
siège cuir chauffant -> equipment=heated_seats&upholstery=leather
voiture pour la ville -> body=compact
suv hybride moins de 30.000€ avec toit panoramique -> price-max=30000&fuel=electric-petrol&fuel=electric-diesel&fuel=hybrid&body=suv&equipment=panoramic_roof
je voudrais acheter une petite voiture automatique pas chère -> transmission=automatic&body=compact&sort=price-asc
porte-vélo -> q=porte-vélo
`,
  true,
);

export const BUYERS_PHRASES: readonly BuyersPhrase[] = [
  ...CARS,
  ...CARS_IN_ORDER,
  ...KINDS,
  ...KINDS_IN_ORDER,
  ...NUMBERS,
  ...WISHES,
];
