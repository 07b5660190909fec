import type { LanguageWords } from "./language-words.ts";

export const LUXEMBOURGISH: LanguageWords = {
  endings: "-, e, en, er, t, s, em",
  topics: {
    SUV: "Geländewon, Jeep Won, Geländeween, SUVen, héich Auto, héije Won, héich sëtzen, Jeepen, Geländeauto",
    Break: "Kombi, Breaken, Kombien, Familljebreak, Brek, groussen Break",
    Berline: "Limousine, Limousinn, Berlinn",
    "Berline compacte": "Kompaktwon, kompakt- Auto",
    Citadine:
      "Klengwon, Klengween, kleng- Auto, kleng- Won, Stadauto, Auto fir an d Stad, kleng- Autoen, Stad Auto, kleng-, klengst-, Klengen, klengt Auto, klengen Auto, kleng Autoen, Stadwon, fir an d Stad, klengst Auto, klenge Won, Klengauto, Stadtauto, Auto fir d Stad, fir d Stad",
    Monospace: "Monospacen, Minivan, Familljevan",
    Familiale:
      "Familljenauto, Familljeauto, Familljewon, Auto fir d Famill, Familljen Auto, groussen Auto fir d Famill, Famillenauto, Auto fir d Famille, Familljekutsch, Familljenwon, Auto fir d ganz Famill, fir d Famill, Famillewon",
    Cabriolet: "Cabrio, Kabrio, Cabrioen, Cabrioleten",
    Utilitaire:
      "Camionnett, Camionnetten, Kamionnett, Liwwerwon, Liwwerween, Transporter?, Aarbechtsauto, Won fir d Aarbecht, Camionnette, Handwierkerauto, Kastewon, Fourgon, Fourgonen, Lieferwon, Lieferween, Liwwerauto, Lieferauto, Aarbechtswon, Won fir ze schaffen, Handwierkerwon, Transporteren, Pritsch, Plateau, Camionetten, Camionette, klenge Camion",
    Essence:
      "Bensin, Benzin, Bensinner, Bensinsauto, Bensinn, Bensinsmotor, Benzinner, Benziner, mat Bensin, mat Benzin",
    Diesel: "Dieselmotor, Mazout, mat Diesel, Dieselen",
    Électrique:
      "elektresch-, elektrech-, Elektroauto, Elektroautoen, E Auto, Elektro, Stroumauto, vollelektresch-, Elektroween, Elektrowon, elektreschen, elektreschem, E Autoen, Elektresch, voll elektresch, mat Batterie, Stroum, reng elektresch",
    Hybride: "Hybrid, Hybriden, Hybridwon",
    "Hybride rechargeable":
      "Plug in Hybrid, Plug in, Hybrid fir ze lueden, opluedbar- Hybrid, Plug in Hybriden, PHEV, Hybrid mat Stecker, Hybrid mat Kabel, opluedbaren Hybrid, Plug Hybrid",
    "Hybride léger": "Mildhybrid, Mild Hybrid, Mikrohybrid",
    "Gaz naturel": "Äerdgas, Äerdgasauto",
    Hydrogène: "Waasserstoff",
    "Boîte automatique":
      "Automatik, automatesch-, Automatikgetriebe, Automatikgetrib, Automatic, automatesch Gäng, automatesche Gank, mat Automatik, Boîte automatique, Automatikauto, automateschen, automatescht, ouni Kupplung, ouni ze schalten, automatesch Boîte, Boîte auto",
    "Boîte manuelle":
      "Handschaltung, manuell-, Schaltgetriebe, geschalt-, mat Gäng, Schaltung, mat der Hand schalten, manuell Gäng, geschalten, mat Embrayage, Schaltauto, mat Kupplung, manuell Boîte, Boîte manuelle, fir ze schalten, Gangschaltung, mat Schaltung",
    "Traction avant": "Frontundriff, Viischtundriff, Virderradundriff",
    Propulsion: "Hannerradundriff, Heckundriff",
    "4x4":
      "Allrad, Allradundriff, Véierradundriff, Allradantrib, Véierrad, mat Allrad, Allradler, véier mol véier, Allradauto, Véierrad Undriff, Véierradantrib, Quattro Undriff, 4 Rad Undriff, mat 4 Rieder",
    Neuf: "nei-, neiwon, Neiween, nei- Auto, Neiauto, fonkelneit, ganz nei-, Neiwoen, nei Autoen, nei Ween, ganz nei, nach ni gefuer, fabrécksnei, fonkelnei, brandnei",
    Démonstration: "Virféierwon, Demowon, Demoauto, Direktiounswon, Demo, Demonstratiounswon, Testwon, Direktiounsauto",
    "0 km": "Dageszoulossung, null Kilometer, 0 Kilometer",
    Occasion:
      "Occasioun, Occasiounen, Occasiounsauto, Occasiounsautoen, Okkasioun, Okkasiounsauto, gebraucht-, Gebrauchtwon, Gebrauchtween, zweet- Hand, aus zweeter Hand, Occasiounswon, Occasiounsween, Occaz, Okkasiounen, Okkasiounswon, gebrauchten, gebrauchte, 2 Hand, zweeter Hand, Occasioune",
    "Première main":
      "éischt- Hand, éischter Hand, aus éischter Hand, ee Besëtzer, éischte Besëtzer, éischt Hand, eischt Hand, 1 Hand, aus 1 Hand, een eenzege Besëtzer, ee Proprietaire, éischte Proprietaire, eng Hand, 1 éischt Hand, eng éischt Hand, nëmmen eng Hand, just eng Hand, vun engem Besëtzer, nëmmen ee Besëtzer, just ee Besëtzer, 1 Besëtzer, een Besëtzer, engem Besëtzer, vun éischter Hand, Éischtbesëtzer",
    "Non accidenté":
      "ouni Accident, keen Accident, onfallfräi, net accidentéiert, accidentfräi, nach keen Accident, ni en Accident, onfallfräien, ouni Onfall, ouni Onfäll, ouni Accidenter, keen Onfall, nach ni en Onfall, ni Accident gehat, onfallfrei, nach ni Accident, ouni Schued, ouni Schied",
    "TVA déductible":
      "TVA ofzéibar, TVA zréck, TVA recuperabel, TVA déductibel, TVA recuperéierbar, ouni TVA, TVA ofsetzbar, mat TVA, TVA ofzéien, TVA zréckkréien, fir TVA ofzéien, TVA récupérabel, TVA récupérable, TVA ofzesetzen, hors TVA, mat ofsetzbarer TVA, Mehrwertsteier",
    "Sous garantie":
      "Garantie, nach Garantie, nach ënner Garantie, ënner Garantie, Wierksgarantie, Garantie drop, mat Garantie, Garantie nach, Neiwagegarantie, Constructeursgarantie, Garantie vum Constructeur, nach mat Garantie",
    "Carnet d’entretien":
      "Serviceheft, Entretiensheft, Entretien gemaach, Entretiensbuch, gutt ënnerhalen, Carnet, Entretienscarnet, Serviceheft komplett, Entretien gefouert, Serviceheft gefouert, mat Serviceheft, Carnet komplett, Entretien ëmmer gemaach, Servicer gemaach, Service gemaach, gutt gefleegt, gefleegt, Entretiensbichelchen, Servicebuch",
    "Contrôle technique valable":
      "technesch Kontroll, Kontroll gemaach, Contrôle technique gemaach, Kontroll ok, Kontroll nei, CT gemaach, nei Kontroll, technesch Kontroll ok, frësch Kontroll, mat Kontroll, Kontroll nach gutt, snct, snct ok, duerch d Kontroll, technesch Kontroll gemaach, Kontroll an der Rei",
    "Prix réduit":
      "Promotioun, Promo, Remise, Rabatt, reduzéiert-, am Präis erofgesat, Aktioun, am Solde, Solden, reduzéierte Präis, Bon plan, Promotiounen, Offeren, an der Promotioun, Ausverkaf, am Ausverkaf, erofgesaten, mat Remise, mat Rabatt, Spezialpräis, Spezialoffer, reduzéiert",
    "Disponible immédiatement":
      "direkt disponibel, disponibel, direkt ze kréien, sofort disponibel, direkt do, prett, sofort, op Lager, am Stock, sofort ze kréien, gläich disponibel, direkt matzehuelen, sofort matzehuelen, direkt ze hunn, elo disponibel, op der Plaz, séier disponibel",
    "Pas cher":
      "bëlleg-, belleg-, bëllegst-, net deier, net ze deier, am bëllegsten, gënschteg-, gënschtegst-, net ze vill deier, klenge Budget, bëllegt Auto, bëllegsten, niddregste Präis, klengste Präis, esou bëlleg wéi méiglech, sou bëlleg wéi méiglech, méiglechst bëlleg, dee bëllegsten, bëllegste, bëllegt, net esou deier, net sou deier, fir wéineg Geld, wéineg Geld, klengem Budget, klenge Präis, no Präis, gudde Präis, eppes Bëlleges, gënschtege, gënschtegen, gënschtegt, preiswäert-, abordabel",
    "Faible kilométrage":
      "wéineg Kilometer, manst Kilometer, mannst Kilometer, am mannste Kilometer, mannste Kilometer, wéineg km, wéineg gefuer, wéineg Kilometren, wéineg Kilometer drop, wéineg gerullt, net vill Kilometer, net vill km, sou wéineg Kilometer wéi méiglech, esou wéineg Kilometer wéi méiglech, mannsten Kilometer, manste Kilometer, am mannste Kilometeren, wéineg Kilometeren, bal net gefuer, net vill gefuer, kaum gefuer, niddrege Kilometerstand, mat wéineg Kilometer, wéinegst Kilometer",
    Récente:
      "rezent-, méi nei-, jonk-, net ze al, net al, neist-, neist Modell, am neisten, jéngst-, sou nei wéi méiglech, esou nei wéi méiglech, bal nei, wéi nei, méi rezent-, nei Modell, neie Modell, net ze alen, jonken, jonkt, nach jonk, neisten, dee neisten",
    Puissante:
      "staark-, vill PS, vill Kraaft, Sportswon, sportlech-, séier-, schnell-, vill Päerd, stäerkst-, am stäerksten, meescht PS, meescht Päerd, séierst-, stäerkste, vill Leeschtung, staarken, staarke, staarkt Auto, sportlechen, schnellen, schnellt, gutt Leeschtung, Rennauto, meescht Leeschtung",
    Cuir: "Lieder, Liedersëtzer, Liedersëtz, Ledersëtzer",
    "Grand coffre":
      "grouss- Koffer, grousse Koffer, vill Plaz am Koffer, vill Plaz, Plaz fir, genuch Plaz, groussem Koffer, groussen Koffer, groussen Kofferraum, geraimeg-, vill Plaz hannen, grousser Mall, grouss Mall, groussen Mall, décke Koffer, riesege Koffer, Plaz fir Koffer, Plaz fir den Hond, Plaz fir e Kannerwon, geraimegen, vill Plaz hannendran, vill Stauraum, groussen Volumen, groussem Kofferraum",
    "Petit SUV": "kleng- SUV, klenge SUV",
    moto: "Motorrad, Motorieder, Motoen",
    "camping-car": "Wunnmobil, Campingcar, Camper",
    vélo: "Vëlo, Vëloen, Elektrovëlo",
    tracteur: "Trakter",
    "poids lourd": "Camion, Camionen, Camioën",
    "Marques allemandes": "däitsch-, Däitschen, Däitsch",
    "Marques françaises": "franséisch-, Fransous, Fransousen",
    "Marques italiennes": "italieenesch-, Italiener",
    "Marques japonaises": "japanesch-, Japaner",
    "Marques coréennes": "koreanesch-, Koreaner",
    "Marques américaines": "amerikanesch-",
    "Marques suédoises": "schwedesch-",
    "Marques tchèques": "tschechesch-",
    "Marques espagnoles": "spuenesch-",
    "Marques anglaises": "englesch-",
    "Marques roumaines": "rumänesch-",
    "Marques chinoises": "chinesesch-",
    "Faible consommation":
      "spuersam-, wéineg Verbrauch, klenge Verbrauch, niddrege Verbrauch, verbraucht wéineg, spuersamen, spuersaamt, spuersam am Verbrauch, verbraucht net vill, net vill Verbrauch, wéineg Sprit, klenge Consommatioun, wéineg Bensin, ekonomesch-, niddregste Verbrauch, klengste Verbrauch, dee wéineg verbraucht, deen net vill verbraucht",
    "La plus grande autonomie":
      "gréisst Reechwäit, gréissten Autonomie, gréisst Autonomie, meescht Reechwäit, meescht Autonomie, gréisst Batterie, gréisste Batterie",
    "Grande autonomie":
      "grouss Autonomie, grouss Reechwäit, vill Autonomie, vill Reechwäit, laang Autonomie, grousser Reechwäit, groussem Reechwäit, grousser Autonomie, gudder Autonomie, gutt Reechwäit, gutt Autonomie, grouss Batterie, gudder Reechwäit, wäit Reechwäit, wäit fueren",
    "Full hybrid": "Vollhybrid, Full Hybrid",
    Thermique: "Verbrenner, Verbrennungsmotor",
    Électrifiée: "elektrifizéiert-",
    Éthanol: "Ethanol, Bioethanol",
    Crossover: "Crossover, Crossoveren",
    Coupé: "Coupé, Coupéen, Sportcoupé",
    GPL: "Autogas",
    "Superéthanol E85": "Flexfuel",
    Tissu: "Stoff, Stoffsëtzer",
    "Tissu et cuir": "hallef Lieder",
    Similicuir: "Kunstlieder",
    Velours: "Samt, Velours",
    Minibus: "Minibus, klenge Bus, Busje",
    "7 places et plus": "grouss Famill, drëtt Sëtzrei",
    "Haut de gamme": "Luxusauto, Luxus, luxuriéis-",
    "Avec mensualité":
      "Finanzéierung, finanzéieren, op Kredit, Kredit, Prêt, a Raten, Autoskredit, Finanzement, mat Finanzement, an Raten, a Rate bezuelen, mat Prêt, op Ofbezuelung, Mensualitéiten, Autoprêt, pro Mount bezuelen",
    "Radars avant et arrière":
      "Parksensore vir an hannen, Parksensoren vir an hannen, Radare vir an hannen, Parkhëllef vir an hannen, Sensore vir an hannen, Radar vir an hannen",
    "voiture sans permis": "Auto ouni Permis, ouni Permis",
    quad: "Quad",
    caravane: "Karavan",
    remorque: "Unhänger",
    bateau: "Boot",
    "Pick-up": "Pickup",
  },
  equipment: {
    isofix: "Kannersëtz, Kannersëtzbefestegung, Kannersitz, Isofix fir Kannersëtz, Kannerstull",
    alarm: "Alarmanlag",
    led_headlights: "LED Luuchten, LED Scheinwerfer",
    spare_wheel: "Reserverad, Ersatzrad",
    automatic_climate_control:
      "automatesch Clim, Klimaautomatik, automatesch Klimaanlag, Clim automatique, automatesch Klima",
    auxiliary_heating: "Standheizung",
    heat_pump: "Wärmepompel, Hëtztpompel",
    heated_seats:
      "Sëtzheizung, geheizt- Sëtzer, gehëtzt- Sëtzer, waarm Sëtzer, Sëtzer déi hëtzen, Sëtzerheizung, gehëtzten Sëtzer, Sëtzheizungen, gehëtzte Sëtzer, geheizte Sëtzer, gehëtzte Sëtz, waarme Sëtzer, chaufféiert Sëtzer, Sëtzhëtzt, Sëtzer déi chauffen",
    ventilated_seats: "belëft- Sëtzer",
    massage_seats: "Massagesëtzer, Massage Sëtzer",
    electric_seats: "elektresch Sëtzer, elektresch Sëtz",
    sport_seats: "Sportsëtzer",
    heated_steering_wheel:
      "geheizt- Lenkrad, gehëtzt- Steier, geheizt- Steier, Lenkradheizung, waarmt Lenkrad, Steierradheizung, gehëtzt Lenkrad",
    leather_steering_wheel: "Liederlenkrad, Liedersteier",
    keyless_entry: "ouni Schlëssel, Keyless, ouni Schlëssel opmaachen, Keyless Entry, Schlësselfräi",
    electric_tailgate:
      "elektresch Kofferdier, elektresch Koffer, elektresch Heckklapp, elektresche Koffer, automatesche Koffer, elektresche Kofferdeckel",
    hands_free: "Fräisprechanlag",
    navigation_system: "Navi, Navigatioun, GPS, Navigatiounssystem, Navigatioun agebaut, mat Navi, Navien",
    sound_system: "Soundsystem, gudd Musek, gudde Sound, gudd Boxen, Bose",
    cruise_control: "Tempomat, Vitessreegler, Regulateur, Régulateur, Cruise Control",
    adaptive_cruise_control:
      "Ofstandstempomat, adaptive Tempomat, adaptiven Tempomat, Tempomat mat Ofstand, Ofstandsregler, ACC",
    blind_spot_monitor:
      "doudege Wénkel, Doudewénkelassistent, doude Wénkel, Doudewénkel, doudewénkel Assistent, Doude Wénkel Warner",
    lane_assist: "Spurassistent, Spurhalteassistent",
    parking_sensors_front: "Parksensore vir, Parkhëllef vir, Radar vir, Sensore vir",
    parking_sensors_rear:
      "Parksensoren, Parksensor, Parkhëllef, Radar hannen, Radare fir ze parken, Parksensore, Parkhëllef hannen, Parkpiepsen, Parkradar, Radaren, Radar, Sensoren hannen, Parksensore hannen, Piepser, Piepser hannen, Parkpiepser",
    rear_camera:
      "Réckfaarkamera, Heckkamera, Kamera, Kamera hannen, Réckkamera, Caméra, Caméra hannen, Réckfuerkamera, Réckfaarcamera, Kamera fir hannen, Camera, Camera hannen, Parkkamera, Kamera fir ze parken",
    camera_360: "360 Grad Kamera",
    park_assist: "Parkassistent, parkt selwer, parkt eleng, parkt vum selwen, automatesch Parken",
    alloy_wheels:
      "Alufelgen, Alusfelgen, Jante Alu, Alujanten, schwaarz Felgen, Felgen, schwaarz Alufelgen, Alufelg, Jante, Jantes alu, Aluminiumfelgen, Alu Felgen",
    panoramic_roof:
      "Panoramadaach, Glasdaach, Panorama Daach, Panoramasdaach, Glas Daach, Panoramasdach, Panorama, grousst Glasdaach, Daach aus Glas, Panoramadaachen, Toit Pano, Toit panoramique",
    sunroof: "Schiebedaach, Daach dat opgeet, Schibdaach, Toit ouvrant, Sonnendaach",
    roof_rails: "Daachreling, Daachrailing",
    tow_bar:
      "Unhängerkupplung, Unhängerkupplong, Anhängerkupplung, AHK, Hänkerkupplung, Krop, Attelagekrop, Unhängervorrichtung, Attelage, Crochet, Unhängerkrop, Hänger zéien, en Hänger zéien, Karavan zéien, Attelage Krop, Unhängerkuppelung, Remorque zéien, fir e Karavan ze zéien, fir en Unhänger ze zéien, Anhänger zéien, Hakekupplung",
    tinted_windows: "gefierft- Fënsteren, dréif Fënsteren, getéint- Fënsteren",
    winter_tyres:
      "Wanterpneuen, Wanterreifen, Wanterpneu, Wanterrieder, Wanterreefer, Wanterpneuë, Wanterpneue, Wanterpneuen dobäi, mat Wanterpneuen, Pneuen fir de Wanter, Wanterrad, Schnéipneuen",
    all_season_tyres:
      "Ganzjoerespneuen, Ganzjoresreifen, Ganzjoerpneuen, Ganzjoerespneuë, Véierjoreszäitepneuen, All Season",
    fast_charging:
      "séier lueden, Schnelllueden, Schnellluedung, Schnellladen, séier opluede, séier opzelueden, Schnellluede, Schnelluedung, luet séier",
    charging_cable: "Luedkabel",
    sliding_door:
      "Schiebedier, Schiebediren, Schibdier, Säitendier, Schiebediere, Schiebedieren, Säitendieren, Schibdieren, Schiebtier",
    partition_wall: "Trennwand",
    refrigerated: "Killwon, Frigoswon",
    tail_lift: "Hiefbühn, Luedbrett, Luederamp, Hebebühn, Hiefplattform, Hayon",
    crew_cab: "Duebelkabinn",
    apple_carplay: "CarPlay, Apple CarPlay",
    folding_mirrors: "elektresch Spigelen, aklappbar Spigelen",
    digital_cockpit: "digitalen Tacho, digitale Cockpit",
    high_roof: "Héichdaach, héicht Daach, héijen Daach, héijem Daach",
    long_wheelbase: "laange Radstand",
    double_sliding_doors:
      "zwou Schiebedieren, Schiebedieren op zwou Säiten, Schiebedier op béide Säiten, 2 Schiebedieren, Schiebedieren op béide Säiten",
    two_zone_climate_control: "Zweezonen Clim, Clim bizone",
    removable_tow_bar: "ofhuelbar Unhängerkupplung, ofhuelbaren Attelage",
    head_up_display: "Head up Display",
  },
  colours: {
    white: "wäiss-, waiss-, wäiß-, wäissen, wäisst, wäisse, waisst",
    black: "schwaarz-, schwarz-, schwaarzt, schwaarzen",
    grey: "gro, groen, groe, groer, groot?, donkelgro, hellgro, anthrazit, grot, donkelgroen",
    silver: "sëlwer, silber, sëlwergro, sëlwergroen, sëlwere",
    blue: "blo, bloen, bloe, bloer, bloot, donkelblo, hellblo, blot, donkelbloen",
    red: "rout, roude, rouden, rouder, donkelrout, wäirout, routen, roudt, roudem",
    green: "gréng-, donkelgréng-, gréngt, gréngen, gréng",
    beige: "Cremefaarf",
    brown: "brong-, brongt, brongen",
    orange: "orangs?, orangen",
    yellow: "giel, gielen, giele, gieler, gielt",
    purple: "violett-, mof",
    gold: "gëllen, goldfaarweg-",
  },
  seats: { "5": "Fënnefsëtzer", "7": "Siwesëtzer", "9": "Néngsëtzer", "2": "Zweesëtzer" },
  doors: { "3": "dräidireg-", "5": "fënnefdireg-" },
  units: {
    monthly:
      "de Mount, am Mount, pro Mount, all Mount, mëndlech, monatlech, mol am Mount, Euro am Mount, pro Mount maximal",
    mileage: "Kilometer gefuer, Kilometer, km um Tacho, Kilometer um Tacho, Kilometeren, Kilometere, km gefuer",
    range: "km Reechwäit, Kilometer Reechwäit, km Autonomie, km wäit",
    horsepower: "Päerd, PS, Päerdsstäerkten, CV",
    doors: "Dier, Dieren, Diren, Dir, Diere, dierech",
    children: "Kanner, Kannersëtzer, Kannersëtz",
    seats: "Plaz, Plazen, Sëtz, Sëtzer, Sëtzplazen, Leit, Persounen, Sëtzplaz, Plaazen, Persoune",
    age: "Joer, Joren, Joer al, Joer aalt, Joer alen",
    months: "Mount, Méint, Méinten",
    warranty: "Méint Garantie",
    warrantyYears: "Joer Garantie",
    owners: "Besëtzer, Proprietairen, Besëtzern, Proprietär",
    consumption: "Liter op 100, Liter op 100 km, Liter op honnert",
    cylinders: "Zylinder",
    tonnes: "Tonnen",
    kilograms: "Kilo, Kilo zéien",
    net: "ouni TVA, Euro ouni TVA",
  },
  subjects: {
    price: "Präis, Budget, Präis bis, Budget vu, Käschten, Budget bis, Präis maximal",
    monthly: "Mensualitéit, Rate, Loyer",
    mileage: "Kilometerstand, Kilometer, km Stand, Kilometeren um Tacho",
    range: "Reechwäit, Autonomie, elektresch Reechwäit, Reechwäit vun, Autonomie vun",
    horsepower: "Leeschtung",
    kilograms: "Unhänger, Unhängerlaascht, zéien, Karavan, Zuchkraaft, Anhängelaascht, zitt, kann zéien, zéie kann",
    year: "Baujoer, Joergang, Éischtzoulossung, ugemellt, aus dem Joer, Erstzulassung, Immatrikulatioun, immatrikuléiert, zougelooss",
    warranty: "Garantie, mat Garantie",
    consumption: "Verbrauch, verbraucht, Consommatioun",
    battery: "Batterie, Batterie vun",
    people: "Famill vu, mir si",
    owners: "Besëtzer",
    unstated: "Koffer vu, Koffer, Kofferraum",
  },
  comparators: {
    max: "bis, bis zu, maximal, héchstens, net méi wéi, net méi deier wéi, maximum, bis maximal, bis maximum, héchstens bis, net iwwer, bis op, bis héchstens, net iwwert, net deier wéi, net méi ewéi, allerhéchstens, maximal bis",
    below:
      "ënner, enner, manner wéi, manner ewéi, virun, méi bëlleg wéi, ennert, ënnert, méi wéineg wéi, bëlleger wéi, méi bëlleg ewéi",
    min: "ab, op mannst, mindestens, vun un, zënter, wéinstens, minimum, op d mannst, minimal, wéinegstens, ab mindestens",
    above: "iwwer, méi wéi, no?, méi ewéi, iwwert",
    about: "ongeféier, ëm, ronn, ca, ëm déi, circa, zirka, esou ëm, géint",
    older: "méi al wéi, méi al ewéi",
    newer: "méi jonk wéi, méi nei wéi, méi jonk ewéi, méi nei ewéi, méi rezent wéi",
    notOlder: "net méi al wéi, net méi al ewéi, net eeler wéi",
  },
  trailingComparators: {
    max: "maximal, héchstens, oder manner, max, Maximum, a manner",
    min: "op mannst, oder méi, a méi, mindestens, minimum",
    notOlder: "oder méi jonk, oder méi nei, oder méi rezent, a méi jonk, a méi nei",
    notNewer: "oder méi al, a méi al",
  },
  // biome-ignore format: a line of numbers
  numbers: { zwee: 2, zwou: 2, zwéi: 2, dräi: 3, véier: 4, fënnef: 5, fënef: 5, sechs: 6, siwen: 7, siwe: 7, aacht: 8, acht: 8, néng: 9, zéng: 10, eelef: 11, zwielef: 12, dräizéng: 13, véierzéng: 14, fofzéng: 15, siechzéng: 16, siwwenzéng: 17, uechtzéng: 18, nonzéng: 19, zwanzeg: 20, drësseg: 30, véierzeg: 40, fofzeg: 50, sechzeg: 60, siechzeg: 60, siwenzeg: 70, achtzeg: 80, nonzeg: 90, honnert: 100, dausend: 1000 },
  not: "net, keen, keng, kee, ouni, ausser, just net, weder, op kee Fall, nët, all Faarf ausser, alles ausser, wëll keen, wëll keng, keen eenzegen",
  interior: "Interieur, Sëtzer, Lieder, Liedersëtzer, Liedersëtz",
  colourBeforeInterior: "inflected",
  near: "no bei, no?, bei, bei der, an der Géigend vun, an der Géigend, am Ëmkrees vun, ëm, ronderëm, nobäi, nobäi vun, an der Géigend vu, no vun, bei mir zu, ech wunne zu, wunnen zu, ech wunnen zu, wunnt zu, an der Noperschaft vun, Géigend, Regioun, an der Regioun, net wäit vun",
  smallWords:
    "den, de, d, dat, déi, deen, dem, der, en, eng, e, engem, enger, e puer, an?, a, mat, fir, op, no?, um, am, vun, vum, zu, ze, zum, bei, ech, ees, eis, mir?, mech, mäin, meng, mengem, menger, eise, eisen, sichen, sichs, siche, sich, gesicht, brauch, brauchen, braucht, kafen, kaf, keefen, wëll, wëllt, hätt, gär, hunn, hutt, huet, ass, sinn, gëtt, et, si, wat, wou, wéi, auto?, autoen, autoe, won, ween, Gefier, Gefierer, Modell, Faarf, Motor, wannechgelift, moien, gudde Moien, bonjour, äddi, merci, Merci, Famill, meng Famill, Fra, Mann, Kanner, Jong, Meedchen, och, ganz, gudd, gudden, gutt, just, nëmmen, all, alles, oder, e bëssen, Stad?, Aarbecht, Firmenauto, Firmewon, Déngschtauto, Gesellschaftsauto, schéin, schéinen, schéint, klenge, fir meng, dach, éischt Auto, Ufänger, dir, hutt dir, hutt der, gitt, géif, géifen, kënnt, kann, kënnen, muss, soll, sollt, wier, sin, Iech, iech, eppes, oder?, mol, nach, elo, direkt?, och gär, ongeféier?, fir all Dag, all Dag, Autobunn, Rees, Hond, Puppelchen, Student, Pensionnéierten, zouverlässeg, gudden Zoustand, gutt Zoustand, Zoustand, schéinen Zoustand, flott, flotten, flott Auto, egal, egal wéi eng Faarf, mee, mä, datt, well, wann, wéi?, net?, léiwer, am léifsten, onbedéngt, Mark, Marken, Modeller, zu?, vu, bis?, deene, däer, hei, do, hëllef, fir ze, fueren, fir an, fir an d, Vakanz, Schoul, Jonken, Duechter, Papp, Mamm, Bomi, Bopi, dee, déi do, dat do, wéi méiglech, méiglechst, dobäi, vir, hannen, lénks, riets, zéien, Bop, Bom, Kolleeg, Frëndin, Frënd, Brudder, Schwëster, Jonge, mäi Jong, meng Duechter, Elteren, schaffen, fir schaffen ze goen, op d Schaff, Schaff, fir op d Schaff, Wee, Wee op d Aarbecht, all Dag ze fueren, fir all Dag ze fueren, Kaméidi, wann ech gelift, wgl, Moie, Gudde Mëtteg, Gudden Owend, Villmools Merci, hunn gär, hätt gär, géif gär, mir sichen, ech sichen, ech brauch, mir brauchen, ech wéilt, wéilt, wëllen, kéint, kéinten, kéint dir, dir hutt, gitt et, gëtt et, verkafen, verkaaft, ze kafen, ze verkafen, Annonce, Garage, Stock, zimlech, relativ, ganz gutt, gudde Zoustand, an engem gudden Zoustand, propper, proppert, proppere, praktesch, prakteschen, komfortabel, bequem, robust, sécher, sëcheren, modern, modernen, schick, schicken, eventuell, vläicht, bal?, oder sou, oder esou, z b, asw, Firma, Betrib, Handwierker, privat, Proufaart, Permis, éischte Permis, jonke Chauffer, fir Ufänger, éischten Auto, mäin éischten Auto, zweeten Auto, Zweetwon",
};
